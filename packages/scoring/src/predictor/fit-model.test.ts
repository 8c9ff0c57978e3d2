import { describe, expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal } from '../random/index.ts';
import { curvature } from './curvature.ts';
import { fitModel } from './fit-model.ts';
import { hierarchicalCurvature } from './hierarchical-curvature.ts';
import { expit } from './logistic.ts';
import { coldStartModel, readModel } from './model.ts';
import { engineColumns, featureColumn, sharedWidth } from './parameter.ts';
import { predictPresence } from './predict.ts';
import { correlationOfSd, residualCorrelation, sdOfCorrelation } from './residual-correlation.ts';
import { type Cell, temperatures, trainingSet } from './training-set.ts';
import { widenEngine } from './widen-engine.ts';

function drawCells(prompts: number, slope: number, seed: number, brands = ['b']): Cell[] {
  const random = createRandom(seed);
  return Array.from({ length: prompts }, (_, i) => {
    const relevance = drawNormal(random);
    const own = 1.8 * drawNormal(random);
    return ['openai', 'acme-engine'].map((engine, e) => ({
      workspace: `w${i % 2}`,
      prompt: `p${i}`,
      engine,
      brand: brands[i % brands.length] ?? 'b',
      tier: 'mid' as const,
      features: { passage_relevance: relevance, statistics: i % 2 },
      successes: drawBinomial(random, 3, expit(-1 + slope * relevance + own + 0.8 * e)),
      trials: 3,
    }));
  }).flat();
}

const at = (cells: Cell[], id: string): number => {
  const model = fitModel(cells, { version: 't' });
  return model.weights[model.parameters.indexOf(id)] ?? Number.NaN;
};

describe('fitModel', () => {
  test('no answers: the cold start, saying so', () => {
    const model = fitModel([], { version: 'empty' });
    expect(model.label).toBe('published effects, not yet checked here');
    expect(model.weights).toEqual(coldStartModel().weights);
  });

  test('learns a slope, and the sign against the prior when answers say so', () => {
    const up = at(drawCells(400, 1.2, 1), 'passage_relevance');
    const down = at(drawCells(400, -1.2, 1), 'passage_relevance');
    // Population-averaged: 1.2 / stretch(1.8) = .82.
    expect(up).toBeGreaterThan(0.6);
    expect(up).toBeLessThan(1);
    expect(down).toBeLessThan(-0.4);
  });

  test('answers narrow the interval of the mean, more prompts more than more repeats of few', () => {
    const subject = {
      engine: 'openai',
      brand: 'b',
      tier: 'mid' as const,
      features: { passage_relevance: 0.5 },
    };
    const width = (cells: Cell[]): number =>
      predictPresence(fitModel(cells, { version: 't' }), subject).variance.coefficients;
    const few = width(
      drawCells(20, 0.8, 2).map((cell) => ({ ...cell, successes: cell.successes * 5, trials: 15 })),
    );
    const many = width(drawCells(100, 0.8, 2));
    expect(many).toBeLessThan(few);
    expect(few).toBeLessThan(predictPresence(coldStartModel(), subject).variance.coefficients);
  });

  test('an engine that answered is known better than one that never did', () => {
    const model = fitModel(drawCells(100, 0.8, 2), { version: 't' });
    const doubt = (engine: string): number =>
      predictPresence(model, { engine, brand: 'b', tier: 'mid', features: {} }).variance.coefficients;
    expect(doubt('acme-engine')).toBeLessThan(0.5 * doubt('gemini'));
    expect(doubt('new-engine')).toBeCloseTo(doubt('gemini'), 1);
  });

  test('counts what it was trained on and keeps a JSON round trip exact', () => {
    const model = fitModel(drawCells(50, 0.8, 3), { version: 'v7', createdFrom: 'v6' });
    expect(model.trainedOn).toMatchObject({ answers: 300, prompts: 50, workspaces: 2 });
    expect(model.trainedOn.effectiveN).toBeLessThan(300 / 1.5);
    expect(model.evidence.passage_relevance).toBe(300);
    expect(model.createdFrom).toBe('v6');
    expect(model.candidates.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10);
    const again = JSON.parse(JSON.stringify(model));
    const subject = { engine: 'openai', tier: 'mid' as const, features: { passage_relevance: 1 } };
    expect(predictPresence(again, subject)).toEqual(predictPresence(model, subject));
  });

  test('a residual correlation higher than the prior widens τ', () => {
    const cells = drawCells(300, 0.5, 4).map((cell) => ({ ...cell, successes: cell.successes >= 2 ? 3 : 0 }));
    expect(fitModel(cells, { version: 't' }).tau).toBeGreaterThan(3);
  });

  test('refuses impossible counts', () => {
    const [cell] = drawCells(1, 0, 5);
    if (!cell) throw new Error('no cell');
    expect(() => fitModel([{ ...cell, successes: 4 }], { version: 't' })).toThrow(RangeError);
  });
});

test('hierarchical curvature equals one dense design with a column for every parameter', () => {
  const set = trainingSet(drawCells(15, 0.7, 6, ['a', 'b']));
  const size = set.layout.names.length;
  const random = createRandom(7);
  const parameters = Float64Array.from({ length: size }, () => 0.3 * drawNormal(random));
  const rows = {
    values: set.values,
    width: sharedWidth,
    successes: Float64Array.from(set.cells, (cell) => cell.successes),
    trials: Float64Array.from(set.cells, (cell) => cell.trials),
  };
  const dense = new Float64Array(set.cells.length * size);
  for (const [row, cell] of set.cells.entries()) {
    const shared = set.values.slice(row * sharedWidth, (row + 1) * sharedWidth);
    dense.set(shared, row * size);
    const start = set.layout.engines.get(cell.engine) ?? 0;
    for (const [i, column] of engineColumns.entries()) dense[row * size + start + i] = shared[column] ?? 0;
    dense[row * size + (set.brandAt[row] ?? 0)] = 1;
  }
  const expected = curvature({ ...rows, values: dense, width: size }, parameters);
  const actual = hierarchicalCurvature(set, rows, parameters);
  expect(actual.logLikelihood).toBeCloseTo(expected.logLikelihood, 8);
  for (let i = 0; i < size; i += 1) {
    expect(actual.gradient[i]).toBeCloseTo(expected.gradient[i] ?? Number.NaN, 8);
    for (let j = 0; j <= i; j += 1)
      expect(actual.information[i * size + j]).toBeCloseTo(
        expected.information[i * size + j] ?? Number.NaN,
        8,
      );
  }
});

test('answers are tempered by their design effect: 1 + (k − 1)ρ for one engine', () => {
  const cells = drawCells(4, 0, 8).filter(({ engine }) => engine === 'openai');
  for (const weight of temperatures(trainingSet(cells), 0.5)) expect(weight).toBeCloseTo(1 / 2, 10);
});

describe('residual correlation', () => {
  test('τ and correlation are inverse', () => {
    const means = [0.1, 0.3, 0.6];
    expect(sdOfCorrelation(correlationOfSd(1.8, means), means)).toBeCloseTo(1.8, 4);
  });

  test('finds that of simulated prompts', () => {
    const random = createRandom(9);
    const cells = Array.from({ length: 3000 }, () => {
      const successes = drawBinomial(random, 4, expit(2.5 * drawNormal(random)));
      return { mean: 0.5, successes, trials: 4 };
    });
    expect(residualCorrelation(cells, 1.8)).toBeCloseTo(correlationOfSd(2.5, [0.5]), 1);
  });

  test('single answers tell nothing: the prior stays', () => {
    const cells = [{ mean: 0.5, successes: 1, trials: 1 }];
    expect(residualCorrelation(cells, 1.8)).toBeCloseTo(correlationOfSd(1.8, [0.5]), 10);
  });
});

test("an engine's model change doubles what is not known about it, and nothing else", () => {
  const model = fitModel(drawCells(60, 0.8, 10), { version: 'v1' });
  const wider = widenEngine(model, 'openai', 'v2');
  const before = readModel(model);
  const after = readModel(wider);
  const level = before.layout.engines.get('openai') ?? 0;
  const shared = featureColumn('passage_relevance');
  const variance = (reading: typeof before, i: number): number =>
    reading.covariance[i * reading.size + i] ?? 0;
  expect(variance(after, level)).toBeCloseTo(4 * variance(before, level), 4);
  expect(variance(after, shared)).toBeCloseTo(variance(before, shared), 10);
  expect(wider.createdFrom).toBe('v1');
  expect(widenEngine(model, 'nobody', 'v2')).toBe(model);
});
