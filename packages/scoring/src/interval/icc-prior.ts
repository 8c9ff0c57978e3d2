import { type Cluster, summarizeClusters } from './cluster.ts';
import { computePosterior, type IccPrior, marginalIcc } from './posterior.ts';

/** What open data on two engines say of prompts' ICC (mean .6), worth ten looks: the base to which history is added. */
export const baseIccPrior: IccPrior = { alpha: 6, beta: 4 };

/**
 * The ICC as earlier scans of the same brand and engine show it, as a prior for the next.
 *
 * Beta with the moments of the ICC's posterior under `baseIccPrior`. null until 30 prompts were asked at least twice:
 * fewer would pass a guess for knowledge.
 */
export function learnIccPrior(history: readonly Cluster[]): IccPrior | null {
  const repeated = summarizeClusters(history).clusters.filter((cluster) => cluster.trials >= 2);
  if (repeated.length < 30) return null;
  const posterior = computePosterior(repeated);
  let mean = 0;
  let square = 0;
  for (const [row, weight] of marginalIcc(posterior, baseIccPrior).entries()) {
    const icc = posterior.grid.icc[row] ?? 0;
    mean += weight * icc;
    square += weight * icc * icc;
  }
  const variance = Math.max(square - mean * mean, 1e-6);
  const size = (mean * (1 - mean)) / variance - 1;
  return { alpha: mean * size, beta: (1 - mean) * size };
}
