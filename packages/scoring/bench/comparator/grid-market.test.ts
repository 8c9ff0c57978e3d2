import { expect, test } from 'vitest';
import golden from '../../reference/golden-intervals.json' with { type: 'json' };
import { betaQuantile } from '../../src/distribution/index.ts';
import { createGrid } from '../../src/interval/grid.ts';
import { computePosterior } from '../../src/interval/posterior.ts';
import { readGridMarket } from './grid-market.ts';

test.each(Object.entries(golden))('equals the reference grid: %s', (_name, data) => {
  const clusters = data.y.map((successes) => ({ successes, trials: data.k }));
  const { low, high, mean } = readGridMarket(computePosterior(clusters, createGrid(400, 60)));
  const [expectedLow = 0, expectedHigh = 0] = data['pop BB Bayes U'];
  if (data.x > 0) expect(low).toBeCloseTo(expectedLow, 6);
  expect(high).toBeCloseTo(expectedHigh, 6);
  expect(mean).toBeCloseTo(data['pop posterior mean'], 6);
});

test('one answer a prompt: Jeffreys, whatever the ICC', () => {
  const clusters = Array.from({ length: 40 }, (_, i) => ({ successes: i < 13 ? 1 : 0, trials: 1 }));
  const { low, high } = readGridMarket(computePosterior(clusters));
  expect(low).toBeCloseTo(betaQuantile(0.025, 13.5, 27.5), 3);
  expect(high).toBeCloseTo(betaQuantile(0.975, 13.5, 27.5), 3);
});
