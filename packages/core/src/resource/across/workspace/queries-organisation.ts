import type { Plan, PlanLimits } from '@svc/contract/kernel';
import { insertRow, setTenant, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';

// Organisations are made and changed by the operator alone: `db` is a handle of the database's owner.

export const insertOrganisation = (
  db: TenantDatabase,
  { id, name, plan, madeAt }: { id: string; name: string; plan: Plan; madeAt: Date },
): Promise<void> => insertRow(db, 'organisation', { id, name, plan, createdAt: madeAt.toISOString() });

/**
 * A live workspace and its test twin, in one statement: on a cluster an update after an insert would ask for a stronger lock on a
 * table that is on every node, and two who do that at once deadlock.
 */
export async function insertTwins(
  db: TenantDatabase,
  {
    live,
    test,
    organisationId,
    name,
    sample,
  }: { live: string; test: string; organisationId: string; name: string; sample: boolean },
): Promise<void> {
  await db
    .insertInto('workspace')
    .values([
      { id: test, organisationId, name: `${name} (test)`, mode: 'test', sample, twinId: live },
      { id: live, organisationId, name, mode: 'live', sample, twinId: test },
    ])
    .execute();
}

/** Later statements of the transaction write in this workspace: the owner is bound by row-level security, unless it may pass it. */
export const turnTo = async (db: TenantDatabase, workspaceId: string): Promise<void> => {
  await sql.raw(setTenant(workspaceId)).execute(db);
};

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
