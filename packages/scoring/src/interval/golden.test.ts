import { describe, expect, test } from 'vitest';
import golden from '../../reference/golden-intervals.json' with { type: 'json' };
import { createGrid } from './grid.ts';
import { computePosterior } from './posterior.ts';
import { betaInterval, momentsOfMean } from './posterior-moments.ts';
import { wilsonInterval } from './wilson.ts';

const fine = createGrid(400, 60);

describe.each(Object.entries(golden))('%s', (_name, data) => {
  const clusters = data.y.map((successes) => ({ successes, trials: data.k }));

  test.each([
    ['default', undefined, 1e-3],
    ['fine', fine, 1e-6],
  ] as const)('moments over the beta-binomial grid, %s', (_grid, grid, tolerance) => {
    const moments = momentsOfMean(computePosterior(clusters, grid), { alpha: 1, beta: 2 });
    const { low, high } = betaInterval(moments);
    const [expectedLow = 0, expectedHigh = 0] = data['fixed BB Bayes B(1,2)'];
    if (data.x > 0) expect(Math.abs(low - expectedLow)).toBeLessThan(tolerance);
    expect(Math.abs(high - expectedHigh)).toBeLessThan(tolerance);
    expect(Math.abs(moments.mean - data['fixed posterior mean'])).toBeLessThan(tolerance);
  });

  test('Wilson', () => {
    const { low, high } = wilsonInterval(data.p, data.n * data.k);
    const [expectedLow = 0, expectedHigh = 0] = data['statsmodels wilson (n*k)'];
    expect(low).toBeCloseTo(expectedLow, 12);
    expect(high).toBeCloseTo(expectedHigh, 12);
  });
});
