import { createManualProcessor } from './manual.ts';
import { readPriceList } from './price-list.ts';
import { readStripeSettings, type StripeSettings } from './stripe/settings.ts';
import type { PaymentProcessor } from './type.ts';

export { createManualProcessor } from './manual.ts';
export { priceListSetting, readPriceList } from './price-list.ts';
export {
  type ChangeOutcome,
  type Customer,
  type InvoiceTerms,
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
  if (stripe) return whenAsked(stripe, now);
  const contact = settings.BILLING_CONTACT_URL?.trim() || null;
  if (contact !== null && !URL.canParse(contact)) throw new Error('BILLING_CONTACT_URL is no address');
  return createManualProcessor(contact, readPriceList(settings.PRICE_LIST));
}

/** Most processes never talk to Stripe, and its library is two hundred files: it is loaded by the first call. */
function whenAsked(settings: StripeSettings, now: () => Date): PaymentProcessor {
  let loaded: Promise<PaymentProcessor> | null = null;
  const stripe = () =>
    (loaded ??= import('./stripe/processor.ts').then(({ createStripeProcessor }) =>
      createStripeProcessor(settings, now),
    ));
  return {
    id: 'stripe',
    buy: async (order) => (await stripe()).buy(order),
    prices: async () => (await stripe()).prices(),
    preview: async (change) => (await stripe()).preview(change),
    change: async (change) => (await stripe()).change(change),
    portal: async (customer) => (await stripe()).portal(customer),
    verify: async (body, signature) => (await stripe()).verify(body, signature),
    ask: async (event) => (await stripe()).ask(event),
  };
}
