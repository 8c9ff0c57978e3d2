import { type Cluster, checkCluster } from '../interval/cluster.ts';
import { drawBinomial, type Random } from '../random/index.ts';

export interface ChanceOfSpread {
  /** Mean over groups of the highest rate less the lowest; null without groups. */
  value: number | null;
  /** Result of chance alone if wordings do not differ: the mean, and the range of 95 in 100. */
  expected: { value: number; low: number; high: number } | null;
  /** For each group: the spread that chance alone exceeds 1 time in 20. */
  usual: number[];
}

const draws = 1_000;

const spreadOf = (rates: readonly number[]): number => Math.max(...rates) - Math.min(...rates);

/**
 * How far the rates of alike wordings lie apart, beside what chance alone gives: the highest of a few noisy rates lies above
 * the lowest though nothing differs. Parametric bootstrap of each group at the rate that its wordings have together.
 *
 * @param groups of two wordings or more, each with an answer
 */
export function spreadByChance(groups: readonly (readonly Cluster[])[], random: Random): ChanceOfSpread {
  for (const cluster of groups.flat()) {
    checkCluster(cluster);
    if (cluster.trials === 0) throw new RangeError('every wording needs an answer');
  }
  if (groups.length === 0) return { value: null, expected: null, usual: [] };
  const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const value = meanOf(
    groups.map((group) => spreadOf(group.map(({ successes, trials }) => successes / trials))),
  );
  const drawn = groups.map((group) => {
    const trials = group.reduce((sum, one) => sum + one.trials, 0);
    const rate = group.reduce((sum, one) => sum + one.successes, 0) / trials;
    return Array.from({ length: draws }, () =>
      spreadOf(group.map((one) => drawBinomial(random, one.trials, rate) / one.trials)),
    );
  });
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
  const means = sorted(Array.from({ length: draws }, (_, at) => meanOf(drawn.map((own) => own[at] ?? 0))));
  const at = (values: readonly number[], share: number) => values[Math.floor(share * (draws - 1))] ?? 0;
  return {
    value,
    expected: { value: meanOf(means), low: at(means, 0.025), high: at(means, 0.975) },
    usual: drawn.map((own) => at(sorted(own), 0.95)),
  };
}
