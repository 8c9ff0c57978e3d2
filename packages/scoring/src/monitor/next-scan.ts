import { z95 } from '../distribution/index.ts';
import { isPositive, isRate } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';
import { interval } from '../interval/estimate.ts';
import type { ScanFigure } from '../interval/long-run.ts';

/**
 * Where a second scan of the same prompts comes out, 19 times in 20, if nothing changed: the test-retest
 * range.
 *
 * Both scans have noise: all v₂ with (v₂ − v₁)² ≤ z² p(1−p) (1/N + 1/N), p the mean of the two. Source: the
 * joint sampling prediction interval (Krishnamoorthy and Peng 2011), on the effective size of the figure.
 * Differences between days are not included: a scan outside the range shows that something changed, perhaps
 * only the day. Valid for the tracked figure.
 *
 * @throws RangeError for a value that is no rate or a size that is not above 0
 */
export function expectNextScan({ value, effectiveN }: ScanFigure): Interval {
  if (!isRate(value) || !isPositive(effectiveN))
    throw new RangeError('a scan needs a value from 0 to 1 and an effectiveN above 0');
  const a = z95 ** 2 / (2 * effectiveN);
  // (1 + a) v₂² − 2 (v₁ + a − a v₁) v₂ + v₁² − 2 a v₁ + a v₁² = 0
  const middle = value + a - a * value;
  const rest = value ** 2 - 2 * a * value + a * value ** 2;
  const root = Math.sqrt(Math.max(0, middle ** 2 - (1 + a) * rest));
  return interval((middle - root) / (1 + a), (middle + root) / (1 + a), 'test-retest');
}
