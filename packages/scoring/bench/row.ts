/** One line of the acceptance table. */
export interface Row {
  id: string;
  what: string;
  bar: string;
  /** The figure nearest to its bar. */
  figure: number;
  unit: string;
  pass: boolean;
  /** Of the figure, from the simulation’s size. */
  standardError?: number;
  /** How far below its bar a figure of the short run may be and pass: 3 standard errors. 0 decides: --full. */
  slack?: number;
  /** Everything else the bar speaks of. */
  detail?: Record<string, number | string>;
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Three standard errors of a coverage in percent: what a short run may miss a bar by. The full run gets nothing. */
export function slack(full: boolean, repeats: number, probability = 0.95): number {
  return full ? 0 : 300 * Math.sqrt((probability * (1 - probability)) / repeats);
}

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
