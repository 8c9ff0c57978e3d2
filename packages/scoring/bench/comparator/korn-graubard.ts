import { betaQuantile, studentQuantile } from '../../src/distribution/index.ts';
import { type Cluster, summarizeClusters } from '../../src/interval/cluster.ts';

/**
 * Korn and Graubard's interval (1998) for a clustered proportion: Clopper-Pearson on the effective number of answers,
 * p(1−p)/Var(p̂) · (t(N−1) / t(n−1))². Equals R's survey::svyciprop(method = "beta"). Equal weights per answer; n ≥ 2;
 * with all answers alike every answer counts as one.
 */
export function kornGraubardInterval(clusters: readonly Cluster[]): { low: number; high: number } {
  const { n, trials, rate, clusters: used } = summarizeClusters(clusters);
  const squares = used.reduce((sum, cluster) => sum + (cluster.successes / cluster.trials - rate) ** 2, 0);
  const variance = squares / (n - 1) / n;
  const widening = (studentQuantile(0.975, trials - 1) / studentQuantile(0.975, n - 1)) ** 2;
  const size = variance === 0 ? trials : Math.min(trials, ((rate * (1 - rate)) / variance) * widening);
  const hits = rate * size;
  return {
    low: rate === 0 ? 0 : betaQuantile(0.025, hits, size - hits + 1),
    high: rate === 1 ? 1 : betaQuantile(0.975, hits + 1, size - hits),
  };
}
