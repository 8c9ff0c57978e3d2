import type { SetPrivacyControls } from '@svc/contract/across/privacy';
import type { Plan, PlanLimits } from '@svc/contract/kernel';
import { type Database, rowsOf } from '@svc/db';
import type { Context } from '../../../kernel/index.ts';

export async function upsertPrivacy(
  { db, workspace, now }: Context,
  controls: Omit<SetPrivacyControls, 'calibration'>,
): Promise<void> {
  const row = {
    answerDays: controls.answerDays,
    rawDays: controls.rawDays,
    exportDays: controls.exportDays,
    withheld: [...controls.withheld],
    maskPersonal: controls.maskPersonal,
    updatedAt: now().toISOString(),
  };
  await db
    .insertInto('privacy_control')
    .values({ workspaceId: workspace.id, ...row })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(row))
    .execute();
}

/** The next workspaces, by id. */
export const workspacesToRetain = ({ system }: Database, after: string, atMost: number) => rowsOf<{
  id: string;
  plan: Plan;
  overrides: Partial<PlanLimits>;
}>(system)`
    select workspace_id as id, plan, limit_overrides as overrides
    from workspaces_to_retain(${after}, ${atMost}::integer)`;

/** Marks some scans of before then as never to be scored or read again, if a month is to be dropped; returns how many. */
export async function setScansApart({ system }: Database, before: string, atMost: number): Promise<number> {
  const rows = await rowsOf<{ n: number }>(system)`
    select set_scans_apart(${before}::timestamptz, ${atMost}::integer) as n`;
  return rows[0]?.n ?? 0;
}

/** Drops one month of answers or cells and gives its table; null: there is none to drop. */
export async function dropMonth({ system }: Database, before: string): Promise<string | null> {
  const rows = await rowsOf<{ month: string | null }>(system)`
    select drop_month(${before}::timestamptz) as month`;
  return rows[0]?.month ?? null;
}
