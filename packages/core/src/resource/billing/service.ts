import { type Context, instant, monthSince } from '../../kernel/index.ts';
import { readBalance } from '../credit/index.ts';
import { findSubscription } from './queries.ts';
import type { Billing, Subscription } from './schema.ts';

/** Without a subscription at a processor, months count from the day on which the organisation was made. */
export async function getSubscription(context: Context): Promise<Subscription> {
  const found = await findSubscription(context);
  const month = monthSince(new Date(found.madeAt), context.now());
  return {
    plan: found.plan,
    processor: found.processor ?? 'manual',
    status: found.status ?? 'active',
    periodStart: found.periodStart ?? instant(month.start),
    periodEnd: found.periodEnd ?? instant(month.end),
    pendingPlan: found.pendingPlan,
    pendingAt: found.pendingAt,
    updatedAt: found.updatedAt ?? found.madeAt,
  };
}

export async function getBilling(context: Context): Promise<Billing> {
  const { organisationId, organisationName } = context.workspace;
  const [subscription, credits] = await Promise.all([getSubscription(context), readBalance(context)]);
  return { organisation: { id: organisationId, name: organisationName }, subscription, credits };
}
