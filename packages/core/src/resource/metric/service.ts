import { methodVersion } from '@svc/scoring';
import { metrics } from './definition.ts';
import type { MetricDefinitions } from './schema.ts';

export async function getMetricDefinitions(): Promise<MetricDefinitions> {
  return { methodVersion, metrics: [...metrics] };
}
