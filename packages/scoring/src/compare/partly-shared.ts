import { groupBy } from '../calibration/group-by.ts';
import type { SideCell } from './compared-cell.ts';
import { overClusters, type SharedCluster } from './shared-change.ts';
import { steadyVariance } from './steady-variance.ts';
import type { ChangeEstimate } from './verdict.ts';

/** Clusters of one measurement that the other lacks, as a mean with every engine at its weight. */
export interface Side {
  n: number;
  mean: number;
  residuals: number[];
  rates: number[];
}

const nobody: Side = { n: 0, mean: 0, residuals: [], rates: [] };

/**
 * Mean over the engines of their own means, so that an engine that lost answers keeps its weight.
 * Empty when an engine with weight is missing, or fewer than five clusters are there.
 */
export function readSide(cells: readonly SideCell[], weights: ReadonlyMap<string, number>): Side {
  const used = cells.filter(({ engine }) => (weights.get(engine) ?? 0) > 0);
  const byEngine = groupBy(used, ({ engine }) => engine);
  const clusters = groupBy(used, ({ cluster }) => cluster);
  const n = clusters.size;
  if (byEngine.size < weights.size || n < 5) return nobody;
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const engines = new Map(
    [...byEngine].map(([engine, own]) => {
      const mean = own.reduce((sum, { rate }) => sum + rate, 0) / own.length;
      return [engine, { mean, share: (weights.get(engine) ?? 0) / total / own.length }];
    }),
  );
  const sumOver = (own: readonly SideCell[], value: (cell: SideCell, mean: number) => number): number =>
    own.reduce((sum, cell) => {
      const engine = engines.get(cell.engine);
      return engine ? sum + n * engine.share * value(cell, engine.mean) : sum;
    }, 0);
  return {
    n,
    mean: [...clusters.values()].reduce((sum, own) => sum + sumOver(own, ({ rate }) => rate), 0) / n,
    residuals: [...clusters.values()].map((own) => sumOver(own, ({ rate }, mean) => rate - mean)),
    rates: [...clusters.values()].map((own) => sumOver(own, ({ rate }) => rate)),
  };
}

/** Variance of one cluster of a measurement, from all that it has. */
function perCluster(shared: { parts: number[]; residuals: number[] }, alone: Side): number {
  const residuals = [...shared.residuals, ...alone.residuals];
  const rates = [...shared.parts, ...alone.rates];
  const informative = Math.min(
    rates.filter((rate) => rate > 1e-12).length,
    rates.filter((rate) => rate < 1 - 1e-12).length,
  );
  const squares = residuals.reduce((sum, residual) => sum + residual * residual, 0);
  return residuals.length * steadyVariance({ residuals, informative, squares });
}

/**
 * Correlation over the shared clusters, shrunk with the weight of two clusters: a chance agreement of three would make the
 * interval too narrow.
 */
function correlation(first: readonly number[], second: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const scale = Math.sqrt(product(first, first) * product(second, second));
  return scale > 0 ? (product(first, second) / scale) * (first.length / (first.length + 2)) : 0;
}

/** The weights of the shared clusters on either side for the least variance, each within 0..1. */
function leastVariance(
  shared: { before: number; after: number; covariance: number },
  alone: { before: number; after: number },
): { before: number; after: number } {
  const { covariance } = shared;
  const solve = (own: number, other: number, weight: number): number =>
    other === Number.POSITIVE_INFINITY
      ? 1
      : Math.min(1, Math.max(0, (other + weight * covariance) / (own + other)));
  let weights = { before: 1, after: 1 };
  // The two conditions are linear and contract: a few dozen iterations settle them, bounds included.
  for (let turn = 0; turn < 60; turn += 1) {
    const after = solve(shared.after, alone.after, weights.before);
    weights = { after, before: solve(shared.before, alone.before, after) };
  }
  return weights;
}

/**
 * market, where the two measurements share some clusters, few, or none: the best linear unbiased difference
 * of four means (shared and unshared, before and after), given their variances and the correlation of the
 * shared clusters.
 *
 * Source: partially overlapping samples, as in rotating panels (Patterson 1950). Satterthwaite's degrees of
 * freedom (1946). Never wider than from the shared clusters alone, or from all clusters unpaired: both are
 * among its possible weights.
 *
 * @returns null when neither the shared clusters nor the others of both sides can be compared
 */
export function readPartlyShared(
  shared: readonly SharedCluster[],
  alone: { before: Side; after: Side },
): ChangeEstimate | null {
  const { before, after } = alone;
  const n = shared.length;
  if (n === 0 && (before.n === 0 || after.n === 0)) return null;
  const first = n === 0 ? { mean: 0, parts: [], residuals: [] } : overClusters(shared, (one) => one.before);
  const second = n === 0 ? { mean: 0, parts: [], residuals: [] } : overClusters(shared, (one) => one.after);
  const [varianceBefore, varianceAfter] = [perCluster(first, before), perCluster(second, after)];
  const covariance =
    n === 0
      ? 0
      : (correlation(first.residuals, second.residuals) * Math.sqrt(varianceBefore * varianceAfter)) / n;
  const others = { before: varianceBefore / before.n, after: varianceAfter / after.n };
  const own = { before: varianceBefore / n, after: varianceAfter / n, covariance };
  const weights = n === 0 ? { before: 0, after: 0 } : leastVariance(own, others);
  const rest = { before: 1 - weights.before, after: 1 - weights.after };
  const square = (weight: number, variance: number): number => (weight === 0 ? 0 : weight ** 2 * variance);
  const parts = [
    [
      square(weights.before, own.before) +
        square(weights.after, own.after) -
        2 * weights.before * weights.after * covariance,
      n + 1,
    ],
    [square(rest.before, others.before), n + before.n - 1],
    [square(rest.after, others.after), n + after.n - 1],
  ] as const;
  const variance = parts.reduce((sum, [part]) => sum + part, 0);
  const spread = parts.reduce((sum, [part, degrees]) => sum + part ** 2 / degrees, 0);
  const degrees = spread > 0 ? variance ** 2 / spread : n + before.n + after.n;
  return {
    before: weights.before * first.mean + rest.before * before.mean,
    after: weights.after * second.mean + rest.after * after.mean,
    variance,
    degrees,
    method: n === 0 ? 'unpaired-t' : 'partly-paired-t',
  };
}
