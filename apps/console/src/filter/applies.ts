import type { Optional } from '../part/filters.ts';
import type { FilterName, Filters } from './address.ts';

const period = ['period', 'from', 'to'] as const satisfies FilterName[];
const cells = [
  ...(['engine', 'surface', 'topic', 'tag', 'intent'] as const),
  ...(['country', 'lang', 'persona', 'branded', 'seg', 'origin'] as const),
] satisfies FilterName[];

/** Which kind of page is shown; `barred-words.ts` has the words for it. */
export type Shown =
  | 'answers'
  | 'readings'
  | 'imports'
  | 'sets'
  | 'counts'
  | 'pairs'
  | 'brands'
  | 'searches'
  | 'visits'
  | 'moves'
  | 'predictions'
  | 'experiments'
  | 'changes'
  | 'goals'
  | 'reports'
  | 'alerts';

interface Part {
  /** Below the project. */
  path: string;
  shows: Shown;
  takes: readonly FilterName[];
}

/** Pages whose operations take less than all filters; the longest path that fits counts. */
const parts: readonly Part[] = [
  { path: 'answers', shows: 'answers', takes: [...period, 'engine', 'topic', 'tag', 'intent'] },
  { path: 'answers/tone', shows: 'counts', takes: [...period, ...cells] },
  { path: 'answers/check', shows: 'readings', takes: ['engine'] },
  { path: 'answers/import', shows: 'imports', takes: [] },
  { path: 'prompts/sets', shows: 'sets', takes: [] },
  { path: 'competitors/prompts', shows: 'counts', takes: [...period, ...cells] },
  { path: 'competitors/together', shows: 'pairs', takes: [...period, 'engine'] },
  { path: 'competitors/suggested', shows: 'brands', takes: [] },
  { path: 'competitors/brands', shows: 'brands', takes: [] },
  { path: 'sources/gaps', shows: 'counts', takes: [...period, ...cells, 'frame'] },
  ...['pages', 'changes', 'own'].map((view) => ({
    ...{ path: `sources/${view}`, shows: 'counts' as const, takes: [...period, ...cells] },
  })),
  { path: 'sources/searches', shows: 'searches', takes: [...period, 'engine'] },
  { path: 'sources/traffic', shows: 'visits', takes: period },
  { path: 'improve', shows: 'moves', takes: [] },
  { path: 'improve/what-if', shows: 'predictions', takes: [] },
  { path: 'improve/plan', shows: 'predictions', takes: [] },
  { path: 'improve/experiments', shows: 'experiments', takes: [] },
  { path: 'improve/changes', shows: 'changes', takes: [] },
  { path: 'improve/goals', shows: 'goals', takes: [] },
  { path: 'reports', shows: 'reports', takes: [] },
  { path: 'reports/alerts', shows: 'alerts', takes: [] },
];

/** The filters that a page ignores, and the kind of page; null: its operations take every filter. */
export function limitsOf(pathname: string): Part | null {
  const [, inside = ''] = /\/projects\/[^/]+\/(.*)$/.exec(pathname) ?? [];
  const fits = ({ path }: Part) => inside === path || inside.startsWith(`${path}/`);
  return parts.filter(fits).sort((one, other) => other.path.length - one.path.length)[0] ?? null;
}

/** Filters that are set and that the page cannot take. The period is always set. */
export function barredOf(filters: Optional<Filters>, limits: Part | null): FilterName[] {
  if (limits === null) return [];
  const set = (Object.keys(filters) as FilterName[]).filter((name) => filters[name] !== undefined);
  const asked = new Set<FilterName>(set.filter((name) => name !== 'from' && name !== 'to'));
  asked.add('period');
  return [...asked].filter((name) => !limits.takes.includes(name));
}
