import { expect, test } from 'vitest';
import { estimatePresence } from '../interval/index.ts';
import { createRandom, drawBeta, drawBinomial, drawNormal } from '../random/index.ts';
import { isTargetShown } from './target-shown.ts';

const random = createRandom(5);
const expit = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (rate: number): number => Math.log(rate / (1 - rate));

/** Half a year of weekly scans of 50 prompts × 3, with the level that they vary around. */
function drawHalfYear(days: number) {
  const prompts = Array.from({ length: 50 }, () => logit(drawBeta(random, 1, 1)));
  const rateOn = (shift: number): number => prompts.reduce((sum, x) => sum + expit(x + shift), 0) / 50;
  const level = [-1.5, -0.5, 0.5, 1.5].reduce((sum, z) => sum + rateOn(days * z) / 4, 0);
  const scans = Array.from({ length: 26 }, (_, week) => {
    const shift = days * drawNormal(random);
    const clusters = prompts.map((x) => ({
      successes: drawBinomial(random, 3, expit(x + shift)),
      trials: 3,
    }));
    const { value, ci, effectiveN } = estimatePresence(clusters, { estimand: 'tracked' });
    return { at: 7 * week, value: value ?? 0, low: ci?.low ?? 0, effectiveN, trials: 150 };
  });
  return { level, scans };
}
type HalfYear = ReturnType<typeof drawHalfYear>;

const told = (halfYears: readonly HalfYear[], points: number): number =>
  halfYears.filter(({ level, scans }) =>
    scans.some((_, at) => isTargetShown(scans.slice(0, at + 1), level + points)),
  ).length / halfYears.length;

test.each([
  [0, 0.02],
  [0.2, 0.06],
])('half a year of looks rarely shows a target above the level, days of %s logits', (days, most) => {
  const halfYears = Array.from({ length: 150 }, () => drawHalfYear(days));
  const single = halfYears.filter(({ level, scans }) => scans.some(({ low }) => low >= level + 0.02));
  // Each scan by itself shows it sooner or later.
  expect(single.length / 150).toBeGreaterThan(0.08);
  expect(told(halfYears, 0.02)).toBeLessThanOrEqual(most);
  // A target that is held by ten points is told.
  expect(told(halfYears, -0.1)).toBeGreaterThan(0.95);
});

const look = (at: number, value: number) => ({ at, value, low: value - 0.05, effectiveN: 200, trials: 150 });

test('one look is too few, and days in a row are one', () => {
  expect(isTargetShown([look(0, 0.6)], 0.4)).toBe(false);
  expect(isTargetShown([look(0, 0.6), look(1, 0.6), look(4, 0.6)], 0.4)).toBe(false);
  expect(isTargetShown([look(0, 0.6), look(5, 0.6)], 0.4)).toBe(true);
  // Both have to show it, and what came before a rise does not hide it.
  expect(isTargetShown([look(0, 0.6), look(7, 0.42)], 0.4)).toBe(false);
  expect(isTargetShown([look(0, 0.05), look(7, 0.05), look(14, 0.8), look(21, 0.8)], 0.5)).toBe(true);
});
