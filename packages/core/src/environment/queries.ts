import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { PlanLimits } from '../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'organisation.limit_overrides': Partial<PlanLimits>;
  }
}

/** In epoch milliseconds. */
export async function readDatabaseTime(system: TenantDatabase): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`.execute(system);
  return rows[0]?.ms ?? Number.NaN;
}

/** With its organisation and what its plan allows. */
export const workspaceWithPlan = (db: TenantDatabase, workspaceId: string) =>
  db
    .selectFrom('workspace as w')
    .innerJoin('organisation as o', 'o.id', 'w.organisation_id')
    .select([
      'w.name',
      'w.mode',
      'w.twin_id as twinId',
      'o.id as organisationId',
      'o.name as organisationName',
      'o.plan',
      'o.limit_overrides as overrides',
    ])
    .where('w.id', '=', workspaceId)
    .executeTakeFirst();
