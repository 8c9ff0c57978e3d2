import { analyticsOperations } from '@svc/contract/read/analytics';
import { implement } from '../../../implement/index.ts';
import { decomposePeriods } from './decompose.ts';
import { getForecast } from './forecast.ts';
import { getHistory } from './history.ts';
import { getMovers } from './movers.ts';
import { getAnalyticsOverview } from './overview.ts';
import { comparePeriods } from './periods.ts';
import { getPositionDistribution } from './positions.ts';
import { queryMetrics } from './query.ts';
import { getVolatility } from './volatility.ts';

export const analyticsVerbs = implement(analyticsOperations, {
  get_analytics_overview: { run: getAnalyticsOverview },
  get_history: { run: getHistory },
  get_forecast: { run: getForecast },
  get_movers: { run: getMovers },
  compare_periods: { run: comparePeriods },
  decompose_change: { run: decomposePeriods },
  get_volatility: { run: getVolatility },
  get_position_distribution: { run: getPositionDistribution },
  query_metrics: { run: queryMetrics },
});
