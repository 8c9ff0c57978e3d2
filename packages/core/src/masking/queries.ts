import type { Scope } from '@svc/db';
import type { Privacy } from './privacy.ts';

/** What a workspace has set. */
export async function readPrivacy({ db, workspace }: Scope): Promise<Privacy> {
  const row = await db
    .selectFrom('privacy_control')
    .select(['answerDays', 'rawDays', 'exportDays', 'withheld', 'maskPersonal', 'updatedAt'])
    .where('workspaceId', '=', workspace.id)
    .executeTakeFirst();
  if (row) return row;
  return {
    answerDays: null,
    rawDays: null,
    exportDays: null,
    withheld: [],
    maskPersonal: false,
    updatedAt: null,
  };
}
