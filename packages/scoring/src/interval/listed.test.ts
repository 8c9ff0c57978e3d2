import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { estimateListed, estimatePresence } from './index.ts';

const random = createRandom(33);
const once = (successes: number) => ({ successes, trials: 1 });
const repeat = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);
const width = ({ ci }: { ci: { low: number; high: number } | null }): number =>
  ci ? ci.high - ci.low : Number.NaN;

describe('presence over a list of which a part was asked', () => {
  test.each([0.25, 0.5, 0.75])(
    'holds the mean of the list in 19 of 20 cases when %d of it was asked',
    (share) => {
      let [held, narrower] = [0, 0];
      for (let at = 0; at < 400; at += 1) {
        const rates = Array.from({ length: 80 }, () => drawBeta(random, 0.3, 0.5));
        const truth = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
        const asked = rates
          .slice(0, 80 * share)
          .map((rate) => ({ successes: drawBinomial(random, 5, rate), trials: 5 }));
        const found = estimateListed(asked, { prompts: 80 });
        if (found.ci && found.ci.low <= truth && truth <= found.ci.high) held += 1;
        narrower += width(found) / width(estimatePresence(asked, { estimand: 'market' })) / 400;
      }
      expect(held / 400).toBeGreaterThan(0.9);
      expect(narrower).toBeLessThan(Math.sqrt(1 - share) + 0.12);
    },
  );

  test('a list that was asked to its end is the tracked figure', () => {
    const asked = Array.from({ length: 30 }, (_, at) => ({ successes: at % 4, trials: 3 }));
    const [listed, tracked] = [
      estimateListed(asked, { prompts: 30 }),
      estimatePresence(asked, { estimand: 'tracked' }),
    ];
    expect(listed.value).toBe(tracked.value);
    expect(listed.ci?.low).toBeCloseTo(tracked.ci?.low ?? 0, 12);
    expect(listed.ci?.high).toBeCloseTo(tracked.ci?.high ?? 0, 12);
    expect(listed.effectiveN).toBeGreaterThan(30);
  });

  test('a brand that one topic of half of the list carries may be named nowhere else', () => {
    const topics = Array.from({ length: 40 }, (_, at) => `topic ${Math.floor(at / 4)}`);
    const asked = topics.map((topic) => ({ successes: topic === 'topic 3' ? 3 : 0, trials: 3 }));
    const { ci, n } = estimateListed(asked, { prompts: 80, topics: { listed: 20, asked: topics } });
    expect(n).toBe(10);
    // One topic of twenty: the lowest rate that the list can have.
    expect(ci?.low).toBeLessThanOrEqual(0.05);
    expect(ci?.low).toBeGreaterThan(0.03);
  });

  test('nobody named, or everybody, keeps that end', () => {
    expect(estimateListed(repeat(20, once(0)), { prompts: 60 }).ci).toMatchObject({ low: 0 });
    expect(estimateListed(repeat(20, once(1)), { prompts: 60 }).ci).toMatchObject({ high: 1 });
  });

  test('nothing, a single one and impossible lists', () => {
    expect(estimateListed([], { prompts: 3 })).toMatchObject({ label: 'insufficient', value: null });
    expect(estimateListed([once(1)], { prompts: 3 })).toMatchObject({ label: 'insufficient', ci: null });
    expect(() => estimateListed(repeat(4, once(1)), { prompts: 3 })).toThrow(RangeError);
    expect(() => estimateListed(repeat(4, once(1)), { prompts: Number.NaN })).toThrow(RangeError);
    expect(() => estimateListed([{ successes: 2, trials: 1 }], { prompts: 3 })).toThrow(RangeError);
  });

  test('ends are possible and hold the value, whatever is asked', () => {
    const cluster = fc
      .integer({ min: 1, max: 6 })
      .chain((trials) =>
        fc.record({ trials: fc.constant(trials), successes: fc.integer({ min: 0, max: trials }) }),
      );
    fc.assert(
      fc.property(
        fc.array(cluster, { minLength: 2, maxLength: 40 }),
        fc.integer({ min: 0, max: 200 }),
        (asked, rest) => {
          const { ci, value, effectiveN } = estimateListed(asked, { prompts: asked.length + rest });
          expect(ci?.low).toBeGreaterThanOrEqual(0);
          expect(ci?.high).toBeLessThanOrEqual(1);
          expect(ci?.low).toBeLessThanOrEqual(value ?? Number.NaN);
          expect(ci?.high).toBeGreaterThanOrEqual(value ?? Number.NaN);
          expect(effectiveN).toBeGreaterThan(0);
        },
      ),
    );
  });
});
