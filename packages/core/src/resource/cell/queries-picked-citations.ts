import { type RawBuilder, sql } from 'kysely';
import { type PanelQuery, pickedPacks } from './queries-packs.ts';
import { matchingPrompts } from './rules.ts';

/**
 * The citations of the cells that a query picks: `t`, of single pages or of whole domains, each with `p`, its prompt. Citations
 * are joined to packs and panels, which are few, and not to cells.
 *
 * @returns what stands after `from`, its `where` included
 */
export const pickedCitations = (query: PanelQuery, of: 'pages' | 'domains'): RawBuilder<unknown> => sql`
  (select k.scan_id, k.engine, k.panel from ${pickedPacks(query)}) k
    join citation t on t.workspace_id = ${query.workspaceId} and t.scan_id = k.scan_id and t.engine = k.engine
    join cell_prompt p on p.workspace_id = ${query.workspaceId} and p.panel = k.panel and p.prompt_index = t.prompt_index
  where t.project_id = ${query.projectId} and t.url is ${of === 'pages' ? sql`not null` : sql`null`}
    and (${query.from}::timestamptz is null or t.scanned_at >= ${query.from}::timestamptz)
    and (${query.to}::timestamptz is null or t.scanned_at < ${query.to}::timestamptz) and ${matchingPrompts(query.rules, 'p')}`;
