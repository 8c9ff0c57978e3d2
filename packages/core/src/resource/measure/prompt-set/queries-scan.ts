import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';

import type { SetKey } from './queries.ts';

/** A scan that asked the set, if there is one. */
export const scanOfSet = ({ db, workspace }: Scope, key: SetKey) =>
  db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', key.projectId)
    .where(sql<boolean>`config ->> 'promptSetId' = ${key.setId}`)
    .limit(1)
    .executeTakeFirst();

/** A scan that asked the prompt, if there is one. */
export const scanOfPrompt = ({ db, workspace }: Scope, promptId: string) =>
  db
    .selectFrom('scan_prompt')
    .select('scanId as id')
    .where('workspaceId', '=', workspace.id)
    .where('promptId', '=', promptId)
    .limit(1)
    .executeTakeFirst();

export interface TrendRow {
  scanId: string;
  at: string;
  asked: number;
  before: number;
  after: number;
}

/** Scans of the set, newest first, each with how many of its prompts are in both versions, word for word. */
export const scansOfSet = (
  { db, workspace }: Scope,
  key: SetKey,
  from: number,
  to: number,
) => rowsOf<TrendRow>(db)`
    with standing as (
      select text,
        bool_or(since_version <= ${from}::integer and coalesce(until_version > ${from}::integer, true)) as before,
        bool_or(since_version <= ${to}::integer and coalesce(until_version > ${to}::integer, true)) as after
      from prompt where workspace_id = ${workspace.id} and prompt_set_id = ${key.setId} group by text
    ), points as (
      select id, created_at from scan where workspace_id = ${workspace.id} and project_id = ${key.projectId}
        and config ->> 'promptSetId' = ${key.setId} and status in (${sql.join(scoredScanStatuses)}) and recorded_samples > 0
      order by created_at desc, id desc limit 50
    )
    select s.id as scan_id, s.created_at as at, count(*) as asked,
      count(*) filter (where t.before) as before, count(*) filter (where t.after) as after
    from points s join scan_prompt p on p.workspace_id = ${workspace.id} and p.scan_id = s.id left join standing t on t.text = p.text
    group by s.id, s.created_at order by s.created_at desc, s.id desc`;

/** The newest scored scan of the project that asked two of these prompts or more. */
export async function newestScanOfPrompts(
  { db, workspace }: Scope,
  projectId: string,
  promptIds: readonly string[],
): Promise<string | null> {
  const rows = await rowsOf<{ id: string }>(db)`
    select s.id from scan s where s.workspace_id = ${workspace.id} and s.project_id = ${projectId}
      and s.origin = 'measured' and s.status in (${sql.join(scoredScanStatuses)})
      and (select count(*) from scan_prompt p where p.workspace_id = s.workspace_id and p.scan_id = s.id
        and p.prompt_id = any(${[...promptIds]}::text[])) > 1
    order by s.created_at desc, s.id desc limit 1`;
  return rows[0]?.id ?? null;
}
