import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const methodViews = ['help', 'method', 'calibration'] as const;

export const methodFilters = (search: Search): Optional<{ sort: 'surprise' }> => ({
  sort: oneOf(search.sort, ['surprise'] as const),
});
