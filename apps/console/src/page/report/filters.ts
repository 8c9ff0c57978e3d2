import { type Optional, oneOf, type Search, text } from '../../part/filters.ts';

export const reportViews = ['reports', 'schedule', 'exports'] as const;

export const reportFilters = (
  search: Search,
): Optional<{
  view: (typeof reportViews)[number];
  /** The export that is followed. */
  exportId: string;
}> => ({ view: oneOf(search.view, reportViews), exportId: text(search.exportId, 40) });
