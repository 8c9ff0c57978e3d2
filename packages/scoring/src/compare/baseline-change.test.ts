import { describe, expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal } from '../random/index.ts';
import { type BaselineCell, estimateChange, estimateChangeFromBaseline } from './index.ts';

/** Cells of 40 prompts × 3; every day is shifted, the last besides. */
function draw(seed: number, { scans = 7, days = 0, last = 0 }): BaselineCell[] {
  const random = createRandom(seed);
  const shifts = Array.from({ length: scans + 1 }, () => days * drawNormal(random));
  return Array.from({ length: 40 }, (_, at): BaselineCell => {
    const looks = shifts.map((shift, day) => {
      const rate = Math.min(1, Math.max(0, 0.2 + 0.5 * (at % 2) + shift + (day === scans ? last : 0)));
      return { successes: drawBinomial(random, 3, rate), trials: 3 };
    });
    return {
      cluster: String(at),
      engine: 'one',
      earlier: looks.slice(0, scans),
      after: looks[scans] ?? null,
    };
  });
}
const widthOf = (ci: { low: number; high: number } | null | undefined): number =>
  ci ? ci.high - ci.low : Number.POSITIVE_INFINITY;

describe('against several earlier scans', () => {
  test('that day is told closer than against one scan; lasting claims less than that day', () => {
    const cells = draw(1, {});
    const found = estimateChangeFromBaseline(cells, { question: 'tracked' });
    const single = estimateChange(
      cells.map(({ earlier, ...cell }) => ({ ...cell, before: earlier[6] ?? null })),
      { question: 'tracked' },
    );
    expect(found?.scans).toBe(7);
    expect(widthOf(found?.day.ci) ** 2 / widthOf(single.ci) ** 2).toBeLessThan(0.65);
    expect(widthOf(found?.lasting.ci)).toBeGreaterThan(widthOf(found?.day.ci));
    expect(found?.lasting.value).toBe(found?.day.value);
  });

  test('where days differ by themselves, a day that differs is no lasting change', () => {
    const found = Array.from({ length: 40 }, (_, seed) =>
      estimateChangeFromBaseline(draw(seed + 1, { days: 0.08 }), { question: 'tracked' }),
    );
    const told = (verdict: 'day' | 'lasting') =>
      found.filter((one) => one?.[verdict].verdict !== 'no_change_shown').length;
    expect(told('day')).toBeGreaterThan(12);
    expect(told('lasting')).toBeLessThan(8);
  });

  test('too few scans, or too many, are refused', () => {
    for (const scans of [1, 2, 9])
      expect(estimateChangeFromBaseline(draw(1, { scans }), { question: 'market' })).toBeNull();
    for (const scans of [3, 8])
      expect(estimateChangeFromBaseline(draw(1, { scans }), { question: 'market' })).not.toBeNull();
    expect(() =>
      estimateChangeFromBaseline([...draw(1, { scans: 3 }), ...draw(1, { scans: 4 })], {
        question: 'market',
      }),
    ).toThrow(RangeError);
  });
});
