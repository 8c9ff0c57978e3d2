import { planNames } from '@svc/contract/kernel';
import type Stripe from 'stripe';
import type { PriceList } from '../type.ts';
import type { StripeSettings } from './settings.ts';

const freshMs = 600_000;

/** The list as it stands at Stripe, kept for ten minutes: it is read far more often than it changes. */
export function priceReader(stripe: Stripe, settings: StripeSettings, now: () => Date) {
  let kept: { list: PriceList; until: number } | null = null;
  const priceOf = async (id: string | undefined) => {
    if (id === undefined) return null;
    const { unit_amount: amount, currency } = await stripe.prices.retrieve(id);
    return amount === null ? null : { amount, currency };
  };
  return async (): Promise<PriceList> => {
    const at = now().getTime();
    if (kept && at < kept.until) return kept.list;
    const [unit, ...prices] = await Promise.all([
      priceOf(settings.creditPrice),
      ...planNames.map((plan) => priceOf(settings.planPrices[plan]?.[0])),
    ]);
    const list: PriceList = {
      plans: Object.fromEntries(
        planNames.flatMap((plan, index) => (prices[index] ? [[plan, prices[index]]] : [])),
      ),
      creditPack: unit ? { credits: settings.creditsPerUnit, ...unit } : null,
    };
    kept = { list, until: at + freshMs };
    return list;
  };
}
