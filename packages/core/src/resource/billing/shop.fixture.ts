import type { Plan } from '@svc/contract/kernel';
import { sql } from 'kysely';
import type { PrepareContext } from '../../environment/index.ts';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { createPayments } from '../../payment/index.ts';
import { readBalance } from '../credit/index.ts';
import { applyPaymentEvent, type renewBilling } from './apply.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe.fixture.ts';
import { receivePaymentEvent } from './inbound.ts';
import { changeSubscription, purchaseCredits, startPurchase, startSubscriptionChange } from './service.ts';

export const prices = { price_starter: 4_900, price_growth: 49_900, price_credits: 1 };

export const { another, asOwner } = await testWorkspace();

export const manual = async (plan: Plan = 'starter') => another({ plan, name: 'Acme' });

export interface Shop {
  stripe: FakeStripe;
  context: PrepareContext;
  /** Sends these events as Stripe does, and does the jobs that they ask for. */
  deliver: (events: readonly string[]) => Promise<void>;
  world: Parameters<typeof renewBilling>[0];
}

/** An organisation on the free plan, and a Stripe of its own. */
export async function shop(): Promise<Shop> {
  const stripe = await startFakeStripe('whsec_test', prices);
  const { context, environment } = await manual('free');
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_PRICE_CREDITS: 'price_credits',
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_GROWTH: 'price_growth',
    STRIPE_API_URL: stripe.url,
  };
  const now = () => new Date(Date.now() + stripe.ahead());
  const payments = createPayments(settings, now);
  const world = { ...environment, payments, now };
  return {
    stripe,
    context: { ...context, payments, now },
    world,
    async deliver(events) {
      await Promise.all(events.map((event) => receivePaymentEvent(world, event, stripe.sign(event))));
      const ids = [...new Set(events.map((event) => (JSON.parse(event) as { id: string }).id))];
      await Promise.all(ids.map((id) => applyPaymentEvent(world, id)));
    },
  };
}

export const buy = async (context: PrepareContext, credits: number) =>
  purchaseCredits(context, { credits }, await startPurchase(context, { credits }));
export const change = async (context: PrepareContext, plan: Plan) =>
  changeSubscription(context, { plan }, await startSubscriptionChange(context, { plan }));
export const available = async (context: PrepareContext) => (await readBalance(context)).available;

export async function broken(): Promise<unknown[]> {
  const { rows } = await sql`select * from ledger_violation`.execute(asOwner().system);
  return rows;
}
