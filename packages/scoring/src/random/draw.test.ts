import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial, drawGamma, drawIndex, drawNormal } from './index.ts';

const size = 40_000;

function moments(draw: () => number): { mean: number; variance: number } {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < size; i += 1) {
    const x = draw();
    sum += x;
    squares += x * x;
  }
  const mean = sum / size;
  return { mean, variance: squares / size - mean * mean };
}

describe('createRandom', () => {
  test('repeats for a seed and differs between seeds, also in the high half', () => {
    const sequence = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
    expect(sequence(7)).toEqual(sequence(7));
    expect(sequence(7)).not.toEqual(sequence(8));
    expect(sequence(7)).not.toEqual(sequence(7 + 2 ** 32));
    expect(() => createRandom(0.5)).toThrow(RangeError);
  });

  test('is uniform: chi-square over 64 bins, lag-one correlation', () => {
    const random = createRandom(1);
    const bins = new Array<number>(64).fill(0);
    let previous = random();
    let products = 0;
    for (let i = 0; i < size; i += 1) {
      const u = random();
      expect(u >= 0 && u < 1).toBe(true);
      const bin = Math.floor(u * 64);
      bins[bin] = (bins[bin] ?? 0) + 1;
      products += (u - 0.5) * (previous - 0.5);
      previous = u;
    }
    const chiSquare = bins.reduce((sum, count) => sum + (count - size / 64) ** 2 / (size / 64), 0);
    expect(chiSquare).toBeLessThan(63 + 4 * Math.sqrt(126));
    expect(Math.abs((products / size) * 12)).toBeLessThan(4 / Math.sqrt(size));
  });
});

describe('draws have the mean and variance of their distribution', () => {
  const random = createRandom(2);
  const cases: [string, () => number, number, number][] = [
    ['normal', () => drawNormal(random), 0, 1],
    ['gamma 0.4', () => drawGamma(random, 0.4), 0.4, 0.4],
    ['gamma 7', () => drawGamma(random, 7), 7, 7],
    ['beta .3 .5', () => drawBeta(random, 0.3, 0.5), 0.375, (0.3 * 0.5) / (0.64 * 1.8)],
    ['beta .01 .01', () => drawBeta(random, 0.01, 0.01), 0.5, 0.25 / 1.02],
    ['beta 20 3', () => drawBeta(random, 20, 3), 20 / 23, 60 / (529 * 24)],
    ['binomial 10 .2', () => drawBinomial(random, 10, 0.2), 2, 1.6],
    ['binomial 1000 .37', () => drawBinomial(random, 1000, 0.37), 370, 233.1],
    ['binomial 1 of 5', () => drawIndex(random, 5), 2, 2],
  ];
  test.each(cases)('%s', (_name, draw, mean, variance) => {
    const seen = moments(draw);
    expect(Math.abs(seen.mean - mean)).toBeLessThan(4 * Math.sqrt(variance / size));
    expect(Math.abs(seen.variance / variance - 1)).toBeLessThan(0.06);
  });
});

test('binomial edges', () => {
  const random = createRandom(3);
  expect(drawBinomial(random, 0, 0.5)).toBe(0);
  expect(drawBinomial(random, 500, 0)).toBe(0);
  expect(drawBinomial(random, 500, 1)).toBe(500);
  expect(() => drawBinomial(random, 5, 1.1)).toThrow(RangeError);
});
