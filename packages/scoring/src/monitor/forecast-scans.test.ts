import { expect, test } from 'vitest';
import { estimatePresence } from '../interval/index.ts';
import { createRandom, drawBeta, drawBinomial, drawNormal } from '../random/index.ts';
import { chanceOfReaching, forecastScans } from './forecast-scans.ts';
import { expectNextScan } from './next-scan.ts';

const random = createRandom(11);
const shifted = (rate: number, logits: number): number =>
  rate <= 0 || rate >= 1 ? rate : 1 / (1 + Math.exp(-(Math.log(rate / (1 - rate)) + logits)));

/** Tracked figures of successive scans of 30 prompts × 3; whole scans shift from day to day by `day` logits. */
function drawScans(count: number, day: number) {
  const rates = Array.from({ length: 30 }, () => drawBeta(random, 0.5, 0.8));
  return Array.from({ length: count }, (_, at) => {
    const shift = day * drawNormal(random);
    const prompts = rates.map((rate) => ({
      successes: drawBinomial(random, 3, shifted(rate, shift)),
      trials: 3,
    }));
    const { value, effectiveN } = estimatePresence(prompts, { estimand: 'tracked' });
    return { at, value: value ?? 0, effectiveN, trials: 90 };
  });
}
const holds = ({ low, high }: { low: number; high: number }, value: number) =>
  value >= low - 1e-9 && value <= high + 1e-9;

test('the range of a second scan solves its equation, and holds 19 in 20 of them', () => {
  for (const [value, effectiveN] of [
    [0.3, 90],
    [0.02, 40],
    [1, 60],
  ] as const) {
    const { low, high } = expectNextScan({ value, effectiveN });
    for (const end of [low, high].filter((one) => one > 1e-6 && one < 1 - 1e-6)) {
      const middle = (value + end) / 2;
      const z = (end - value) / Math.sqrt((2 * middle * (1 - middle)) / effectiveN);
      expect(Math.abs(z)).toBeCloseTo(1.959964, 5);
    }
  }
  let held = 0;
  for (let pair = 0; pair < 300; pair += 1) {
    const [first, second] = drawScans(2, 0);
    if (first && second && holds(expectNextScan(first), second.value)) held += 1;
  }
  expect(held / 300).toBeGreaterThan(0.91);
  expect(() => expectNextScan({ value: 2, effectiveN: 10 })).toThrow(RangeError);
});

test('a forecast holds what later scans show, on calm series and where days differ', () => {
  for (const day of [0, 0.3]) {
    let [held, held80, held50] = [0, 0, 0];
    const count = 600;
    for (let series = 0; series < count; series += 1) {
      const scans = drawScans(9, day);
      const [next] = forecastScans(scans.slice(0, 8), [8]) ?? [];
      if (next && holds(next.ci, scans[8]?.value ?? -1)) held += 1;
      if (next && holds(next.ci80, scans[8]?.value ?? -1)) held80 += 1;
      if (next && holds(next.ci50, scans[8]?.value ?? -1)) held50 += 1;
    }
    // Less three standard errors. Calm series are held more often, since drift is believed possible.
    expect(held / count).toBeGreaterThan(0.945 - 0.028);
    expect(held80 / count).toBeGreaterThan(0.78 - 0.051);
    expect(held50 / count).toBeGreaterThan(0.49 - 0.062);
    expect([held50 < held80, held80 <= held]).toEqual([true, true]);
  }
});

test('too few scans give none; days that differ widen it; at 0 it stays a rate', () => {
  const series = (values: number[]) =>
    values.map((value, at) => ({ at: at * 7, value, effectiveN: 200, trials: 200 }));
  expect(forecastScans(series([0.2, 0.3, 0.2]), [30])).toBeNull();
  const width = (values: number[]): number => {
    const [one] = forecastScans(series(values), [70]) ?? [];
    return (one?.ci.high ?? 0) - (one?.ci.low ?? 0);
  };
  expect(width([0.3, 0.5, 0.28, 0.52, 0.31, 0.49])).toBeGreaterThan(
    1.5 * width([0.4, 0.41, 0.4, 0.39, 0.4, 0.4]),
  );
  const [none] = forecastScans(series([0, 0, 0, 0]), [22]) ?? [];
  expect(none?.value).toBeCloseTo(0, 6);
  expect(none?.ci.low).toBeCloseTo(0, 6);
  expect(none?.ci.high).toBeLessThan(0.06);
  expect(() => forecastScans(series([0.2, 0.3, 0.2, 0.2]), [3])).toThrow('after the last scan');
});

test('prompts that always or never name the brand do not drift: the less the rest weighs, the narrower', () => {
  const widthOf = (trials: number): number => {
    const [next] =
      forecastScans(
        [0.3, 0.34, 0.29, 0.33, 0.3].map((value, at) => ({ at, value, effectiveN: 400, trials })),
        [8],
      ) ?? [];
    return (next?.ci.high ?? 0) - (next?.ci.low ?? 0);
  };
  // The same figures with the same information: of prompts that are all alike, and of prompts of which a quarter varies.
  expect(widthOf(100)).toBeLessThan(0.8 * widthOf(400));
  expect(() => forecastScans([{ at: 0, value: 0.3, effectiveN: 400, trials: 0 }], [8])).toThrow('trials');
});

test('the probability of a target agrees with the forecast’s quantiles, and comes true as often', () => {
  const scans = drawScans(8, 0.2);
  const [next] = forecastScans(scans, [9]) ?? [];
  expect(chanceOfReaching(scans, 9, next?.value ?? 0)).toBeCloseTo(0.5, 6);
  expect(chanceOfReaching(scans, 9, next?.ci.low ?? 0)).toBeCloseTo(0.975, 6);
  expect(chanceOfReaching(scans, 9, next?.ci.high ?? 0)).toBeCloseTo(0.025, 6);
  expect(chanceOfReaching(scans, 9, next?.ci80.high ?? 0)).toBeCloseTo(0.1, 6);
  expect(chanceOfReaching(scans, 9, next?.ci50.low ?? 0)).toBeCloseTo(0.75, 6);
  expect(chanceOfReaching(scans.slice(0, 3), 9, 0.5)).toBeNull();
  expect(() => chanceOfReaching(scans, 9, 1.2)).toThrow(RangeError);
  let [expected, variance, reached] = [0, 0, 0];
  for (let series = 0; series < 100; series += 1) {
    const drawn = drawScans(9, 0.2);
    const target = (drawn[7]?.value ?? 0) + 0.04;
    const chance = chanceOfReaching(drawn.slice(0, 8), 8, target) ?? 0;
    expected += chance;
    variance += chance * (1 - chance);
    if ((drawn[8]?.value ?? 0) >= target) reached += 1;
  }
  expect(Math.abs(reached - expected)).toBeLessThan(2.6 * Math.sqrt(variance));
});
