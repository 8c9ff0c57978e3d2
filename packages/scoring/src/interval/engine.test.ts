import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { type Cluster, estimatePooledEngines, estimatePresenceBoth } from './index.ts';

const random = createRandom(3);
const clusters: Cluster[] = Array.from({ length: 40 }, () => ({
  successes: drawBinomial(random, 3, drawBeta(random, 0.3, 0.5)),
  trials: 3,
}));

describe('estimatePooledEngines', () => {
  test('one engine alone is the plain estimate', () => {
    const pooled = estimatePooledEngines([{ weight: 2, clusters }]);
    const plain = estimatePresenceBoth(clusters);
    expect(pooled.weights).toEqual([1]);
    expect(pooled.market.ci?.low).toBeCloseTo(plain.market.ci?.low ?? 0, 9);
    expect(pooled.tracked.ci?.high).toBeCloseTo(plain.tracked.ci?.high ?? 0, 9);
  });

  test('engines that agree add nothing to the market, and halve tracked noise four engines deep', () => {
    const four = estimatePooledEngines(Array.from({ length: 4 }, () => ({ weight: 1, clusters })));
    const one = estimatePresenceBoth(clusters);
    const width = (ci: { low: number; high: number } | null) => (ci ? ci.high - ci.low : Number.NaN);
    expect(width(four.market.ci) / width(one.market.ci)).toBeGreaterThan(0.85);
    expect(width(four.tracked.ci) / width(one.tracked.ci)).toBeCloseTo(0.5, 1);
  });

  test('value is the weighted mean, over the engines that a prompt has', () => {
    const pooled = estimatePooledEngines([
      { weight: 3, clusters: [{ successes: 1, trials: 2 }, null, { successes: 0, trials: 4 }] },
      { weight: 1, clusters: [{ successes: 2, trials: 2 }, { successes: 1, trials: 1 }, null] },
    ]);
    expect(pooled.weights).toEqual([0.75, 0.25]);
    expect(pooled.tracked.value).toBeCloseTo((0.75 * 0.5 + 0.25 + 1 + 0) / 3, 12);
    expect(pooled.tracked.n).toBe(3);
  });

  test('all answers alike keep their one-sided ends, with weights that do not add up evenly', () => {
    const all = clusters.map(({ trials }) => ({ successes: trials, trials }));
    const pooled = estimatePooledEngines([0.1, 0.3, 0.7].map((weight) => ({ weight, clusters: all })));
    expect([pooled.tracked.ci?.high, pooled.market.ci?.high, pooled.market.value]).toEqual([1, 1, 1]);
  });

  test('refuses weights and lists that cannot be', () => {
    expect(() => estimatePooledEngines([{ weight: 0, clusters }])).toThrow(RangeError);
    expect(() =>
      estimatePooledEngines([
        { weight: 1, clusters },
        { weight: 1, clusters: [] },
      ]),
    ).toThrow(RangeError);
  });
});
