import { expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial, type Random } from '../random/index.ts';
import { type AskedComparedCell, estimateChange, estimateChangeWithLoss } from './index.ts';

/** 60 prompts × 5 before and after, unchanged; the later scan loses answers by whether they name the brand. */
function draw(random: Random, lost: { present: number; absent: number }): AskedComparedCell[] {
  return Array.from({ length: 60 }, (_, prompt) => {
    const rate = drawBeta(random, 0.3, 0.5);
    const hits = drawBinomial(random, 5, rate);
    const [kept, others] = [
      drawBinomial(random, hits, 1 - lost.present),
      drawBinomial(random, 5 - hits, 1 - lost.absent),
    ];
    return {
      cluster: String(prompt),
      engine: 'one',
      before: { successes: drawBinomial(random, 5, rate), trials: 5 },
      after: { successes: kept, trials: kept + others },
      lostBefore: 0,
      lostAfter: 5 - kept - others,
    };
  });
}

test.each(['tracked', 'market'] as const)(
  'answers lost where the brand is present make no %s fall',
  (question) => {
    const random = createRandom(17);
    let [plain, bounded] = [0, 0];
    for (let repeat = 0; repeat < 200; repeat += 1) {
      const cells = draw(random, { present: 0.4, absent: 0.1 });
      if (estimateChange(cells, { question }).verdict === 'fall') plain += 1;
      const { verdict, ci, pValue } = estimateChangeWithLoss(cells, { question });
      if (verdict === 'fall' || verdict === 'rise') bounded += 1;
      expect((pValue ?? 0) < 0.05).toBe(verdict !== 'no_change_shown');
      expect(ci?.low).toBeLessThanOrEqual(0.1);
    }
    expect(plain).toBeGreaterThan(30);
    expect(bounded).toBeLessThanOrEqual(12);
  },
);

test('loss that has nothing to do with presence, or none at all, changes nothing', () => {
  const random = createRandom(3);
  const whole = draw(random, { present: 0, absent: 0 });
  expect(estimateChangeWithLoss(whole, { question: 'market' })).toEqual(
    estimateChange(whole, { question: 'market' }),
  );
  let same = 0;
  for (let repeat = 0; repeat < 40; repeat += 1) {
    const cells = draw(random, { present: 0.2, absent: 0.2 });
    const { ci } = estimateChangeWithLoss(cells, { question: 'market' });
    if (ci?.method !== 'bounded-by-loss') same += 1;
  }
  expect(same).toBeGreaterThan(30);
});

test('a cell that lost every answer counts in the bounds', () => {
  const cells = draw(createRandom(5), { present: 0.4, absent: 0.1 }).map((cell, at) =>
    at < 5 ? { ...cell, after: null, lostAfter: 5 } : cell,
  );
  const { value, ci } = estimateChangeWithLoss(cells, { question: 'tracked' });
  expect(ci?.method).toBe('bounded-by-loss');
  expect(value).toBe(estimateChange(cells, { question: 'tracked' }).value);
});
