import type { Context } from '../../../kernel/index.ts';

const segments = ({ db, workspace }: Context, projectId: string) =>
  db.selectFrom('segment').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

/** The ids of a project's segments, newest first, at most 50. */
export async function segmentIds(context: Context, projectId: string): Promise<string[]> {
  const rows = await segments(context, projectId)
    .select('id')
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a filter by it needs: read with every filtered figure. */
export const findSegment = (
  context: Context,
  { projectId, segmentId }: { projectId: string; segmentId: string },
) =>
  segments(context, projectId)
    .select(['id', 'name', 'description', 'rules', 'version'])
    .where('id', '=', segmentId)
    .executeTakeFirst();
