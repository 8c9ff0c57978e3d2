import { coverageError, geometricMean, judge, type Row, round, shareError, spreadOf } from './row.ts';
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
  const size = marketOf(idsOf(twoGroupTruths)).length;
  const error = coverageError(cells.find(({ truth }) => constant.has(truth))?.repeats ?? 1);
  const below = cells
    .filter(({ truth, n, market }) => idsOf(twoGroupTruths).has(truth) && n >= 20 && market.coverage < 93)
    .map(({ truth, n, k, market }) => `${truth}, n = ${n}, k = ${k}: ${round(market.coverage)}`);
  return [
    judge(
      {
        id: 'C9',
        what: 'market coverage, 12 two-group laws, n = 24 to 200, k = 1 to 10: worst cell',
        bar: 'every cell >= 93.0, mean 94.5-96.5',
        figure: round(groups.min),
        unit: '%',
        detail: {
          mean: round(groups.mean),
          max: round(groups.max),
          cells: size,
          below93: below.join('; ') || 'none',
        },
      },
      [
        { figure: groups.min, least: 93, error },
        { figure: groups.mean, least: 94.5, most: 96.5, error: error / Math.sqrt(size) },
      ],
      full,
    ),
    judge(
      {
        id: 'C18',
        what: 'market coverage, 10 further laws (constant, logit-normal, spikes), n = 24 and 100, k = 1 to 10: worst cell',
        bar: '>= 92.8',
        figure: round(others.min),
        unit: '%',
        detail: { mean: round(others.mean), max: round(others.max) },
      },
      [{ figure: others.min, least: 92.8, error }],
      full,
    ),
    judge(
      {
        id: 'C19',
        what: 'tracked coverage, prompts all alike, k = 2, n = 10 to 100: worst cell',
        bar: '>= 92.5',
        figure: round(twice.min),
        unit: '%',
        detail: { mean: round(twice.mean) },
      },
      [{ figure: twice.min, least: 92.5, error }],
      full,
    ),
  ];
}

type Figure = (result: ScenarioResult) => number | undefined;
const trackedOf: Figure = ({ tracked }) => tracked?.coverage;
const marketOf: Figure = ({ market }) => market?.coverage;

/** Rows C10 to C17, D5, W5 and W6: what an audit broke, one setting each. */
export function scenarioRows(results: readonly ScenarioResult[], full: boolean): Row[] {
  const of = (row: string) => results.filter((result) => result.row === row);
  const repeats = results[0]?.repeats ?? 1;
  const error = coverageError(repeats);
  const lowest = (row: string, ...figures: Figure[]): number =>
    Math.min(...of(row).flatMap((result) => figures.map((figure) => figure(result) ?? 100)));
  const coverageRow = (id: string, what: string, least: number, ...figures: Figure[]): Row =>
    judge(
      { id, what, bar: `>= ${least}`, figure: round(lowest(id, ...figures)), unit: '%' },
      [{ figure: lowest(id, ...figures), least, error }],
      full,
    );
  const fewTopics = Math.min(...of('C11').map(({ said }) => said));
  const lossy = of('C12').toSorted((one, other) => Math.abs(other.bias) - Math.abs(one.bias))[0];
  const found = of('C15').filter(({ setting }) => setting.startsWith('Beta(0.3') && setting.includes('40%'));
  const foundLeast = Math.min(...found.map(({ said }) => said));
  const boundedLeast = Math.min(...found.map((result) => trackedOf(result) ?? 0));
  const compared = of('D5').filter(({ setting }) => setting.startsWith('Beta(0.3'));
  const comparedFound = Math.min(...compared.map(({ said }) => said));
  const comparedLeast = Math.min(
    ...compared.flatMap((result) => [trackedOf(result) ?? 0, marketOf(result) ?? 0]),
  );
  const learned = credits(of('C17'));
  const creditRow = (id: string, what: string, most: number): Row => {
    const { percent, percentError, worst } = credits(of(id));
    const coverage = lowest(id, trackedOf);
    return judge(
      {
        id,
        what: `credits for a half-width of 5 points, of those of naive sampling read by an interval that holds: ${what}, geometric mean over ${of(id).length} shapes`,
        bar: `<= ${most} at coverage >= 94 in every shape`,
        figure: round(percent, 1),
        unit: '%',
        detail: {
          worstShape: round(worst, 1),
          minCoverage: round(coverage),
          ofWhatNaiveWilsonClaims: round(percent, 1),
        },
      },
      [
        { figure: percent, most, error: percentError, clearly: true },
        { figure: coverage, least: 94, error },
      ],
      full,
    );
  };
  return [
    coverageRow('C10', 'market coverage, 8 to 24 topics, correlation .2-.8 within: worst', 92.5, marketOf),
    judge(
      {
        id: 'C11',
        what: 'fewer than 8 topics: said, and the interval is for questions of these topics: worst coverage',
        bar: '>= 93, and always said',
        figure: round(lowest('C11', marketOf)),
        unit: '%',
        detail: { saidAlways: String(fewTopics === 1) },
      },
      [
        { figure: lowest('C11', marketOf), least: 93, error },
        { figure: fewTopics, least: 1, error: 0 },
      ],
      full,
    ),
    judge(
      {
        id: 'C12',
        what: 'one engine of four loses 20, 40, 60%: tracked and market, worst',
        bar: '>= 93.5, and the value off by at most 0.2 points',
        figure: round(lowest('C12', trackedOf, marketOf)),
        unit: '%',
        detail: {
          pointsOff: round(100 * Math.abs(lossy?.bias ?? 0), 3),
          pointsError: round(100 * (lossy?.biasError ?? 0), 3),
        },
      },
      [
        { figure: lowest('C12', trackedOf, marketOf), least: 93.5, error },
        { figure: 100 * Math.abs(lossy?.bias ?? 0), most: 0.2, error: 100 * (lossy?.biasError ?? 0) },
      ],
      full,
    ),
    coverageRow(
      'C13',
      'k of 10 or 2 that goes with presence: tracked and market, worst',
      93,
      trackedOf,
      marketOf,
    ),
    coverageRow(
      'C14',
      '10 to 100% of answers are copies: tracked and market, worst',
      93.5,
      trackedOf,
      marketOf,
    ),
    judge(
      {
        id: 'C15',
        what: 'loss that goes with presence (10 and 40%), Beta(.3, .5): found and bounded, coverage',
        bar: '>= 93.5, found >= .9',
        figure: round(boundedLeast),
        unit: '%',
        detail: { found: round(foundLeast, 2), whereNotFound: round(lowest('C15', trackedOf)) },
      },
      [
        { figure: boundedLeast, least: 93.5, error },
        { figure: foundLeast, least: 0.9, error: shareError(foundLeast, repeats) },
      ],
      full,
    ),
    coverageRow('C16', 'long run over five scans shifted by sd .2-.5: worst', 93, trackedOf),
    judge(
      {
        id: 'C17',
        what: 'k = 1 after one scan of the same prompts: worst coverage',
        bar: '>= 94, and 40% fewer credits than naive Wilson',
        figure: round(lowest('C17', trackedOf)),
        unit: '%',
        detail: {
          creditsPercent: round(learned.percent, 1),
          narrowerPercent: round(100 - 10 * Math.sqrt(learned.percent), 1),
        },
      },
      [
        { figure: lowest('C17', trackedOf), least: 94, error },
        { figure: learned.percent, most: 60, error: learned.percentError },
      ],
      full,
    ),
    judge(
      {
        id: 'D5',
        what: 'comparison, Beta(.3, .5), nothing changed, later 40% of the answers naming the brand and 10% of others lost: false alarms, worst',
        bar: '<= .055, loss found >= .9',
        figure: round(1 - comparedLeast / 100, 4),
        unit: 'rate',
        detail: {
          found: round(comparedFound, 3),
          whereNotFound: round(1 - lowest('D5', trackedOf, marketOf) / 100, 4),
        },
      },
      [
        { figure: comparedLeast, least: 94.5, error },
        { figure: comparedFound, least: 0.9, error: shareError(comparedFound, repeats) },
      ],
      full,
    ),
    creditRow('W5', 'first scan, 100 prompts × 3, read for these prompts', 80),
    creditRow('W6', 'third weekly scan, 100 prompts × 1 after two of × 3, read for these prompts', 45),
  ].filter(({ id }) => of(id).length > 0);
}

/** Credits for the width of naive sampling, percent: widths fall with the square root of the credits. */
function credits(results: readonly ScenarioResult[]): {
  percent: number;
  percentError: number;
  worst: number;
} {
  const squares = results.map(({ overNaive }) => 100 * (overNaive?.ratio ?? 1) ** 2);
  const relative = results.map(({ overNaive }) => (2 * (overNaive?.error ?? 0)) / (overNaive?.ratio ?? 1));
  const percent = geometricMean(squares);
  return {
    percent,
    percentError: (percent * Math.hypot(...relative)) / results.length,
    worst: Math.max(...squares),
  };
}
