/** One line of the acceptance table. */
export interface Row {
  id: string;
  /** What it measures, in a few words; filled in at the end. */
  name?: string;
  what: string;
  bar: string;
  /** The figure nearest to its bar. */
  figure: number;
  unit: string;
  /** Standard error of the figure, from the simulation's size. */
  standardError: number;
  /** How far a figure of the short run may miss its bar and still pass: 3 standard errors. Zero in the full run. */
  slack: number;
  /** `open`: misses its bar, by no more than the slack: only the full run can tell. */
  verdict: 'met' | 'open' | 'missed';
  /** Not missed; in the full run: met. */
  pass: boolean;
  /** Everything else the bar speaks of. */
  detail?: Record<string, number | string>;
}

/** One condition of a bar. */
export interface Demand {
  figure: number;
  least?: number;
  most?: number;
  /** Standard error of the figure. */
  error: number;
  /**
   * Must be met by two standard errors: for one figure, which chance may lift. The worst of many cells is low by chance
   * already.
   */
  clearly?: boolean;
}

function meets(
  { figure, least = -Infinity, most = Infinity, error, clearly }: Demand,
  errors: number,
): boolean {
  const slack = ((clearly ? -2 : 0) + errors) * error;
  return figure >= least - slack && figure <= most + slack;
}

/** The row with its verdict. The first demand is the one that the row's figure speaks of. */
export function judge(
  row: Omit<Row, 'standardError' | 'slack' | 'verdict' | 'pass'>,
  demands: readonly [Demand, ...Demand[]],
  full: boolean,
): Row {
  const forgive = full ? 0 : 3;
  const met = demands.every((demand) => meets(demand, 0));
  const pass = demands.every((demand) => meets(demand, forgive));
  const [{ error }] = demands;
  const verdict = met ? 'met' : pass ? 'open' : 'missed';
  return {
    ...row,
    standardError: Number(error.toPrecision(2)),
    slack: Number((forgive * error).toPrecision(2)),
    verdict,
    pass,
  };
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Standard error of a coverage in percent. */
export const coverageError = (repeats: number, coverage = 95): number =>
  Math.sqrt(Math.max(coverage * (100 - coverage), 100) / repeats);

/** Standard error of a simulated share, not 0 where every trial went one way. */
export const shareError = (share: number, repeats: number): number =>
  Math.sqrt(Math.max(share * (1 - share), 0.25 / repeats) / repeats);

export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

export interface Spread {
  min: number;
  max: number;
  mean: number;
  /** Share of cells inside the band, 0..1. */
  share: number;
}

export function spreadOf(coverages: readonly number[], band: readonly [number, number]): Spread {
  const inside = coverages.filter((coverage) => coverage >= band[0] && coverage <= band[1]);
  return {
    min: Math.min(...coverages),
    max: Math.max(...coverages),
    mean: coverages.reduce((sum, coverage) => sum + coverage, 0) / coverages.length,
    share: inside.length / coverages.length,
  };
}

export function describeSpread({ min, max, mean, share }: Spread): Record<string, number> {
  return { min: round(min), max: round(max), mean: round(mean), insidePercent: round(100 * share, 1) };
}
