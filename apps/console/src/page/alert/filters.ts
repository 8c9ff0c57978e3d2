import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const alertViews = ['events', 'rules'] as const;
export const eventStates = ['open', 'acknowledged', 'resolved'] as const;

export const alertFilters = (search: Search): Optional<{ state: (typeof eventStates)[number] }> => ({
  state: oneOf(search.state, eventStates),
});
