export { decomposePeriods } from './decompose.ts';
export { getHistory } from './history.ts';
export { getMovers } from './movers.ts';
export { getAnalyticsOverview } from './overview.ts';
export { comparePeriods } from './periods.ts';
export { getPositionDistribution } from './positions.ts';
export { queryMetrics } from './query.ts';
export { getVolatility } from './volatility.ts';
