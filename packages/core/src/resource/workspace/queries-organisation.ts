import type { Plan, PlanLimits } from '@svc/contract/kernel';
import { insertRow, setTenant, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';

// Organisations are made and changed by the operator alone: `db` is a handle of the database's owner.

export const insertOrganisation = (
  db: TenantDatabase,
  { id, name, plan, madeAt }: { id: string; name: string; plan: Plan; madeAt: Date },
): Promise<void> => insertRow(db, 'organisation', { id, name, plan, createdAt: madeAt.toISOString() });

/** Later statements of the transaction write in this workspace. */
export async function insertWorkspace(
  db: TenantDatabase,
  {
    id,
    organisationId,
    name,
    mode,
    sample,
  }: { id: string; organisationId: string; name: string; mode: 'live' | 'test'; sample: boolean },
): Promise<void> {
  await insertRow(db, 'workspace', { id, organisationId, name, mode, sample });
  // The owner is bound by row-level security too, unless it is a superuser.
  await sql.raw(setTenant(id)).execute(db);
}

export async function joinTwins(db: TenantDatabase, live: string, test: string): Promise<void> {
  await updateRows(db, 'workspace', { id: live }, { twinId: test });
  await updateRows(db, 'workspace', { id: test }, { twinId: live });
}

/** The plan and the numbers that replace its own, held until the transaction ends. */
export const lockPlan = (db: TenantDatabase, organisationId: string) =>
  db
    .selectFrom('organisation')
    .select(['plan', 'limitOverrides as limits'])
    .where('id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();

/** Whether a subscription at the payment processor says the plan. */
export async function paysItself(db: TenantDatabase, organisationId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('subscription')
    .select('status')
    .where('organisationId', '=', organisationId)
    .where('processor', '=', 'stripe')
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  return paid !== undefined;
}

export const setPlan = (
  db: TenantDatabase,
  organisationId: string,
  plan: Plan,
  limits: Partial<PlanLimits>,
): Promise<void> => updateRows(db, 'organisation', { id: organisationId }, { plan, limitOverrides: limits });

export async function liveWorkspaces(db: TenantDatabase, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('mode', '=', 'live')
    .where('deletingAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
