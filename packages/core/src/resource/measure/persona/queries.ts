import type { Scope } from '@svc/db';

export async function countPersonas({ db, workspace }: Scope, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('persona')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
