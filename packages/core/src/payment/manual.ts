import { ServiceError } from '../kernel/index.ts';
import { assertSold } from './assert-sold.ts';
import type { PaymentProcessor, PriceList } from './type.ts';

const none = (what: string): ServiceError =>
  new ServiceError(
    'conflict',
    `This service has no ${what}: its operator grants credits and plans. Ask the operator.`,
  );

/**
 * No processor: the operator grants what was asked for by command, and sends the invoices.
 * @param contactUrl where the operator can be asked; null: they named no such page
 */
export const createManualProcessor = (
  contactUrl: string | null,
  priceList: PriceList = { plans: {}, creditPack: null },
): PaymentProcessor => ({
  id: 'manual',
  async buy({ credits }) {
    assertSold(credits, priceList.creditPack?.credits ?? 1);
    return { state: 'awaiting_operator' };
  },
  prices: async () => priceList,
  async preview({ from, to }) {
    const [before, after] = [priceList.plans[from], priceList.plans[to]];
    if (!after) return { dueNow: null, currency: null, effectiveAt: null };
    return {
      dueNow: Math.max(0, after.amount - (before?.amount ?? 0)),
      currency: after.currency,
      effectiveAt: null,
    };
  },
  change: async () => ({ state: 'awaiting_operator' }),
  async portal() {
    if (contactUrl === null) throw none('page for payments');
    return contactUrl;
  },
  async verify() {
    throw none('payment processor');
  },
  ask: async () => [],
});
