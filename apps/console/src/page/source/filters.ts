import { type Optional, oneOf, type Search, text } from '../../part/filters.ts';

export const views = ['domains', 'pages', 'gaps', 'changes', 'own', 'searches', 'traffic'] as const;
export const sourceTypes = [
  'own',
  'competitor',
  'editorial',
  'ugc',
  'reference',
  'institutional',
  'video',
  'shop',
  'company',
  'other',
] as const;

export const sourceFilters = (
  search: Search,
): Optional<{
  days: number;
  engine: string;
  type: (typeof sourceTypes)[number];
  cited: 'never';
}> => ({
  days: oneOf(search.days, [7, 30, 90, 365]),
  engine: text(search.engine),
  type: oneOf(search.type, sourceTypes),
  cited: oneOf(search.cited, ['never'] as const),
});
