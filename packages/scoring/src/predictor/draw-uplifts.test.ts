import { expect, test } from 'vitest';
import {
  coldStartModel,
  drawUplifts,
  learnEffectScale,
  type PlannedMove,
  planMoves,
  summarise,
} from './index.ts';
import { simulateChanges } from './simulate-change.ts';

const model = coldStartModel();
const subjects = Array.from({ length: 12 }, (_, at) => ({
  engine: at % 2 === 0 ? 'openai' : 'gemini',
  brand: 'brand',
  features: {
    quotations: 0,
    statistics: 0,
    sources_cited: 0,
    third_party_listicle: 0,
    retrieval_bot_blocked: 0,
  },
}));
const whole =
  (set: object): PlannedMove =>
  () =>
    set;
const draws = (moves: PlannedMove[], options = {}) =>
  drawUplifts(model, subjects, moves, { draws: 300, ...options });
const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('one move gains what a simulation of the same change says', () => {
  const set = { third_party_listicle: 1 };
  const one = draws([whole(set)], { draws: 600 });
  const found = summarise(one.add(one.nothingDone, 0).total);
  const [simulated] = simulateChanges(model, subjects, [{ name: 'same', set }], {
    draws: 4_000,
    seed: 7,
  }).variants;
  expect(found.mean).toBeCloseTo(simulated?.uplift.mean ?? 0, 2);
  expect(found.high95).toBeCloseTo(simulated?.uplift.high95 ?? 0, 1);
});

test('moves that set the same do not add up, their order does not matter, and untouched subjects stay', () => {
  const all = draws([
    whole({ quotations: 1 }),
    whole({ quotations: 1 }),
    (at) => (at < 6 ? { statistics: 1 } : null),
  ]);
  const first = all.add(all.nothingDone, 0);
  expect(all.add(first, 1).total).toEqual(first.total);
  const [ab, ba] = [all.add(first, 2), all.add(all.add(all.nothingDone, 2), 0)];
  expect(Math.abs(mean(ab.total) - mean(ba.total))).toBeLessThan(1e-12);
  const half = all.add(all.nothingDone, 2);
  expect(half.bySubject.map((column) => column !== null)).toEqual(subjects.map((_, at) => at < 6));
  expect(mean(half.total)).toBeCloseTo(mean(all.meanOver(half, [0, 1, 2, 3, 4, 5])) / 2, 12);
});

test('a scale learned from what was measured makes later uplifts as much smaller', () => {
  expect(learnEffectScale([])).toEqual({ mean: 1, sd: 0, moves: 0 });
  const seen = { predicted: { mean: 0.1, sd: 0.02 }, realised: { value: 0.03, sd: 0.02 } };
  // Precision 4 from the prior, and per move .1² / (.02² + .02²).
  const each = 0.01 / 0.0008;
  const two = learnEffectScale([seen, seen]);
  expect(two.mean).toBeCloseTo((4 + 2 * each * 0.3) / (4 + 2 * each), 10);
  expect(two.sd).toBeCloseTo(1 / Math.sqrt(4 + 2 * each), 10);
  const move = [whole({ third_party_listicle: 1 })];
  const [full, scaled] = [draws(move), draws(move, { scale: { mean: 0.3, sd: 0 } })].map((one) =>
    mean(one.add(one.nothingDone, 0).total),
  ) as [number, number];
  expect(scaled / full).toBeGreaterThan(0.2);
  expect(scaled / full).toBeLessThan(0.4);
});

test('the plan is what trying every affordable set finds, and says ties', () => {
  const moves = [
    whole({ third_party_listicle: 1 }),
    whole({ quotations: 1 }),
    whole({ quotations: 1 }),
    (at: number) => (at < 4 ? { sources_cited: 1 } : null),
    whole({ statistics: 1 }),
  ];
  const all = draws(moves);
  const costs = [8, 2, 2, 1, 2].map((cost) => ({ cost }));
  const budget = 5;
  const plan = planMoves(all, costs, budget);
  let best = 0;
  for (let set = 0; set < 2 ** moves.length; set += 1) {
    const chosen = moves.flatMap((_, at) => (set & (1 << at) ? [at] : []));
    if (chosen.reduce((sum, at) => sum + (costs[at]?.cost ?? 0), 0) > budget) continue;
    best = Math.max(best, mean(chosen.reduce((state, at) => all.add(state, at), all.nothingDone).total));
  }
  expect(plan.uplift.mean).toBeCloseTo(best, 10);
  expect(plan.cost).toBeLessThanOrEqual(budget);
  const quoting = plan.steps.find(({ move }) => move === 1);
  expect(quoting?.rival).toEqual({ move: 2, probability: 0.5 });
  expect(plan.steps.map(({ move }) => move)).not.toContain(2);
  expect(plan.sumOfParts).toBeGreaterThanOrEqual(plan.uplift.mean);
  expect(() => planMoves(all, [{ cost: 0 }], 1)).toThrow(RangeError);
  expect(planMoves(all, costs, 0.5)).toMatchObject({ steps: [], cost: 0, beatsTopThree: 0.5 });
});
