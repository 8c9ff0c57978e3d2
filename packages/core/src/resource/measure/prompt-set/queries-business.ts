import type { ToldBusiness } from '@svc/contract/measure/prompt-set';
import { findOne, type Scope } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'business.told': ToldBusiness;
  }
}

/** What people said about the project's business; empty where nobody did. */
export async function toldOf(scope: Scope, projectId: string): Promise<ToldBusiness> {
  const row = await findTold(scope, projectId);
  return row?.told ?? {};
}

const findTold = findOne(({ db, workspace }, projectId: string) =>
  db
    .selectFrom('business')
    .select('told')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId),
);

export async function saveTold(
  { db, workspace, now }: Context,
  projectId: string,
  told: ToldBusiness,
): Promise<void> {
  const row = { told, updatedAt: now().toISOString() };
  await db
    .insertInto('business')
    .values({ workspaceId: workspace.id, projectId, ...row })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId']).doUpdateSet(row))
    .execute();
}
