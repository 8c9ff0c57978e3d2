import { describe, expect, test } from 'vitest';
import { createRandom, drawNormal } from '../random/index.ts';
import { type CellSpread, cellInterval, meanOfLiving, spreadOfModel } from './cell-spread.ts';
import { locationOfMean } from './gauss-hermite.ts';
import { expit } from './logistic.ts';
import { coldStartModel } from './model.ts';
import { predictPortfolio } from './predict-portfolio.ts';

const variance = { shared: 2, own: 3 };
const plain: CellSpread = { never: 0, wider: 1 };

describe('cellInterval', () => {
  test('without doubt it is expit(μ ± 1.96 √V), and the mean is kept', () => {
    const { low, high } = cellInterval(0.3, variance, plain);
    const at = locationOfMean(0.3, 5);
    expect(low).toBeCloseTo(expit(at - 1.959964 * Math.sqrt(5)), 6);
    expect(high).toBeCloseTo(expit(at + 1.959964 * Math.sqrt(5)), 6);
  });

  test.each([
    { never: 0.1, wider: 6 },
    { never: 0.01, wider: 2 },
  ])('holds 95% of what it describes, and the drawn mean is the predicted one: %o', (spread) => {
    const random = createRandom(4);
    const mean = 0.35;
    const { low, high } = cellInterval(mean, variance, spread);
    const living = meanOfLiving(mean, spread);
    let [held, sum] = [0, 0];
    const draws = 60_000;
    for (let i = 0; i < draws; i += 1) {
      const total = spread.wider * variance.shared + variance.own;
      const alive = random() >= spread.never;
      const rate = alive ? expit(locationOfMean(living, total) + Math.sqrt(total) * drawNormal(random)) : 0;
      if (low <= rate && rate <= high) held += 1;
      sum += rate;
    }
    expect(Math.abs(held / draws - 0.95)).toBeLessThan(0.004);
    expect(Math.abs(sum / draws - mean)).toBeLessThan(0.01);
  });

  test('starts at 0 only where "never" is likelier than 2.5%; stays inside 0 and 1 at the edges', () => {
    expect(cellInterval(0.3, variance, { ...plain, never: 0.1 }).low).toBe(0);
    expect(cellInterval(0.3, variance, { ...plain, never: 0.02 }).low).toBeGreaterThanOrEqual(0);
    for (const mean of [1e-9, 0.999999]) {
      const { low, high } = cellInterval(mean, variance, { never: 0.1, wider: 6 });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(high).toBeGreaterThan(low);
    }
  });
});

test('the doubt fades as prompts are fitted, and a known rank takes the place of doubt about the brand', () => {
  const cold = coldStartModel();
  const fitted = { ...cold, trainedOn: { ...cold.trainedOn, prompts: 150 } };
  const blank = { engine: 'google-ai-overview', features: {} };
  expect(spreadOfModel(cold, blank).never).toBeCloseTo(0.1, 12);
  expect(spreadOfModel(fitted, blank).never).toBeLessThan(0.002);
  expect(spreadOfModel(fitted, blank).wider).toBeLessThan(1.1);
  expect(spreadOfModel(cold, blank).wider).toBe(5);
  expect(spreadOfModel(cold, { ...blank, features: { organic_rank: 3 } }).wider).toBe(1);
  // An assistant has no results page: a rank says nothing there.
  expect(spreadOfModel(cold, { engine: 'openai', features: { organic_rank: 3 } }).wider).toBe(5);
});

test('a rank narrows the interval of a set of questions by two fifths', () => {
  const of = (rank: number | null) =>
    predictPortfolio(
      coldStartModel(),
      Array.from({ length: 30 }, (_, at) => ({
        engine: 'google-ai-overview',
        brand: 'b',
        features: rank === null ? {} : { organic_rank: rank + at },
      })),
      { draws: 1_000 },
    );
  const width = ({ low95, high95 }: { low95: number; high95: number }) => high95 - low95;
  expect(width(of(1))).toBeLessThan(0.6);
  expect(width(of(1))).toBeLessThan(0.6 * width(of(null)));
});
