import { studentCdf, studentQuantile } from '../distribution/index.ts';
import { type Cluster, checkCluster } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';

export interface RepeatsTest {
  /** Correlation of two answers to a prompt within a scan, beyond that of two answers of different scans. */
  correlation: number;
  ci: Interval;
  /** One-sided: that repeats are as independent as answers of different scans. */
  pValue: number;
  /** Prompts whose answers differ, on which it rests. */
  prompts: number;
  /** `alike`: p below .01, and .1 or more. */
  verdict: 'alike' | 'not_shown';
}

const fewestPrompts = 12;
/** Less than this costs a tracked interval next to nothing. */
const matters = 0.1;
const level = 0.01;

/** Share of pairs of answers that agree: within one scan, unbiased, and across two. */
const within = ({ successes: s, trials: k }: Cluster): number =>
  (s * (s - 1) + (k - s) * (k - s - 1)) / (k * (k - 1));
const across = (one: Cluster, other: Cluster): number =>
  (one.successes * other.successes + (one.trials - one.successes) * (other.trials - other.successes)) /
  (one.trials * other.trials);

/**
 * Do repeats within a scan hang together? Two answers to a prompt from one scan agree more often than two from scans of
 * different days, where caches, sessions or a mood of the hour are shared. The mean excess over prompts, t over prompts,
 * in units of p(1−p): the intraclass correlation of answers within a scan (Fleiss and Cuzick 1979), taken against
 * another scan instead of against prompts.
 *
 * Prompts that moved by themselves between the scans look alike: by half a logit, some .05. Both scans should be near in
 * time, of the same engines and models.
 *
 * @param cells a prompt on an engine in two scans, `cluster` the prompt
 * @returns null where fewer than 12 prompts have two answers on a side and answers that differ
 */
export function testRepeats(
  cells: readonly { cluster: string; first: Cluster; second: Cluster }[],
): RepeatsTest | null {
  const clusters = new Map<string, { excess: number; spread: number }>();
  for (const { cluster, first, second } of cells) {
    checkCluster(first);
    checkCluster(second);
    const repeated = [first, second].filter(({ trials }) => trials >= 2);
    if (repeated.length === 0 || first.trials === 0 || second.trials === 0) continue;
    const agree = across(first, second);
    const own = repeated.reduce((sum, one) => sum + within(one), 0) / repeated.length;
    const sums = clusters.get(cluster) ?? { excess: 0, spread: 0 };
    // Two answers of different scans differ in 2 p(1−p) of cases: both are in these units.
    clusters.set(cluster, { excess: sums.excess + (own - agree), spread: sums.spread + (1 - agree) });
  }
  const used = [...clusters.values()].filter(({ excess, spread }) => spread > 0 || excess !== 0);
  const n = used.length;
  if (n < fewestPrompts) return null;
  const total = used.reduce((sum, { spread }) => sum + spread, 0);
  if (total <= 0) return null;
  const correlation = used.reduce((sum, { excess }) => sum + excess, 0) / total;
  const squares = used.reduce((sum, { excess, spread }) => sum + (excess - correlation * spread) ** 2, 0);
  const error = (Math.sqrt(squares / (n * (n - 1))) * n) / total;
  const half = studentQuantile(0.975, n - 1) * error;
  const pValue = error > 0 ? studentCdf(-correlation / error, n - 1) : correlation > 0 ? 0 : 1;
  return {
    correlation,
    ci: {
      low: Math.max(-1, correlation - half),
      high: Math.min(1, correlation + half),
      level: 0.95,
      method: 'clustered-t',
    },
    pValue,
    prompts: n,
    verdict: pValue < level && correlation >= matters ? 'alike' : 'not_shown',
  };
}
