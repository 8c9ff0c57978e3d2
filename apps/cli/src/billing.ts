import { readPriceList } from '@svc/core/payment';
import {
  agreePurchase,
  ownInvoices,
  settleInvoice,
  waitingPurchases,
} from '@svc/core/resource/account/billing';
import { openDatabase, type TenantDatabase } from '@svc/db';
import { databaseUrl, type Say, type Settings } from './environment.ts';

async function asOwner<T>(settings: Settings, work: (owner: TenantDatabase) => Promise<T>): Promise<T> {
  const owner = openDatabase({ url: databaseUrl(settings), role: null });
  try {
    return await work(owner.system);
  } finally {
    await owner.close();
  }
}

const money = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

/** Purchases that customers asked for and nobody has granted yet. */
export const listPurchases = (settings: Settings, say: Say): Promise<void> =>
  asOwner(settings, async (owner) => {
    const waiting = await waitingPurchases(owner);
    if (waiting.length === 0) say('No order is waiting.');
    for (const { id, credits, organisationId, organisation, createdAt } of waiting)
      say(`${id}  ${createdAt.slice(0, 10)}  ${credits} credits  ${organisationId} ${organisation}`);
  });

export const grantPurchase = (settings: Settings, purchaseId: string, say: Say): Promise<void> =>
  asOwner(settings, async (owner) => {
    const prices = readPriceList(settings.PRICE_LIST);
    const { credits, invoice } = await agreePurchase(owner, purchaseId, prices, new Date());
    say(
      `${credits} credits granted. ${invoice ? `Invoice ${invoice} is open.` : 'No PRICE_LIST: no invoice.'}`,
    );
  });

export const listInvoices = (settings: Settings, say: Say): Promise<void> =>
  asOwner(settings, async (owner) => {
    const all = await ownInvoices(owner);
    if (all.length === 0) say('No invoice has been issued yet.');
    for (const { number, createdAt, status, amountDue, currency, organisationId, hasPage } of all)
      say(
        [
          number,
          createdAt.slice(0, 10),
          status.padEnd(4),
          money(amountDue, currency),
          organisationId,
          ...(hasPage ? [] : ['no page']),
        ].join('  '),
      );
    if (all.some(({ hasPage }) => hasPage))
      say('Customers open their invoices under “Plan and billing” in the console.');
    if (all.some(({ hasPage }) => !hasPage))
      say('“no page”: no seller was named under `invoices` in PRICE_LIST when it was issued.');
  });

export const markInvoice = (
  settings: Settings,
  number: string,
  to: 'paid' | 'void',
  say: Say,
): Promise<void> =>
  asOwner(settings, async (owner) => {
    await settleInvoice(owner, number, to);
    say(`Invoice ${number} is ${to}.`);
  });
