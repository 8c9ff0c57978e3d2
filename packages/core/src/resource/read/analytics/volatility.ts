import type { Volatility, VolatilityQuery } from '@svc/contract/read/analytics';
import {
  type Churn,
  type ChurnCell,
  createRandom,
  judgeTogether,
  type Likeness,
  measureChurn,
} from '@svc/scoring';
import type { Context } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import {
  newestScans,
  type Panel,
  readCitedDomains,
  readDimensions,
  readPanel,
  sayWhatExists,
} from '../../measure/cell/index.ts';
import { rulesOf } from './filter.ts';
import { badgeOf, queryOf } from './load.ts';
import { spanOf } from './window.ts';

const seed = 20_261_122;
/** Steps beyond these are old news, and each is simulated anew. */
const mostSteps = 12;

/** How the brands and sources of answers change from scan to scan, beside what chance alone would show. */
export async function getVolatility(context: Context, input: VolatilityQuery): Promise<Volatility> {
  const { projectId } = input;
  const span = spanOf(context, input, await getProject(context, { projectId }));
  const picked = { projectId, rules: await rulesOf(context, projectId, input), brandIds: 'all' as const };
  const whole = queryOf(picked, span, 'scan');
  const newest = (await newestScans(context, whole, mostSteps + 1)).reverse();
  const query = { ...whole, from: newest[0]?.at ?? span.from };
  const [panel, domains] = await Promise.all([readPanel(context, query), readCitedDomains(context, query)]);
  const scans = newest.map(({ scanId }) => scanId);
  const brands = new Map(
    [...Map.groupBy(panel.groups, ({ bucket }) => bucket)].map(([scan, own]) => [scan, namedIn(own)]),
  );
  const sources = Map.groupBy(domains, ({ scan }) => scan);
  const steps = scans.slice(1).map((after, at) => {
    const before = scans[at] ?? '';
    return {
      before,
      after,
      brands: churnOf(brandCells(brands.get(before), brands.get(after))),
      sources: churnOf(domainCells(sources.get(before), sources.get(after))),
    };
  });
  return {
    projectId,
    span,
    provenance: badgeOf(panel.groups),
    steps: judgeSteps(steps),
    notes:
      panel.groups.length === 0
        ? [sayWhatExists(await readDimensions(context, projectId))]
        : scans.length < 2
          ? ['It takes two scans in the period to see what changes between them.']
          : [],
  };
}

const churnOf = (cells: readonly ChurnCell[]) => measureChurn(cells, createRandom(seed), 200);

interface Step {
  before: string;
  after: string;
  brands: Churn;
  sources: Churn;
}

/** All steps are one family of tests: of twelve in which nothing but chance changed anything, one would seem to have in a third of the lists. */
export function judgeSteps(steps: readonly Step[]): Volatility['steps'] {
  const all = steps.flatMap(({ brands, sources }) =>
    [brands, sources].flatMap(({ jaccard, overlap }) => [jaccard, overlap]),
  );
  const family = judgeTogether(all);
  const isMore = new Set(all.filter((one, at) => family[at]?.discovery && isBelow(one)));
  const judged = (one: Likeness) => ({
    value: one.value,
    expected: one.expected,
    verdict:
      one.value === null || one.expected === null
        ? ('nothing_to_compare' as const)
        : isMore.has(one)
          ? ('more_than_chance' as const)
          : ('within_chance' as const),
  });
  const shown = ({ jaccard, overlap, cells }: Churn) => ({
    jaccard: jaccard.value,
    expected: jaccard.expected,
    verdict: judged(jaccard).verdict,
    order: judged(overlap),
    cells,
  });
  return steps.map((step) => ({ ...step, brands: shown(step.brands), sources: shown(step.sources) }));
}

const isBelow = ({ value, expected }: Likeness): boolean =>
  value !== null && expected !== null && value < expected.low;

type Counts = ChurnCell['before'][number];

/** Of a scan, by engine and prompt: each brand's mentions. */
function namedIn(groups: Panel['groups']): Map<string, Map<string, Counts>> {
  const cells = new Map<string, Map<string, Counts>>();
  for (const { engine, brandId, cells: own } of groups)
    for (const { prompt, mentioned, answers } of own) {
      const key = `${engine} ${prompt}`;
      const brands = cells.get(key) ?? new Map<string, Counts>();
      cells.set(key, brands);
      if (answers > 0) brands.set(brandId, { successes: mentioned, trials: answers });
    }
  return cells;
}

type NamedBrands = ReturnType<typeof namedIn>;

/** Brands that both scans looked for, in cells that both asked. */
function brandCells(before: NamedBrands = new Map(), after: NamedBrands = new Map()): ChurnCell[] {
  return [...after].flatMap(([key, own]) => {
    const both = [...(before.get(key) ?? [])].flatMap(([brand, earlier]) => {
      const later = own.get(brand);
      return later ? [{ earlier, later }] : [];
    });
    return both.length === 0
      ? []
      : [{ before: both.map(({ earlier }) => earlier), after: both.map(({ later }) => later) }];
  });
}

type CitedDomains = Awaited<ReturnType<typeof readCitedDomains>>;

function domainCells(before: CitedDomains = [], after: CitedDomains = []): ChurnCell[] {
  const earlier = new Map(before.map((one) => [one.cell, one]));
  return after.flatMap((own) => {
    const old = earlier.get(own.cell);
    if (!old || old.answers === 0 || own.answers === 0) return [];
    const items = [...new Set([...Object.keys(old.domains), ...Object.keys(own.domains)])];
    const list = ({ domains, answers }: typeof own): Counts[] =>
      items.map((item) => ({ successes: Math.min(answers, domains[item] ?? 0), trials: answers }));
    return items.length === 0 ? [] : [{ before: list(old), after: list(own) }];
  });
}
