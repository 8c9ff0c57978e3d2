import type { TenantDatabase } from '@svc/db';
import type { Privacy } from './privacy.ts';

/** What a workspace has set. */
export async function readPrivacy(db: TenantDatabase, workspaceId: string): Promise<Privacy> {
  const row = await db
    .selectFrom('privacy_control')
    .select([
      'answer_days as answerDays',
      'raw_days as rawDays',
      'export_days as exportDays',
      'withheld',
      'mask_personal as maskPersonal',
      'updated_at as updatedAt',
    ])
    .where('workspace_id', '=', workspaceId)
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
