import { betaQuantile } from '../distribution/index.ts';
import type { Cluster } from './cluster.ts';
import { type IccPrior, iccWeights, type Posterior } from './posterior.ts';

export interface Moments {
  mean: number;
  variance: number;
}

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

function groupByTrials(clusters: readonly Cluster[]): TrialGroup[] {
  const groups = new Map<number, TrialGroup>();
  for (const { successes, trials } of clusters) {
    const weight = 1 / clusters.length;
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
 * Posterior mean and variance of the mean presence over these very clusters, often a single one.
 * Given (α, β): pᵢ ~ Beta(α+yᵢ, β+kᵢ−yᵢ), independent; moments are added over clusters, then mixed over the grid.
 */
export function momentsOfMean(posterior: Posterior, prior: IccPrior): Moments {
  const { grid, likelihood, clusters } = posterior;
  const width = grid.mean.length;
  const groups = groupByTrials(clusters);
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
