import { type Cluster, checkCluster } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';
import { wilsonInterval } from '../interval/wilson.ts';

/**
 * The change between two counts of answers to one prompt: Newcombe's interval from the two Wilson intervals (1998,
 * method 10). Few answers give a wide one. Answers of several engines to one prompt are taken as alike.
 *
 * @param counts with an answer each
 */
export function changeOfCounts(before: Cluster, after: Cluster): { value: number; ci: Interval } {
  checkCluster(before);
  checkCluster(after);
  if (before.trials === 0 || after.trials === 0) throw new RangeError('both counts need an answer');
  const [old, now] = [before.successes / before.trials, after.successes / after.trials];
  const [first, second] = [wilsonInterval(old, before.trials), wilsonInterval(now, after.trials)];
  const value = now - old;
  return {
    value,
    ci: {
      low: Math.max(-1, value - Math.hypot(now - second.low, first.high - old)),
      high: Math.min(1, value + Math.hypot(second.high - now, old - first.low)),
      level: 0.95,
      method: 'newcombe-wilson',
    },
  };
}
