import type { components } from '@svc/client';
import { scope } from '../scope.ts';

export type View = components['schemas']['SavedView'];

/** Pages below a project by the operation that each shows above all. */
const operations: Readonly<Record<string, string>> = {
  '': 'get_analytics_overview',
  trend: 'get_history',
  prompts: 'query_metrics',
  'prompts/sets': 'list_prompt_sets',
  answers: 'list_answers',
  'answers/check': 'list_uncertain_detections',
  competitors: 'compare_competitors',
  'competitors/prompts': 'get_competitor_gaps',
  'competitors/together': 'get_cooccurrence',
  'competitors/suggested': 'discover_competitors',
  'competitors/brands': 'list_competitors',
  sources: 'get_citation_domains',
  'sources/pages': 'list_citations',
  'sources/gaps': 'get_source_gaps',
  'sources/changes': 'list_citation_changes',
  'sources/own': 'get_page_citations',
  'sources/searches': 'get_fanout_queries',
  'sources/traffic': 'get_crawler_activity',
  improve: 'list_recommendations',
  'improve/what-if': 'simulate_change',
  'improve/plan': 'get_optimization_plan',
  'improve/experiments': 'list_experiments',
  'improve/changes': 'list_changes',
  'improve/goals': 'list_goals',
  reports: 'list_reports',
  'reports/alerts': 'list_alert_events',
};

/** What the page at this address shows; undefined: nothing that can be kept. */
export function operationAt(pathname: string): string | undefined {
  const [, inside = ''] = /\/projects\/[^/]+(?:\/(.*?))?\/?$/.exec(pathname) ?? [];
  return operations[inside];
}

/** The filters, columns and order of an address, as a view keeps them. */
export function keptOf(projectId: string, search: object) {
  const { mode: _, workspace: __, cols, sel: ___, ...rest } = search as Record<string, unknown>;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    filters: { projectId, ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])) },
    columns: typeof cols === 'string' ? cols.split(',') : [],
  };
}

/** The address that shows this view; null: it belongs to another project, or to a page that this console does not have. */
export function addressOf(
  { shows, filters, columns }: Pick<View, 'shows' | 'filters' | 'columns'>,
  projectId: string,
): string | null {
  const page = Object.keys(operations).find((name) => operations[name] === shows);
  const { projectId: of, ...rest } = filters;
  if (page === undefined || (of !== undefined && of !== projectId)) return null;
  const search = new URLSearchParams(rest);
  if (columns.length > 0) search.set('cols', columns.join(','));
  if (scope.test) search.set('mode', 'test');
  if (scope.workspace !== null) search.set('workspace', scope.workspace);
  return `/projects/${projectId}${page && `/${page}`}${search.size > 0 ? `?${search}` : ''}`;
}
