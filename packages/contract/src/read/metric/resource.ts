import { operation, resource } from '../../kernel/operation.ts';
import { MetricDefinitions } from './schema.ts';

export const metricOperations = resource('Scores', [
  operation({
    id: 'get_metric_definitions',
    address: 'GET /v1/metrics',
    scope: 'scores:read',
    summary: 'Define every metric',
    description:
      'What each figure of this API means: definition, formula, unit, interval, where to find it, and how it is misread.',
    returns: MetricDefinitions,
  }),
]);
