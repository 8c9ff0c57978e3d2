import { expect, test } from 'vitest';
import { sayPredicted } from './say-predicted.ts';

test('a narrow interval has its figure, a wide one says what would tell', () => {
  expect(sayPredicted({ value: 0.34, low: 0.12, high: 0.61 })).toBe(
    'About 34% (95%: 12% to 61%), predicted.',
  );
  expect(sayPredicted({ value: 0.38, low: 0.0002, high: 0.994 })).toBe(
    'Too little is known: it takes 41 answers.',
  );
  // A rate near nothing is not taken to be known because it is small.
  expect(sayPredicted({ value: 0.02, low: 0, high: 0.7 })).toBe('Too little is known: it takes 28 answers.');
});
