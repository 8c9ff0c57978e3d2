import { expect, test } from 'vitest';
import { createRandom, drawBinomial } from '../random/index.ts';
import { type ChurnCell, measureChurn } from './churn.ts';

const side = (...counts: number[]) => counts.map((successes) => ({ successes, trials: 3 }));

test('is the mean of both over either, by hand', () => {
  const cells: ChurnCell[] = [
    { before: side(3, 1, 0), after: side(2, 0, 0) },
    { before: side(3, 3, 0), after: side(3, 3, 0) },
    { before: side(0, 0, 0), after: side(0, 0, 0) },
  ];
  expect(measureChurn(cells, createRandom(1))).toMatchObject({
    jaccard: { value: (1 / 2 + 1) / 2 },
    // One item of two is left in the first cell: .1 (1 + .9 × 2/3) + .81 × 2/3; the second is unchanged.
    overlap: { value: expect.closeTo((0.1 * 1.6 + 0.54 + 1) / 2, 12) },
    cells: 2,
  });
  expect(measureChurn([], createRandom(1))).toEqual({
    jaccard: { value: null, expected: null, pValue: null },
    overlap: { value: null, expected: null, pValue: null },
    cells: 0,
  });
  expect(() => measureChurn([{ before: side(1), after: [] }], createRandom(1))).toThrow(RangeError);
});

test('cells with more and fewer items leave nothing behind for each other', () => {
  const large = { before: side(3, 2, 1, 1), after: side(0, 2, 1, 3) };
  const small = { before: side(1, 2), after: side(2, 1) };
  const alone = [small, large, small].map((cell) => measureChurn([cell], createRandom(1), 400));
  const together = measureChurn([small, large, small], createRandom(1), 400);
  for (const measure of ['jaccard', 'overlap'] as const) {
    const meanOf = (values: (number | null | undefined)[]) =>
      values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / values.length;
    const { value, expected } = together[measure];
    expect(value).toBeCloseTo(meanOf(alone.map((one) => one[measure].value)), 12);
    // Of other draws.
    const apart = (expected?.value ?? Number.NaN) - meanOf(alone.map((one) => one[measure].expected?.value));
    expect(Math.abs(apart)).toBeLessThan(0.03);
  }
});

/** Items of random rates; with `shift`, the second measurement's rates are other ones. */
function simulate(seed: number, shift: boolean): ChurnCell[] {
  const random = createRandom(seed);
  return Array.from({ length: 60 }, () => {
    const rates = Array.from({ length: 6 }, () => random() ** 2);
    const other = shift ? rates.map(() => random() ** 2) : rates;
    const draw = (list: readonly number[]) =>
      list.map((rate) => ({ successes: drawBinomial(random, 3, rate), trials: 3 }));
    return { before: draw(rates), after: draw(other) };
  });
}

test('without a change it lies within what chance gives, with one it lies below', () => {
  const inside = Array.from({ length: 20 }, (_, seed) => {
    const { jaccard, overlap } = measureChurn(simulate(seed, false), createRandom(seed), 60);
    return [jaccard, overlap].every(({ value, expected }) => (value ?? 0) >= (expected?.low ?? 1) - 0.06);
  });
  expect(inside.filter(Boolean).length).toBeGreaterThanOrEqual(18);
  const below = Array.from({ length: 10 }, (_, seed) => {
    const { jaccard, overlap } = measureChurn(simulate(seed, true), createRandom(seed), 60);
    return [jaccard, overlap].every(({ value, expected }) => (value ?? 1) < (expected?.low ?? 0));
  });
  expect(below.filter(Boolean).length).toBeGreaterThanOrEqual(9);
});
