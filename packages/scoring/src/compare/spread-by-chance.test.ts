import { expect, test } from 'vitest';
import { createRandom, drawBinomial } from '../random/index.ts';
import { spreadByChance } from './index.ts';

const random = createRandom(3);
const draw = (rates: readonly number[], trials: number) =>
  rates.map((rate) => ({ successes: drawBinomial(random, trials, rate), trials }));

test('wordings that are alike spread as chance lets them, in 95 of 100 sets of groups', () => {
  const held = Array.from({ length: 200 }, () => {
    const groups = Array.from({ length: 12 }, () => {
      const rate = random();
      return draw([rate, rate, rate], 12);
    });
    const { value, expected } = spreadByChance(groups, random);
    return value !== null && expected !== null && value >= expected.low && value <= expected.high;
  }).filter(Boolean).length;
  expect(held).toBeGreaterThan(180);
});

test('wordings that differ spread further than chance lets them', () => {
  const { value, expected, usual } = spreadByChance([draw([0.1, 0.9], 40), draw([0.2, 0.8], 40)], random);
  expect(value).toBeGreaterThan(2 * (expected?.high ?? 1));
  expect(usual).toHaveLength(2);
  expect(Math.max(...usual)).toBeLessThan(0.4);
});

test('without groups there is nothing to tell, and a wording without answers is refused', () => {
  expect(spreadByChance([], random)).toEqual({ value: null, expected: null, usual: [] });
  expect(() => spreadByChance([[{ successes: 0, trials: 0 }]], random)).toThrow(RangeError);
});
