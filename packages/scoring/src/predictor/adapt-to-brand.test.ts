import { expect, test } from 'vitest';
import { createRandom, drawBinomial, drawNormal } from '../random/index.ts';
import { adaptToBrand } from './adapt-to-brand.ts';
import { fitModel } from './fit-model.ts';
import { expit } from './logistic.ts';
import { coldStartModel } from './model.ts';
import { predictPresence } from './predict.ts';
import type { Cell } from './training-set.ts';

const model = coldStartModel();
const random = createRandom(7);

/** Cells of a brand whose prompts' log-odds lie about a level. */
function world(level: number, prompts: number, engine = 'openai'): (Cell & { rate: number })[] {
  return Array.from({ length: prompts }, (_, index) => {
    const rate = expit(level + 1.8 * drawNormal(random));
    return {
      workspace: 'w',
      brand: 'b',
      prompt: `p${index}`,
      engine,
      features: {},
      successes: drawBinomial(random, 3, rate),
      trials: 3,
      rate,
    };
  });
}
const predict = (adapted: typeof model, engine = 'openai') =>
  predictPresence(adapted, { engine, brand: 'b', features: {} });

test('a brand that is always there is expected in its next prompt too, and on engines not asked', () => {
  const cells = world(4, 20);
  const adapted = adaptToBrand(model, 'b', cells, 'own');
  expect(predict(adapted).mean).toBeGreaterThan(predict(model).mean + 0.25);
  expect(predict(adapted, 'gemini').mean).toBeGreaterThan(predict(model, 'gemini').mean + 0.15);
  expect(predict(adapted).variance.coefficients).toBeLessThan(
    0.5 * predict(model).variance.coefficients + 0.5,
  );
  expect(predictPresence(adapted, { engine: 'openai', brand: 'another', features: {} }).mean).toBeLessThan(
    predict(adapted).mean,
  );
});

test('agrees with a fit to the same cells', () => {
  for (const level of [-3, -1, 0, 2]) {
    const cells = world(level, 40);
    const fitted = fitModel(cells, { version: 'fit' });
    expect(predict(adaptToBrand(model, 'b', cells, 'own')).mean).toBeCloseTo(predict(fitted).mean, 1);
  }
});

test('no cells change nothing, and one prompt moves less than twenty', () => {
  expect(adaptToBrand(model, 'b', [], 'own')).toBe(model);
  const present = (prompts: number) => world(0, prompts).map((cell) => ({ ...cell, successes: cell.trials }));
  const moved = (prompts: number) => predict(adaptToBrand(model, 'b', present(prompts), 'own')).mean;
  expect(moved(1)).toBeGreaterThan(predict(model).mean);
  expect(moved(1)).toBeLessThan(moved(20) - 0.1);
});

test('the next prompt of brands is predicted better than by priors, and its interval holds', () => {
  let [cold, own, covered, cells] = [0, 0, 0, 0];
  for (let brand = 0; brand < 150; brand += 1) {
    const level = -1 + 1.3 * drawNormal(random);
    const adapted = adaptToBrand(model, 'b', world(level, 20), 'own');
    const before = predict(model).mean;
    const { mean, low, high } = predict(adapted);
    for (const { rate } of world(level, 10)) {
      cold += (rate - before) ** 2;
      own += (rate - mean) ** 2;
      covered += Number(low <= rate && rate <= high);
      cells += 1;
    }
  }
  expect(own).toBeLessThan(0.9 * cold);
  expect(covered / cells).toBeGreaterThan(0.93);
  expect(covered / cells).toBeLessThan(0.995);
});
