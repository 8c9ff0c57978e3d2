import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, drawBinomial } from '../random/index.ts';
import { type CycleCell, type DealtQuestion, dealCycle, estimateCycleChange, refuseCycle } from './index.ts';

const questions = fc.array(
  fc.record({
    topic: fc.option(fc.constantFrom('prices', 'reviews', 'support', 'set-up')),
    intent: fc.constantFrom('best_of', 'how_to', 'versus'),
  }),
  { minLength: 1, maxLength: 300 },
);
const countBy = (values: readonly number[], parts: number): number[] =>
  Array.from({ length: parts }, (_, part) => values.filter((value) => value === part).length);
const apart = (counts: readonly number[]): number => Math.max(...counts) - Math.min(...counts);

describe('the deal', () => {
  test('gives each part as many questions, and as many of each topic, give or take one; the same each time', () => {
    fc.assert(
      fc.property(
        questions,
        fc.integer({ min: 2, max: 31 }),
        fc.integer({ min: 1 }),
        (asked, parts, seed) => {
          const dealt = dealCycle(asked, parts, createRandom(seed));
          expect(dealCycle(asked, parts, createRandom(seed))).toEqual(dealt);
          expect(apart(countBy(dealt, parts))).toBeLessThanOrEqual(1);
          for (const topic of new Set(asked.map((one) => one.topic))) {
            const own = dealt.filter((_, at) => asked[at]?.topic === topic);
            expect(apart(countBy(own, parts))).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  test('is by chance: over many sets each question comes into each part as often', () => {
    const asked: DealtQuestion[] = Array.from({ length: 35 }, (_, at) => ({
      topic: `${at % 3}`,
      intent: null,
    }));
    const first = Array.from(
      { length: 3_000 },
      (_, seed) => dealCycle(asked, 7, createRandom(seed + 1))[0] ?? 0,
    );
    for (const count of countBy(first, 7)) expect(Math.abs(count - 3_000 / 7)).toBeLessThan(80);
  });

  test('is refused with fewer than five questions a part, or a part that lacks a large topic', () => {
    const asked: DealtQuestion[] = Array.from({ length: 35 }, () => ({ topic: 'prices', intent: null }));
    const dealt = dealCycle(asked, 7, createRandom(1));
    expect(refuseCycle(asked, dealt, 7)).toBeNull();
    expect(refuseCycle(asked.slice(1), dealt, 7)).toBe('too_few_questions');
    expect(
      refuseCycle(
        asked,
        asked.map((_, at) => at % 6),
        7,
      ),
    ).toBe('part_lacks_topic');
    for (const parts of [1, 32, 2.5])
      expect(() => dealCycle(asked, parts, createRandom(1))).toThrow(RangeError);
  });
});

describe('cycle against cycle', () => {
  const draw = (seed: number, fall: number, shifts: readonly number[]): CycleCell[] => {
    const random = createRandom(seed);
    return Array.from({ length: 210 }, (_, at): CycleCell => {
      const rate = at % 3 === 0 ? 0.8 : 0.2;
      const shift = shifts[at % 7] ?? 0;
      const answer = (p: number) => ({
        successes: drawBinomial(random, 4, Math.min(1, Math.max(0, p))),
        trials: 4,
      });
      return {
        ...{ cluster: String(at), asks: String(at), part: at % 7, engine: 'one' },
        before: answer(rate),
        after: answer((rate + shift) * (1 - fall)),
      };
    });
  };

  test('a fall is told, and one day that differs does not make one', () => {
    const calm = estimateCycleChange(draw(1, 0, []), { question: 'market', parts: 7 });
    expect(calm).toMatchObject({ verdict: 'no_change_shown', ci: { method: 'clustered-t-level-over-days' } });
    expect(estimateCycleChange(draw(2, 0.4, []), { question: 'market', parts: 7 }).verdict).toBe('fall');
    const odd = estimateCycleChange(draw(3, 0, [-0.15, 0.15, -0.15, 0.15, -0.15, 0.1, 0]), {
      question: 'tracked',
      parts: 7,
    });
    expect(odd.verdict).toBe('no_change_shown');
    expect(odd.dayDeviation).toBeGreaterThan(2 * calm.dayDeviation);
  });

  test('without a shared cell there is nothing to compare', () => {
    const cells = draw(1, 0, []).map((cell) => ({ ...cell, before: null }));
    expect(estimateCycleChange(cells, { question: 'market', parts: 7 }).ci).toBeNull();
  });
});
