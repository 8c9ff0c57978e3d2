import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const methodViews = ['methodology', 'calibration'] as const;

export const methodFilters = (
  search: Search,
): Optional<{ view: (typeof methodViews)[number]; sort: 'surprise' }> => ({
  view: oneOf(search.view, methodViews),
  sort: oneOf(search.sort, ['surprise'] as const),
});
