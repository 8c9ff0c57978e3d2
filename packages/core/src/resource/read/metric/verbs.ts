import { metricOperations } from '@svc/contract/read/metric';
import { implement } from '../../../implement/index.ts';
import { getMetricDefinitions } from './service.ts';

export const metricVerbs = implement(metricOperations, {
  get_metric_definitions: { run: getMetricDefinitions },
});
