import { betaQuantile } from '../distribution/index.ts';
import type { Cluster } from './cluster.ts';
import type { Moments } from './market.ts';
import { type IccPrior, iccWeights, type Posterior } from './posterior.ts';

/** ICC ~ Beta(1, 2): leans towards noisier prompts, which keeps small tracked panels from being too sure. */
export const trackedIccPrior: IccPrior = { alpha: 1, beta: 2 };

interface TrialGroup {
  trials: number;
  count: number;
  hits: number;
  misses: number;
  products: number;
}

function groupByTrials(clusters: readonly Cluster[]): TrialGroup[] {
  const groups = new Map<number, TrialGroup>();
  for (const { successes, trials } of clusters) {
    const group = groups.get(trials) ?? { trials, count: 0, hits: 0, misses: 0, products: 0 };
    groups.set(trials, group);
    group.count += 1;
    group.hits += successes;
    group.misses += trials - successes;
    group.products += successes * (trials - successes);
  }
  return [...groups.values()];
}

/**
 * Posterior mean and variance of the mean presence over these very prompts, P̄ = Σ pᵢ / n.
 * Given (α, β): pᵢ ~ Beta(α+yᵢ, β+kᵢ−yᵢ), independent; moments are added over prompts, then mixed over the grid.
 */
export function trackedMoments(posterior: Posterior, prior: IccPrior = trackedIccPrior): Moments {
  const { grid, likelihood, clusters } = posterior;
  const width = grid.mean.length;
  const n = clusters.length;
  const groups = groupByTrials(clusters);
  let total = 0;
  let first = 0;
  let second = 0;
  for (const [row, weight] of iccWeights(grid, prior).entries()) {
    const concentration = grid.concentration[row] ?? 1;
    const scaled = groups.map((group) => ({
      ...group,
      byMean: 1 / (concentration + group.trials) / n,
      byVariance: 1 / ((concentration + group.trials) ** 2 * (concentration + group.trials + 1)) / (n * n),
    }));
    for (let cell = 0; cell < width; cell += 1) {
      const share = weight * (likelihood[row * width + cell] ?? 0);
      if (share === 0) continue;
      const alpha = (grid.mean[cell] ?? 0) * concentration;
      const beta = concentration - alpha;
      let mean = 0;
      let variance = 0;
      for (const group of scaled) {
        mean += (group.count * alpha + group.hits) * group.byMean;
        variance +=
          (group.count * alpha * beta + alpha * group.misses + beta * group.hits + group.products) *
          group.byVariance;
      }
      total += share;
      first += share * mean;
      second += share * (variance + mean * mean);
    }
  }
  const mean = first / total;
  return { mean, variance: second / total - mean * mean };
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
