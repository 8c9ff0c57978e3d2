export { type Filters, filterQuery, rulesOf } from './filter.ts';
export { chanceAt, getForecast } from './forecast.ts';
export { getHistory } from './history.ts';
export { badgeOf, surfacesOf } from './load.ts';
export { loadSeries, type Series } from './load-series.ts';
export { getMovers } from './movers.ts';
export { getAnalyticsOverview } from './overview.ts';
export { comparePeriods } from './periods.ts';
export { analyticsOperations } from './resource.ts';
export type { Overview } from './schema.ts';
export { Break, History, HistoryQuery, PeriodChange } from './schema.ts';
export { getVolatility } from './volatility.ts';
export {
  isPartial,
  partial,
  type Span,
  spanBefore,
  spanFields,
  spanOf,
  startOfDay,
  type WindowInput,
  windowQuery,
  zoneOf,
} from './window.ts';
