import { expect, test } from 'vitest';
import { createRandom, drawNormal } from '../random/index.ts';
import { estimateLongRun } from './long-run.ts';

const scans = (...values: number[]) =>
  values.map((value, at) => ({ value, effectiveN: 400, trials: 300, at: 7 * at }));
const width = (figure: ReturnType<typeof estimateLongRun>) => (figure ? figure.ci.high - figure.ci.low : 0);

test('nothing is said of weeks below three scans', () => {
  expect(estimateLongRun(scans(0.4, 0.5))).toBeNull();
  expect(estimateLongRun([])).toBeNull();
});

test('the value is the mean of the scans, and scans that differ widen it', () => {
  const calm = estimateLongRun(scans(0.4, 0.41, 0.39, 0.4, 0.4));
  const moving = estimateLongRun(scans(0.2, 0.6, 0.4, 0.3, 0.5));
  expect([calm?.value, moving?.value]).toEqual([expect.closeTo(0.4, 12), expect.closeTo(0.4, 12)]);
  expect(width(moving)).toBeGreaterThan(1.3 * width(calm));
  expect(width(estimateLongRun(scans(...Array.from({ length: 40 }, () => 0.4))))).toBeLessThan(width(calm));
});

test('scans that wander slowly are worth fewer days than scans that jump, and the label says so', () => {
  const values = Array.from({ length: 40 }, (_, at) => 0.4 + 0.1 * Math.sin(at / 7));
  const slow = estimateLongRun(scans(...values));
  const shuffled = estimateLongRun(scans(...values.map((_, at) => values[(at * 17) % 40] ?? 0.4)));
  expect(slow?.days).toBeLessThan(4);
  expect(slow?.label).not.toBe('ok');
  expect(shuffled?.days).toBeGreaterThan(20);
  expect(shuffled?.label).toBe('ok');
  expect(width(slow)).toBeGreaterThan(2 * width(shuffled));
});

test('of days that are alike in a row the interval still holds the level', () => {
  const random = createRandom(5);
  let held = 0;
  for (let series = 0; series < 100; series += 1) {
    let day = drawNormal(random);
    const values = Array.from({ length: 30 }, () => {
      day = 0.9 * day + Math.sqrt(1 - 0.81) * drawNormal(random);
      return Math.min(1, Math.max(0, 0.4 + 0.035 * day + 0.025 * drawNormal(random)));
    });
    const ci = estimateLongRun(scans(...values))?.ci;
    if (ci && ci.low <= 0.4 && 0.4 <= ci.high) held += 1;
  }
  expect(held).toBeGreaterThan(87);
});

test('prompts that turn from never to always make a wide interval, however little their answers vary', () => {
  const flipping = [0.25, 0.5, 0.75].map((value, at) => ({ value, effectiveN: 20_000, trials: 72, at }));
  const ci = estimateLongRun(flipping)?.ci;
  expect(ci?.low).toBeLessThan(0.3);
  expect(ci?.high).toBeGreaterThan(0.7);
});

test('a brand never seen keeps room above, and figures that cannot be are refused', () => {
  const never = estimateLongRun(scans(0, 0, 0));
  expect(never?.ci.low).toBe(0);
  expect(never?.ci.high).toBeGreaterThan(0.003);
  expect(() => estimateLongRun(scans(0.1, 0.2, 1.2))).toThrow(RangeError);
  expect(() => estimateLongRun(scans(0.1, 0.2, 0.3).reverse())).toThrow('oldest first');
});
