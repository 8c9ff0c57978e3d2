import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const measures = ['presence', 'mention', 'citation'] as const;
export const lines = ['brands', 'engines'] as const;
export const buckets = ['scan', 'week', 'month'] as const;

interface TrendFilters {
  measure: (typeof measures)[number];
  by: (typeof lines)[number];
  each: (typeof buckets)[number];
}

/** Links of before say `by=engine`. */
export const trendFilters = (search: Search): Optional<TrendFilters> => ({
  measure: oneOf(search.measure, measures),
  by: search.by === 'engine' ? 'engines' : oneOf(search.by, lines),
  each: oneOf(search.each, buckets),
});
