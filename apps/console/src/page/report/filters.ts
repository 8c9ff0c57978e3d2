import { type Optional, type Search, text } from '../../part/filters.ts';

export const reportViews = ['reports', 'schedule', 'exports'] as const;

/** `exportId`: the file that is followed. `new`: the form for a report stands open. */
export const reportFilters = (search: Search): Optional<{ exportId: string; new: true }> => ({
  exportId: text(search.exportId, 40),
  new: search.new === true || search.new === 'true' ? true : undefined,
});
