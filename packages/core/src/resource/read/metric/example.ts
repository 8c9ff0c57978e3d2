import { nothing } from '../../../kernel/index.ts';

export const metricExamples = { get_metric_definitions: nothing };
