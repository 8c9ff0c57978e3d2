import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wilsonInterval } from '../interval/index.ts';
import { createRandom, drawBeta, drawBinomial, drawNormal } from '../random/index.ts';
import { type ComparedCell, estimateHeadToHead, estimateRatio, estimateShare } from './index.ts';

test('a rare brand on few prompts is covered, and so is a common one', () => {
  for (const [alpha, beta, n] of [
    [0.05, 0.6, 8],
    [0.1, 0.35, 20],
    [2, 6, 50],
  ] as const) {
    const random = createRandom(31);
    let covered = 0;
    for (let repeat = 0; repeat < 400; repeat += 1) {
      const parts = Array.from({ length: n }, () => {
        const whole = 1 + drawBinomial(random, 10, 0.4);
        return { part: drawBinomial(random, whole, drawBeta(random, alpha, beta)), whole };
      });
      const { ci } = estimateShare(parts);
      const truth = alpha / (alpha + beta);
      covered += ci && ci.low <= truth && truth <= ci.high ? 1 : 0;
    }
    expect(covered / 400).toBeGreaterThan(0.92);
  }
});

test('prompts that hold most of the whole are few, and the interval says so', () => {
  for (const [alpha, beta, n, spread] of [
    [1, 1, 30, 1.5],
    [0.3, 0.3, 10, 1],
    [0.2, 1, 30, 1.5],
    [0.05, 0.6, 30, 1.5],
  ] as const) {
    const random = createRandom(32);
    let covered = 0;
    for (let repeat = 0; repeat < 400; repeat += 1) {
      const parts = Array.from({ length: n }, () => {
        const whole = Math.ceil(Math.exp(1.5 + spread * drawNormal(random)));
        return { part: drawBinomial(random, whole, drawBeta(random, alpha, beta)), whole };
      });
      const { ci } = estimateShare(parts);
      const truth = alpha / (alpha + beta);
      covered += ci && ci.low <= truth && truth <= ci.high ? 1 : 0;
    }
    expect(covered / 400).toBeGreaterThan(0.92);
  }
  // Half of all answers are one prompt's: nine others say little of questions like these, however many answers there are.
  const others = Array.from({ length: 9 }, (_, at) => ({ part: at % 2 === 0 ? 55 : 0, whole: 55 }));
  const { ci } = estimateShare([{ part: 250, whole: 500 }, ...others]);
  expect((ci?.high ?? 0) - (ci?.low ?? 0)).toBeGreaterThan(0.45);
  const nearlyAll = estimateShare([{ part: 3000, whole: 10_000 }, ...others]).ci;
  expect(nearlyAll?.low).toBeLessThan(0.05);
  expect(nearlyAll?.high).toBeGreaterThan(0.9);
});

test('prompts that hold one mention each are no more than a proportion of them', () => {
  const parts = Array.from({ length: 400 }, (_, i) => ({ part: i % 4 === 0 ? 1 : 0, whole: 1 }));
  const { value, ci } = estimateShare(parts);
  const plain = wilsonInterval(0.25, 400);
  expect(value).toBe(0.25);
  expect(ci?.low).toBeCloseTo(plain.low, 2);
  expect(ci?.high).toBeCloseTo(plain.high, 2);
});

test('a share and the rest of it mirror each other, inside 0 to 1', () => {
  const part = fc
    .integer({ min: 1, max: 9 })
    .chain((whole) => fc.record({ part: fc.integer({ min: 0, max: whole }), whole: fc.constant(whole) }));
  fc.assert(
    fc.property(fc.array(part, { minLength: 5, maxLength: 40 }), (parts) => {
      const own = estimateShare(parts);
      const rest = estimateShare(parts.map((one) => ({ part: one.whole - one.part, whole: one.whole })));
      expect(own.ci?.low).toBeCloseTo(1 - (rest.ci?.high ?? 2), 9);
      expect(own.ci?.low).toBeGreaterThanOrEqual(0);
      expect(own.ci?.low).toBeLessThanOrEqual(own.value ?? -1);
      expect(own.ci?.high).toBeGreaterThanOrEqual(own.value ?? 2);
    }),
  );
});

test('few prompts say so, none have no value, and impossible parts throw', () => {
  const one = { part: 1, whole: 2 };
  expect(estimateShare(Array.from({ length: 4 }, () => one))).toMatchObject({
    value: 0.5,
    ci: null,
    label: 'insufficient',
  });
  expect(estimateShare(Array.from({ length: 12 }, () => one)).label).toBe('indicative');
  expect(estimateShare([{ part: 0, whole: 0 }])).toMatchObject({ value: null, n: 0 });
  for (const [part, whole] of [
    [2, 1],
    [-1, 1],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ] as const)
    expect(() => estimateShare([{ part, whole }])).toThrow(RangeError);
});

test('head to head: paired in the same answers, with verdict and interval of one test', () => {
  const answer = (ours: number, theirs: number, at: number): ComparedCell => ({
    cluster: String(at),
    engine: 'one',
    before: { successes: theirs, trials: 1 },
    after: { successes: ours, trials: 1 },
  });
  // 40 discordant answers, 30 to 10: McNemar's z is 20 / √40.
  const cells = Array.from({ length: 100 }, (_, i) =>
    i < 30 ? answer(1, 0, i) : i < 40 ? answer(0, 1, i) : answer(1, 1, i),
  );
  const { value, pValue, verdict, ci } = estimateHeadToHead(cells);
  expect(value).toBeCloseTo(0.2, 12);
  expect(verdict).toBe('ahead');
  expect(pValue).toBeGreaterThan(0.0005);
  expect(pValue).toBeLessThan(0.0025);
  expect(ci?.low).toBeGreaterThan(0);
  const back = estimateHeadToHead(cells.map((cell) => ({ ...cell, before: cell.after, after: cell.before })));
  expect(back.verdict).toBe('behind');
  expect(estimateHeadToHead(cells.slice(0, 3)).verdict).toBe('too_few');
  // The answers to one prompt are one cluster, however many.
  expect(
    estimateHeadToHead(cells.map((cell, i) => ({ ...cell, cluster: String(i % 5), engine: String(i) })))
      .verdict,
  ).toBe('too_few');
  const uneven = { ...answer(1, 0, 1), after: { successes: 1, trials: 2 } };
  expect(() => estimateHeadToHead([uneven])).toThrow(RangeError);
});

test('a mean over prompts has an interval that leaves some doubt, and none below five prompts', () => {
  const ranks = [1, 2, 3, 4, 5, 3, 2, 4].map((part) => ({ part: 2 * part, whole: 2 }));
  const { value, ci, n } = estimateRatio(ranks, { least: 1 });
  expect([value, n]).toEqual([3, 8]);
  // Equal wholes: the t interval of eight means, sd 1.309, t 2.365, and what is added where six differ from the middle.
  expect(ci?.low).toBeLessThan(3);
  expect(ci?.high).toBeGreaterThan(3 + (2.364624 * 1.309307) / Math.sqrt(8));
  const first = Array.from({ length: 9 }, () => ({ part: 1, whole: 1 }));
  const { ci: alike } = estimateRatio(first, { least: 1 });
  expect(alike?.low).toBe(1);
  expect(alike?.high).toBeGreaterThan(1.2);
  expect(estimateRatio(first, { least: 1, most: 1 }).ci).toMatchObject({ low: 1, high: 1 });
  const second = estimateRatio(
    first.map(({ whole }) => ({ part: 2, whole })),
    { least: 1, most: 2 },
  ).ci;
  expect(second?.low).toBeLessThan(1.9);
  expect(second?.high).toBe(2);
  expect(estimateRatio(ranks.slice(0, 4), { least: 1 }).ci).toBeNull();
  expect(estimateRatio([{ part: 0, whole: 0 }])).toEqual({ value: null, ci: null, n: 0 });
});

test('the mean rank of a brand that is nearly always first is covered, often or seldom named', () => {
  for (const [n, samples, alpha, beta, first] of [
    [30, 3, 1, 1, 0.8],
    [30, 3, 0.1, 0.9, 0.95],
    [100, 1, 0.05, 0.6, 0.9],
    [20, 3, 0.3, 2, 0.9],
    [30, 3, 1, 1, 0.97],
  ] as const) {
    const random = createRandom(33);
    let [covered, told] = [0, 0];
    for (let repeat = 0; repeat < 400; repeat += 1) {
      const parts = Array.from({ length: n }, () => {
        const whole = drawBinomial(random, samples, drawBeta(random, alpha, beta));
        const later = drawBinomial(random, whole, 1 - first);
        // Second or third.
        return { part: whole + later + drawBinomial(random, later, 0.5), whole };
      });
      const { ci } = estimateRatio(parts, { least: 1, most: 6 });
      const truth = 1 + 1.5 * (1 - first);
      told += ci ? 1 : 0;
      covered += ci && ci.low <= truth && truth <= ci.high ? 1 : 0;
    }
    expect(covered / told).toBeGreaterThan(0.92);
  }
});
