import {
  type Billing,
  type BillingDetails,
  type ChangeSubscription,
  ListInvoices,
  type PortalSession,
  type Purchase,
  type PurchaseCredits,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionPreview,
} from '@svc/contract/account/billing';
import { keysOf, limitsOf } from '@svc/contract/kernel';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  instant,
  monthSince,
  newId,
  planUsage,
  ServiceError,
  transaction,
} from '../../../kernel/index.ts';
import type { ChangeOutcome, Customer, PaymentProcessor, PlanChange } from '../../../payment/index.ts';
import { readBalance } from '../credit/index.ts';
import { applyFact, grantPurchase } from './apply.ts';
import { listInvoices } from './invoice-link.ts';
import {
  findBillingDetails,
  findPurchase,
  findSubscription,
  insertPurchase,
  listPurchases,
  noteSubscription,
  readClock,
  saveBillingDetails,
} from './queries.ts';

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

/** Who writes the invoices. */
export const readIssuer = async ({ payments }: PrepareContext): Promise<PaymentProcessor['id']> =>
  payments.id;

/** @param issuer who writes the invoices: the operator, or a payment processor */
export async function getBilling(
  context: RunContext,
  _input: unknown = {},
  issuer: PaymentProcessor['id'] = 'manual',
): Promise<Billing> {
  const { organisationId, organisationName } = context.workspace;
  const [subscription, credits, purchases, invoices, invoiceTo] = await Promise.all([
    getSubscription(context),
    readBalance(context),
    listPurchases(context),
    listInvoices(context, ListInvoices.parse({ limit: 10 })),
    issuer === 'manual' ? findBillingDetails(context) : null,
  ]);
  return {
    organisation: { id: organisationId, name: organisationName },
    invoiceTo: invoiceTo === undefined ? { name: null, address: [], country: null, taxId: null } : invoiceTo,
    subscription,
    credits,
    purchases,
    invoices: invoices.items,
  };
}

/** Throws conflict where a payment processor issues the invoices. */
export async function assertOwnInvoices({ payments }: PrepareContext): Promise<void> {
  if (payments.id === 'manual') return;
  throw new ServiceError(
    'conflict',
    'The payment processor writes the invoices. Change the address on its page.',
    { next: 'POST /v1/billing/portal-sessions opens it.' },
  );
}

/** For invoices that the operator issues from now on. */
export const setBillingDetails = (context: Context, details: BillingDetails): Promise<BillingDetails> =>
  transaction(context, async (context) => {
    const saved = await saveBillingDetails(context, details);
    await audit(context, 'billing_details.updated', context.workspace.organisationId, { ...details });
    return saved;
  });

async function customerOf(context: Context): Promise<Customer> {
  const { organisationId, organisationName, id } = context.workspace;
  const { customer } = await findSubscription(context);
  return { organisationId, workspaceId: id, name: organisationName, reference: customer };
}

function assertLive({ workspace }: Context): void {
  if (workspace.mode === 'live') return;
  throw new ServiceError('conflict', 'A test key cannot change what the organisation pays. Use a live key.');
}

interface StartedPurchase {
  id: string;
  processor: PaymentProcessor['id'];
  state: Purchase['state'];
  customer: string | null;
  url: string | null;
}

/** Opens the page where it is paid. Test credits cost nothing. */
export async function startPurchase(
  context: PrepareContext,
  { credits }: PurchaseCredits,
): Promise<StartedPurchase> {
  const { payments, workspace } = context;
  const common = { id: newId('purchase'), processor: payments.id, customer: null, url: null };
  if (workspace.mode === 'test') return { ...common, state: 'awaiting_operator' };
  const customer = await customerOf(context);
  return { ...common, ...(await payments.buy({ purchaseId: common.id, customer, credits })) };
}

export const purchaseCredits = (
  context: Context,
  { credits }: PurchaseCredits,
  started: StartedPurchase,
): Promise<Purchase> =>
  transaction(context, async (context) => {
    const { workspace, actor, db } = context;
    const { customer, ...purchase } = started;
    const { organisationId, mode } = workspace;
    await insertPurchase(db, { ...purchase, organisationId, mode, credits, requestedBy: actor.id });
    if (customer !== null) await noteSubscription(context, { processor: started.processor, customer });
    if (mode === 'test') await grantPurchase(db, started.id, context.now());
    await audit(context, 'credits.purchase_requested', started.id, { credits, state: started.state });
    return findPurchase(context, started.id);
  });

async function changeOf(context: Context, { plan: to }: ChangeSubscription): Promise<PlanChange> {
  const [customer, { plan: from, reference, status }] = await Promise.all([
    customerOf(context),
    findSubscription(context),
  ]);
  const subscription = status === 'cancelled' ? null : reference;
  return { customer, subscription, from, to };
}

/** What the change would cost and when it would come, and what is used beyond the new plan. */
export async function previewSubscriptionChange(
  context: PrepareContext,
  input: ChangeSubscription,
): Promise<SubscriptionPreview> {
  assertLive(context);
  const change = await changeOf(context, input);
  const [preview, used] = await Promise.all([context.payments.preview(change), planUsage(context)]);
  const limits = limitsOf(input.plan, {});
  const over = keysOf(used)
    .map((name) => ({ name, used: used[name], limit: limits[name] }))
    .filter((one) => one.used > one.limit);
  return { from: change.from, to: change.to, ...preview, over };
}

/** Asks the processor, outside any transaction. Throws conflict when there is nothing to change. */
export async function startSubscriptionChange(
  context: PrepareContext,
  input: ChangeSubscription,
): Promise<{ processor: PaymentProcessor['id']; askedAt: string; outcome: ChangeOutcome }> {
  assertLive(context);
  const change = await changeOf(context, input);
  const { pendingPlan } = await findSubscription(context);
  if (change.from === change.to && pendingPlan === null)
    throw new ServiceError('conflict', `The plan is already ${change.to}.`);
  const askedAt = await readClock(context.db);
  return { processor: context.payments.id, askedAt, outcome: await context.payments.change(change) };
}

export const changeSubscription = (
  context: Context,
  { plan }: ChangeSubscription,
  started: Awaited<ReturnType<typeof startSubscriptionChange>>,
): Promise<SubscriptionChange> =>
  transaction(context, async (context) => {
    const { outcome, processor, askedAt } = started;
    // Whoever asks for the plan that they have takes a change back that waits.
    const takenBack = !('facts' in outcome) && plan === (await findSubscription(context)).plan;
    const state = takenBack ? 'changed' : outcome.state;
    if ('facts' in outcome)
      for (const fact of outcome.facts) await applyFact(context.db, fact, askedAt, context.now());
    else
      await noteSubscription(context, {
        processor,
        pendingPlan: takenBack ? null : plan,
        ...('customer' in outcome && { customer: outcome.customer }),
      });
    await audit(context, 'subscription.change_requested', null, { plan, state });
    const url = 'url' in outcome ? outcome.url : null;
    return { state, url, subscription: await getSubscription(context) };
  });

export async function openPortal(context: PrepareContext): Promise<{ url: string }> {
  assertLive(context);
  return { url: await context.payments.portal(await customerOf(context)) };
}

export const openBillingPortal = (
  context: Context,
  _: unknown,
  { url }: { url: string },
): Promise<PortalSession> =>
  transaction(context, async (context) => {
    await audit(context, 'billing.portal_opened', null);
    return { url };
  });
