import { ServiceError } from '../kernel/index.ts';
import type { PaymentProcessor } from './type.ts';

const none = (what: string): ServiceError =>
  new ServiceError(
    'conflict',
    `This service has no ${what}: its operator grants credits and plans. Ask them.`,
  );

/**
 * No processor: people pay by agreement, and the operator grants by command.
 * @param contactUrl where the operator can be asked; null: they named no such page
 */
export const createManualProcessor = (contactUrl: string | null): PaymentProcessor => ({
  id: 'manual',
  buy: async () => ({ state: 'awaiting_operator' }),
  prices: async () => ({ plans: {}, creditPack: null }),
  preview: async () => ({ dueNow: null, currency: null, effectiveAt: null }),
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
