import { expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { estimateCells } from './index.ts';

test('cells cover 95% on average', () => {
  const random = createRandom(12);
  let covered = 0;
  let count = 0;
  for (let repeat = 0; repeat < 60; repeat += 1) {
    const rates = Array.from({ length: 60 }, () => drawBeta(random, 0.3, 0.5));
    const cells = rates.map((rate) => ({ successes: drawBinomial(random, 5, rate), trials: 5 }));
    for (const [i, { ci }] of estimateCells(cells).entries()) {
      const rate = rates[i] ?? 0;
      covered += ci && ci.low <= rate && rate <= ci.high ? 1 : 0;
      count += 1;
    }
  }
  expect(covered / count).toBeGreaterThan(0.935);
  expect(covered / count).toBeLessThan(0.965);
});

test('shrinks towards the others, one-sided at the ends, nothing said of empty cells', () => {
  const cells = [
    { successes: 0, trials: 3 },
    { successes: 0, trials: 0 },
    { successes: 3, trials: 3 },
    ...Array.from({ length: 24 }, (_, i) => ({ successes: i % 4, trials: 3 })),
  ];
  const [none, empty, all] = estimateCells(cells);
  expect(none?.ci?.low).toBe(0);
  expect(none?.value).toBeGreaterThan(0);
  expect(none?.value).toBeLessThan(0.3);
  expect(empty).toMatchObject({ value: null, ci: null, label: 'insufficient' });
  expect(all?.ci?.high).toBe(1);
  expect(all?.label).toBe('indicative');
  const pairs = cells.map(({ successes }) => ({ successes: Math.min(successes, 2), trials: 2 }));
  expect(estimateCells(pairs)[0]).toMatchObject({ n: 1, label: 'insufficient' });
  expect(estimateCells([{ successes: 0, trials: 0 }])[0]?.label).toBe('insufficient');
});
