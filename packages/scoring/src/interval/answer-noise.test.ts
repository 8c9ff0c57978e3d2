import { describe, expect, test } from 'vitest';
import { createRandom, drawBinomial } from '../random/index.ts';
import { learnAnswerNoise, noiseOfMean } from './answer-noise.ts';
import { summarizeClusters } from './cluster.ts';

const panel = (rates: readonly number[], trials: (rate: number) => number, seed: number) => {
  const random = createRandom(seed);
  return rates.map((rate) => ({ successes: drawBinomial(random, trials(rate), rate), trials: trials(rate) }));
};
const rates = Array.from({ length: 60 }, (_, i) => (i < 20 ? 0.9 : i < 30 ? 0.5 : 0.05));

describe('noise of a mean over these very prompts', () => {
  test.each([
    ['three answers each', () => 3],
    ['ten where the brand is present, two elsewhere', (rate: number) => (rate > 0.5 ? 10 : 2)],
    ['two where it is present, ten elsewhere', (rate: number) => (rate > 0.5 ? 2 : 10)],
  ])('is what repeating the scan shows: %s', (_name, trials) => {
    const truth =
      rates.reduce((sum, rate) => sum + (rate * (1 - rate)) / trials(rate), 0) / rates.length ** 2;
    let estimated = 0;
    for (let seed = 0; seed < 400; seed += 1) {
      estimated += noiseOfMean(summarizeClusters(panel(rates, trials, seed))).variance / 400;
    }
    expect(estimated / truth).toBeGreaterThan(0.97);
    expect(estimated / truth).toBeLessThan(1.25);
  });

  test('nothing but noise: the binomial variance', () => {
    const even = panel(
      Array.from({ length: 400 }, () => 0.5),
      () => 10,
      4,
    );
    expect(noiseOfMean(summarizeClusters(even)).share).toBeGreaterThan(0.95);
  });
});

describe('noise learned from earlier scans', () => {
  test('is what they show, drawn to independent answers the more, the fewer prompts name the brand', () => {
    const half = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ successes: i % 2 === 0 ? 3 : 0, trials: 3 }));
    const few = learnAnswerNoise(half(4));
    const many = learnAnswerNoise(half(60));
    expect(few?.share).toBeCloseTo(1 / 6, 10);
    expect(many?.share).toBeLessThan(0.03);
    expect(many?.prompts).toBeLessThan(41);
  });

  test('says nothing where nothing was asked twice, or all answers were alike', () => {
    expect(learnAnswerNoise([{ successes: 1, trials: 1 }])).toBeNull();
    expect(learnAnswerNoise([{ successes: 3, trials: 3 }])).toBeNull();
    expect(learnAnswerNoise([])).toBeNull();
  });
});
