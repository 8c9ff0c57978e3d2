import { expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { learnIccPrior } from './index.ts';

test('learns the ICC of earlier scans, and more surely from more of them', () => {
  const random = createRandom(4);
  const draw = (n: number) =>
    Array.from({ length: n }, () => ({
      successes: drawBinomial(random, 4, drawBeta(random, 0.3, 0.5)),
      trials: 4,
    }));
  const some = learnIccPrior(draw(40));
  const many = learnIccPrior(draw(800));
  const mean = (prior: { alpha: number; beta: number } | null) =>
    prior ? prior.alpha / (prior.alpha + prior.beta) : Number.NaN;
  expect(Math.abs(mean(many) - 1 / 1.8)).toBeLessThan(0.06);
  expect((many?.alpha ?? 0) + (many?.beta ?? 0)).toBeGreaterThan(
    3 * ((some?.alpha ?? 0) + (some?.beta ?? 0)),
  );
  expect(learnIccPrior(draw(29))).toBeNull();
  expect(learnIccPrior(Array.from({ length: 100 }, () => ({ successes: 1, trials: 1 })))).toBeNull();
});
