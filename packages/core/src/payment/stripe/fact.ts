import { type Plan, planNames } from '@svc/contract/kernel';
import type Stripe from 'stripe';
import { instant } from '../../kernel/index.ts';
import type { PaymentFact } from '../type.ts';
import type { StripeSettings } from './settings.ts';

const time = (seconds: number): string => instant(new Date(seconds * 1_000));

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** The tenant that we wrote into the object when we made it. null: somebody else made it. */
function tenantOf(metadata: Stripe.Metadata | null): { organisationId: string; workspaceId: string } | null {
  const { organisation, workspace } = metadata ?? {};
  return organisation && workspace ? { organisationId: organisation, workspaceId: workspace } : null;
}

/** `share`: the part of the money that is with the customer again. */
export function purchaseFact(
  metadata: Stripe.Metadata | null,
  state: 'paid' | 'expired' | 'refunded',
  share?: number,
): PaymentFact[] {
  const tenant = tenantOf(metadata);
  const { purchase, credits } = metadata ?? {};
  if (!tenant || !purchase || !credits) return [];
  const back = share === undefined ? {} : { back: Math.ceil(Number(credits) * Math.min(1, share)) };
  return [{ kind: 'purchase', ...tenant, purchaseId: purchase, credits: Number(credits), state, ...back }];
}

const statuses: Partial<Record<Stripe.Subscription.Status, 'active' | 'past_due' | 'cancelled'>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  canceled: 'cancelled',
  unpaid: 'cancelled',
  paused: 'cancelled',
  incomplete_expired: 'cancelled',
};

type SubscriptionFact = Extract<PaymentFact, { kind: 'subscription' | 'never' }>;

/**
 * A lower plan is billed from the next period on but held until then: what is held, and until when, stands in the
 * subscription's own metadata, so that each answer about it says everything.
 */
export function subscriptionFact(
  subscription: Stripe.Subscription,
  { planPrices }: StripeSettings,
): SubscriptionFact[] {
  const tenant = tenantOf(subscription.metadata);
  const status = statuses[subscription.status];
  const [item] = subscription.items.data;
  if (!tenant || !status || !item) return [];
  const common = {
    kind: 'subscription' as const,
    ...tenant,
    customer: idOf(subscription.customer) ?? '',
    subscription: subscription.id,
    status,
    periodStart: time(item.current_period_start),
    periodEnd: time(item.current_period_end),
  };
  if (status === 'cancelled') return [{ ...common, plan: 'free', pendingPlan: null, pendingAt: null }];
  const billed = planNames.find((plan) => planPrices[plan]?.includes(item.price.id));
  if (!billed) return [{ kind: 'never', ...tenant, reason: noPlanHas(item.price.id, subscription.id) }];
  const held = heldPlan(subscription.metadata, item.current_period_start);
  const plan = held?.plan ?? billed;
  if (subscription.cancel_at_period_end)
    return [{ ...common, plan, pendingPlan: 'free', pendingAt: common.periodEnd }];
  return [{ ...common, plan, pendingPlan: held ? billed : null, pendingAt: held?.until ?? null }];
}

const noPlanHas = (price: string, subscription: string): string =>
  `No plan has the price ${price} of ${subscription}: add it to STRIPE_PRICE_STARTER, _GROWTH or _ENTERPRISE, after the price of new customers.`;

/** The hold ends when Stripe begins the next period, not by our clock, which may be behind or ahead of Stripe's. */
function heldPlan(metadata: Stripe.Metadata, periodStart: number): { plan: Plan; until: string } | null {
  const plan = planNames.find((name) => name === metadata.held_plan);
  const until = Number(metadata.held_until);
  return plan && until > periodStart ? { plan, until: time(until) } : null;
}

const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

export function invoiceFact(invoice: Stripe.Invoice): PaymentFact[] {
  const tenant = tenantOf(invoice.parent?.subscription_details?.metadata ?? invoice.metadata);
  const status = invoiceStatuses.find((one) => one === invoice.status);
  if (!tenant || !invoice.id || !status) return [];
  return [
    {
      kind: 'invoice',
      ...tenant,
      id: invoice.id,
      number: invoice.number,
      status,
      amountDue: invoice.amount_due,
      amountPaid: invoice.amount_paid,
      currency: invoice.currency,
      url: invoice.hosted_invoice_url ?? null,
      createdAt: time(invoice.created),
    },
  ];
}

export const subscriptionOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription);
