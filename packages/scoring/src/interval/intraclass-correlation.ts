import type { ClusterSummary } from './cluster.ts';

/**
 * Moment (ANOVA) estimate of the intraclass correlation of answers within prompts, clamped to [0, 1].
 *
 * Formula: (MSB − MSW) / (MSB + (k₀ − 1) MSW) with k₀ = (N − Σk²/N) / (n − 1). Source: Donner 1986; Ridout et al. 1999.
 * null where it isn't identified: fewer than two prompts, no prompt asked twice, or all answers alike.
 */
export function momentIntraclassCorrelation({
  clusters,
  n,
  trials,
  successes,
  extreme,
}: ClusterSummary): number | null {
  if (n < 2 || trials <= n || extreme !== null) return null;
  const pooled = successes / trials;
  let between = 0;
  let within = 0;
  let squares = 0;
  for (const cluster of clusters) {
    const rate = cluster.successes / cluster.trials;
    between += cluster.trials * (rate - pooled) ** 2;
    within += cluster.trials * rate * (1 - rate);
    squares += cluster.trials ** 2;
  }
  const betweenMean = between / (n - 1);
  const withinMean = within / (trials - n);
  const typical = (trials - squares / trials) / (n - 1);
  const correlation = (betweenMean - withinMean) / (betweenMean + (typical - 1) * withinMean);
  return Number.isFinite(correlation) ? Math.min(1, Math.max(0, correlation)) : null;
}

/** The moment estimate, shrunk towards `center` as if that had been seen on `weight` prompts; `center` where there is none. */
export function shrunkIntraclassCorrelation(summary: ClusterSummary, center: number, weight: number): number {
  const moment = momentIntraclassCorrelation(summary);
  return moment === null ? center : (weight * center + summary.n * moment) / (weight + summary.n);
}
