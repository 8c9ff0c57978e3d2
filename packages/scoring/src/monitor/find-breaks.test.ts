import { expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { defaultBreakRule, findBreaks, findBreaksSteps, ruleOfMany } from './find-breaks.ts';

const rates = Array.from({ length: 50 }, (_, index) => (index % 5 === 0 ? 0.85 : (index % 10) / 30));
const look = (random: Random, drop = 0) =>
  rates.map((rate) => ({ successes: drawBinomial(random, 3, rate * (1 - drop)), trials: 3 }));
const series = (random: Random, calm: number, dropped: number, drop: number) =>
  Array.from({ length: calm + dropped }, (_, at) => look(random, at < calm ? 0 : drop));

test('a 10-point drop is found within four looks, and half a year of days that are alike in a row seldom shows any', () => {
  const random = createRandom(7);
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const shifted = (rate: number, logits: number) => 1 / (1 + ((1 - rate) / rate) * Math.exp(-logits));
  const wandering = (correlation: number) => {
    let drift = 0.2 * drawNormal(random);
    return Array.from({ length: 26 }, () => {
      drift = correlation * drift + Math.sqrt(1 - correlation ** 2) * 0.2 * drawNormal(random);
      return rates.map((rate) => ({
        successes: drawBinomial(random, 3, rate === 0 ? 0 : shifted(rate, drift)),
        trials: 3,
      }));
    });
  };
  let found = 0;
  const alarms = [0, 0, 0];
  for (let panel = 0; panel < 60; panel += 1) {
    const [first] = findBreaks(series(random, 14, 4, 0.1 / mean));
    if (first?.direction === 'drop') found += 1;
    for (const [at, looks] of [series(random, 26, 0, 0), wandering(0.5), wandering(0.9)].entries())
      if (findBreaks(looks).length > 0) alarms[at] = (alarms[at] ?? 0) + 1;
  }
  expect(found).toBeGreaterThan(48);
  for (const count of alarms) expect(count).toBeLessThan(9);
});

test('the level before, the onset and the next level are told; cells of one side alone do not count', () => {
  const flat = (high: boolean) =>
    Array.from({ length: 40 }, (_, cell) => ({ successes: high === cell < 20 ? 3 : 1, trials: 4 }));
  const looks = [
    ...Array.from({ length: 8 }, () => flat(true)),
    ...Array.from({ length: 8 }, () => flat(false)),
  ];
  expect(findBreaks(looks)).toEqual([]);
  const lower = () => flat(true).map((cell) => ({ ...cell, successes: cell.successes - 1 }));
  const other = [
    ...looks.slice(0, 8),
    ...Array.from({ length: 7 }, () => [...lower().slice(0, 30), ...Array.from({ length: 10 }, () => null)]),
  ];
  const [only, ...more] = findBreaks(other);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ since: 0, onset: 8, found: 8, direction: 'drop', cells: 30 });
  expect(only?.change).toBeCloseTo(-0.25, 10);
  expect(only?.ci.low).toBeLessThan(-0.25);
});

test('whole looks that differ from day to day are no break, however many answers they have', () => {
  const random = createRandom(3);
  const days = Array.from({ length: 19 }, (_, day) => (day % 2 === 0 ? 0.25 : 0));
  const looks = days.map((drop) =>
    rates.map((rate) => ({ successes: drawBinomial(random, 100, rate * (1 - drop)), trials: 100 })),
  );
  expect(findBreaks(looks)).toEqual([]);
  expect(() => findBreaks(looks, { ...defaultBreakRule, baseline: 1 })).toThrow(RangeError);
  expect(() => findBreaks([[null], []])).toThrow('same cells');
});

test('the work gives way at each look, so that long histories do not hold up others', () => {
  const looks = series(createRandom(4), 60, 40, 0.5);
  const steps = findBreaksSteps(looks);
  let count = 0;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect(step.value).toEqual(findBreaks(looks));
      break;
    }
    count += 1;
  }
  expect(count).toBeGreaterThanOrEqual(looks.length);
});

test('the engines of a list together have the false breaks of one series, and a large drop at one of them is still found', () => {
  const random = createRandom(8);
  const engines = 5;
  const rule = ruleOfMany(engines);
  expect(ruleOfMany(1).limit).toBeCloseTo(defaultBreakRule.limit, 6);
  const wandering = (drop: number) => {
    let day = 0.15 * drawNormal(random);
    return Array.from({ length: 26 }, (_, at) => {
      day = 0.5 * day + Math.sqrt(0.75) * 0.15 * drawNormal(random);
      return rates.map((rate) => {
        const level = at < 20 ? rate : rate * (1 - drop);
        const odds = (level / (1 - level)) * Math.exp(day);
        return { successes: drawBinomial(random, 3, odds / (1 + odds)), trials: 3 };
      });
    });
  };
  const projects = 40;
  let [shared, each, found] = [0, 0, 0];
  for (let project = 0; project < projects; project += 1) {
    const calm = Array.from({ length: engines }, () => wandering(0));
    if (calm.some((looks) => findBreaks(looks, rule).length > 0)) shared += 1;
    if (calm.some((looks) => findBreaks(looks).length > 0)) each += 1;
    if (findBreaks(wandering(0.7), rule).some(({ direction }) => direction === 'drop')) found += 1;
  }
  expect(shared).toBeLessThanOrEqual(4);
  expect(each).toBeGreaterThan(shared);
  expect(found).toBeGreaterThanOrEqual(38);
});
