import type { Scope } from '@svc/db';

const segments = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('segment').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

/** The ids of a project's segments, newest first, at most 50. */
export async function segmentIds(scope: Scope, projectId: string): Promise<string[]> {
  const rows = await segments(scope, projectId).select('id').orderBy('createdAt', 'desc').limit(50).execute();
  return rows.map(({ id }) => id);
}

/** What a filter by it needs: read with every filtered figure. */
export const findSegment = (
  scope: Scope,
  { projectId, segmentId }: { projectId: string; segmentId: string },
) =>
  segments(scope, projectId)
    .select(['id', 'name', 'description', 'rules', 'version'])
    .where('id', '=', segmentId)
    .executeTakeFirst();
