import type { MetricDefinitions } from '@svc/contract/metric';
import { methodVersion } from '@svc/scoring';
import { metrics } from './definition.ts';

export async function getMetricDefinitions(): Promise<MetricDefinitions> {
  return { methodVersion, metrics: [...metrics] };
}
