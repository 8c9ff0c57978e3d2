import { describe, expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal } from '../random/index.ts';
import { calibrationError } from './calibration-error.ts';
import { calibrationInTheLarge } from './calibration-in-the-large.ts';
import { calibrationByGroup, calibrationReport } from './calibration-report.ts';
import { intervalCoverage, isCovered } from './interval-coverage.ts';
import { equalMassBins } from './reliability-bins.ts';
import { reliabilityDiagram } from './reliability-diagram.ts';
import type { ScoredPrediction } from './scored-prediction.ts';
import { outcomeSampler } from './simulate-outcomes.ts';

const expit = (x: number): number => 1 / (1 + Math.exp(-x));

function draw(count: number, seed: number, bias = 0, trials = 1): ScoredPrediction[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const score = -0.7 + 1.3 * drawNormal(random);
    const successes = drawBinomial(random, trials, expit(score + bias));
    return {
      prompt: `p${i}`,
      engine: i % 2 ? 'openai' : 'gemini',
      predicted: expit(score),
      successes,
      trials,
    };
  });
}

describe('equal-mass bins', () => {
  test('ten of equal size, in order, each row once', () => {
    const predictions = draw(1000, 1);
    const bins = equalMassBins(predictions);
    expect(bins.map((rows) => rows.length)).toEqual(Array.from({ length: 10 }, () => 100));
    expect(new Set(bins.flat()).size).toBe(1000);
  });

  test('equal predictions stay together: one bin when all are the same', () => {
    expect(equalMassBins(draw(50, 2).map((one) => ({ ...one, predicted: 0.4 })))).toHaveLength(1);
  });
});

describe('simulated outcomes of exact predictions', () => {
  const cell = { engine: 'e', successes: 0 };
  const predictions = [
    { ...cell, prompt: 'a', predicted: 0.2, trials: 2 },
    { ...cell, prompt: 'b', predicted: 0.7, trials: 2 },
  ];

  test('have the predicted rate and the stated correlation within a prompt', () => {
    const sample = outcomeSampler(predictions, 0.6);
    const random = createRandom(3);
    const rounds = 40_000;
    const seen = [0, 0];
    let both = 0;
    for (let round = 0; round < rounds; round += 1) {
      const successes = sample(random);
      for (const i of [0, 1]) seen[i] = (seen[i] ?? 0) + (successes[i] ?? 0);
      if (successes[0] === 2) both += 1;
    }
    expect((seen[0] ?? 0) / (2 * rounds)).toBeCloseTo(0.2, 2);
    expect((seen[1] ?? 0) / (2 * rounds)).toBeCloseTo(0.7, 2);
    expect((both / rounds - 0.04) / (0.2 * 0.8)).toBeCloseTo(0.6, 1);
  });
});

describe('calibration error', () => {
  test('by hand: two bins, one off by .2', () => {
    const cell = { engine: 'e', trials: 10 };
    const predictions = [
      { ...cell, prompt: 'a', predicted: 0.2, successes: 4 },
      { ...cell, prompt: 'b', predicted: 0.2, successes: 4 },
      { ...cell, prompt: 'c', predicted: 0.8, successes: 8 },
      { ...cell, prompt: 'd', predicted: 0.8, successes: 8 },
    ];
    const { plugIn, debiasedSquared } = calibrationError(predictions, [
      [0, 1],
      [2, 3],
    ]);
    expect(plugIn).toBeCloseTo(0.1, 12);
    expect(debiasedSquared).toBeCloseTo(0.02, 12);
  });

  test('debiased it is 0 on average for exact predictions, where the plug-in is as biased as published', () => {
    let debiased = 0;
    let plugIn = 0;
    const rounds = 200;
    for (let round = 0; round < rounds; round += 1) {
      const predictions = draw(500, 100 + round);
      const error = calibrationError(predictions, equalMassBins(predictions));
      debiased += error.debiasedSquared / rounds;
      plugIn += error.plugIn / rounds;
    }
    expect(Math.abs(debiased)).toBeLessThan(3e-4);
    // Plug-in ECE10 of a perfect model at n = 500: .044.
    expect(plugIn).toBeCloseTo(0.044, 2);
  });
});

describe('calibrationReport', () => {
  test('exact predictions: inside the null, points in their bands, no z', () => {
    const report = calibrationReport(draw(2000, 4), { simulations: 300, correlation: 0 });
    expect(report?.calibrationError.withinNull).toBe(true);
    expect(Math.abs(report?.inTheLarge.z ?? 9)).toBeLessThan(3);
    const inside = report?.bins.filter((bin) => bin.observed >= bin.bandLow && bin.observed <= bin.bandHigh);
    expect(inside?.length).toBeGreaterThanOrEqual(8);
    expect(report?.brier.skill).toBeGreaterThan(0.1);
  });

  test('predictions a logit too high are caught', () => {
    const report = calibrationReport(draw(1000, 5, -1), { simulations: 300, correlation: 0 });
    expect(report?.calibrationError.withinNull).toBe(false);
    expect(report?.inTheLarge.z).toBeLessThan(-5);
    expect(report?.inTheLarge.difference).toBeLessThan(-0.1);
  });

  test('answers of one prompt are not evidence ten times over', () => {
    const once = draw(60, 6);
    const repeated = once.map((one) => ({ ...one, successes: 10 * one.successes, trials: 10 }));
    expect(calibrationInTheLarge(repeated).z).toBeCloseTo(calibrationInTheLarge(once).z, 10);
    const wide = calibrationReport(repeated, { simulations: 300, correlation: 0.9 });
    const narrow = calibrationReport(repeated, { simulations: 300, correlation: 0 });
    expect(wide?.calibrationError.nullHigh).toBeGreaterThan(3 * (narrow?.calibrationError.nullHigh ?? 1));
  });

  test('repeats for a seed; nothing without answers; one report a group', () => {
    const predictions = draw(100, 7);
    const options = { simulations: 50, seed: 9 };
    expect(calibrationReport(predictions, options)).toEqual(calibrationReport(predictions, options));
    expect(calibrationReport(predictions.map((one) => ({ ...one, trials: 0, successes: 0 })))).toBeNull();
    const groups = calibrationByGroup(predictions, (one) => one.engine, options);
    expect(groups.map(({ group, report }) => [group, report.answers])).toEqual([
      ['gemini', 50],
      ['openai', 50],
    ]);
  });
});

describe('interval coverage', () => {
  test('a count is held against both ends: P(Y ≥ 3 | .2, k = 3) = .008, P(Y = 0 | .8, k = 3) = .008', () => {
    expect(isCovered(0.05, 0.2, 3, 3)).toBe(false);
    expect(isCovered(0.05, 0.2, 2, 3)).toBe(true);
    expect(isCovered(0.8, 0.95, 0, 3)).toBe(false);
    expect(isCovered(0, 1, 0, 3)).toBe(true);
    expect(isCovered(0, 1, 3, 3)).toBe(true);
  });

  test('counts cells that had an interval', () => {
    const predictions = draw(20, 8).map((one, i) => (i < 10 ? { ...one, low: 0, high: 1 } : one));
    expect(intervalCoverage(predictions)).toMatchObject({ cells: 10, covered: 10, rate: 1, high: 1 });
    expect(intervalCoverage([]).rate).toBeNaN();
  });
});

describe('reliability diagram', () => {
  const report = calibrationReport(draw(400, 9), { simulations: 50 });
  if (!report) throw new Error('no report');
  const svg = reliabilityDiagram(report, 'Claude <& "friends">');

  test('is a stand-alone image with a point a bin, and escapes its title', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
    expect(svg.match(/<circle/g)).toHaveLength(report.bins.length);
    expect(svg).not.toContain('<& "friends">');
    expect(svg).not.toContain('NaN');
  });
});
