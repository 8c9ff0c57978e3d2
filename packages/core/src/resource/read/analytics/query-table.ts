import { measures } from '@svc/contract/measure/figure';
import type { Dimension, MetricName, MetricTable, QueryMetrics } from '@svc/contract/read/analytics';
import type { Scope } from '@svc/db';
import {
  type CountName,
  type Pack,
  type PackGroup,
  type Panel,
  type PanelCell,
  type PanelPrompt,
  type PanelQuery,
  panelGroup,
  readPacks,
  sumPacks,
} from '../../measure/cell/index.ts';
import { estimateFigure } from '../../measure/figure/index.ts';
import type { SpanPanel } from './load.ts';
import { looksIn, type SpanLooks } from './looks.ts';

/** A row before its intervals: they are made for the page that is shown alone. */
export interface Found {
  values: Partial<Record<Dimension | MetricName, string | number | null>>;
  /** The scope of the row: some groups of packs, and the prompts with these places in them. */
  groups: PackGroup[];
  members: number[];
}

type Figures = MetricTable['rows'][number]['figures'];

const packDimensions: Partial<Record<Dimension, (pack: Pack) => string | null>> = {
  brand: ({ brandId }) => brandId,
  engine: ({ engine }) => engine,
  surface: ({ surface }) => surface,
  model: ({ model }) => model,
  country: ({ country }) => country,
  language: ({ language }) => language,
  persona: ({ persona }) => persona,
  scan: ({ scanId }) => scanId,
};
const promptDimensions: Partial<Record<Dimension, (prompt: PanelPrompt) => string | null>> = {
  intent: ({ intent }) => intent,
  topic: ({ topic }) => topic,
  prompt: ({ key }) => key,
};
type Values = Partial<Record<Dimension, string | null>>;

const named = <T>(
  dimensions: readonly Dimension[],
  table: Partial<Record<Dimension, (one: T) => string | null>>,
  one: T,
): Values =>
  Object.fromEntries(dimensions.flatMap((name) => (table[name] ? [[name, table[name](one)]] : [])));

const units = ['day', 'week', 'month'] as const;

/** The prompts that have the dimensions in common, by their places. */
function partsOf(prompts: readonly PanelPrompt[], dimensions: readonly Dimension[]) {
  const parts = new Map<string, { values: Values; members: number[] }>();
  for (const [place, prompt] of prompts.entries()) {
    const values = named(dimensions, promptDimensions, prompt);
    const key = JSON.stringify(values);
    const part = parts.get(key) ?? { values, members: [] };
    part.members.push(place);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** What is read besides the answers. */
const countsOf: Partial<Record<MetricName, readonly CountName[]>> = {
  presence: ['present', 'lost', 'failed', 'answered'],
  mention: ['mentioned', 'lost', 'failed', 'answered'],
  citation: ['grounded', 'cited', 'lost', 'failed', 'answered'],
  lost: ['lost', 'failed'],
  refused: ['refused'],
};

export interface Table {
  /** Every row of a query, in no order. */
  found: Found[];
  figuresOf: (row: Found) => Figures;
  /** The cells that a row speaks of. */
  panelOf: (row: Found) => SpanPanel;
}

export async function loadTable(
  scope: Scope,
  query: PanelQuery,
  { dimensions, metrics }: Pick<QueryMetrics, 'dimensions' | 'metrics'>,
): Promise<Table> {
  const counts = [...new Set(['answers', ...metrics.flatMap((name) => countsOf[name] ?? [])] as const)];
  const periods = units.filter((unit) => dimensions.includes(unit));
  const read = await readPacks(scope, query, counts, periods);
  const { prompts } = read;
  const parts = partsOf(prompts, dimensions);
  const labels = new Map<string, Values>();
  const packs = new Map<string, Pack[]>();
  const groups = sumPacks(read, (pack) => {
    const days = periods.map((unit, at) => [unit, pack.periods[at] ?? null]);
    const values = { ...named(dimensions, packDimensions, pack), ...Object.fromEntries(days) };
    const key = JSON.stringify(values);
    labels.set(key, values);
    const own = packs.get(key) ?? [];
    packs.set(key, own);
    own.push(pack);
    return key;
  });
  const found = [...Map.groupBy(groups, ({ bucket }) => bucket)].flatMap(([bucket, own]) =>
    parts.flatMap(({ values, members }): Found[] => {
      const metrics = valuesOf(own, members);
      return metrics
        ? [{ values: { ...labels.get(bucket), ...values, ...metrics }, groups: own, members }]
        : [];
    }),
  );
  const wanted = measures.filter((measure) => metrics.includes(measure));
  const cellsOf = cellsByPrompt();
  const looks = new Map<string, SpanLooks>();
  const looksOf = (bucket: string): SpanLooks => {
    const known = looks.get(bucket) ?? looksIn({ prompts, packs: packs.get(bucket) ?? [] });
    looks.set(bucket, known);
    return known;
  };
  const panelOf = ({ groups: own, members }: Found): SpanPanel => ({
    looks: looksOf(own[0]?.bucket ?? ''),
    prompts: members.flatMap((member) => prompts[member] ?? []),
    groups: own.flatMap((group) => {
      const { rest, byPrompt } = cellsOf(group);
      const cells = members.flatMap((member, prompt) => {
        const cell = byPrompt.get(member);
        return cell ? [{ ...cell, prompt }] : [];
      });
      return cells.length > 0 ? [{ ...rest, cells }] : [];
    }),
  });
  const figuresOf = (row: Found): Figures => {
    const panel = panelOf(row);
    return Object.fromEntries(
      wanted.flatMap((measure) => {
        const figure = estimateFigure(panel, panel.groups, measure);
        return figure ? [[measure, figure] as const] : [];
      }),
    );
  };
  return { found, figuresOf, panelOf };
}

/** Each group's cells by the place of their prompt, made once for all rows that need them. */
function cellsByPrompt() {
  const known = new Map<
    PackGroup,
    { rest: Omit<Panel['groups'][number], 'cells'>; byPrompt: Map<number, PanelCell> }
  >();
  return (group: PackGroup) => {
    const found = known.get(group);
    if (found) return found;
    const { cells, ...rest } = panelGroup(group);
    const made = { rest, byPrompt: new Map(cells.map((cell) => [cell.prompt, cell])) };
    known.set(group, made);
    return made;
  };
}

/** The figures of one row, of the counts that were read: engines weigh alike, and on each its prompts. null: it has no cell. */
function valuesOf(
  groups: readonly PackGroup[],
  prompts: readonly number[],
): Record<MetricName, number | null> | null {
  const engines = groups.flatMap(({ scans, sums }) => {
    const cells = prompts.filter((prompt) => (scans[prompt] ?? 0) > 0);
    const sum = (name: CountName): number =>
      cells.reduce((all, prompt) => all + (sums[name]?.[prompt] ?? 0), 0);
    const rate = (part: CountName, whole: CountName): number | null =>
      mean(cells.map((prompt) => ratio(sums[part]?.[prompt] ?? 0, sums[whole]?.[prompt] ?? 0)));
    return cells.length === 0
      ? []
      : [
          {
            sum,
            presence: rate('present', 'answers'),
            mention: rate('mentioned', 'answers'),
            citation: rate('cited', 'grounded'),
            prompts: cells.length,
            scans: Math.max(...cells.map((prompt) => scans[prompt] ?? 0)),
          },
        ];
  });
  if (engines.length === 0) return null;
  const sum = (name: CountName): number => engines.reduce((all, engine) => all + engine.sum(name), 0);
  return {
    presence: mean(engines.map(({ presence }) => presence)),
    mention: mean(engines.map(({ mention }) => mention)),
    citation: mean(engines.map(({ citation }) => citation)),
    answers: sum('answers'),
    lost: sum('lost') + sum('failed'),
    refused: sum('refused'),
    prompts: Math.max(...engines.map(({ prompts }) => prompts)),
    scans: Math.max(...engines.map(({ scans }) => scans)),
  };
}

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return ratio(
    known.reduce((sum, value) => sum + value, 0),
    known.length,
  );
}
