import { MetricDefinitions } from '@svc/contract/read/metric';
import { currentMethod } from '@svc/scoring';
import { expect, test } from 'vitest';
import { getMetricDefinitions } from './service.ts';

test('defines each figure once, with formula and a warning', async () => {
  const { methodVersion: version, metrics } = MetricDefinitions.parse(await getMetricDefinitions());
  expect(version).toBe(currentMethod.id);
  expect(new Set(metrics.map(({ id }) => id)).size).toBe(metrics.length);
  const ids = metrics.map(({ id }) => id);
  for (const id of [
    'presence',
    'mention',
    'citation',
    'effective_n',
    'predicted_presence',
    'uplift',
    'noise_floor',
  ])
    expect(ids).toContain(id);
  for (const { formula, misread } of metrics)
    expect([formula.length > 5, misread.length > 20]).toEqual([true, true]);
});
