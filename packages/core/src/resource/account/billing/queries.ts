import type { BillingDetails, Invoice, ListInvoices, Purchase } from '@svc/contract/account/billing';
import type { Plan, PlanLimits } from '@svc/contract/kernel';
import { rowsOf, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { InvoiceTerms, PaymentFact } from '../../../payment/index.ts';

/** What an invoice of the operator says beside its amount: frozen when it is issued. */
export interface InvoiceDetails extends InvoiceTerms {
  buyer: string;
  /** Left out in invoices of earlier releases. */
  billTo?: Omit<BillingDetails, 'name'>;
  line:
    | { kind: 'credits'; credits: number }
    /** Days, the last included. */
    | { kind: 'plan'; plan: Plan; from: string; to: string };
}

declare module '@svc/db' {
  interface JsonColumns {
    'invoice.details': InvoiceDetails | null;
  }
}

/** With the day from which months count; a subscription's columns are null where there is none. */
export const findSubscription = ({ db, workspace }: Context) =>
  db
    .selectFrom('organisation as o')
    .leftJoin('subscription as s', 's.organisationId', 'o.id')
    .select([
      'o.plan',
      'o.createdAt as madeAt',
      's.processor',
      's.status',
      's.periodStart',
      's.periodEnd',
      's.pendingPlan',
      's.pendingAt',
      's.customerReference as customer',
      's.subscriptionReference as reference',
      's.updatedAt',
    ])
    .where('o.id', '=', workspace.organisationId)
    .executeTakeFirstOrThrow();

/** Keeps the customer's name at the processor, and a change that waits for a payment or the operator. */
export async function noteSubscription(
  { db, workspace }: Context,
  note: { processor: 'manual' | 'stripe'; customer?: string; pendingPlan?: Plan | null },
): Promise<void> {
  const { processor, customer, pendingPlan } = note;
  const set = {
    ...(customer !== undefined && { customerReference: customer }),
    ...(pendingPlan !== undefined && { pendingPlan, pendingAt: null }),
    updatedAt: sql<string>`now()`,
  };
  await db
    .insertInto('subscription')
    .values({ organisationId: workspace.organisationId, processor, status: 'active', ...set })
    .onConflict((conflict) =>
      conflict.column('organisationId').doUpdateSet({ ...set, updatedAt: sql<string>`excluded.updated_at` }),
    )
    .execute();
}

const detailColumns = ['name', 'address', 'country', 'taxId'] as const;

export const findBillingDetails = ({ db, workspace }: OfOrganisation): Promise<BillingDetails | undefined> =>
  db
    .selectFrom('billing_details')
    .select(detailColumns)
    .where('organisationId', '=', workspace.organisationId)
    .executeTakeFirst();

export const saveBillingDetails = ({ db, workspace }: OfOrganisation, details: BillingDetails) =>
  db
    .insertInto('billing_details')
    .values({ organisationId: workspace.organisationId, ...details })
    .onConflict((conflict) =>
      conflict.column('organisationId').doUpdateSet({ ...details, updatedAt: sql<string>`now()` }),
    )
    .returning(detailColumns)
    .executeTakeFirstOrThrow();

type Fact<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>;

/** The processor's clock has no say: what counts is when it was asked, by the clock of the database. */
export async function readClock(db: TenantDatabase): Promise<string> {
  const rows = await rowsOf<{ at: string }>(db)`select clock_timestamp() as at`;
  if (!rows[0]) throw new Error('the database told no time');
  return rows[0].at;
}

/** False: it is older than what is known, or of a former subscription that has ended. */
export async function saveSubscription(
  db: TenantDatabase,
  fact: Fact<'subscription'>,
  askedAt: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into subscription as s (organisation_id, processor, status, customer_reference, subscription_reference,
      period_start, period_end, pending_plan, pending_at, synced_at)
    values (${fact.organisationId}, 'stripe', ${fact.status}, ${fact.customer}, ${fact.subscription}, ${fact.periodStart}::timestamptz,
      ${fact.periodEnd}::timestamptz, ${fact.pendingPlan}, ${fact.pendingAt}::timestamptz, ${askedAt}::timestamptz)
    on conflict (organisation_id) do update set processor = 'stripe', status = excluded.status,
      customer_reference = excluded.customer_reference, subscription_reference = excluded.subscription_reference,
      period_start = excluded.period_start, period_end = excluded.period_end, pending_plan = excluded.pending_plan,
      pending_at = excluded.pending_at, synced_at = excluded.synced_at, updated_at = excluded.updated_at
    where (s.synced_at is null or s.synced_at < excluded.synced_at)
      and (excluded.status <> 'cancelled' or s.status = 'cancelled' or s.subscription_reference is null
        or s.subscription_reference = excluded.subscription_reference)
    returning organisation_id`.execute(db);
  return rows.length > 0;
}

/** @returns the numbers that the operator agreed with the organisation */
export async function savePlan(
  db: TenantDatabase,
  organisationId: string,
  plan: Plan,
): Promise<Partial<PlanLimits>> {
  await sql`select set_plan(${plan})`.execute(db);
  const { limitOverrides } = await db
    .selectFrom('organisation')
    .select('limitOverrides')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return limitOverrides;
}

const purchaseColumns = ['id', 'credits', 'state', 'url', 'requestedBy', 'createdAt', 'updatedAt'] as const;

const purchases = ({ db, workspace }: Context) =>
  db
    .selectFrom('credit_purchase')
    .select(purchaseColumns)
    .where('organisationId', '=', workspace.organisationId)
    .where('mode', '=', workspace.mode);

export const findPurchase = (context: Context, id: string): Promise<Purchase> =>
  purchases(context).where('id', '=', id).executeTakeFirstOrThrow();

export const listPurchases = (context: Context): Promise<Purchase[]> =>
  purchases(context).orderBy('createdAt', 'desc').orderBy('id').limit(10).execute();

export interface PurchaseRow {
  id: string;
  organisationId: string;
  mode: 'live' | 'test';
  credits: number;
  state: Purchase['state'];
  processor: 'manual' | 'stripe';
  url: string | null;
  requestedBy: string;
}

/** Does nothing when it exists already. */
export async function insertPurchase(db: TenantDatabase, row: PurchaseRow): Promise<void> {
  const { organisationId, requestedBy, ...rest } = row;
  await db
    .insertInto('credit_purchase')
    .values({ organisationId, requestedBy, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The purchase as it now is, or null when it was in none of these states. Others who would change it wait. */
export async function movePurchase(
  db: TenantDatabase,
  id: string,
  from: readonly Purchase['state'][],
  to: Purchase['state'],
): Promise<{ organisationId: string; mode: 'live' | 'test'; credits: number } | null> {
  const moved = await db
    .updateTable('credit_purchase')
    .set({ state: to, updatedAt: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning(['organisationId', 'mode', 'credits'])
    .executeTakeFirst();
  return moved ?? null;
}

interface OfOrganisation {
  db: TenantDatabase;
  workspace: { organisationId: string };
}

const invoices = ({ db, workspace }: OfOrganisation) =>
  db.selectFrom('invoice').where('organisationId', '=', workspace.organisationId);

const invoiceColumns = [
  'id',
  'number',
  'status',
  'amountDue',
  'amountPaid',
  'currency',
  'url',
  'createdAt',
] as const;

/** `hasPage`: the operator issued it, and named the seller. */
export type InvoiceRow = Omit<Invoice, 'document'> & { hasPage: boolean };

export const listInvoiceRows = (context: Context, query: ListInvoices): Promise<List<InvoiceRow>> =>
  listRows(invoices(context), {
    columns: [...invoiceColumns, sql<boolean>`details is not null`.as('hasPage')],
    filters: { status: query.status },
    order: newestFirst,
    page: query,
  });

export const findInvoice = (context: OfOrganisation, id: string) =>
  invoices(context)
    .select([...invoiceColumns, 'details'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function saveInvoice(db: TenantDatabase, fact: Fact<'invoice'>, askedAt: string): Promise<void> {
  await sql`
    insert into invoice as i (organisation_id, id, number, status, amount_due, amount_paid, currency, url, created_at, synced_at)
    values (${fact.organisationId}, ${fact.id}, ${fact.number}, ${fact.status}, ${fact.amountDue}, ${fact.amountPaid},
      ${fact.currency}, ${fact.url}, ${fact.createdAt}::timestamptz, ${askedAt}::timestamptz)
    on conflict (id) do update set number = excluded.number, status = excluded.status, amount_due = excluded.amount_due,
      amount_paid = excluded.amount_paid, url = excluded.url, synced_at = excluded.synced_at
    where i.synced_at < excluded.synced_at`.execute(db);
}

/** False: this event was told before, and did not fail: one that failed is tried again where the operator sends it again. */
export async function insertPaymentEvent(
  db: TenantDatabase,
  event: { id: string; type: string; objectId: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_event')
    .values({ id: event.id, type: event.type, objectId: event.objectId })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ failedAt: null, reason: null })
        .where('payment_event.failedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findPaymentEvent = (db: TenantDatabase, id: string) =>
  db
    .selectFrom('payment_event')
    .select(['type', 'objectId'])
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();

export const endPaymentEvent = (db: TenantDatabase, id: string): Promise<void> =>
  updateRows(db, 'payment_event', { id }, { doneAt: sql<string>`now()`, failedAt: null, reason: null });

export const failPaymentEventRow = (db: TenantDatabase, id: string, reason: string): Promise<void> =>
  updateRows(db, 'payment_event', { id }, { failedAt: sql<string>`now()`, reason, doneAt: null });

export async function subscriptionsToAsk(db: TenantDatabase): Promise<string[]> {
  const rows = await rowsOf<{ reference: string }>(db)`select reference from subscriptions_to_ask()`;
  return rows.map(({ reference }) => reference);
}
