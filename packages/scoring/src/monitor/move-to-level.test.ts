import { expect, test } from 'vitest';
import { createRandom, drawBinomial } from '../random/index.ts';
import { forecastScans } from './forecast-scans.ts';
import { moveToLevel } from './move-to-level.ts';

const n = 200;
const scan = (at: number, value: number) => ({ at, value, effectiveN: n, trials: n });

test('earlier scans come to the new level and keep their spread; later ones stay', () => {
  const scans = [0.5, 0.6, 0.55, 0.3, 0.34].map((value, at) => scan(7 * at, value));
  const moved = moveToLevel(scans, 21);
  expect(moved.slice(3)).toEqual(scans.slice(3));
  const mean = moved.slice(0, 3).reduce((sum, { value }) => sum + value, 0) / 3;
  expect(mean).toBeCloseTo(0.32, 2);
  expect(moved[1]?.value).toBeGreaterThan(moved[0]?.value ?? 1);
  expect(moved[0]?.effectiveN).toBeLessThan(n);
  expect(moveToLevel(scans, 0)).toEqual(scans);
});

test('a forecast after a break of 15 points holds what comes, two scans after it', () => {
  const random = createRandom(3);
  let [held, naive, bias] = [0, 0, 0];
  const repeats = 400;
  for (let at = 0; at < repeats; at += 1) {
    const level = 0.45 + 0.1 * random();
    const rates = [...Array<number>(8).fill(level), ...Array<number>(2).fill(level - 0.15)];
    const scans = rates.map((rate, look) => scan(7 * look, drawBinomial(random, n, rate) / n));
    const next = drawBinomial(random, n, level - 0.15) / n;
    const of = (series: typeof scans) => forecastScans(series, [70])?.[0];
    const [moved, plain] = [of(moveToLevel(scans, 56)), of(scans)];
    const holds = ({ low, high }: { low: number; high: number } = { low: 1, high: 0 }) =>
      Number(next >= low && next <= high);
    held += holds(moved?.ci);
    naive += Math.abs((plain?.value ?? 0) - (level - 0.15));
    bias += (moved?.value ?? 0) - (level - 0.15);
  }
  expect(held / repeats).toBeGreaterThan(0.93);
  expect(Math.abs(bias / repeats)).toBeLessThan(0.01);
  expect(naive / repeats).toBeGreaterThan(0.03);
});
