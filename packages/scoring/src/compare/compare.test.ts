import { describe, expect, test } from 'vitest';
import { wilsonInterval } from '../interval/index.ts';
import { createRandom, drawBeta, drawBinomial, drawNormal } from '../random/index.ts';
import {
  benjaminiHochberg,
  clusteredMcNemar,
  estimatePairedDifference,
  estimateRatio,
  estimateUnpairedDifference,
  findMovers,
  newcombeDifference,
  type PromptPair,
  pairedChangeTest,
} from './index.ts';
import { signFlipTest } from './sign-flip.ts';

const rate = (successes: number, size: number) => ({
  value: successes / size,
  ...wilsonInterval(successes / size, size),
});

test('Newcombe: the published example, 48/80 against 56/70', () => {
  const { low, high } = newcombeDifference(rate(48, 80), rate(56, 70));
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
  const paired = newcombeDifference(rate(48, 80), rate(56, 70), 0.5);
  expect(paired.high - paired.low).toBeLessThan(high - low);
});

test('Benjamini-Hochberg: the fifteen p-values of the 1995 paper give four discoveries at .05', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  const found = benjaminiHochberg([...p].reverse(), 0.05);
  expect(found.filter(({ discovery }) => discovery)).toHaveLength(4);
  expect(found.at(-1)?.adjusted).toBeCloseTo(0.0015, 10);
  expect(benjaminiHochberg([], 0.1)).toEqual([]);
  expect(() => benjaminiHochberg([1.2])).toThrow(RangeError);
});

describe('sign-flip test', () => {
  test('agrees with all 2^n flips', () => {
    const random = createRandom(9);
    for (let repeat = 0; repeat < 20; repeat += 1) {
      const differences = Array.from({ length: 10 }, () => Math.floor(random() * 9) - 4);
      const observed = Math.abs(differences.reduce((sum, d) => sum + d, 0));
      let extreme = 0;
      for (let flips = 0; flips < 1024; flips += 1) {
        const sum = differences.reduce((total, d, i) => total + (flips & (1 << i) ? -d : d), 0);
        if (Math.abs(sum) >= observed) extreme += 1;
      }
      expect(signFlipTest(differences)).toBeCloseTo(extreme / 1024, 12);
    }
    expect(signFlipTest([])).toBe(1);
  });

  test('with single answers it is the exact McNemar test: 9 against 1 gives .0215', () => {
    const single = Array.from({ length: 10 }, (_, i) => ({
      onlyFirst: i < 9 ? 1 : 0,
      onlySecond: i < 9 ? 0 : 1,
    }));
    expect(clusteredMcNemar(single)).toEqual({
      onlyFirst: 9,
      onlySecond: 1,
      pValue: expect.closeTo(22 / 1024, 12),
    });
    const together = clusteredMcNemar([
      { onlyFirst: 9, onlySecond: 0 },
      { onlyFirst: 0, onlySecond: 1 },
    ]);
    expect(together.pValue).toBe(1);
    expect(() => clusteredMcNemar([{ onlyFirst: 0.5, onlySecond: 0 }])).toThrow(RangeError);
  });

  test('rates on different denominators are compared exactly', () => {
    const pair = { before: { successes: 1, trials: 3 }, after: { successes: 2, trials: 4 } };
    const back = { before: { successes: 2, trials: 4 }, after: { successes: 1, trials: 3 } };
    expect(pairedChangeTest([pair, back])).toEqual({ mean: 0, pValue: 1 });
    expect(pairedChangeTest(Array.from({ length: 6 }, () => pair)).pValue).toBeCloseTo(2 / 64, 12);
  });
});

function scan(
  random: () => number,
  n: number,
  k: number,
  shift: number,
): { pairs: PromptPair[]; truth: number } {
  let truth = 0;
  const pairs = Array.from({ length: n }, () => {
    const first = drawBeta(random, 0.3, 0.5);
    const second = Math.min(1, Math.max(0, first + shift));
    truth += (second - first) / n;
    return {
      before: { successes: drawBinomial(random, k, first), trials: k },
      after: { successes: drawBinomial(random, k, second), trials: k },
    };
  });
  return { pairs, truth };
}

describe('difference of two scans', () => {
  test.each([1, 3])('covers the true change, %d answers a prompt', (k) => {
    const random = createRandom(21);
    let covered = 0;
    for (let repeat = 0; repeat < 300; repeat += 1) {
      const { pairs, truth } = scan(random, 40, k, -0.1);
      const { ci } = estimatePairedDifference(pairs, { estimand: 'tracked' });
      covered += ci && ci.low <= truth && truth <= ci.high ? 1 : 0;
    }
    expect(covered / 300).toBeGreaterThan(0.92);
  });

  test('pairing finds a change that unpaired samples hide', () => {
    const { pairs } = scan(createRandom(4), 50, 5, 0.12);
    const paired = estimatePairedDifference(pairs, { estimand: 'market' });
    const unpaired = estimateUnpairedDifference(
      pairs.map((pair) => pair.before),
      pairs.map((pair) => pair.after),
    );
    expect(paired.changed).toBe(true);
    expect(paired.pValue).toBeLessThan(0.05);
    expect(unpaired.changed).toBe(false);
    expect(unpaired.pValue).toBeNull();
  });

  test('unmeasured sides are dropped; nothing to compare is insufficient', () => {
    const none = { successes: 0, trials: 0 };
    const one = { successes: 1, trials: 3 };
    const result = estimatePairedDifference([{ before: none, after: one }], { estimand: 'tracked' });
    expect(result).toMatchObject({
      value: null,
      ci: null,
      changed: false,
      label: 'insufficient',
      pValue: null,
    });
  });
});

test('movers: noise stays put, the one that moved is found, largest first', () => {
  const random = createRandom(8);
  const still = Array.from({ length: 12 }, (_, i) => ({
    id: `still-${i}`,
    pairs: scan(random, 50, 3, 0).pairs,
  }));
  const found = findMovers([
    ...still,
    { id: 'up', pairs: scan(random, 50, 3, 0.25).pairs },
    { id: 'new', pairs: [] },
  ]);
  expect(found.filter(({ moved }) => moved).map(({ id }) => id)).toEqual(['up']);
  expect(found[0]?.id).toBe('up');
  expect(found.find(({ id }) => id === 'new')).toMatchObject({ change: 0, pValue: 1, moved: false });
});

describe('ratios', () => {
  test('share of voice is covered about 95 times in 100', () => {
    const random = createRandom(31);
    let covered = 0;
    for (let repeat = 0; repeat < 300; repeat += 1) {
      const clusters = Array.from({ length: 50 }, () => {
        const denominator = 1 + drawBinomial(random, 10, 0.4);
        return { numerator: drawBinomial(random, denominator, drawBeta(random, 2, 6)), denominator };
      });
      const { ci } = estimateRatio(clusters, random, 400);
      covered += ci && ci.low <= 0.25 && 0.25 <= ci.high ? 1 : 0;
    }
    expect(covered / 300).toBeGreaterThan(0.91);
    expect(covered / 300).toBeLessThan(0.985);
  });

  test('a mean rank lies above 1; few prompts are indicative, fewer or all alike have no interval', () => {
    const random = createRandom(1);
    const ranks = Array.from({ length: 40 }, () => ({
      numerator: 3 + drawNormal(random) ** 2,
      denominator: 1,
    }));
    const estimate = estimateRatio(ranks, random);
    expect(estimate.label).toBe('ok');
    expect(estimate.ci?.low).toBeGreaterThan(3);
    expect(estimateRatio(ranks.slice(0, 12), random).label).toBe('indicative');
    expect(estimateRatio(ranks.slice(0, 4), random)).toMatchObject({ ci: null, label: 'insufficient' });
    expect(
      estimateRatio(
        Array.from({ length: 40 }, () => ({ numerator: 2, denominator: 1 })),
        random,
      ).ci,
    ).toBeNull();
    expect(estimateRatio([{ numerator: 0, denominator: 0 }], random).value).toBeNull();
  });
});
