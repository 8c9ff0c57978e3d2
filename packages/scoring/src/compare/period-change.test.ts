import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial, drawNormal, type Random } from '../random/index.ts';
import { addUp } from './baseline-change.ts';
import { estimateChange } from './change.ts';
import { estimateChangeOfPeriods, looksOfScans, type PeriodCell } from './period-change.ts';

const expit = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (rate: number): number => Math.log(rate / (1 - rate));

/** 50 prompts × 3 in `looks` looks of each period; whole looks shift by `days`, the later level by `shift` logits. */
function draw(random: Random, { looks = 4, days = 0, shift = 0 }): PeriodCell[] {
  const prompts = Array.from({ length: 50 }, () => logit(drawBeta(random, 1, 1)));
  const shifts = Array.from(
    { length: 2 * looks },
    (_, at) => days * drawNormal(random) + (at < looks ? 0 : shift),
  );
  return prompts.map((prompt, at) => {
    const all = shifts.map((by) => ({ successes: drawBinomial(random, 3, expit(prompt + by)), trials: 3 }));
    const [earlier, later] = [all.slice(0, looks), all.slice(looks)];
    return {
      ...{ cluster: String(at), engine: 'one', earlier, later },
      ...{ before: addUp(earlier), after: addUp(later) },
    };
  });
}
const moved = ({ verdict }: { verdict: string }): boolean => verdict === 'rise' || verdict === 'fall';

describe('two periods of several looks', () => {
  test.each(['tracked', 'market'] as const)(
    'days that differ are no change, and a lasting one is told: %s',
    (question) => {
      const random = createRandom(3);
      const count = (options: { days: number; shift?: number }) => {
        const drawn = Array.from({ length: 200 }, () => draw(random, options));
        const told = drawn.filter((cells) => moved(estimateChangeOfPeriods(cells, { question }))).length;
        const single = drawn.filter((cells) => moved(estimateChange(cells, { question }))).length;
        return { told: told / 200, single: single / 200 };
      };
      const [still, usual, moving] = [0, 0.1, 0.2].map((days) => count({ days }));
      expect(still?.told).toBeLessThan(0.06);
      expect(usual?.told).toBeLessThan(0.09);
      // Where days differ by .2 logit, 14 to 18 in 100 pairs of periods differ by more than their answers' noise.
      expect(moving?.single).toBeGreaterThan(0.09);
      expect(moving?.told).toBeLessThan(0.11);
      expect(count({ days: 0.1, shift: 0.7 }).told).toBeGreaterThan(0.9);
    },
  );

  test('adds s² (1/m + 1/m) at the degrees of its pairs, and nothing where looks are too few', () => {
    const cells = draw(createRandom(8), { days: 0.3 });
    const plain = estimateChange(cells, { question: 'tracked' });
    const found = estimateChangeOfPeriods(cells, { question: 'tracked' });
    expect(found).toMatchObject({ value: plain.value, ci: { method: 'within-cells-t-over-days' } });
    const twice = (look: { successes: number; trials: number } | null) =>
      look && { successes: 2 * look.successes, trials: 2 * look.trials };
    // A look of a few prompts tells nothing of the days, though it counts.
    const few = cells.map((cell, at) => ({
      ...cell,
      later: [...cell.later, at < 5 ? twice(cell.later[0] ?? null) : null],
    }));
    const width = ({ ci }: typeof found) => (ci ? ci.high - ci.low : Number.NaN);
    expect(width(estimateChangeOfPeriods(few, { question: 'tracked' })) / width(found)).toBeCloseTo(1, 1);
    const short = cells.map((cell) => ({
      ...cell,
      earlier: [cell.before],
      later: [addUp(cell.later.slice(0, 2)), addUp(cell.later.slice(2))],
    }));
    expect(estimateChangeOfPeriods(short, { question: 'tracked' })).toEqual(plain);
  });

  test('a week of scans is one look, unless there are few weeks', () => {
    const daily = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
    expect(looksOfScans([daily(0, 15), daily(15, 14)])).toEqual([
      [...Array(7).fill(0), ...Array(7).fill(1), 2],
      [...Array(7).fill(0), ...Array(7).fill(1)],
    ]);
    expect(looksOfScans([daily(0, 7), daily(7, 7)])).toEqual([daily(0, 7), daily(0, 7)]);
    // Weekly runs begin a little early or late.
    expect(
      looksOfScans([
        [0, 6.8, 14.1],
        [21, 27.9],
      ]),
    ).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect(looksOfScans([[], [3]])).toEqual([[], [0]]);
  });
});
