/** One prompt on one engine: how many of its answers name the brand. */
export interface Cluster {
  successes: number;
  trials: number;
}

/** Sums over a set of clusters that the methods need; empty clusters are dropped. */
export interface ClusterSummary {
  clusters: readonly Cluster[];
  /** Clusters with at least one trial. */
  n: number;
  successes: number;
  trials: number;
  /** The mean of the clusters' own rates: every prompt counts once, whatever its trials. NaN when n = 0. */
  rate: number;
  /** Trials that each prompt would need, all alike, for the same sampling error: the harmonic mean. */
  harmonicTrials: number;
  extreme: 'all_zero' | 'all_one' | null;
}

/** A number from 0 to 1: callers from plain JavaScript may pass anything. */
export const isRate = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** A finite number above 0. */
export const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value < Number.POSITIVE_INFINITY;

/** Throws TypeError for what is no number, RangeError for counts that cannot be. */
export function checkCluster({ successes, trials }: Cluster): void {
  if (typeof successes !== 'number' || typeof trials !== 'number') {
    throw new TypeError('successes and trials of a cluster are numbers');
  }
  if (!(successes >= 0 && successes <= trials && trials < Number.POSITIVE_INFINITY)) {
    throw new RangeError('a cluster needs 0 <= successes <= trials, both finite');
  }
}

/** Checks all clusters, drops empty ones and adds up the rest. */
export function summarizeClusters(clusters: readonly Cluster[]): ClusterSummary {
  const used: Cluster[] = [];
  let successes = 0;
  let trials = 0;
  let rates = 0;
  let inverse = 0;
  for (const cluster of clusters) {
    checkCluster(cluster);
    if (cluster.trials === 0) continue;
    used.push(cluster);
    successes += cluster.successes;
    trials += cluster.trials;
    rates += cluster.successes / cluster.trials;
    inverse += 1 / cluster.trials;
  }
  const n = used.length;
  const extreme = n === 0 ? null : successes === 0 ? 'all_zero' : successes === trials ? 'all_one' : null;
  return { clusters: used, n, successes, trials, rate: rates / n, harmonicTrials: n / inverse, extreme };
}
