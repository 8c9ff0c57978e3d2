import type { MetricDefinitions } from '@svc/contract/metric';
import { currentMethod } from '@svc/scoring';
import { metrics } from './definition.ts';

export async function getMetricDefinitions(): Promise<MetricDefinitions> {
  return { methodVersion: currentMethod.id, metrics: [...metrics] };
}
