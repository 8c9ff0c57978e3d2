import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRankOverlap } from './rank-overlap.ts';

const rankOverlap = (first: readonly number[], second: readonly number[]) =>
  createRankOverlap(first.length)(first, second);

test('by hand: two of three swapped, ties, lists of different length', () => {
  // Agreements 1, .5 and 1: .1 (1 + .9 × .5 + .81) + .729.
  expect(rankOverlap([3, 2, 1], [3, 1, 2])).toBeCloseTo(0.955, 12);
  // A tie stands at one depth: agreement 2/3 at depth 1, 1 at depth 2.
  expect(rankOverlap([2, 2], [2, 1])).toBeCloseTo(0.1 * (2 / 3 + 0.9) + 0.81, 12);
  // One item of three is left: agreements 1, 2/3 and 1/2.
  expect(rankOverlap([3, 2, 1], [3, 0, 0])).toBeCloseTo(0.1 * (1 + 0.9 * (2 / 3) + 0.81 / 2) + 0.729 / 2, 12);
  expect(rankOverlap([1, 0], [0, 1])).toBe(0);
  expect(rankOverlap([0, 0], [0, 0])).toBeNull();
});

test('a ranking leaves nothing in the lists for the next', () => {
  const overlap = createRankOverlap(3);
  expect(overlap([3, 2, 1], [3, 1, 2])).toBeCloseTo(0.955, 12);
  expect(overlap([1, 0, 0], [0, 0, 1])).toBe(0);
  expect(overlap([0, 0, 0], [0, 0, 0])).toBeNull();
  expect(overlap([3, 2, 1], [3, 1, 2])).toBeCloseTo(0.955, 12);
});

test('the same order gives 1, and either list may come first', () => {
  const list = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(list, list, (first, second) => {
      const overlap = rankOverlap(first, second);
      expect(overlap).toBe(rankOverlap(second, first));
      if (overlap !== null) expect(overlap >= 0 && overlap <= 1 + 1e-12).toBe(true);
      if (first.some((value) => value > 0)) expect(rankOverlap(first, first)).toBeCloseTo(1, 12);
    }),
  );
});
