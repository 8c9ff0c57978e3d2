import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const goalViews = ['goals', 'scorecards'] as const;

export const goalFilters = (search: Search): Optional<{ view: (typeof goalViews)[number] }> => ({
  view: oneOf(search.view, goalViews),
});
