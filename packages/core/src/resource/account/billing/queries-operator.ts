import type { BillingDetails, Invoice, Purchase } from '@svc/contract/account/billing';
import { rowsOf, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';
import type { InvoiceTerms } from '../../../payment/index.ts';
import type { InvoiceDetails } from './queries.ts';

/**
 * Queries for deployments without a payment processor, where the operator decides: on the owner's connection, across all
 * tenants.
 */
export interface WaitingPurchase extends Pick<Purchase, 'id' | 'credits' | 'requestedBy' | 'createdAt'> {
  organisationId: string;
  organisation: string;
  details: BillingDetails;
}

export const waitingPurchases = (owner: TenantDatabase): Promise<WaitingPurchase[]> =>
  rowsOf<WaitingPurchase>(owner)`
    select p.id, p.credits, p.requested_by, p.created_at, o.id as organisation_id,
      o.name as organisation, jsonb_build_object('name', d.name, 'address', coalesce(d.address, '{}'),
        'country', d.country, 'taxId', d.tax_id) as details
    from credit_purchase p join organisation o on o.id = p.organisation_id
    left join billing_details d on d.organisation_id = o.id
    where p.state = 'awaiting_operator' order by p.created_at, p.id`;

/** @returns the invoice's number */
export async function issueInvoice(
  owner: TenantDatabase,
  one: {
    organisationId: string;
    id: string;
    amount: number;
    currency: string;
    details: InvoiceDetails | null;
  },
): Promise<string> {
  const [issued] = await rowsOf<{ number: string }>(owner)`
    insert into invoice (organisation_id, id, number, status, amount_due, amount_paid, currency, created_at, synced_at, details)
    values (${one.organisationId}, ${one.id}, next_invoice_number(),
      'open', ${one.amount}, 0, ${one.currency}, now(), now(), ${one.details}::jsonb)
    returning number`;
  if (!issued) throw new Error('the invoice got no number');
  return issued.number;
}

export async function issueInvoicesOfMonths(
  db: TenantDatabase,
  {
    amounts,
    currency,
    terms,
  }: {
    /** The price of each plan, in the currency's smallest unit. */
    amounts: Readonly<Record<string, number>>;
    currency: string;
    /** null: the invoices have no pages. */
    terms: InvoiceTerms | null;
  },
): Promise<void> {
  await sql`select issue_plan_invoices(${amounts}::jsonb, ${currency}, ${terms}::jsonb)`.execute(db);
}

export interface OwnInvoice extends Omit<Invoice, 'url' | 'document'> {
  organisationId: string;
  hasPage: boolean;
}

/** Those that the operator issued, the newest first. */
export const ownInvoices = (owner: TenantDatabase): Promise<OwnInvoice[]> =>
  rowsOf<OwnInvoice>(owner)`
    select organisation_id, id, number, status, amount_due, amount_paid,
      currency, created_at, details is not null as has_page
    from invoice where starts_with(id, 'inv_') order by created_at desc, id desc limit 1000`;

/** False: no open invoice of the operator has this number. */
export async function settleOwnInvoice(
  owner: TenantDatabase,
  number: string,
  to: 'paid' | 'void',
): Promise<boolean> {
  const rows = await rowsOf<{ id: string }>(owner)`
    update invoice set status = ${to}, amount_paid = case when ${to}::text = 'paid' then amount_due else 0 end, synced_at = now()
    where number = ${number} and starts_with(id, 'inv_') and status = 'open' returning id`;
  return rows.length > 0;
}

/** A change of plan that waited for the operator has been decided. */
export const endPendingPlan = (owner: TenantDatabase, organisationId: string): Promise<void> =>
  updateRows(
    owner,
    'subscription',
    { organisationId, processor: 'manual' },
    { pendingPlan: null, pendingAt: null },
  );
