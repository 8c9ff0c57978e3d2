import { createManualProcessor } from './manual.ts';
import { createStripeProcessor } from './stripe/processor.ts';
import { readStripeSettings } from './stripe/settings.ts';
import type { PaymentProcessor } from './type.ts';

export { createManualProcessor } from './manual.ts';
export {
  type ChangeOutcome,
  type Customer,
  NeverApplied,
  type PaymentFact,
  type PaymentProcessor,
  type PlanChange,
  type PriceList,
} from './type.ts';

/** Stripe where its key is set, else by agreement. Throws Error that names the settings that are wrong. */
export function createPayments(
  settings: Readonly<Record<string, string | undefined>>,
  now: () => Date,
): PaymentProcessor {
  const stripe = readStripeSettings(settings);
  if (stripe) return createStripeProcessor(stripe, now);
  const contact = settings.BILLING_CONTACT_URL?.trim() || null;
  if (contact !== null && !URL.canParse(contact)) throw new Error('BILLING_CONTACT_URL is no address');
  return createManualProcessor(contact);
}
