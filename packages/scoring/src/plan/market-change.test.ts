import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectableMarketChange } from './market-change.ts';

const guess = { rate: 0.4, icc: 0.5 };

test('more topics, answers and engines show smaller falls', () => {
  const change = (topics: number, samples: number, engines = 1) =>
    detectableMarketChange(
      { prompts: 120, samples, engines },
      { ...guess, topics: { count: topics, correlation: 0.5 } },
    ) ?? 1;
  expect(change(12, 1)).toBeGreaterThan(change(30, 1));
  expect(change(12, 1)).toBeGreaterThan(change(12, 3));
  expect(change(12, 3)).toBeGreaterThan(change(12, 3, 3));
});

test('with fewer than eight topics the prompts are the clusters', () => {
  const few = { ...guess, topics: { count: 4, correlation: 0.9 } };
  expect(detectableMarketChange({ prompts: 60, samples: 3 }, few)).toBe(
    detectableMarketChange({ prompts: 60, samples: 3 }, guess),
  );
});

test('says so where not even a fall to nothing would show', () => {
  expect(detectableMarketChange({ prompts: 8, samples: 1 }, { rate: 0.05, icc: 0.6 })).toBeNull();
  expect(detectableMarketChange({ prompts: 1, samples: 10 }, guess)).toBeNull();
});

test('is never larger than presence itself, and never 0', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 2000 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 8 }),
      fc.double({ min: 0.005, max: 0.995, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (prompts, samples, engines, rate, icc) => {
        const change = detectableMarketChange({ prompts, samples, engines }, { rate, icc });
        if (change === null) return;
        expect(change).toBeGreaterThan(0);
        expect(change).toBeLessThanOrEqual(rate);
      },
    ),
  );
});
