import type { TenantDatabase } from '@svc/db';
import { ServiceError } from '../../../kernel/index.ts';
import type { PriceList } from '../../../payment/index.ts';
import { grantPurchase } from './apply.ts';
import { issueInvoice, settleOwnInvoice, waitingPurchases } from './queries-operator.ts';

/**
 * Grants the credits of a purchase that waits for the operator, and issues its invoice where credits have a price.
 * @returns the invoice's number; null: there is none. Throws conflict where nothing waits under this id.
 */
export const agreePurchase = (
  owner: TenantDatabase,
  purchaseId: string,
  { creditPack, invoices }: PriceList,
  now: Date,
): Promise<{ credits: number; invoice: string | null }> =>
  owner.transaction().execute(async (db) => {
    const waiting = (await waitingPurchases(db)).find(({ id }) => id === purchaseId);
    if (!waiting || !(await grantPurchase(db, purchaseId, now)))
      throw new ServiceError('conflict', `No purchase ${purchaseId} waits for the operator.`);
    const { credits, organisationId, organisation, details } = waiting;
    if (!creditPack) return { credits, invoice: null };
    const { name, ...billTo } = details;
    const line = { kind: 'credits' as const, credits };
    const amount = Math.ceil((credits * creditPack.amount) / creditPack.credits);
    const order = {
      organisationId,
      id: `inv_${purchaseId}`,
      amount,
      currency: creditPack.currency,
      details: invoices ? { ...invoices, buyer: name ?? organisation, billTo, line } : null,
    };
    return { credits, invoice: await issueInvoice(db, order) };
  });

/** Marks an invoice that the operator issued. Throws conflict where there is no open one of this number. */
export async function settleInvoice(
  owner: TenantDatabase,
  number: string,
  to: 'paid' | 'void',
): Promise<void> {
  if (!(await settleOwnInvoice(owner, number, to)))
    throw new ServiceError('conflict', `No open invoice has the number ${number}.`);
}
