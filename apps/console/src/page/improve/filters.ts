import { type Optional, oneOf, type Search, text } from '../../part/filters.ts';

export const improveViews = ['moves', 'findings', 'what-if', 'plan', 'experiments', 'changes'] as const;
export const moveStates = [
  'open',
  'suggested',
  'accepted',
  'in_progress',
  'shipped',
  'verified',
  'not_confirmed',
  'dismissed',
] as const;

export const improveFilters = (
  search: Search,
): Optional<{
  state: (typeof moveStates)[number];
  budget: number;
  unit: 'credits';
  /** Simulations side by side, their ids with commas between. */
  compare: string;
}> => {
  const budget = Number(search.budget);
  return {
    state: oneOf(search.state, moveStates),
    budget: budget > 0 && budget <= 100_000 ? budget : undefined,
    unit: oneOf(search.unit, ['credits'] as const),
    compare: text(search.compare, 500),
  };
};
