import type { PlanLimits } from '@svc/contract/kernel';
import { rowsOf, type Scope, type TenantDatabase } from '@svc/db';

declare module '@svc/db' {
  interface JsonColumns {
    'organisation.limitOverrides': Partial<PlanLimits>;
  }
}

/** In epoch milliseconds. */
export async function readDatabaseTime(system: TenantDatabase): Promise<number> {
  const rows = await rowsOf<{ ms: number }>(system)`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`;
  return rows[0]?.ms ?? Number.NaN;
}

/** How far the log has come, in bytes; null: this server is no primary. */
export async function readPrimaryPlace(system: TenantDatabase): Promise<number | null> {
  const rows = await rowsOf<{ place: number | null }>(system)`
    select case when not pg_is_in_recovery() then (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::double precision end as place`;
  return rows[0]?.place ?? null;
}

/** How much of the primary's log it has replayed, in bytes; null: this server follows nobody. */
export async function readStandbyPlace(system: TenantDatabase): Promise<number | null> {
  const rows = await rowsOf<{ place: number | null }>(system)`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::double precision end as place`;
  return rows[0]?.place ?? null;
}

/** With its organisation and what its plan allows. */
export const workspaceWithPlan = ({ db, workspace }: Scope) =>
  db
    .selectFrom('workspace as w')
    .innerJoin('organisation as o', 'o.id', 'w.organisationId')
    .select([
      'w.name',
      'w.mode',
      'w.twinId',
      'o.id as organisationId',
      'o.name as organisationName',
      'o.plan',
      'o.limitOverrides as overrides',
    ])
    .where('w.id', '=', workspace.id)
    .executeTakeFirst();
