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
  domain: string;
  type: (typeof sourceTypes)[number];
  cited: 'never';
}> => ({
  domain: text(search.domain, 255),
  type: oneOf(search.type, sourceTypes),
  cited: oneOf(search.cited, ['never'] as const),
});
