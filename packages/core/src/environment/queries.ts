import type { TenantDatabase } from '@svc/db';
import type { PlanLimits } from '../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'organisation.limit_overrides': Partial<PlanLimits>;
  }
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
