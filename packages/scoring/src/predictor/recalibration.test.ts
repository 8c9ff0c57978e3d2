import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal } from '../random/index.ts';
import { poolAdjacentViolators } from './fit-isotonic.ts';
import { fitRecalibration, type Outcome } from './fit-recalibration.ts';
import { expit } from './logistic.ts';
import { coldStartModel } from './model.ts';
import { predictPresence } from './predict.ts';
import { recalibrate } from './recalibration.ts';
import { chooseRecalibration, ladderRung, recalibrateModel } from './recalibration-ladder.ts';

function drawOutcomes(count: number, truth: (score: number) => number, seed: number, trials = 1): Outcome[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const score = -0.7 + 1.2 * drawNormal(random);
    return {
      prompt: `p${i}`,
      predicted: expit(score),
      successes: drawBinomial(random, trials, truth(score)),
      trials,
    };
  });
}

const shifted = (score: number): number => expit(score - 1);
const calibrated = (score: number): number => expit(score);
const plateau = (score: number): number => (score < -1.2 ? 0.05 : score < 0.2 ? 0.5 : 0.55);

describe('ladder', () => {
  test('climbs at 30, 120, 500 effective answers', () => {
    expect([29, 30, 119, 120, 499, 500].map(ladderRung)).toEqual([
      'none',
      'intercept',
      'intercept',
      'logit',
      'logit',
      'beta',
    ]);
  });

  test('repeats of a prompt do not count in full', () => {
    const repeated = drawOutcomes(50, shifted, 1, 10);
    expect(chooseRecalibration(repeated, 0.9).method).toBe('intercept');
    expect(chooseRecalibration(repeated, 0).method).toBe('beta');
  });

  test('a shape no parametric map can bend to is left to a step function, but only with 1,500 answers', () => {
    expect(chooseRecalibration(drawOutcomes(4000, plateau, 2), 0).method).toMatch(/isotonic|venn-abers/);
    expect(chooseRecalibration(drawOutcomes(1400, plateau, 2), 0).method).toBe('beta');
    expect(chooseRecalibration(drawOutcomes(3000, calibrated, 3), 0).method).toBe('beta');
  });
});

describe('parametric maps', () => {
  test('a shift is found and undone', () => {
    const map = chooseRecalibration(drawOutcomes(400, shifted, 4), 0);
    for (const score of [-2, -0.5, 0.5])
      expect(Math.abs(recalibrate(map, expit(score)) - shifted(score))).toBeLessThan(0.07);
  });

  test('calibrated predictions are left nearly alone', () => {
    const map = chooseRecalibration(drawOutcomes(400, calibrated, 5), 0);
    for (const p of [0.05, 0.3, 0.7]) expect(Math.abs(recalibrate(map, p) - p)).toBeLessThan(0.02);
  });

  test('every map keeps the order of predictions and stays within 0 and 1', () => {
    const outcomes = drawOutcomes(300, plateau, 6);
    for (const method of ['none', 'intercept', 'logit', 'beta', 'isotonic', 'venn-abers'] as const) {
      const map = fitRecalibration(method, outcomes, 0);
      let last = 0;
      for (let p = 0; p <= 1; p += 0.01) {
        const q = recalibrate(map, p);
        expect(q).toBeGreaterThanOrEqual(last - 1e-9);
        expect(q).toBeLessThanOrEqual(1);
        last = q;
      }
    }
  });
});

describe('isotonic', () => {
  const point = fc.record({
    predicted: fc.integer({ min: 1, max: 9 }).map((i) => i / 10),
    successes: fc.integer({ min: 0, max: 1 }),
  });

  test('pooled blocks equal the max-min formula of Robertson, Wright and Dykstra', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (drawn) => {
        const points = drawn.map((one) => ({ ...one, trials: 1 })).sort((a, b) => a.predicted - b.predicted);
        const blocks = poolAdjacentViolators(points);
        const levels = [...new Set(points.map(({ predicted }) => predicted))];
        const mean = (from: number, to: number): number => {
          const inside = points.filter(({ predicted }) => predicted >= from && predicted <= to);
          return inside.reduce((sum, { successes }) => sum + successes, 0) / inside.length;
        };
        for (const level of levels) {
          const lows = levels.filter((other) => other <= level);
          const highs = levels.filter((other) => other >= level);
          const expected = Math.max(...lows.map((low) => Math.min(...highs.map((high) => mean(low, high)))));
          const block = blocks.find(({ low, high }) => low <= level && level <= high);
          expect(block?.mean).toBeCloseTo(expected, 10);
        }
      }),
      { seed: 1 },
    );
  });

  test('Venn-Abers brackets its merged probability', () => {
    const map = fitRecalibration('venn-abers', drawOutcomes(200, calibrated, 7), 0);
    if (map.method !== 'venn-abers') throw new Error('not Venn-Abers');
    for (const [i, low] of map.lower.entries()) {
      const high = map.upper[i] ?? 0;
      const merged = recalibrate(map, map.knots[i] ?? 0);
      expect(low).toBeLessThan(high);
      expect(merged).toBeGreaterThanOrEqual(low - 1e-12);
      expect(merged).toBeLessThanOrEqual(high + 1e-12);
    }
  });
});

test('a recalibrated model predicts the recalibrated mean and remembers where it came from', () => {
  const model = coldStartModel('v1');
  const better = recalibrateModel(model, 'v2', drawOutcomes(400, shifted, 8));
  const subject = { engine: 'openai', tier: 'mid' as const, features: {} };
  const before = predictPresence(model, subject);
  const after = predictPresence(better, subject);
  expect(after.mean).toBeCloseTo(recalibrate(better.recalibration, before.mean), 10);
  expect(after.high).toBeLessThan(before.high);
  expect(better.createdFrom).toBe('v1');
});
