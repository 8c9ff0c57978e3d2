import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const alertViews = ['events', 'rules'] as const;
export const eventStates = ['open', 'acknowledged', 'resolved'] as const;

export const alertFilters = (
  search: Search,
): Optional<{ view: (typeof alertViews)[number]; state: (typeof eventStates)[number] }> => ({
  view: oneOf(search.view, alertViews),
  state: oneOf(search.state, eventStates),
});
