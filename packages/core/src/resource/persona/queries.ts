import type { Context } from '../../kernel/index.ts';

export async function countPersonas({ db, workspace }: Context, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('persona')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspace.id)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
