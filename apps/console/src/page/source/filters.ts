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

/** The order of sites; the first is the one without a choice. */
export const siteSorts = ['-cited', '-gap', '-prompts', '-retrieved'] as const;

export const sourceFilters = (
  search: Search,
): Optional<{
  domain: string;
  type: (typeof sourceTypes)[number];
  cited: 'never';
  q: string;
  sort: (typeof siteSorts)[number];
}> => ({
  domain: text(search.domain, 255),
  type: oneOf(search.type, sourceTypes),
  cited: oneOf(search.cited, ['never'] as const),
  q: text(search.q, 200),
  sort: oneOf(search.sort, siteSorts),
});
