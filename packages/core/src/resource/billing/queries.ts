import type { Context } from '../../kernel/index.ts';

/** With the day from which months count; a subscription's columns are null where there is none. */
export const findSubscription = ({ db, workspace }: Context) =>
  db
    .selectFrom('organisation as o')
    .leftJoin('subscription as s', 's.organisation_id', 'o.id')
    .select([
      'o.plan',
      'o.created_at as madeAt',
      's.processor',
      's.status',
      's.period_start as periodStart',
      's.period_end as periodEnd',
      's.pending_plan as pendingPlan',
      's.pending_at as pendingAt',
      's.updated_at as updatedAt',
    ])
    .where('o.id', '=', workspace.organisationId)
    .executeTakeFirstOrThrow();
