import { betaQuantile } from '../distribution/index.ts';
import type { Cluster } from './cluster.ts';
import type { Moments } from './market.ts';
import { type IccPrior, iccWeights, type Posterior } from './posterior.ts';

/** ICC ~ Beta(1, 2): leans towards noisier prompts, which keeps small tracked panels from being too sure. */
export const trackedIccPrior: IccPrior = { alpha: 1, beta: 2 };

/** Sums over the clusters with the same number of trials; `square…` are weighted by the square of the weight. */
interface TrialGroup {
  trials: number;
  weight: number;
  hits: number;
  squareWeight: number;
  squareHits: number;
  squareMisses: number;
  squareProducts: number;
}

function groupByTrials(clusters: readonly Cluster[], weights: readonly number[] | undefined): TrialGroup[] {
  const groups = new Map<number, TrialGroup>();
  for (const [i, { successes, trials }] of clusters.entries()) {
    const weight = weights?.[i] ?? 1 / clusters.length;
    const square = weight * weight;
    const misses = trials - successes;
    const none = {
      trials,
      weight: 0,
      hits: 0,
      squareWeight: 0,
      squareHits: 0,
      squareMisses: 0,
      squareProducts: 0,
    };
    const group = groups.get(trials) ?? none;
    groups.set(trials, group);
    group.weight += weight;
    group.hits += weight * successes;
    group.squareWeight += square;
    group.squareHits += square * successes;
    group.squareMisses += square * misses;
    group.squareProducts += square * successes * misses;
  }
  return [...groups.values()];
}

/**
 * Posterior mean and variance of a weighted mean presence over these very prompts, P̄ = Σ wᵢ pᵢ.
 * Given (α, β): pᵢ ~ Beta(α+yᵢ, β+kᵢ−yᵢ), independent; moments are added over prompts, then mixed over the grid.
 *
 * @param weights one per cluster; default 1/n each
 */
export function trackedMoments(
  posterior: Posterior,
  prior: IccPrior = trackedIccPrior,
  weights?: readonly number[],
): Moments {
  const { grid, likelihood, clusters } = posterior;
  const width = grid.mean.length;
  const groups = groupByTrials(clusters, weights);
  let total = 0;
  let first = 0;
  let second = 0;
  for (const [row, weight] of iccWeights(grid, prior).entries()) {
    const concentration = grid.concentration[row] ?? 1;
    for (let cell = 0; cell < width; cell += 1) {
      const share = weight * (likelihood[row * width + cell] ?? 0);
      if (share === 0) continue;
      const alpha = (grid.mean[cell] ?? 0) * concentration;
      const beta = concentration - alpha;
      let mean = 0;
      let variance = 0;
      for (const group of groups) {
        const size = concentration + group.trials;
        mean += (group.weight * alpha + group.hits) / size;
        const spread =
          group.squareWeight * alpha * beta +
          group.squareMisses * alpha +
          group.squareHits * beta +
          group.squareProducts;
        variance += spread / (size * size * (size + 1));
      }
      total += share;
      first += share * mean;
      second += share * (variance + mean * mean);
    }
  }
  const mean = first / total;
  return { mean, variance: Math.max(0, second / total - mean * mean) };
}

/** Equal-tailed 95% interval of the Beta distribution with these moments; a point when the variance is 0. */
export function betaInterval({ mean, variance }: Moments): { low: number; high: number } {
  const size = (mean * (1 - mean)) / variance - 1;
  if (!(size > 0 && size < 1e12)) return { low: mean, high: mean };
  return {
    low: betaQuantile(0.025, mean * size, (1 - mean) * size),
    high: betaQuantile(0.975, mean * size, (1 - mean) * size),
  };
}
