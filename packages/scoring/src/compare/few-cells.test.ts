import { expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { changeOfCounts } from './count-change.ts';
import { type ComparedCell, changeOfFewCells, estimateHeadToHeadTracked } from './index.ts';

const counts = (successes: number, trials: number) => ({ successes, trials });
const cell = (engine: string, before: number, after: number, trials: number): ComparedCell => ({
  ...{ cluster: 'prompt', engine },
  ...{ before: counts(before, trials), after: counts(after, trials) },
});

test('one prompt on one engine: near Newcombe’s interval, with verdict, p and interval in agreement', () => {
  const { value, ci, pValue, verdict } = changeOfFewCells([cell('one', 9, 27, 36)]);
  const newcombe = changeOfCounts(counts(9, 36), counts(27, 36));
  expect(value).toBeCloseTo(0.5, 12);
  expect(ci?.low).toBeCloseTo(newcombe.ci.low, 1);
  expect(ci?.high).toBeCloseTo(newcombe.ci.high, 1);
  expect([verdict, (pValue ?? 1) < 0.05]).toEqual(['rise', true]);
  const back = changeOfFewCells([cell('one', 27, 9, 36)]);
  expect(back.verdict).toBe('fall');
  expect(back.ci?.low).toBeCloseTo(-(ci?.high ?? 0), 12);
  expect(changeOfFewCells([cell('one', 0, 0, 12)])).toMatchObject({ value: 0, verdict: 'no_change_shown' });
});

test('what cannot be judged says so', () => {
  expect(changeOfFewCells([])).toMatchObject({ verdict: 'not_comparable', value: null });
  expect(changeOfFewCells([cell('one', 0, 3, 3)])).toMatchObject({ verdict: 'too_few', value: 1, ci: null });
});

test('the interval of a prompt holds its true change, engines differing, and zero change is seldom called one', () => {
  const random = createRandom(71);
  let [held, called] = [0, 0];
  const trials = 1_500;
  for (let turn = 0; turn < trials; turn += 1) {
    const shift = turn % 2 === 0 ? 0 : 0.25;
    const rates = Array.from({ length: 4 }, () => drawBeta(random, 0.35, 0.4) * 0.75);
    const k = [3, 6, 12][turn % 3] ?? 3;
    const change = changeOfFewCells(
      rates.map((rate, at) =>
        cell(String(at), drawBinomial(random, k, rate), drawBinomial(random, k, rate + shift), k),
      ),
    );
    if (change.ci && change.ci.low <= shift && shift <= change.ci.high) held += 1;
    if (shift === 0 && (change.verdict === 'rise' || change.verdict === 'fall')) called += 1;
    if (change.pValue !== null) expect(change.pValue < 0.05).toBe(change.verdict !== 'no_change_shown');
  }
  expect(held / trials).toBeGreaterThan(0.94);
  expect(called / (trials / 2)).toBeLessThan(0.06);
});

/** Answers in which two brands avoid each other (−1), are independent (0) or go together (1). */
function answersOf(random: () => number, [own, other]: [number, number], together: number) {
  const first = random();
  const second = together === 0 ? random() : together > 0 ? first : 1 - first;
  return [first < own ? 1 : 0, second < other ? 1 : 0] as const;
}

test('against a rival on these prompts: holds the true difference, however the two go together', () => {
  const random = createRandom(72);
  const next = () => random();
  for (const together of [-1, 0, 1]) {
    let held = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      let truth = 0;
      const cells = Array.from({ length: 40 }, (_, at): ComparedCell => {
        const rates: [number, number] = [drawBeta(random, 0.35, 0.4), drawBeta(random, 0.3, 0.4)];
        truth += (rates[0] - rates[1]) / 40;
        const drawn = Array.from({ length: 4 }, () => answersOf(next, rates, together));
        const sum = (side: 0 | 1) => drawn.reduce((total, one) => total + one[side], 0);
        return { cluster: String(at), engine: 'one', before: counts(sum(1), 4), after: counts(sum(0), 4) };
      });
      const { ci } = estimateHeadToHeadTracked(cells);
      if (ci && ci.low <= truth && truth <= ci.high) held += 1;
    }
    expect(held / 300).toBeGreaterThan(0.93);
  }
});

test('against a rival: too few cells, single answers and other trials are told apart', () => {
  const cells = Array.from({ length: 8 }, (_, at) => ({ ...cell('one', 1, 3, 4), cluster: String(at) }));
  expect(estimateHeadToHeadTracked(cells)).toMatchObject({ verdict: 'ahead', clusters: 8, value: 0.5 });
  expect(estimateHeadToHeadTracked(cells.slice(0, 5)).verdict).toBe('too_few');
  expect(
    estimateHeadToHeadTracked(cells.map((one) => ({ ...one, before: counts(0, 1), after: counts(1, 1) })))
      .verdict,
  ).toBe('too_few');
  expect(() => estimateHeadToHeadTracked([{ ...cell('one', 1, 3, 4), after: counts(3, 5) }])).toThrow(
    RangeError,
  );
});
