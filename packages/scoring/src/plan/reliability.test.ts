import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { measureReliability } from './index.ts';

const random = createRandom(8);

describe('the interval of how repeatable a scan is', () => {
  test('holds the correlation of halves in most sets of prompts', () => {
    const [a, b, k] = [0.6, 1, 4];
    const mean = a / (a + b);
    const between = (mean * (1 - mean)) / (a + b + 1);
    const truth = between / (between + (mean * (1 - mean) - between) / (k / 2));
    const held = Array.from({ length: 200 }, () => {
      const clusters = Array.from({ length: 40 }, () => ({
        successes: drawBinomial(random, k, drawBeta(random, a, b)),
        trials: k,
      }));
      const { splitHalfCi } = measureReliability(clusters, random, 40);
      return splitHalfCi !== null && splitHalfCi.low <= truth && truth <= splitHalfCi.high;
    }).filter(Boolean).length;
    expect(held).toBeGreaterThan(180);
  });

  test('leaves some doubt where no prompt varies, and is not given for a few prompts', () => {
    const alike = (n: number) =>
      measureReliability(
        Array.from({ length: n }, (_, at) => ({ successes: at % 2 === 0 ? 4 : 0, trials: 4 })),
        random,
      );
    const { reliability, ci } = alike(20);
    expect(reliability).toBe(1);
    expect(ci?.high).toBe(1);
    expect(ci?.low).toBeGreaterThan(0.8);
    expect(ci?.low).toBeLessThan(0.99);
    expect(alike(6).ci).toBeNull();
  });
});
