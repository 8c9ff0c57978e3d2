import { normalQuantile, studentCdf, studentQuantile } from '../distribution/index.ts';
import type { Interval } from '../interval/estimate.ts';

/**
 * `no_change_shown` is not “the same”: `smallestVisible` says what could have been missed.
 * `too_few`: fewer than six clusters to judge by. `not_comparable`: nothing that both have.
 */
export type Verdict = 'rise' | 'fall' | 'no_change_shown' | 'too_few' | 'not_comparable';

/** An estimated change before it is judged. */
export interface Reading {
  before: number;
  after: number;
  variance: number;
  degrees: number;
  method: string;
}

export interface Judgement {
  value: number;
  ci: Interval;
  pValue: number;
  verdict: 'rise' | 'fall' | 'no_change_shown';
  /** The smallest change that these answers would show 4 times in 5. */
  smallestVisible: number;
}

/** Fewer clusters than this are not judged. */
export const fewestClusters = 6;

/**
 * Interval, p-value and verdict of one t statistic, so that they can't contradict one another: p < .05 exactly when
 * the interval leaves 0 out. Smallest visible change: (t.975 + z.8) × standard error, 80% power.
 */
export function judge({ before, after, variance, degrees, method }: Reading): Judgement {
  const value = after - before;
  const error = Math.sqrt(variance);
  const multiplier = studentQuantile(0.975, degrees);
  const half = multiplier * error;
  const verdict = Math.abs(value) > half ? (value > 0 ? 'rise' : 'fall') : 'no_change_shown';
  return {
    value,
    ci: { low: Math.max(-1, value - half), high: Math.min(1, value + half), level: 0.95, method },
    pValue: error > 0 ? Math.min(1, 2 * studentCdf(-Math.abs(value) / error, degrees)) : 1,
    verdict,
    smallestVisible: Math.min(1, half + normalQuantile(0.8) * error),
  };
}
