import { explorerFilters } from '../../explorer/use-explorer.ts';
import { type Optional, oneOf, type Search } from '../../part/filters.ts';

export const homeViews = ['cards', 'table'] as const;

export const homeFilters = (
  search: Search,
): ReturnType<typeof explorerFilters> &
  Optional<{ view: (typeof homeViews)[number]; state: 'archived' }> => ({
  ...explorerFilters(search),
  view: oneOf(search.view, homeViews),
  state: oneOf(search.state, ['archived'] as const),
});
