import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';

/** State of a goal after its last look. */
export const readGoal = ({ db, workspace }: Scope, projectId: string, id: string) =>
  db
    .selectFrom('goal')
    .select(['name', 'target', 'due', 'reachedAt', 'standing'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();

/** When the newest scan with figures began; null without any. */
export async function newestScanAt({ db, workspace }: Scope, projectId: string): Promise<string | null> {
  const rows = await rowsOf<{ at: string | null }>(db)`
    select max(created_at) as at from scan where workspace_id = ${workspace.id} and project_id = ${projectId}
      and origin = 'measured' and status = any(${[...scoredScanStatuses]}::text[])`;
  return rows[0]?.at ?? null;
}
