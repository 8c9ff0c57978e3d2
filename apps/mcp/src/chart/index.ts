import { isObject } from '../is-object.ts';

/** MCP Apps, specification of 2026-01-26: a page that a host shows beside a tool’s answer. */
export const extension = 'io.modelcontextprotocol/ui';
export const mimeType = 'text/html;profile=mcp-app';
export const chartUri = 'ui://svc/chart.html';

/** Tools whose answers are figures with intervals, over engines, prompts, brands or time. */
export const drawn: readonly string[] = [
  'get_visibility',
  'list_prompt_scores',
  'get_history',
  'get_scan',
  'wait_for_scan',
  'run_scan_and_wait',
  'compare_scans',
  'compare_periods',
  'compare_competitors',
  'compare_head_to_head',
  'get_competitor_trends',
  'get_share_of_voice',
];
const names: ReadonlySet<string> = new Set(['svc.show_chart', ...drawn.map((name) => `svc.${name}`)]);

/** The page that shows this tool’s answers, as the list of tools names it. */
export const chartOf = (name: string) => (names.has(name) ? { ui: { resourceUri: chartUri } } : {});

/** Whether a client shows such pages; null: it did not say what it can. */
export function showsCharts(capabilities: unknown): boolean | null {
  if (!isObject(capabilities)) return null;
  const { extensions } = capabilities;
  return isObject(extensions) && extension in extensions;
}

/** The page loads nothing from outside; a host that reads nothing here forbids that anyway. */
export const pageMeta = { ui: { csp: { connectDomains: [], resourceDomains: [] }, prefersBorder: true } };
