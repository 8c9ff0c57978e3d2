import type { Plan, PlanLimits } from '@svc/contract/kernel';
import type { TenantDatabase } from '@svc/db';
import { ServiceError } from '../../../kernel/index.ts';
import { endPendingPlan } from '../../account/billing/index.ts';
import { liveWorkspaces, lockPlan, paysItself, setPlan } from './queries-organisation.ts';

export interface AgreedPlan {
  organisationId: string;
  plan: Plan;
  /** Numbers of an Enterprise organisation that replace the plan's. */
  limits: Partial<PlanLimits>;
}

/**
 * What the operator agreed with an organisation; processes see it within five seconds. Returns what was set
 * before. Throws not_found; conflict for limits with another plan than Enterprise, and when a paid
 * subscription sets the plan.
 * @param owner a handle of the database's owner: tenants cannot change plans
 */
export function agreePlan(
  owner: TenantDatabase,
  { organisationId, plan, limits }: AgreedPlan,
): Promise<{ plan: Plan; limits: Partial<PlanLimits>; workspaces: string[] }> {
  if (plan !== 'enterprise' && Object.keys(limits).length > 0)
    throw new ServiceError('conflict', 'Only Enterprise organisations can have their own limits.');
  return owner.transaction().execute(async (db) => {
    const before = await lockPlan(db, organisationId);
    if (!before) throw new ServiceError('not_found', `No organisation ${organisationId}.`);
    const paid = await paysItself(db, organisationId);
    if (paid && before.plan !== plan)
      throw new ServiceError(
        'conflict',
        `A subscription pays for the plan ${before.plan} and would set it again. End it first (change_subscription).`,
      );
    await setPlan(db, organisationId, plan, limits);
    await endPendingPlan(db, organisationId);
    return { ...before, workspaces: await liveWorkspaces(db, organisationId) };
  });
}
