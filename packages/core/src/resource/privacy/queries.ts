import type { Database } from '@svc/db';
import { sql } from 'kysely';
import type { Context, Plan, PlanLimits } from '../../kernel/index.ts';
import type { SetPrivacyControls } from './schema.ts';

export async function upsertPrivacy(
  { db, workspace, now }: Context,
  controls: Omit<SetPrivacyControls, 'calibration'>,
): Promise<void> {
  const row = {
    answer_days: controls.answerDays,
    raw_days: controls.rawDays,
    export_days: controls.exportDays,
    withheld: [...controls.withheld],
    mask_personal: controls.maskPersonal,
    updated_at: now().toISOString(),
  };
  await db
    .insertInto('privacy_control')
    .values({ workspace_id: workspace.id, ...row })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute();
}

/** The next workspaces, by id. */
export async function workspacesToRetain({ system }: Database, after: string, atMost: number) {
  const { rows } = await sql<{ id: string; plan: Plan; overrides: Partial<PlanLimits> }>`
    select workspace_id as id, plan, limit_overrides as overrides
    from workspaces_to_retain(${after}, ${atMost}::integer)`.execute(system);
  return rows;
}
