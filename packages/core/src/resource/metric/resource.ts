import { operation } from '../../kernel/index.ts';
import { MetricDefinitions } from './schema.ts';
import { getMetricDefinitions } from './service.ts';

export const metricOperations = [
  operation({
    id: 'get_metric_definitions',
    group: 'Scores',
    address: 'GET /v1/metrics',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'cached',
    summary: 'Define every metric',
    description:
      'What each figure of this API means: definition, formula, unit, interval, where it stands, and how it is misread.',
    returns: MetricDefinitions,
    run: getMetricDefinitions,
  }),
];
