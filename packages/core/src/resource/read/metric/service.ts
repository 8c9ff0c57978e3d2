import type { MetricDefinitions } from '@svc/contract/read/metric';
import { currentMethod } from '@svc/scoring';
import { said } from '../../../i18n/index.ts';
import { metrics } from './definition.ts';
import { germanMetrics } from './german.ts';

export async function getMetricDefinitions(): Promise<MetricDefinitions> {
  return {
    methodVersion: currentMethod.id,
    metrics: metrics.map((metric) => {
      const { definition, formula, interval, misread } = metric;
      const german = germanMetrics[metric.id];
      return {
        ...metric,
        definition: said({ en: definition, de: german?.definition ?? definition }),
        formula: said({ en: formula, de: german?.formula ?? formula }),
        interval: interval === null ? null : said({ en: interval, de: german?.interval ?? interval }),
        misread: said({ en: misread, de: german?.misread ?? misread }),
      };
    }),
  };
}
