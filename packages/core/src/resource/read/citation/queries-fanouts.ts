import type { Fanout, ListFanouts } from '@svc/contract/read/citation';
import { rowsOf, type Scope } from '@svc/db';
import { ofStandingOriginInSql } from '../../measure/cell/index.ts';
import type { Span } from '../analytics/index.ts';

/** Searches that engines made, with the answers that they led to. */
export const readFanouts = (
  { db, workspace }: Scope,
  query: ListFanouts & { projectId: string },
  span: Span,
) => rowsOf<Omit<Fanout, 'mode'>>(db)`
    select lower(trim(q)) as query, count(distinct a.id) as answers, count(distinct coalesce(a.prompt_id, a.scan_id || a.prompt_index)) as prompts,
      array_agg(distinct a.engine order by a.engine) as engines, count(distinct a.id) filter (where a.present) as with_own
    from answer a cross join jsonb_array_elements_text(a.search_queries) q
    where a.workspace_id = ${workspace.id} and a.project_id = ${query.projectId} and a.search_queries is not null
      and a.created_at >= ${span.from}::timestamptz and a.created_at < ${span.to}::timestamptz
      and ${ofStandingOriginInSql(workspace.id, query.projectId)}
      and (${query.engine ?? null}::text is null or a.engine = ${query.engine ?? null}::text)
      and (${query.promptId ?? null}::text is null or a.prompt_id = ${query.promptId ?? null}::text)
      and (${query.search ?? null}::text is null or position(lower(${query.search ?? null}::text) in lower(q)) > 0)
    group by 1 order by 2 desc, 1 limit 5000`;

/** The searches that engines made for each of these prompts, the most frequent first, `most` of each. */
export async function readFanoutsOfPrompts(
  { db, workspace }: Scope,
  projectId: string,
  { promptIds, from, most }: { promptIds: readonly string[]; from: string; most: number },
): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ promptId: string; queries: string[] }>(db)`
    select prompt_id, array_agg(query order by place) as queries from (
      select a.prompt_id, lower(trim(q)) as query,
        row_number() over (partition by a.prompt_id order by count(distinct a.id) desc, lower(trim(q))) as place
      from answer a cross join jsonb_array_elements_text(a.search_queries) q
      where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.search_queries is not null
        and a.created_at >= ${from}::timestamptz and a.prompt_id = any(${[...promptIds]}::text[])
        and ${ofStandingOriginInSql(workspace.id, projectId)}
      group by a.prompt_id, lower(trim(q))
    ) ranked where place <= ${most}::integer group by prompt_id`;
  return new Map(rows.map(({ promptId, queries }) => [promptId, queries]));
}
