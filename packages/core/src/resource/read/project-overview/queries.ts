import { scoredScanStatuses } from '@svc/contract/kernel';
import type { ScanResult } from '@svc/contract/measure/score';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';

import { changeIn, type ScanChange, type StoredChange } from '../../measure/scan/index.ts';

interface LatestRow {
  projectId: string;
  id: string;
  at: string;
  result: ScanResult;
  change: ScanChange | null;
}

/** The newest scan of each project whose figures stand. */
export async function latestScans(
  { db, workspace }: Scope,
  projectIds: readonly string[],
): Promise<Map<string, LatestRow>> {
  const rows = await rowsOf<Omit<LatestRow, 'change'> & { change: StoredChange | null }>(db)`
    select p.id as project_id, s.id, s.created_at as at, s.result, s.change
    from unnest(${[...projectIds]}::text[]) as p(id) cross join lateral (
      select id, created_at, result, change from scan
      where workspace_id = ${workspace.id} and project_id = p.id and origin = (select project_origin(${workspace.id}, p.id)) and status in (${sql.join(scoredScanStatuses)})
        and recorded_samples > 0 and result is not null and not (config ? 'chosen')
      order by created_at desc, id desc limit 1) s`;
  return new Map(rows.map((row) => [row.projectId, { ...row, change: changeIn(row.change) }]));
}

/** Where the answers of the project's figures come from. */
export async function originsOf({ db, workspace }: Scope, projectId: string) {
  const rows = await rowsOf<{ origin: 'measured' | 'imported' }>(db)`
    select o.origin from unnest(array['measured', 'imported']) as o(origin)
    where exists (select from scan s where s.workspace_id = ${workspace.id} and s.project_id = ${projectId}
      and s.origin = o.origin and s.status in (${sql.join(scoredScanStatuses)}) and s.recorded_samples > 0)
    order by o.origin desc`;
  return rows.map(({ origin }) => origin);
}

/** The set that the project's scans ask unless they name another. */
export async function activeSet({ db, workspace }: Scope, projectId: string) {
  return db
    .selectFrom('prompt_set')
    .select([
      'id',
      'name',
      'state',
      sql<number>`(select count(*) from prompt p where p.workspace_id = prompt_set.workspace_id
        and p.prompt_set_id = prompt_set.id and p.status = 'active')`.as('count'),
    ])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('active', '=', true)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest draft with prompts, which nobody has activated yet. */
export async function waitingDraft({ db, workspace }: Scope, projectId: string) {
  return db
    .selectFrom('prompt_set as s')
    .select(['s.id', 's.name'])
    .where('s.workspaceId', '=', workspace.id)
    .where('s.projectId', '=', projectId)
    .where('s.state', '=', 'draft')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('prompt as p')
          .select('p.id')
          .where('p.workspaceId', '=', workspace.id)
          .whereRef('p.promptSetId', '=', 's.id')
          .where('p.status', '=', 'active'),
      ),
    )
    .orderBy('s.updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
