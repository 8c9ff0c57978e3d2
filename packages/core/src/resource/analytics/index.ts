export { type Filters, filterQuery, rulesOf } from './filter.ts';
export { badgeOf, surfacesOf } from './load.ts';
export { getMovers } from './movers.ts';
export { analyticsOperations } from './resource.ts';
export { getVolatility } from './volatility.ts';
export { type Span, spanBefore, spanFields, spanOf, type WindowInput, windowQuery } from './window.ts';
