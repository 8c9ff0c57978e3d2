import type { TenantDatabase } from '@svc/db';
import type { PlanLimits } from '../kernel/index.ts';

export interface Privacy {
  answerDays: number | null;
  rawDays: number | null;
  exportDays: number | null;
  withheld: string[];
  updatedAt: string | null;
}

/** What a workspace has set. */
export async function readPrivacy(db: TenantDatabase, workspaceId: string): Promise<Privacy> {
  const row = await db
    .selectFrom('privacy_control')
    .select([
      'answer_days as answerDays',
      'raw_days as rawDays',
      'export_days as exportDays',
      'withheld',
      'updated_at as updatedAt',
    ])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row ?? { answerDays: null, rawDays: null, exportDays: null, withheld: [], updatedAt: null };
}

/** In days, with the plan's limit: nothing is kept longer than the plan keeps it, and no raw body longer than its text. */
export function effectiveDays(
  { answerDays, rawDays }: Pick<Privacy, 'answerDays' | 'rawDays'>,
  { retentionDays }: Pick<PlanLimits, 'retentionDays'>,
): { answerDays: number; rawDays: number } {
  const kept = Math.min(answerDays ?? retentionDays, retentionDays);
  return { answerDays: kept, rawDays: Math.min(rawDays ?? kept, kept) };
}
