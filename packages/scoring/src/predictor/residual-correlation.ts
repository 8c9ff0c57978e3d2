import { locationOfMean, probabilityVariance } from './gauss-hermite.ts';

/** A cell's counts beside its fitted mean. */
export interface FittedCell {
  mean: number;
  successes: number;
  trials: number;
}

/** Weight of the prior correlation, in prompts. */
const priorWeight = 10;

/**
 * Intraclass correlation of a cell's answers beyond its features: 1 − Σ y(k−y)/(k(k−1)) / Σ m(1−m), the unbiased within-cell
 * variance over the fitted total, shrunk with the weight of 10 cells to what the prior sd gives. Cells with k < 2 tell
 * nothing; with none, the prior comes back. Kept within .05 and .95.
 */
export function residualCorrelation(cells: readonly FittedCell[], priorSd: number): number {
  let within = 0;
  let total = 0;
  let repeated = 0;
  for (const { mean, successes: y, trials: k } of cells) {
    if (k < 2) continue;
    within += (y * (k - y)) / (k * (k - 1));
    total += mean * (1 - mean);
    repeated += 1;
  }
  const means = cells.length === 0 ? [0.3] : cells.map((cell) => cell.mean);
  const prior = correlationOfSd(priorSd, thin(means, 40));
  if (repeated === 0 || total === 0) return prior;
  const seen = 1 - within / total;
  const shrunk = (priorWeight * prior + repeated * seen) / (priorWeight + repeated);
  return Math.min(0.95, Math.max(0.05, shrunk));
}

/** Correlation of two answers of one cell when its logit varies with sd τ about means: Σ Var(p) / Σ m(1−m). */
export function correlationOfSd(sd: number, means: readonly number[]): number {
  let variance = 0;
  let total = 0;
  for (const mean of means) {
    variance += probabilityVariance(locationOfMean(mean, sd * sd), sd * sd);
    total += mean * (1 - mean);
  }
  return variance / total;
}

/** The τ whose logit-normal residual gives that correlation, by bisection within .1 and 6. */
export function sdOfCorrelation(correlation: number, means: readonly number[]): number {
  const sample = thin(means.length === 0 ? [0.3] : means, 40);
  let low = 0.1;
  let high = 6;
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (correlationOfSd(middle, sample) < correlation) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** At most `count` values, evenly spaced in order of size: quantiles stand for all. */
function thin(values: readonly number[], count: number): number[] {
  if (values.length <= count) return [...values];
  const sorted = [...values].sort((a, b) => a - b);
  return Array.from(
    { length: count },
    (_, i) => sorted[Math.floor(((i + 0.5) * sorted.length) / count)] ?? 0.5,
  );
}
