import type { Cluster } from './cluster.ts';
import type { Grid } from './grid.ts';

/** tally[j] = how many clusters count past j; a fractional count fills its last place in part. */
function addRise(tally: number[], count: number): void {
  for (let j = 0; j < count; j += 1) tally[j] = (tally[j] ?? 0) + Math.min(1, count - j);
}

/**
 * Beta-binomial log likelihood of the clusters at every node of the grid, less its maximum.
 *
 * Formula: ln B(α+y, β+k−y) − ln B(α, β) = Σ_{j<y} ln(α+j) + Σ_{j<k−y} ln(β+j) − Σ_{j<k} ln(α+β+j)
 * (Skellam 1948), summed over clusters first: the cost depends on the largest k, not on the number of prompts.
 * Unequal k is allowed. Between whole counts the sums are interpolated linearly.
 */
export function betaBinomialLogLikelihood(clusters: readonly Cluster[], grid: Grid): Float64Array {
  const hits: number[] = [];
  const misses: number[] = [];
  const totals: number[] = [];
  for (const { successes, trials } of clusters) {
    addRise(hits, successes);
    addRise(misses, trials - successes);
    addRise(totals, trials);
  }
  const width = grid.mean.length;
  const logs = new Float64Array(width * grid.icc.length);
  for (const [row, total] of grid.concentration.entries()) {
    let normalizer = 0;
    for (const [j, count] of totals.entries()) normalizer += count * Math.log(total + j);
    logs.fill(-normalizer, row * width, (row + 1) * width);
  }
  for (const [j, count] of hits.entries()) addScaled(logs, grid.logRise(j).alpha, count);
  for (const [j, count] of misses.entries()) addScaled(logs, grid.logRise(j).beta, count);
  let highest = Number.NEGATIVE_INFINITY;
  for (const value of logs) if (value > highest) highest = value;
  for (let node = 0; node < logs.length; node += 1) logs[node] = (logs[node] ?? 0) - highest;
  return logs;
}

function addScaled(target: Float64Array, source: Float64Array, factor: number): void {
  for (let node = 0; node < target.length; node += 1) {
    target[node] = (target[node] ?? 0) + factor * (source[node] ?? 0);
  }
}
