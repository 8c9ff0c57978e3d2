import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const alertViews = ['events', 'rules'] as const;
export const eventStates = ['open', 'acknowledged', 'resolved', 'all'] as const;

/** `new`: the form for a rule stands open. */
export const alertFilters = (
  search: Search,
): Optional<{ state: (typeof eventStates)[number]; new: true }> => ({
  state: oneOf(search.state, eventStates),
  new: search.new === true || search.new === 'true' ? true : undefined,
});
