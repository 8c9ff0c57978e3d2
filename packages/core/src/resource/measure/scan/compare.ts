import { weakest } from '@svc/contract/kernel';
import type { CompareScans, Difference, Mover, Scan, ScanComparison } from '@svc/contract/measure/scan';
import type { Scope } from '@svc/db';
import { changeOfCounts, currentMethod, findMovers, type PeriodCell } from '@svc/scoring';
import { type Context, invalid, ServiceError } from '../../../kernel/index.ts';
import { boundedNote, type CellCount, fewTopicsNote } from '../score/index.ts';
import { compareWithBaseline } from './baseline.ts';
import {
  byTopic,
  hasFewTopics,
  ownCells,
  pairCells,
  type ScanCell,
  type TopicCell,
} from './compare-cells.ts';
import { headlineOf } from './compare-headline.ts';
import { notesOnChange } from './compare-notes.ts';
import { loadScanFacts, type ScanFacts } from './queries-compare.ts';
import { lastScan } from './queries-last.ts';
import { getScan } from './service.ts';

const badgeOf = (scans: readonly Scan[], runs: ScanFacts['runs']) =>
  runs.some((run) => run.surface === 'sandbox')
    ? 'predicted'
    : (weakest(scans.flatMap(({ result }) => (result ? [result.provenance] : []))) ?? 'live');

/** Changes between two scans, cell by cell, with other differences between them. */
export async function compareScans(
  context: Context,
  input: CompareScans & { scanId: string },
): Promise<ScanComparison> {
  return (await compareScansBySurface(context, input)).comparison;
}

/** The same, with the change of each surface that both scans asked. */
export async function compareScansBySurface(
  context: Context,
  input: CompareScans & { scanId: string },
): Promise<{ comparison: ScanComparison; surfaces: BySurface }> {
  const after = await getScan(context, { scanId: input.scanId });
  const before = await earlierScan(context, after, input.with);
  for (const scan of [before, after]) {
    if (scan.result === null)
      throw new ServiceError('conflict', `Scan ${scan.id} is ${scan.status} and has no figures to compare.`);
  }
  const [{ pair, surfaces }, { found, missing }] = await Promise.all([
    compareSurfaces(context, before, after),
    compareWithBaseline(context, after, input.baseline),
  ]);
  return { comparison: { ...pair, baseline: found, noBaseline: missing }, surfaces };
}

/** The change of each surface, on questions like these. */
export type BySurface = ReadonlyMap<string, Difference>;

/** Two scans compared, without the level before them. */
export type PairComparison = Omit<ScanComparison, 'baseline' | 'noBaseline'>;

/** Also the change of each surface that both scans asked. Throws conflict when the two asked no engine in common. */
export async function compareSurfaces(
  scope: Scope,
  before: Scan,
  after: Scan,
): Promise<{ pair: PairComparison; surfaces: BySurface }> {
  const [old, now] = await Promise.all([loadScanFacts(scope, before.id), loadScanFacts(scope, after.id)]);
  const engines = now.runs
    .map((run) => run.engine)
    .filter((engine) => old.runs.some((run) => run.engine === engine));
  if (engines.length === 0) throw new ServiceError('conflict', 'The two scans asked no engine in common.');
  const asked = <Cell extends { engine: string }>(list: readonly Cell[]): Cell[] =>
    list.filter(({ engine }) => engines.includes(engine));
  const cells = ownCells(asked([...old.cells, ...old.lost]), asked([...now.cells, ...now.lost]));
  const surfaces = Map.groupBy(asked(now.runs), (run) => run.surface);
  const shift = changeOf(cells, 'market');
  const byEngine = engines.map((engine) => {
    const own = cells.filter((cell) => cell.engine === engine);
    return { engine, tracked: changeOf(own, 'tracked'), market: changeOf(own, 'market') };
  });
  const tracked = changeOf(cells, 'tracked');
  const differences = [shift, tracked, ...byEngine.flatMap((one) => [one.tracked, one.market])];
  const pair: PairComparison = {
    headline: headlineOf(shift),
    before: { scanId: before.id, at: before.createdAt },
    after: { scanId: after.id, at: after.createdAt },
    provenance: badgeOf([before, after], [...old.runs, ...now.runs]),
    engines,
    pairedPrompts: tracked.shared,
    overall: surfaces.size === 1 ? { tracked, market: shift } : null,
    byEngine,
    shift,
    movers: moversOf(byTopic(cells), { old: asked(old.brands), now: asked(now.brands) }, engines),
    prompts: promptsThatChanged(asked(old.cells), asked(now.cells)),
    notes: [
      ...notesOnChange({ scan: before, facts: old }, { scan: after, facts: now }),
      ...(shift.label === 'few_topics' ? [fewTopicsNote] : []),
      ...(differences.some(({ ci }) => ci?.method === 'bounded-by-loss') ? [boundedNote] : []),
    ],
  };
  const changes = [...surfaces].map(([surface, runs]): [string, Difference] => {
    const of = new Set(runs.map(({ engine }) => engine));
    const own = cells.filter(({ engine }) => of.has(engine));
    return [surface, surfaces.size === 1 ? shift : changeOf(own, 'market')];
  });
  return { pair, surfaces: new Map(changes) };
}

/** A change on these very prompts, or on questions like these with topics as clusters where there are enough. */
export const changeOf = (cells: readonly TopicCell[], question: Difference['question']): Difference =>
  changeBy(currentMethod.compare, cells, question);

/** The same between two periods of several scans, for all that their days differ. */
export const changeOfPeriods = (
  cells: readonly (TopicCell & PeriodCell)[],
  question: Difference['question'],
): Difference => changeBy(currentMethod.comparePeriods, cells, question);

function changeBy<Cell extends TopicCell>(
  compare: (cells: readonly Cell[], options: { question: Difference['question'] }) => Difference,
  cells: readonly Cell[],
  question: Difference['question'],
): Difference {
  if (question === 'tracked') return compare(cells, { question });
  const change = compare(byTopic(cells), { question });
  return change.ci && hasFewTopics(cells) ? { ...change, label: 'few_topics' } : change;
}

async function earlierScan(context: Context, after: Scan, given: string | undefined): Promise<Scan> {
  if (given === after.id)
    throw invalid('with', 'A scan can’t be compared with itself.', {
      expected: 'another scan',
      received: given,
    });
  if (given !== undefined) return getScan(context, { scanId: given });
  const found =
    after.projectId === null
      ? undefined
      : await lastScan(context, after.projectId, {
          createdAt: after.createdAt,
          id: after.id,
        });
  if (!found)
    throw new ServiceError(
      'not_found',
      `Scan ${after.id} has no earlier scan that it can be compared with. Name one in “with”.`,
    );
  return getScan(context, { scanId: found.id });
}

/** Engines, intents and other brands are one family, so that looking at many things finds no more noise. */
function moversOf(
  cells: readonly ScanCell[],
  brands: { old: ScanFacts['brands']; now: ScanFacts['brands'] },
  engines: readonly string[],
): Mover[] {
  const names = new Map<string, Pick<Mover, 'kind' | 'id' | 'name'>>();
  const named = (kind: Mover['kind'], id: string, name: string): string => {
    names.set(`${kind}:${id}`, { kind, id, name });
    return `${kind}:${id}`;
  };
  const intents = new Map(cells.map((cell) => [cell, cell.intent]));
  const segments = [
    ...engines.map((engine) => ({
      id: named('engine', engine, engine),
      cells: cells.filter((cell) => cell.engine === engine),
    })),
    ...[...new Set(intents.values())].map((intent) => ({
      id: named('intent', intent, intent),
      cells: cells.filter((cell) => cell.intent === intent),
    })),
  ];
  const others = [...Map.groupBy(brands.now, ({ brandId }) => brandId)]
    .filter(([, [first]]) => first?.role === 'competitor')
    .map(([brandId, own]) => ({
      id: named('brand', brandId, own[0]?.name ?? brandId),
      cells: byTopic(
        pairCells(
          brands.old.filter((cell) => cell.brandId === brandId),
          own,
        ),
      ),
    }));
  return findMovers(cells, { segments, brands: others }).flatMap(({ id, clusters, ...mover }) => {
    const name = names.get(id);
    return name ? [{ ...name, prompts: clusters, ...mover }] : [];
  });
}

function promptsThatChanged(old: readonly CellCount[], now: readonly CellCount[]): ScanComparison['prompts'] {
  const sum = (cells: readonly CellCount[]) =>
    new Map(
      [...Map.groupBy(cells, (cell) => cell.promptId ?? cell.text)].map(([key, own]) => [
        key,
        {
          promptId: own[0]?.promptId ?? null,
          text: own[0]?.text ?? '',
          present: own.reduce((total, cell) => total + cell.present, 0),
          answers: own.reduce((total, cell) => total + cell.answers, 0),
        },
      ]),
    );
  const before = sum(old);
  return [...sum(now)]
    .flatMap(([key, { promptId, text, ...after }]) => {
      const earlier = before.get(key);
      if (!earlier) return [];
      if (after.answers === 0 || earlier.answers === 0) return [];
      const { value: change, ci } = changeOfCounts(
        { successes: earlier.present, trials: earlier.answers },
        { successes: after.present, trials: after.answers },
      );
      return [
        { promptId, text, before: { present: earlier.present, answers: earlier.answers }, after, change, ci },
      ];
    })
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, 20);
}
