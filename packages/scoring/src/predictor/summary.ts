/** Summary of the draws of an uncertain quantity. Intervals are equal-tailed. */
export interface Summary {
  mean: number;
  median: number;
  low80: number;
  high80: number;
  low95: number;
  high95: number;
  /** Share of draws above 0. */
  probabilityPositive: number;
}

/** Quantile of sorted draws, linear between order statistics (type 7 of Hyndman and Fan 1996). */
export function sortedQuantile(sorted: Float64Array, probability: number): number {
  const place = probability * (sorted.length - 1);
  const low = Math.floor(place);
  const from = sorted[low] ?? Number.NaN;
  return from + (place - low) * ((sorted[Math.min(low + 1, sorted.length - 1)] ?? from) - from);
}

/** Summary of at least one draw. */
export function summarise(draws: Float64Array): Summary {
  const sorted = Float64Array.from(draws).sort();
  let sum = 0;
  let above = 0;
  for (const value of sorted) {
    sum += value;
    if (value > 0) above += 1;
  }
  return {
    mean: sum / sorted.length,
    median: sortedQuantile(sorted, 0.5),
    low80: sortedQuantile(sorted, 0.1),
    high80: sortedQuantile(sorted, 0.9),
    low95: sortedQuantile(sorted, 0.025),
    high95: sortedQuantile(sorted, 0.975),
    probabilityPositive: above / sorted.length,
  };
}
