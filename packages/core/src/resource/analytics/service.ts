export { getHistory } from './history.ts';
export { getMovers } from './movers.ts';
export { getAnalyticsOverview } from './overview.ts';
export { comparePeriods } from './periods.ts';
