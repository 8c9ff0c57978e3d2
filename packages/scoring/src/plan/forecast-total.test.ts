import { expect, test } from 'vitest';
import { createRandom, drawGamma, drawNormal } from '../random/index.ts';
import { forecastTotal } from './forecast-total.ts';

test('weeks that are all alike leave no doubt, and a weekday is like its kind', () => {
  const week = [10, 0, 0, 40, 0, 0, 0];
  const days = [...week, ...week, ...week, ...week];
  expect(forecastTotal(days, 7)).toEqual({
    value: 50,
    ci: { low: 50, high: 50, level: 0.95, method: 'student-weeks' },
    weeks: 4,
  });
  expect(forecastTotal(days, 1).value).toBe(10);
  expect(forecastTotal(days, 11).value).toBe(100);
});

test('the interval of a published example: t(3) × s × √(1 + 1/4) for one week', () => {
  const days = [10, 12, 14, 16].flatMap((total) => [total, 0, 0, 0, 0, 0, 0]);
  const { value, ci } = forecastTotal(days, 7);
  expect(value).toBe(13);
  // s² = 20/3, t(0.975, 3) = 3.182446
  expect(ci.high - value).toBeCloseTo(3.182446 * Math.sqrt((20 / 3) * 1.25), 4);
});

test.each([4, 8, 12])('holds what comes about 19 times in 20, from %d weeks of uneven use', (weeks) => {
  const random = createRandom(weeks);
  const week = () => {
    const total = 100 * drawGamma(random, 4);
    return Array.from({ length: 7 }, (_, day) => (day < 5 ? total / 5 : 0));
  };
  const runs = 2_000;
  let held = 0;
  for (let run = 0; run < runs; run += 1) {
    const { ci } = forecastTotal(Array.from({ length: weeks }, week).flat(), 28);
    const truth = Array.from({ length: 4 }, week)
      .flat()
      .reduce((sum, day) => sum + day, 0);
    if (ci.low <= truth && truth <= ci.high) held += 1;
  }
  expect(held / runs).toBeGreaterThan(0.92);
  expect(held / runs).toBeLessThan(0.985);
});

test.each([1, 3, 10])('holds the next %d days where each week has one scan', (horizon) => {
  const random = createRandom(horizon);
  const week = () => [Math.max(0, 1000 * (1 + 0.25 * drawNormal(random))), 0, 0, 0, 0, 0, 0];
  const runs = 2_000;
  let held = 0;
  for (let run = 0; run < runs; run += 1) {
    const { ci } = forecastTotal(Array.from({ length: 6 }, week).flat(), horizon);
    const truth = [...week(), ...week()].slice(0, horizon).reduce((sum, day) => sum + day, 0);
    if (ci.low <= truth && truth <= ci.high) held += 1;
  }
  expect(held / runs).toBeGreaterThan(0.93);
  expect(held / runs).toBeLessThan(0.98);
});

test('refuses less than four whole weeks', () => {
  expect(() =>
    forecastTotal(
      Array.from({ length: 27 }, () => 1),
      7,
    ),
  ).toThrow(RangeError);
  expect(() =>
    forecastTotal(
      Array.from({ length: 30 }, () => 1),
      7,
    ),
  ).toThrow(RangeError);
});
