import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../random/index.ts';
import { rankByShare } from './rank.ts';

describe('rankByShare', () => {
  test('a clear leader is first, and a lead of one prompt is none', () => {
    const clear = Array.from({ length: 30 }, () => [1, 0.2]);
    expect(rankByShare(clear, 2, createRandom(1))[0]).toMatchObject({
      first: 1,
      rank: 1,
      ranks: { low: 1, high: 1 },
    });
    const thin = Array.from({ length: 30 }, (_, at) => (at === 0 ? [1, 0] : at % 2 ? [1, 0] : [0, 1]));
    expect(rankByShare(thin, 2, createRandom(1))[0]?.first).toBeGreaterThan(0.4);
    expect(rankByShare(thin, 2, createRandom(1))[0]?.first).toBeLessThan(0.8);
  });

  test('chances of being first sum to 1, and nobody is told apart where nothing is known', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 3, maxLength: 3 }), {
          minLength: 20,
          maxLength: 30,
        }),
        (clusters) => {
          const chances = rankByShare(clusters, 3, createRandom(7), 300);
          expect(chances.reduce((sum, { first }) => sum + (first ?? 0), 0)).toBeCloseTo(1, 8);
          for (const { first, top3, ranks } of chances) {
            expect(first).toBeLessThanOrEqual((top3 ?? 0) + 1e-9);
            expect(ranks?.low).toBeLessThanOrEqual(ranks?.high ?? 0);
          }
        },
      ),
      { numRuns: 60 },
    );
    const silent = Array.from({ length: 20 }, () => [0, 0]);
    for (const { first } of rankByShare(silent, 2, createRandom(3))) expect(first).toBeCloseTo(0.5, 1);
  });

  test('with too few clusters only the rank is said', () => {
    const few = Array.from({ length: 19 }, () => [1, 2]);
    expect(rankByShare(few, 2, createRandom(1))).toEqual([
      { first: null, top3: null, rank: 2, ranks: null },
      { first: null, top3: null, rank: 1, ranks: null },
    ]);
  });

  test('P(first) is calibrated: over many simulated markets it is true as often as it says', () => {
    const random = createRandom(11);
    const said: { chance: number; held: number }[] = [];
    for (let market = 0; market < 400; market += 1) {
      const rates = [0.3 + 0.25 * random(), 0.3 + 0.25 * random()];
      const clusters = Array.from({ length: 40 }, () => {
        const shared = random();
        return rates.map((rate) => (0.5 * shared + 0.5 * random() < rate ? 1 : 0));
      });
      const chance = rankByShare(clusters, 2, random, 400)[0]?.first ?? 0;
      said.push({ chance, held: (rates[0] ?? 0) > (rates[1] ?? 0) ? 1 : 0 });
    }
    const sure = said.filter(({ chance }) => chance > 0.9);
    expect(sure.length).toBeGreaterThan(40);
    expect(sure.reduce((sum, { held }) => sum + held, 0) / sure.length).toBeGreaterThan(0.88);
    const gap = said.reduce((sum, { chance, held }) => sum + held - chance, 0) / said.length;
    expect(Math.abs(gap)).toBeLessThan(0.06);
  });

  test('of equal brands the leader is not said to lead, however many there are', () => {
    const random = createRandom(5);
    for (const brands of [5, 12]) {
      let said = 0;
      for (let market = 0; market < 40; market += 1) {
        const clusters = Array.from({ length: 20 }, () => {
          const shared = random();
          return Array.from({ length: brands }, () => (0.6 * shared + 0.4 * random() < 0.4 ? 1 : 0));
        });
        said += Math.max(...rankByShare(clusters, brands, random, 200).map(({ first }) => first ?? 0)) / 40;
      }
      expect(said).toBeLessThan(brands === 5 ? 0.45 : 0.3);
    }
  });

  test('equal sums share a rank, in whatever order they were added', () => {
    const parts = [0.1, 0.2, 0.3];
    const clusters = parts.map((part, at) => [part, parts.at(-1 - at) ?? 0, 0]);
    expect(clusters.reduce((sum, [one = 0]) => sum + one, 0)).not.toBe(
      clusters.reduce((sum, [, other = 0]) => sum + other, 0),
    );
    expect(rankByShare(clusters, 3, createRandom(1)).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  test('parts that cannot be are refused', () => {
    expect(() => rankByShare([[1, -1]], 2, createRandom(1))).toThrow(RangeError);
    expect(() => rankByShare([[1]], 2, createRandom(1))).toThrow(RangeError);
  });
});
