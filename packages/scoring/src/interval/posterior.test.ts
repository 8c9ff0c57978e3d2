import { describe, expect, test } from 'vitest';
import { logBeta } from '../distribution/index.ts';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { createGrid } from './grid.ts';
import { betaBinomialLogLikelihood } from './likelihood.ts';
import { computePosterior, marginalIcc } from './posterior.ts';
import { betaInterval, momentsOfMean } from './posterior-moments.ts';

const uneven = [
  { successes: 0, trials: 3 },
  { successes: 5, trials: 7 },
  { successes: 1, trials: 1 },
  { successes: 2, trials: 90 },
];

test('the likelihood is the beta-binomial one, also for unequal trials', () => {
  const grid = createGrid(12, 7);
  const logs = betaBinomialLogLikelihood(uneven, grid);
  const direct = [...grid.concentration].flatMap((total) =>
    [...grid.mean].map((mean) =>
      uneven.reduce((sum, { successes, trials }) => {
        const alpha = mean * total;
        const beta = total - alpha;
        return sum + logBeta(alpha + successes, beta + trials - successes) - logBeta(alpha, beta);
      }, 0),
    ),
  );
  const highest = Math.max(...direct);
  for (const [node, log] of logs.entries()) expect(log).toBeCloseTo((direct[node] ?? 0) - highest, 8);
});

test('moments of the mean agree with draws from the posterior', () => {
  const random = createRandom(5);
  const grid = createGrid(40, 10);
  const posterior = computePosterior(uneven, grid);
  const weights = [...posterior.likelihood].map(
    (value, node) => value * (1 - (grid.icc[Math.floor(node / 40)] ?? 0)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const draws = Array.from({ length: 20_000 }, () => {
    let left = random() * total;
    let node = 0;
    while (left > (weights[node] ?? 0) && node < weights.length - 1) left -= weights[node++] ?? 0;
    const size = grid.concentration[Math.floor(node / 40)] ?? 1;
    const alpha = (grid.mean[node % 40] ?? 0) * size;
    const rates = uneven.map((c) =>
      drawBeta(random, alpha + c.successes, size - alpha + c.trials - c.successes),
    );
    return rates.reduce((sum, rate) => sum + rate, 0) / uneven.length;
  });
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const variance = draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length;
  const exact = momentsOfMean(posterior, { alpha: 1, beta: 2 });
  expect(Math.abs(exact.mean - mean)).toBeLessThan(4 * Math.sqrt(variance / draws.length));
  expect(exact.variance / variance).toBeCloseTo(1, 1);
});

describe('many prompts', () => {
  const random = createRandom(6);
  const clusters = Array.from({ length: 3000 }, () => ({
    successes: drawBinomial(random, 10, drawBeta(random, 6, 4)),
    trials: 10,
  }));
  const posterior = computePosterior(clusters);

  test('the grid is laid again where the posterior is, and agrees with a much finer one', () => {
    const uniform = { alpha: 1, beta: 1 };
    const moments = momentsOfMean(posterior, uniform);
    const part = { theta: [0.5, 0.62], icc: [0.05, 0.15] } as const;
    const fine = momentsOfMean(computePosterior(clusters, createGrid(600, 100, part)), uniform);
    expect(moments.mean).toBeCloseTo(fine.mean, 5);
    expect(moments.variance / fine.variance).toBeCloseTo(1, 2);
  });

  test('finds the ICC that made them', () => {
    const mass = marginalIcc(posterior, { alpha: 1, beta: 1 });
    const mean = mass.reduce((sum, weight, row) => sum + weight * (posterior.grid.icc[row] ?? 0), 0);
    expect(Math.abs(mean - 1 / 11)).toBeLessThan(0.02);
  });
});

test('a Beta without spread is a point', () => {
  expect(betaInterval({ mean: 0.3, variance: 0 })).toEqual({ low: 0.3, high: 0.3 });
});
