export { filterQuery, rulesOf } from './filter.ts';
export { badgeOf, surfacesOf } from './load.ts';
export { analyticsOperations } from './resource.ts';
export { spanOf, windowQuery } from './window.ts';
