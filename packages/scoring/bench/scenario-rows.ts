import { geometricMean, type Row, round, slack, spreadOf } from './row.ts';
import type { CoverageResult } from './simulation/coverage.ts';
import type { ScenarioResult } from './simulation/scenario.ts';
import { constantTruths, otherTruths, twoGroupTruths } from './simulation/truth.ts';

const band = [94, 96] as const;
const idsOf = (truths: readonly { id: string }[]) => new Set(truths.map(({ id }) => id));

/** Rows C9, C18 and C19: laws of the prompts' rates that are no Beta law. */
export function shapeRows(cells: readonly CoverageResult[], full: boolean): Row[] {
  const marketOf = (ids: ReadonlySet<string>) =>
    cells.filter(({ truth, n }) => ids.has(truth) && n >= 20).map(({ market }) => market.coverage);
  const groups = spreadOf(marketOf(idsOf(twoGroupTruths)), band);
  const others = spreadOf(marketOf(idsOf(otherTruths)), band);
  const constant = idsOf(constantTruths);
  const twice = spreadOf(
    cells.filter(({ truth, k }) => constant.has(truth) && k === 2).map(({ tracked }) => tracked.coverage),
    band,
  );
  const extra = slack(full, cells.find(({ truth }) => constant.has(truth))?.repeats ?? 1);
  return [
    {
      id: 'C9',
      what: 'market coverage, 12 two-group laws, n = 24 to 200, k = 1 to 10: worst cell',
      bar: 'every cell >= 93.0, mean 94.5-96.5',
      figure: round(groups.min),
      unit: '%',
      pass: groups.min >= 93 - extra && groups.mean >= 94.5 && groups.mean <= 96.5,
      slack: round(extra),
      detail: {
        mean: round(groups.mean),
        max: round(groups.max),
        cells: marketOf(idsOf(twoGroupTruths)).length,
      },
    },
    {
      id: 'C18',
      what: 'market coverage, 10 further laws (constant, logit-normal, spikes), n = 24 and 100, k = 1 to 10: worst cell',
      bar: '>= 92.8',
      figure: round(others.min),
      unit: '%',
      pass: others.min >= 92.8 - extra,
      slack: round(extra),
      detail: { mean: round(others.mean), max: round(others.max) },
    },
    {
      id: 'C19',
      what: 'tracked coverage, prompts all alike, k = 2, n = 10 to 100: worst cell',
      bar: '>= 92.5',
      figure: round(twice.min),
      unit: '%',
      pass: twice.min >= 92.5 - extra,
      slack: round(extra),
      detail: { mean: round(twice.mean) },
    },
  ];
}

type Figure = (result: ScenarioResult) => number | undefined;
const trackedOf: Figure = ({ tracked }) => tracked?.coverage;
const marketOf: Figure = ({ market }) => market?.coverage;

/** Rows C10 to C17, W5 and W6: what an audit broke, one setting each. */
export function scenarioRows(results: readonly ScenarioResult[], full: boolean): Row[] {
  const of = (row: string) => results.filter((result) => result.row === row);
  const extra = slack(full, results[0]?.repeats ?? 1);
  const lowest = (row: string, ...figures: Figure[]): number =>
    Math.min(...of(row).flatMap((result) => figures.map((figure) => figure(result) ?? 100)));
  const coverageRow = (id: string, what: string, least: number, figures: Figure[], more = true): Row => ({
    id,
    what,
    bar: `>= ${least}`,
    figure: round(lowest(id, ...figures)),
    unit: '%',
    pass: lowest(id, ...figures) >= least - extra && more,
    slack: round(extra),
  });
  const bias = Math.max(...of('C12').map((result) => 100 * Math.abs(result.bias)));
  const found = of('C15').filter(({ setting }) => setting.startsWith('Beta(0.3') && setting.includes('40%'));
  const creditsOf = (row: string): number =>
    100 * geometricMean(of(row).map(({ overNaive }) => (overNaive ?? 1) ** 2));
  const creditRow = (id: string, what: string, most: number): Row => ({
    id,
    what,
    bar: `<= ${most} at coverage >= 94 in every shape`,
    figure: round(creditsOf(id), 1),
    unit: '%',
    pass: creditsOf(id) <= most && lowest(id, trackedOf) >= 94 - extra,
    slack: round(extra),
    detail: {
      worstShape: round(100 * Math.max(...of(id).map(({ overNaive }) => (overNaive ?? 1) ** 2)), 1),
      minCoverage: round(lowest(id, trackedOf)),
    },
  });
  return [
    coverageRow('C10', 'market coverage, 8 to 24 topics, correlation .2-.8 within: worst', 92.5, [marketOf]),
    {
      ...coverageRow(
        'C11',
        'fewer than 8 topics: said, and the interval is for questions of these topics: worst coverage',
        93,
        [marketOf],
        of('C11').every(({ said }) => said === 1),
      ),
      detail: { saidAlways: String(of('C11').every(({ said }) => said === 1)) },
    },
    {
      ...coverageRow(
        'C12',
        'one engine of four loses 20, 40, 60%: tracked and market, worst',
        93.5,
        [trackedOf, marketOf],
        bias <= 0.2 + (full ? 0 : 0.2),
      ),
      bar: '>= 93.5, and the value off by at most 0.2 points',
      detail: { pointsOff: round(bias, 3) },
    },
    coverageRow('C13', 'k of 10 or 2 that goes with presence: tracked and market, worst', 93, [
      trackedOf,
      marketOf,
    ]),
    coverageRow('C14', '10 to 100% of answers are copies: tracked and market, worst', 93.5, [
      trackedOf,
      marketOf,
    ]),
    {
      id: 'C15',
      what: 'loss that goes with presence (10 and 40%), Beta(.3, .5): found and bounded, coverage',
      bar: '>= 93.5, found >= .9',
      figure: round(Math.min(...found.map((result) => trackedOf(result) ?? 0))),
      unit: '%',
      pass: found.every((result) => (trackedOf(result) ?? 0) >= 93.5 - extra && result.said >= 0.9),
      slack: round(extra),
      detail: {
        found: round(Math.min(...found.map(({ said }) => said)), 2),
        whereNotFound: round(lowest('C15', trackedOf)),
      },
    },
    coverageRow('C16', 'long run over five scans shifted by sd .2-.5: worst', 93, [trackedOf]),
    {
      ...coverageRow('C17', 'k = 1 after one scan of the same prompts: worst coverage', 94, [trackedOf]),
      bar: '>= 94, and 40% fewer credits than naive Wilson',
      pass: lowest('C17', trackedOf) >= 94 - extra && creditsOf('C17') <= 60,
      detail: {
        creditsPercent: round(creditsOf('C17'), 1),
        narrowerPercent: round(100 - 10 * Math.sqrt(creditsOf('C17')), 1),
      },
    },
    creditRow('W5', 'credits for a half-width of 5 points against naive sampling: first scan', 80),
    creditRow('W6', 'credits for a half-width of 5 points against naive sampling: third weekly scan', 45),
  ];
}
