import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

type Brand = Parameters<typeof marksOf>[0][number];
const span = (start: number, negated = false) => ({ start, end: start + 5, negated });
const words = {
  own: 'brd_1',
  nameOf: (id: string) => id,
  toneOf: () => 's1',
  negated: 'denied',
  other: 'means something else',
};

test('what counts is marked, own and rivals apart; negated names and other meanings are struck with the reason', () => {
  const brands = [
    { brandId: 'brd_1', mentions: [span(0), span(10, true)], candidates: [span(20)] },
    { brandId: 'brd_2', mentions: [span(30)], candidates: [] },
  ] as unknown as Brand[];
  expect(marksOf(brands, words).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['own', undefined],
    ['struck', 'denied'],
    ['struck', 'means something else'],
    ['rival', undefined],
  ]);
});
