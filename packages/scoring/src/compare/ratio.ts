import { normalCdf, normalQuantile } from '../distribution/index.ts';
import { type Estimate, interval, methodVersion } from '../interval/estimate.ts';
import { drawIndex, type Random } from '../random/index.ts';

/** One prompt's part of a ratio: share of voice (our mentions of all mentions), mean rank (sum of ranks of mentions). */
export interface RatioCluster {
  numerator: number;
  denominator: number;
}

/** A ratio's estimate; its interval isn't bound to 0..1. */
export type RatioEstimate = Omit<Estimate, 'k'>;

const minimumForOk = 30;

/**
 * Σ numerator / Σ denominator over prompts, with a BCa bootstrap interval over prompts.
 *
 * Source: Efron 1987 (bias-corrected and accelerated), acceleration by the jackknife. Valid from about 30 prompts;
 * below, `indicative`; below 5, or with all prompts alike, no interval. Prompts with denominator 0 stay in: that
 * they say nothing is part of the uncertainty.
 *
 * @param random resampling takes n × `resamples` draws
 */
export function estimateRatio(
  clusters: readonly RatioCluster[],
  random: Random,
  resamples = 2000,
): RatioEstimate {
  const n = clusters.length;
  const numerator = clusters.reduce((sum, cluster) => sum + cluster.numerator, 0);
  const denominator = clusters.reduce((sum, cluster) => sum + cluster.denominator, 0);
  const value = denominator > 0 ? numerator / denominator : null;
  const none: RatioEstimate = { value, ci: null, n, effectiveN: n, label: 'insufficient', methodVersion };
  if (value === null || n < 5) return none;
  const resampled = resample(clusters, random, resamples);
  const acceleration = jackknifeAcceleration(clusters, numerator, denominator);
  const below =
    resampled.filter((ratio) => ratio < value).length +
    resampled.filter((ratio) => ratio === value).length / 2;
  const bias = normalQuantile(Math.min(Math.max(below / resampled.length, 1e-3), 1 - 1e-3));
  const quantile = (z: number): number => {
    const shifted = normalCdf(bias + (bias + z) / (1 - acceleration * (bias + z)));
    return (
      resampled[Math.min(resampled.length - 1, Math.max(0, Math.round(shifted * resampled.length - 0.5)))] ??
      value
    );
  };
  const [low, high] = [quantile(normalQuantile(0.025)), quantile(normalQuantile(0.975))];
  if (!(high > low)) return none;
  const ci = { ...interval(0, 1, 'bca-bootstrap'), low: Math.min(low, value), high: Math.max(high, value) };
  return { ...none, ci, label: n < minimumForOk ? 'indicative' : 'ok' };
}

/** Sorted ratios of resamples; a resample without any denominator is drawn again, up to a tenth of them. */
function resample(clusters: readonly RatioCluster[], random: Random, resamples: number): Float64Array {
  const n = clusters.length;
  const ratios: number[] = [];
  for (let drawn = 0; ratios.length < resamples && drawn < 1.1 * resamples; drawn += 1) {
    let numerator = 0;
    let denominator = 0;
    for (let i = 0; i < n; i += 1) {
      const cluster = clusters[drawIndex(random, n)];
      numerator += cluster?.numerator ?? 0;
      denominator += cluster?.denominator ?? 0;
    }
    if (denominator > 0) ratios.push(numerator / denominator);
  }
  return Float64Array.from(ratios).sort();
}

function jackknifeAcceleration(
  clusters: readonly RatioCluster[],
  numerator: number,
  denominator: number,
): number {
  const without = clusters
    .map((cluster) => (numerator - cluster.numerator) / (denominator - cluster.denominator))
    .filter(Number.isFinite);
  const mean = without.reduce((sum, ratio) => sum + ratio, 0) / without.length;
  const squares = without.reduce((sum, ratio) => sum + (mean - ratio) ** 2, 0);
  const cubes = without.reduce((sum, ratio) => sum + (mean - ratio) ** 3, 0);
  return squares > 0 ? cubes / (6 * squares ** 1.5) : 0;
}
