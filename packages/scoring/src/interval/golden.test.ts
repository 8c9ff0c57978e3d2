import { describe, expect, test } from 'vitest';
import golden from '../../reference/golden-intervals.json' with { type: 'json' };
import { summarizeClusters } from './cluster.ts';
import { createGrid } from './grid.ts';
import { momentIntraclassCorrelation } from './intraclass-correlation.ts';
import { readMarket } from './market.ts';
import { computePosterior } from './posterior.ts';
import { shrunkWilson } from './shrunk-wilson.ts';
import { betaInterval, trackedMoments } from './tracked.ts';
import { wilsonInterval } from './wilson.ts';

const fine = createGrid(400, 60);

function expectInterval(
  seen: { low: number; high: number },
  expected: readonly number[],
  tolerance: number,
): void {
  expect(Math.abs(seen.low - (expected[0] ?? Number.NaN))).toBeLessThan(tolerance);
  expect(Math.abs(seen.high - (expected[1] ?? Number.NaN))).toBeLessThan(tolerance);
}

describe.each(Object.entries(golden))('%s', (_name, data) => {
  const clusters = data.y.map((successes) => ({ successes, trials: data.k }));
  const summary = summarizeClusters(clusters);
  const oneSided = (read: { low: number; high: number }) => (data.x === 0 ? { ...read, low: 0 } : read);

  test.each([
    ['default', undefined, 1e-3],
    ['fine', fine, 1e-6],
  ] as const)('beta-binomial grid, %s', (_grid, grid, tolerance) => {
    const posterior = computePosterior(clusters, grid);
    const market = readMarket(posterior);
    expectInterval(oneSided(market), data['pop BB Bayes U'], tolerance);
    expect(Math.abs(market.mean - data['pop posterior mean'])).toBeLessThan(tolerance);
    const tracked = trackedMoments(posterior);
    expectInterval(oneSided(betaInterval(tracked)), data['fixed BB Bayes B(1,2)'], tolerance);
    expect(Math.abs(tracked.mean - data['fixed posterior mean'])).toBeLessThan(tolerance);
  });

  test('Wilson, plain and on effective answers', () => {
    expectInterval(wilsonInterval(data.p, data.n * data.k), data['statsmodels wilson (n*k)'], 1e-12);
    expectInterval(shrunkWilson(summary, 'market'), data['pop ICC-shrunk Wilson (rho0=.6,w0=5)'], 1e-12);
    expectInterval(shrunkWilson(summary, 'tracked'), data['fixed ICC-shrunk Wilson (rho0=.4,w0=5)'], 1e-12);
  });

  test('moment ICC', () => {
    const moment = momentIntraclassCorrelation(summary);
    if (data.icc_moment === null) expect(moment).toBeNull();
    else expect(moment).toBeCloseTo(data.icc_moment, 12);
  });
});
