import { expect, test } from 'vitest';
import { createRandom } from '../random/index.ts';
import {
  assignArms,
  checkBalance,
  levelOfNextLook,
  levelOfScan,
  levelsOfLooks,
  playExperiment,
  shiftFor,
  simulatePower,
} from './index.ts';

const units = Array.from({ length: 41 }, (_, at) => ({
  id: `u${at}`,
  intent: at % 3 === 0 ? 'price' : 'best_of',
  baseline: at % 5 === 0 ? null : (at % 10) / 10,
}));

test('half is treated, within each intent, of like baselines, and a seed gives the same arms', () => {
  const treated = assignArms(units, createRandom(4));
  expect(Math.abs(2 * treated.size - units.length)).toBe(1);
  for (const intent of ['price', 'best_of']) {
    const own = units.filter((unit) => unit.intent === intent);
    const share = own.filter(({ id }) => treated.has(id)).length / own.length;
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  }
  expect(assignArms(units.toReversed(), createRandom(4))).toEqual(treated);
  expect(assignArms(units, createRandom(5))).not.toEqual(treated);
  const baselines = (arm: boolean) =>
    units.filter(({ id }) => treated.has(id) === arm).flatMap(({ baseline }) => baseline ?? []);
  expect(checkBalance(baselines(true), baselines(false)).balanced).toBe(true);
  expect(checkBalance([0.9, 0.8, 1], [0.1, 0, 0.2])).toMatchObject({ balanced: false });
});

test('looks share 5%: the published increments, and what is left when their number is not known', () => {
  // Lan and DeMets (1983), cumulative O’Brien–Fleming spending at quarters, two-sided 5%.
  const cumulative = levelsOfLooks(4).map((_, at, all) =>
    all.slice(0, at + 1).reduce((sum, one) => sum + one, 0),
  );
  expect(cumulative.map((spent) => Number(spent.toFixed(4)))).toEqual([0.0001, 0.0056, 0.0236, 0.05]);
  expect(levelsOfLooks(1)[0]).toBeCloseTo(0.05, 12);
  expect([1, 2, 3].map(levelOfNextLook)).toEqual([0.05, 0.025, 0.0125]);
  expect(levelOfScan({ stopRule: 'fixed', scansAfter: 3 }, 2)).toBe(0);
  expect(levelOfScan({ stopRule: 'fixed', scansAfter: 3 }, 3)).toBe(0.05);
});

test('a shift in logits raises the mean of the levels by the effect', () => {
  const levels = [0, 0.1, 0.3, 0.6, 0.95, 1];
  const shift = shiftFor(levels, 0.05);
  const moved = levels.map((p) => (p === 0 || p === 1 ? p : 1 / (1 + ((1 - p) / p) * Math.exp(-shift))));
  const rise = moved.reduce((sum, p, at) => sum + p - (levels[at] ?? 0), 0) / levels.length;
  expect(rise).toBeCloseTo(0.05, 8);
});

test('power grows with prompts and effect, and without an effect 5% at most is claimed, also by peeking', () => {
  const panel = { rate: 0.4, icc: 0.5, agreement: 0.7 };
  const design = { engines: 1, samples: 3, scansBefore: 1, scansAfter: 3 };
  const power = (prompts: number, effect: number, stopRule: 'fixed' | 'sequential') =>
    simulatePower(createRandom(1), { ...design, prompts, stopRule }, panel, effect, 60);
  const [small, large, peeking] = [
    power(30, 0.2, 'fixed'),
    power(80, 0.2, 'fixed'),
    power(80, 0.2, 'sequential'),
  ];
  expect(large.power).toBeGreaterThan(small.power);
  expect(peeking.power).toBeGreaterThan(large.power - 0.2);
  const random = createRandom(2);
  const peek = { ...design, prompts: 40, stopRule: 'sequential' } as const;
  const claims = Array.from({ length: 100 }, () => playExperiment(random, peek, panel, 0).change);
  expect(claims.filter(Boolean).length).toBeLessThanOrEqual(12);
});
