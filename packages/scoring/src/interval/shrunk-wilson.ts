import { studentQuantile, z95 } from '../distribution/index.ts';
import type { ClusterSummary } from './cluster.ts';
import { shrunkIntraclassCorrelation } from './intraclass-correlation.ts';
import { wilsonInterval } from './wilson.ts';

export type Estimand = 'tracked' | 'market';

/**
 * Wilson's interval on the effective number of answers, with the ICC shrunk towards what open data show.
 *
 * market: N / (1 + (k̄ − 1) ρ), ρ towards .6; tracked: N / (1 − ρ), ρ towards .4; both as if seen on 5 prompts.
 * `widened` takes Student's multiplier with n − 1 degrees of freedom for the market (Korn and Graubard 1998 widen alike).
 */
export function shrunkWilson(
  summary: ClusterSummary,
  estimand: Estimand,
  widened = false,
): { low: number; high: number; effectiveN: number } {
  const { clusters, n, trials, rate } = summary;
  const multiplier = widened && n > 1 ? studentQuantile(0.975, n - 1) : z95;
  const correlation = shrunkIntraclassCorrelation(summary, estimand === 'market' ? 0.6 : 0.4, 5);
  const typical = clusters.reduce((sum, cluster) => sum + cluster.trials ** 2, 0) / trials;
  const trackedSize = (n * summary.harmonicTrials) / (1 - correlation);
  const effectiveN =
    trials <= n ? trials : estimand === 'market' ? trials / (1 + (typical - 1) * correlation) : trackedSize;
  return { ...wilsonInterval(rate, Math.min(effectiveN, 1e9), multiplier), effectiveN };
}
