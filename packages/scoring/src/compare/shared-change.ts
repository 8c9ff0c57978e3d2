import { rateOf, type SharedCell } from './compared-cell.ts';
import { steadySquares, steadyVariance } from './steady-variance.ts';
import type { ChangeEstimate } from './verdict.ts';

/** Sums over the cells of one cluster. */
export interface SharedCluster {
  cells: number;
  before: number;
  after: number;
  /** Σ (1/k before + 1/k after) / 4: the most that the noise of its answers can be. */
  noise: number;
}

export function groupShared(cells: readonly SharedCell[]): SharedCluster[] {
  const clusters = new Map<string, SharedCluster>();
  for (const { cluster, before, after } of cells) {
    let sums = clusters.get(cluster);
    if (!sums) {
      sums = { cells: 0, before: 0, after: 0, noise: 0 };
      clusters.set(cluster, sums);
    }
    sums.cells += 1;
    sums.before += rateOf(before);
    sums.after += rateOf(after);
    sums.noise += (1 / before.trials + 1 / after.trials) / 4;
  }
  return [...clusters.values()];
}

/** Mean over cells of one column, with each cluster's residual; a cluster with more cells weighs more. */
export function overClusters(
  clusters: readonly SharedCluster[],
  column: (cluster: SharedCluster) => number,
): { mean: number; parts: number[]; residuals: number[] } {
  const cells = clusters.reduce((sum, cluster) => sum + cluster.cells, 0);
  const mean = clusters.reduce((sum, cluster) => sum + column(cluster), 0) / cells;
  const perCluster = cells / clusters.length;
  return {
    mean,
    parts: clusters.map((cluster) => column(cluster) / perCluster),
    residuals: clusters.map((cluster) => (column(cluster) - mean * cluster.cells) / perCluster),
  };
}

const sumOfSquares = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value * value, 0);

/**
 * market, on cells that both measurements have: did questions like these change?
 *
 * Mean over cells of after − before, each cell weighing the same; variance over clusters (the linearised ratio of
 * Cochran 1977, ch. 6), steadied, t with clusters − 1. With one answer a cell this is Obuchowski's clustered McNemar
 * statistic (1998). Finds a 10-point drop as often as the exact sign-flip test or more, at the same false alarms.
 *
 * The unit of the steadying is the most noise that a cluster of so many answers can have, not a whole point; and the
 * variance is unit / (n (n + 1)) at least, so that clusters that all moved alike leave some doubt.
 */
export function readSharedMarket(clusters: readonly SharedCluster[]): ChangeEstimate {
  const { parts, residuals } = overClusters(clusters, ({ before, after }) => after - before);
  const n = clusters.length;
  const informative = parts.filter((part) => Math.abs(part) > 1e-12).length;
  const cells = clusters.reduce((sum, cluster) => sum + cluster.cells, 0);
  const noise = clusters.reduce((sum, cluster) => sum + cluster.noise, 0);
  const unit = noise / n / (cells / n) ** 2;
  const steadied = steadyVariance({ residuals, informative, squares: sumOfSquares(parts), unit });
  const variance = Math.max(steadied, unit / (n * (n + 1)));
  const before = overClusters(clusters, (one) => one.before).mean;
  const after = overClusters(clusters, (one) => one.after).mean;
  return { before, after, variance, degrees: n - 1, method: 'clustered-t', growth: growthOf(clusters) };
}

/**
 * How unevenly presence is spread over the clusters: the variance of their rates beyond the noise of answers, over the squared
 * mean and the number of clusters. A change in proportion to the rates has as much more variance, times its square.
 */
function growthOf(clusters: readonly SharedCluster[]): number {
  const { mean, parts, residuals } = overClusters(clusters, ({ before, after }) => (before + after) / 2);
  const n = parts.length;
  if (n < 2 || mean <= 0) return 0;
  // As if all answers of a cluster had the mean rate: a little much, where some prompts always or never name the brand.
  const noise = clusters.reduce((sum, cluster) => sum + cluster.noise / cluster.cells ** 2, 0) / n;
  const between = sumOfSquares(residuals) / (n - 1) - mean * (1 - mean) * noise;
  return Math.max(0, between) / mean ** 2 / n;
}

interface Noise {
  trials: number;
  /** p(1 − p), unbiased; null from a single answer. */
  variance: number | null;
}

function noiseOf({ successes, trials }: SharedCell['before']): Noise {
  const rate = successes / trials;
  return { trials, variance: trials > 1 ? (rate * (1 - rate) * trials) / (trials - 1) : null };
}

/**
 * tracked: did presence on these very cells change? Only the noise of repeated answers counts.
 *
 * Σ p(1−p)/k over both sides, unbiased from each cell's own repeats (a single answer takes its engine's
 * mean), steadied; t with one degree of freedom for each cell that varies. null when fewer than one in five
 * sides of cells, or fewer than six, were asked twice: noise then cannot be told from differences between
 * prompts.
 */
export function readSharedTracked(cells: readonly SharedCell[]): ChangeEstimate | null {
  const known = new Map<string, { sum: number; count: number }>();
  const noises = cells.map((cell) => {
    const sides = [noiseOf(cell.before), noiseOf(cell.after)];
    for (const { variance } of sides) {
      if (variance === null) continue;
      const mean = known.get(cell.engine) ?? { sum: 0, count: 0 };
      known.set(cell.engine, { sum: mean.sum + variance, count: mean.count + 1 });
    }
    return { engine: cell.engine, sides };
  });
  const repeated = [...known.values()].reduce((sum, { count }) => sum + count, 0);
  if (repeated < Math.max(12, (2 * cells.length) / 5)) return null;
  const overall = [...known.values()].reduce((sum, { sum: part }) => sum + part, 0) / repeated;
  let inverse = 0;
  const variances = noises.map(({ engine, sides }) => {
    const mean = known.get(engine);
    const typical = mean ? mean.sum / mean.count : overall;
    return sides.reduce((sum, { trials, variance }) => {
      inverse += 1 / trials;
      return sum + (variance ?? typical) / trials;
    }, 0);
  });
  const informative = variances.filter((variance) => variance > 1e-12).length;
  const squares = variances.reduce((sum, variance) => sum + variance, 0);
  const before = cells.reduce((sum, cell) => sum + rateOf(cell.before), 0) / cells.length;
  const after = cells.reduce((sum, cell) => sum + rateOf(cell.after), 0) / cells.length;
  const unit = inverse / (4 * cells.length);
  const { sum, n } = steadySquares({ residuals: variances.map(Math.sqrt), informative, squares, unit });
  const variance = sum / (n * n);
  return { before, after, variance, degrees: Math.max(3, informative), method: 'within-cells-t' };
}
