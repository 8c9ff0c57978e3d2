import { expect, test } from 'vitest';
import { estimateLongRun } from './long-run.ts';

const scans = (...values: number[]) => values.map((value) => ({ value, effectiveN: 400 }));
const width = (figure: ReturnType<typeof estimateLongRun>) =>
  figure?.ci ? figure.ci.high - figure.ci.low : 0;

test('nothing is said of weeks below three scans', () => {
  expect(estimateLongRun(scans(0.4, 0.5))).toBeNull();
  expect(estimateLongRun([])).toBeNull();
});

test('the value is the mean of the scans, and scans that differ widen it', () => {
  const calm = estimateLongRun(scans(0.4, 0.41, 0.39, 0.4, 0.4));
  const moving = estimateLongRun(scans(0.2, 0.6, 0.4, 0.3, 0.5));
  expect([calm?.value, moving?.value]).toEqual([expect.closeTo(0.4, 12), expect.closeTo(0.4, 12)]);
  expect(width(moving)).toBeGreaterThan(1.5 * width(calm));
  expect(width(estimateLongRun(scans(...Array.from({ length: 20 }, () => 0.4))))).toBeLessThan(width(calm));
});

test('a brand never seen keeps room above, and figures that cannot be are refused', () => {
  const never = estimateLongRun(scans(0, 0, 0));
  expect(never?.ci?.low).toBe(0);
  expect(never?.ci?.high).toBeGreaterThan(0.005);
  expect(() => estimateLongRun(scans(0.1, 0.2, 1.2))).toThrow(RangeError);
});
