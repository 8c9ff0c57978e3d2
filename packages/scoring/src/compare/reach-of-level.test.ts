import { describe, expect, test } from 'vitest';
import { estimateChange } from './change.ts';
import type { ComparedCell } from './compared-cell.ts';

type Counts = { before: number; after: number };
const absent: Counts = { before: 0, after: 0 };

/** Twelve topics of ten prompts, three answers each. */
const topics = (of: (topic: number, prompt: number) => Counts): ComparedCell[] =>
  Array.from({ length: 12 }, (_, topic) =>
    Array.from({ length: 10 }, (_, prompt) => {
      const { before, after } = of(topic, prompt);
      return {
        cluster: String(topic),
        engine: String(prompt),
        before: { successes: before, trials: 3 },
        after: { successes: after, trials: 3 },
      };
    }),
  ).flat();

/** Six prompts of one topic and one each of six others know the brand, and name it a third less. */
const fallen = topics((topic, prompt) =>
  prompt < (topic === 0 ? 6 : 1) && topic < 7 ? { before: 3, after: 2 } : absent,
);
const marketOf = (cells: ComparedCell[]) => {
  const { value, ci, verdict } = estimateChange(cells, { question: 'market' });
  if (value === null || !ci) throw new Error('no change');
  return { value, ci, verdict };
};

describe('a change of what few topics hold', () => {
  test('may be larger than the sample shows, rather than smaller', () => {
    const { value, ci, verdict } = marketOf(fallen);
    expect(value).toBeCloseTo(-1 / 30, 10);
    expect(value - ci.low).toBeGreaterThan(1.3 * (ci.high - value));
    expect(verdict === 'fall').toBe(ci.high < 0);
  });

  test('is the same backwards, and for absence in the place of presence', () => {
    const { ci } = marketOf(fallen);
    const backwards = fallen.map((cell) => ({ ...cell, before: cell.after, after: cell.before }));
    const turn = (side: ComparedCell['before']) =>
      side && { ...side, successes: side.trials - side.successes };
    const turned = fallen.map((cell) => ({ ...cell, before: turn(cell.before), after: turn(cell.after) }));
    for (const cells of [backwards, turned]) {
      const mirrored = marketOf(cells).ci;
      expect(mirrored.low).toBeCloseTo(-ci.high, 10);
      expect(mirrored.high).toBeCloseTo(-ci.low, 10);
    }
  });

  test('that answers alone explain does not lean', () => {
    const wavering = topics((topic) => (topic % 2 === 0 ? { before: 2, after: 1 } : { before: 1, after: 2 }));
    const { value, ci } = marketOf(wavering);
    expect(ci.high - value).toBeCloseTo(value - ci.low, 10);
  });
});
