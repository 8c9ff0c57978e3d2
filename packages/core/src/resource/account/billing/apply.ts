import { limitsOf } from '@svc/contract/kernel';
import type { TenantDatabase } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { NeverApplied, type PaymentFact } from '../../../payment/index.ts';
import {
  endGrant,
  grantCredits,
  grantPlanCredits,
  renewPlanCredits,
  takeBackCredits,
} from '../credit/index.ts';
import {
  endPaymentEvent,
  failPaymentEventRow,
  findPaymentEvent,
  insertPaymentEvent,
  insertPurchase,
  movePurchase,
  readClock,
  saveInvoice,
  savePlan,
  saveSubscription,
  subscriptionsToAsk,
} from './queries.ts';
import { issueInvoicesOfMonths } from './queries-operator.ts';

type World = Pick<Environment, 'database' | 'payments' | 'now' | 'log'>;

/** Bought credits last a year. */
const lastsMs = 365 * 86_400_000;

/** Makes what is true at the processor true here. Safe to repeat, and in any order. */
export async function applyFacts(
  { database, now }: Pick<World, 'database' | 'now'>,
  facts: readonly PaymentFact[],
  askedAt: string,
): Promise<void> {
  for (const fact of facts)
    await database
      .forWorkspace(fact.workspaceId)
      .transaction()
      .execute((db) => applyFact(db, fact, askedAt, now()));
}

export async function applyFact(
  db: TenantDatabase,
  fact: PaymentFact,
  askedAt: string,
  now: Date,
): Promise<void> {
  if (fact.kind === 'never') throw new NeverApplied(fact.reason);
  if (fact.kind === 'invoice') return saveInvoice(db, fact, askedAt);
  if (fact.kind === 'subscription') return applySubscription(db, fact, askedAt);
  const { purchaseId, organisationId, credits, state, back } = fact;
  // The reference may be unknown here: the process can have died after the processor made its page.
  const row = { organisationId, mode: 'live', credits, url: null, requestedBy: 'stripe' } as const;
  await insertPurchase(db, { ...row, id: purchaseId, state: 'awaiting_payment', processor: 'stripe' });
  if (state === 'paid') {
    await grantPurchase(db, purchaseId, now);
    if (back !== undefined) await takeBackCredits(db, grantOf(purchaseId), back);
  } else if (state === 'expired') await movePurchase(db, purchaseId, ['awaiting_payment'], 'expired');
  else await refundPurchase(db, purchaseId);
}

const grantOf = (purchaseId: string): string => `grant_${purchaseId}`;

/** Grants the credits of a purchase, once. False: they were granted or paid back before. */
export async function grantPurchase(db: TenantDatabase, purchaseId: string, now: Date): Promise<boolean> {
  const open = ['awaiting_payment', 'awaiting_operator', 'expired'] as const;
  const purchase = await movePurchase(db, purchaseId, open, 'granted');
  if (!purchase) return false;
  const expiresAt = new Date(now.getTime() + lastsMs);
  await grantCredits(db, { id: grantOf(purchaseId), source: 'purchase', expiresAt, ...purchase });
  return true;
}

/** Credits that were not spent are taken back; a payment reported later grants nothing any more. */
async function refundPurchase(db: TenantDatabase, purchaseId: string): Promise<void> {
  const states = ['awaiting_payment', 'expired', 'granted'] as const;
  if (await movePurchase(db, purchaseId, states, 'refunded')) await endGrant(db, grantOf(purchaseId));
}

async function applySubscription(
  db: TenantDatabase,
  fact: Extract<PaymentFact, { kind: 'subscription' }>,
  askedAt: string,
): Promise<void> {
  const { organisationId, plan, status, periodStart, periodEnd } = fact;
  await endPaymentEvent(db, ownEvent(fact.subscription).id);
  if (!(await saveSubscription(db, fact, askedAt))) return;
  const agreed = await savePlan(db, organisationId, plan);
  if (status !== 'active' || periodStart === null || periodEnd === null) return;
  const credits = limitsOf(plan, agreed).creditsPerMonth;
  const period = { start: new Date(periodStart), end: new Date(periodEnd) };
  for (const mode of ['live', 'test'] as const)
    await grantPlanCredits(db, { organisationId, mode, credits, period });
}

/**
 * The event only says what to ask the processor about: the present state is applied, whatever the order of
 * events.
 */
export async function applyPaymentEvent(world: World, eventId: string): Promise<void> {
  const { system } = world.database;
  const event = await findPaymentEvent(system, eventId);
  if (!event) return;
  const askedAt = await readClock(system);
  try {
    await applyFacts(world, await world.payments.ask(event), askedAt);
  } catch (error) {
    if (!(error instanceof NeverApplied)) throw error;
    return failPaymentEvent(world, eventId, error.message);
  }
  await endPaymentEvent(system, eventId);
}

/** Gives up on an event: the operator finds it in the log, and `svc doctor` names it until it is handled. */
export async function failPaymentEvent(
  { database, log }: Pick<World, 'database' | 'log'>,
  eventId: string,
  reason: string,
): Promise<void> {
  await failPaymentEventRow(database.system, eventId, reason.slice(0, 500));
  log.error({ eventId, reason }, 'a payment event cannot be applied: look at it at the payment processor');
}

/** What the clock asks about a subscription: `svc doctor` names it like an event while it cannot be applied. */
const ownEvent = (subscription: string) => ({
  id: `ask_${subscription}`,
  type: 'customer.subscription.updated',
  objectId: subscription,
});

/** One that cannot be applied is set aside for an hour. Throws where the processor does not answer. */
async function askAgain(world: World, subscription: string): Promise<void> {
  const { system } = world.database;
  const event = ownEvent(subscription);
  const setAside = async (error: unknown): Promise<void> => {
    await insertPaymentEvent(system, event);
    await failPaymentEvent(world, event.id, error instanceof Error ? error.message : String(error));
  };
  const askedAt = await readClock(system);
  let facts: PaymentFact[];
  try {
    facts = await world.payments.ask(event);
    if (facts.length === 0) throw new NeverApplied(`${subscription} is no longer one of ours.`);
  } catch (error) {
    if (!(error instanceof NeverApplied)) throw error;
    return setAside(error);
  }
  // What the database refuses concerns this one alone, too.
  await applyFacts(world, facts, askedAt).catch(setAside);
}

/**
 * By the clock: grants each plan's credits, books out what has ended, and issues the month's invoices where the operator
 * bills; then asks about subscriptions whose month is over, in case an event was lost. A processor that is away thus
 * keeps nobody from their credits.
 */
export async function renewBilling(
  world: World,
): Promise<{ asked: number; granted: number; expired: number }> {
  const renewed = await renewPlanCredits(world);
  if (world.payments.id === 'manual') {
    await invoiceMonths(world);
    return { asked: 0, ...renewed };
  }
  const references = await subscriptionsToAsk(world.database.system);
  for (const reference of references) await askAgain(world, reference);
  return { asked: references.length, ...renewed };
}

/** The invoices of months that have begun, each once, where the operator has prices. */
async function invoiceMonths({ database, payments }: Pick<World, 'database' | 'payments'>): Promise<void> {
  const { plans, invoices } = await payments.prices();
  const priced = Object.entries(plans);
  const currency = priced[0]?.[1].currency;
  if (currency === undefined) return;
  const amounts = Object.fromEntries(priced.map(([plan, { amount }]) => [plan, amount]));
  await issueInvoicesOfMonths(database.system, { amounts, currency, terms: invoices ?? null });
}
