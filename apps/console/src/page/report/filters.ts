import { type Optional, type Search, text } from '../../part/filters.ts';

export const reportViews = ['reports', 'schedule', 'exports'] as const;

export const reportFilters = (
  search: Search,
): Optional<{
  /** The export that is followed. */
  exportId: string;
}> => ({ exportId: text(search.exportId, 40) });
