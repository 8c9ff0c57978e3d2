import { Billing, ListInvoices } from '@svc/contract/account/billing';
import type { Plan } from '@svc/contract/kernel';
import { modelRun, modelTimeout, tally } from '@svc/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createPayments } from '../../../payment/index.ts';
import { agreePlan } from '../../across/workspace/index.ts';
import { readBalance } from '../credit/index.ts';
import { applyPaymentEvent, failPaymentEvent, grantPurchase, renewBilling } from './apply.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe.fixture.ts';
import { receivePaymentEvent } from './inbound.ts';
import { findSubscription, listInvoiceRows } from './queries.ts';
import {
  assertOwnInvoices,
  changeSubscription,
  getBilling,
  getSubscription,
  openPortal,
  previewSubscriptionChange,
  purchaseCredits,
  startPurchase,
  startSubscriptionChange,
} from './service.ts';

const prices = {
  price_starter: 4_900,
  price_growth: 49_900,
  price_growth_raised: 59_900,
  price_enterprise: 199_900,
  price_credits: 1,
};

const { another, asOwner } = await testWorkspace();

const manual = async (plan: Plan = 'starter') => another({ plan, name: 'Acme' });

interface Shop {
  stripe: FakeStripe;
  context: PrepareContext;
  /** Sends these events as Stripe does, and does the jobs that they ask for. */
  deliver: (events: readonly string[]) => Promise<void>;
  world: Parameters<typeof renewBilling>[0];
  /** The same after the operator changed these settings. */
  set: (settings: Record<string, string>) => Shop;
}

/** An organisation on the free plan, and a Stripe of its own. */
async function shop(): Promise<Shop> {
  return shopOf(await startFakeStripe('whsec_test', prices), await manual('free'));
}

function shopOf(stripe: FakeStripe, tenant: Awaited<ReturnType<typeof manual>>, changes = {}): Shop {
  const { context, environment } = tenant;
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_PRICE_CREDITS: 'price_credits',
    STRIPE_PRICE_STARTER: 'price_starter',
    STRIPE_PRICE_GROWTH: 'price_growth',
    STRIPE_API_URL: stripe.url,
    ...changes,
  };
  const now = () => new Date(Date.now() + stripe.ahead());
  const payments = createPayments(settings, now);
  const world = { ...environment, payments, now };
  return {
    stripe,
    context: { ...context, payments, now },
    world,
    set: (settings) => shopOf(stripe, tenant, settings),
    async deliver(events) {
      await Promise.all(events.map((event) => receivePaymentEvent(world, event, stripe.sign(event))));
      const ids = [...new Set(events.map((event) => (JSON.parse(event) as { id: string }).id))];
      await Promise.all(ids.map((id) => applyPaymentEvent(world, id)));
    },
  };
}

const buy = async (context: PrepareContext, credits: number) =>
  purchaseCredits(context, { credits }, await startPurchase(context, { credits }));
const change = async (context: PrepareContext, plan: Plan) =>
  changeSubscription(context, { plan }, await startSubscriptionChange(context, { plan }));
const available = async (context: PrepareContext) => (await readBalance(context)).available;

async function broken(): Promise<unknown[]> {
  const { rows } = await sql`select * from ledger_violation`.execute(asOwner().system);
  return rows;
}

test('plans and credits have the prices that Stripe charges', async () => {
  const { context } = await shop();
  expect(await context.payments.prices()).toEqual({
    plans: { starter: { amount: 4_900, currency: 'usd' }, growth: { amount: 49_900, currency: 'usd' } },
    creditPack: { credits: 1, amount: 1, currency: 'usd' },
  });
});

test('without a processor, credits and plans wait for the operator, and test credits are free', async () => {
  const { context, twin } = await manual();
  const purchase = await buy(context, 500);
  expect(purchase).toMatchObject({ state: 'awaiting_operator', url: null, credits: 500 });
  expect(await available(context)).toBe(0);
  // As the operator's command does, twice.
  const grant = () => context.db.transaction().execute((db) => grantPurchase(db, purchase.id, new Date()));
  expect([await grant(), await grant()]).toEqual([true, false]);
  expect(await available(context)).toBe(500);
  expect(await change(context, 'growth')).toMatchObject({
    state: 'awaiting_operator',
    subscription: { plan: 'starter', pendingPlan: 'growth' },
  });
  expect(await buy(twin, 70)).toMatchObject({ state: 'granted' });
  expect([await available(twin), await available(context)]).toEqual([70, 500]);
  await expect(change(twin, 'growth')).rejects.toMatchObject({ code: 'conflict' });
  expect(Billing.parse(await getBilling(context))).toMatchObject({
    organisation: { name: 'Acme' },
    subscription: { processor: 'manual', status: 'active' },
    purchases: [{ id: purchase.id, state: 'granted' }],
    invoices: [],
  });
});

test('bought credits come once they are paid, once, and unspent ones go with a refund', async () => {
  const { stripe, context, deliver } = await shop();
  const { url, state } = await buy(context, 5_000);
  expect(state).toBe('awaiting_payment');
  expect(await available(context)).toBe(0);
  stripe.pay(url ?? '');
  await deliver([...stripe.events(), ...stripe.events()]);
  await deliver(stripe.events());
  expect(await available(context)).toBe(5_000);
  stripe.refund(url ?? '');
  await deliver(stripe.events());
  expect(await available(context)).toBe(0);
  expect((await getBilling(context)).purchases).toMatchObject([{ state: 'refunded' }]);
  expect(await broken()).toEqual([]);
  await stripe.close();
});

test('money that goes back in part, or is disputed, takes its credits along, and a dispute that is won brings them again', async () => {
  const { tried, end } = tally('credits kept after the money went back');
  const { stripe, context, deliver } = await shop();
  const { url } = await buy(context, 5_000);
  stripe.pay(url ?? '');
  await deliver(stripe.events());
  const left = async (what: string, credits: number) => {
    for (let again = 0; again < 2; again += 1) {
      await deliver(stripe.events().toReversed());
      tried(`${what}: ${await available(context)} of ${credits}`, (await available(context)) === credits);
    }
    expect(await broken()).toEqual([]);
  };
  stripe.refund(url ?? '', 400);
  await left('two fifths paid back', 3_000);
  stripe.refund(url ?? '', 100);
  await left('another tenth', 2_500);
  const dispute = stripe.dispute(url ?? '', 300);
  await left('three tenths disputed', 1_000);
  stripe.settle(dispute, 'won');
  await left('the dispute won', 2_500);
  const second = stripe.dispute(url ?? '', 200);
  await left('another dispute', 1_500);
  stripe.settle(second, 'lost');
  await left('that one lost', 1_500);
  stripe.refund(url ?? '');
  await deliver(stripe.events());
  tried('all paid back', (await available(context)) <= 1_500);
  end(13);
  expect(await broken()).toEqual([]);
  await stripe.close();
});

test('an event that can never be applied ends as failed, with the reason', async () => {
  const { stripe, world: shopWorld } = await shop();
  const said: object[] = [];
  const log = { info: () => {}, warn: () => {}, error: (fields: object) => said.push(fields) };
  const world = { ...shopWorld, log };
  const types = [
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
    'charge.refunded',
  ];
  for (const [index, type] of types.entries()) {
    const id = `evt_never_${index}`;
    const event = JSON.stringify({ id, object: 'event', type, data: { object: { id: 'there_is_none' } } });
    await receivePaymentEvent(world, event, stripe.sign(event));
    await applyPaymentEvent(world, id);
  }
  // As the worker ends one that failed for another reason, again and again.
  await failPaymentEvent(world, 'evt_never_0', 'Its organisation is unknown.');
  const { rows } = await sql<{ id: string; reason: string }>`
    select id, reason from payment_event where failed_at is not null and done_at is null order by id`.execute(
    asOwner().system,
  );
  expect(rows.map(({ id }) => id)).toEqual(types.map((_, index) => `evt_never_${index}`));
  expect(rows[0]?.reason).toBe('Its organisation is unknown.');
  expect(rows[1]?.reason).toContain('there_is_none');
  expect(said).toHaveLength(types.length + 1);
  await stripe.close();
});

test('a plan is paid, raised, lowered at the month’s end, and given up', async () => {
  const { stripe, context, deliver } = await shop();
  const started = await change(context, 'starter');
  expect(started).toMatchObject({
    state: 'awaiting_payment',
    subscription: { plan: 'free', pendingPlan: 'starter' },
  });
  stripe.pay(started.url ?? '');
  await deliver(stripe.events());
  expect(await getSubscription(context)).toMatchObject({
    plan: 'starter',
    pendingPlan: null,
    processor: 'stripe',
  });
  expect(await available(context)).toBe(2_000);
  expect(await previewSubscriptionChange(context, { plan: 'growth' })).toMatchObject({
    dueNow: 24_950,
    effectiveAt: null,
  });
  expect(await change(context, 'growth')).toMatchObject({
    state: 'changed',
    subscription: { plan: 'growth' },
  });
  // The difference to what the month had already.
  expect(await available(context)).toBe(20_000);
  await expect(change(context, 'growth')).rejects.toMatchObject({ code: 'conflict' });
  const lowered = await change(context, 'starter');
  expect(lowered).toMatchObject({
    state: 'scheduled',
    subscription: { plan: 'growth', pendingPlan: 'starter' },
  });
  expect(lowered.subscription.pendingAt).toBe(lowered.subscription.periodEnd);
  expect(await change(context, 'growth')).toMatchObject({ subscription: { pendingPlan: null } });
  await change(context, 'starter');
  stripe.renew();
  // The subscription has begun, and its events are on the way.
  expect(await previewSubscriptionChange(context, { plan: 'starter' })).toMatchObject({
    dueNow: 0,
    effectiveAt: null,
  });
  await deliver(stripe.events());
  expect(await getSubscription(context)).toMatchObject({ plan: 'starter', pendingPlan: null });
  expect(await change(context, 'free')).toMatchObject({
    state: 'scheduled',
    subscription: { pendingPlan: 'free' },
  });
  stripe.renew();
  await deliver(stripe.events());
  expect(await getSubscription(context)).toMatchObject({ plan: 'free', status: 'cancelled' });
  const invoices = await listInvoiceRows(context, ListInvoices.parse({ status: 'paid' }));
  expect(invoices.items.map(({ amountDue }) => amountDue).sort()).toEqual(
    [24_950, 24_950, 4_900, 4_900].sort(),
  );
  expect(await openPortal(context)).toEqual({ url: expect.stringContaining('/portal/cus_') });
  expect(await broken()).toEqual([]);
  await stripe.close();
});

test('a month that is not paid brings no credits; one whose events were lost is asked about', async () => {
  const { stripe, context, deliver, world } = await shop();
  stripe.pay((await change(context, 'starter')).url ?? '');
  await deliver(stripe.events());
  stripe.renew(false);
  await deliver(stripe.events());
  expect(await getSubscription(context)).toMatchObject({ status: 'past_due', plan: 'starter' });
  const { organisationId } = context.workspace;
  await sql`update subscription set status = 'active', period_end = now() - interval '1 minute', synced_at = now() - interval '1 hour'
    where organisation_id = ${organisationId}`.execute(asOwner().system);
  expect(await renewBilling(world)).toMatchObject({ asked: 1 });
  expect(await getSubscription(context)).toMatchObject({ status: 'past_due' });
  await stripe.close();
});

/** Lets everybody have been asked about an hour ago, when this organisation's month was over. */
const monthIsOver = ({ context }: Shop) =>
  sql`
  update subscription set period_end = now() - interval '1 minute', synced_at = now() - interval '1 hour'
  where organisation_id = ${context.workspace.organisationId}`.execute(asOwner().system);

/** What `svc doctor` names, of this one's Stripe. */
async function named(subscription: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from payment_event
    where failed_at is not null and done_at is null and strpos(reason, ${subscription}) > 0`.execute(
    asOwner().system,
  );
  return rows.map(({ id }) => id.replace(/_.*/, '')).sort();
}

test('a subscription that Stripe does not know is set aside and named, and no other one waits for it', async () => {
  const paid = await shop();
  const { stripe, context, deliver } = paid;
  stripe.pay((await change(context, 'starter')).url ?? '');
  await deliver(stripe.events());
  const { organisationId } = (await manual('free')).context.workspace;
  await sql`insert into subscription (organisation_id, processor, status, subscription_reference, period_end, synced_at)
    values (${organisationId}, 'stripe', 'active', 'sub_gone', now() - interval '1 day', now() - interval '1 day')`.execute(
    asOwner().system,
  );
  await monthIsOver(paid);
  const { context: free } = await manual('free');
  const said: object[] = [];
  const log = { ...paid.world.log, error: (fields: object) => said.push(fields) };
  const world = { ...paid.world, log, now: () => new Date() };
  expect(await renewBilling(world)).toMatchObject({ asked: 2 });
  expect(Date.parse((await getSubscription(context)).periodEnd ?? '')).toBeGreaterThan(Date.now());
  expect(await available(free)).toBe(100);
  expect(said).toMatchObject([{ reason: expect.stringContaining('sub_gone') }]);
  expect(await named('sub_gone')).toEqual(['ask']);
  expect(await renewBilling(world)).toMatchObject({ asked: 0 });
  const hourLater = () =>
    sql`update payment_event set failed_at = failed_at - interval '1 hour' where id = 'ask_sub_gone'`.execute(
      asOwner().system,
    );
  await hourLater();
  expect(await renewBilling(world)).toMatchObject({ asked: 1 });
  expect(await named('sub_gone')).toEqual(['ask']);
  // While Stripe is away, credits that need no answer of it come all the same.
  const { context: late } = await manual('free');
  await hourLater();
  stripe.fail(500, 500, 500);
  await expect(renewBilling(world)).rejects.toThrow('down');
  expect(await available(late)).toBe(100);
  await sql`delete from subscription where subscription_reference = 'sub_gone'`.execute(asOwner().system);
  await stripe.close();
});

test('after a price was raised, who pays the earlier one keeps plan and price; one that was forgotten is named', async () => {
  const before = await shop();
  const { stripe, context } = before;
  stripe.pay((await change(context, 'growth')).url ?? '');
  await before.deliver(stripe.events());
  const raised = before.set({ STRIPE_PRICE_GROWTH: 'price_growth_raised, price_growth' });
  expect((await raised.context.payments.prices()).plans.growth).toMatchObject({ amount: 59_900 });
  await change(raised.context, 'free');
  expect(await change(raised.context, 'growth')).toMatchObject({ subscription: { pendingPlan: null } });
  stripe.renew();
  await raised.deliver(stripe.events());
  expect(await available(context)).toBe(40_000);

  const { reference } = await findSubscription(context);
  const told = stripe.events().length;
  const forgotten = before.set({ STRIPE_PRICE_GROWTH: 'price_growth_raised' });
  stripe.renew();
  await forgotten.deliver(stripe.events().slice(told));
  await monthIsOver(forgotten);
  expect(await renewBilling(forgotten.world)).toMatchObject({ asked: 1 });
  expect(await renewBilling(forgotten.world)).toMatchObject({ asked: 0 });
  expect(await named(reference)).toEqual(['ask', 'evt', 'evt']);
  expect(await available(context)).toBe(40_000);
  const amounts = async () =>
    (await listInvoiceRows(context, ListInvoices.parse({}))).items.map(({ amountDue }) => amountDue);
  expect(await amounts()).toEqual([49_900, 49_900, 49_900]);
  // Once it is listed, what Stripe sends again is applied.
  await raised.deliver(stripe.events().slice(told));
  expect(await named(reference)).toEqual([]);
  expect(await available(context)).toBe(60_000);

  expect(await change(forgotten.context, 'free')).toMatchObject({ state: 'scheduled' });
  stripe.renew();
  await forgotten.deliver(stripe.events().slice(-1));
  expect(await getSubscription(context)).toMatchObject({ plan: 'free', status: 'cancelled' });
  await stripe.close();
});

test('who pays for Enterprise gets the credits that were agreed from the next month on', async () => {
  const { stripe, context, deliver } = (await shop()).set({ STRIPE_PRICE_ENTERPRISE: 'price_enterprise' });
  stripe.pay((await change(context, 'enterprise')).url ?? '');
  await deliver(stripe.events());
  const limits = { creditsPerMonth: 500_000 };
  const { organisationId } = context.workspace;
  await agreePlan(asOwner().system, { organisationId, plan: 'enterprise', limits });
  stripe.renew();
  await deliver(stripe.events());
  expect(await available(context)).toBe(700_000);
  await stripe.close();
});

test('what Stripe fails at first is tried again and done once; what it refuses for good is said', async () => {
  const { stripe, context } = await shop();
  stripe.fail(500, 500);
  expect(await buy(context, 10)).toMatchObject({ state: 'awaiting_payment' });
  expect(stripe.calls.filter((call) => call === 'POST /v1/customers')).toHaveLength(3);
  stripe.fail(500, 500, 500);
  await expect(buy(context, 10)).rejects.toMatchObject({ code: 'overloaded' });
  expect((await getBilling(context, {}, 'stripe')).invoiceTo).toBeNull();
  await expect(assertOwnInvoices(context)).rejects.toMatchObject({ code: 'conflict' });
  await stripe.close();
});

test('an event that Stripe did not sign, or that was changed on the way, is refused', async () => {
  const { stripe, world } = await shop();
  const body = JSON.stringify({ id: 'evt_1', type: 'invoice.paid', data: { object: { id: 'in_1' } } });
  for (const [text, signature] of [
    [body, 'v1=abc'],
    [`${body} `, stripe.sign(body)],
  ] as const)
    await expect(receivePaymentEvent(world, text, signature)).rejects.toMatchObject({ code: 'malformed' });
  await stripe.close();
});

type Act = 'buy' | 'refund' | 'starter' | 'growth' | 'free' | 'renew' | 'fail';

/** Does what a customer does, with every event delivered or none; returns the events. */
async function live({ stripe, context, deliver }: Shop, acts: readonly Act[], late: boolean): Promise<void> {
  let bought: string | null = null;
  for (const act of acts) {
    if (act === 'buy') {
      bought = (await buy(context, 100)).url;
      stripe.pay(bought ?? '');
    } else if (act === 'refund') {
      if (bought) stripe.refund(bought);
    } else if (act === 'renew' || act === 'fail') stripe.renew(act === 'renew');
    else {
      const changed = await change(context, act).catch(() => null);
      if (changed?.url) stripe.pay(changed.url);
      // A second subscription beside the first is nobody's wish: the page is there once.
      await deliver(stripe.events());
    }
    if (!late) await deliver(stripe.events());
  }
}

const standing = async ({ context }: Shop) => {
  const { plan, status, pendingPlan } = await getSubscription(context);
  const { purchases } = await getBilling(context);
  const invoices = await listInvoiceRows(context, ListInvoices.parse({ limit: 100 }));
  return {
    plan,
    status,
    pendingPlan,
    bought: purchases.map(({ state }) => state).sort(),
    invoices: invoices.items.map(({ status, amountDue }) => `${status} ${amountDue}`).sort(),
  };
};

/** Lives these acts twice: events at once and in order, and late, doubled and in the order of these places. */
async function endsAlike(acts: readonly Act[], place: () => number): Promise<Shop> {
  const [prompt, late] = [await shop(), await shop()];
  await live(prompt, acts, false);
  await live(late, acts, true);
  const doubled = [...late.stripe.events(), ...late.stripe.events()];
  const shuffled = doubled
    .map((event) => ({ event, place: place() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);
  for (const event of shuffled) await late.deliver([event]);
  expect(await standing(late)).toEqual(await standing(prompt));
  expect(await broken()).toEqual([]);
  await Promise.all([prompt.stripe.close(), late.stripe.close()]);
  return late;
}

test('a lower plan that has begun, unknown here, and is asked for again holds the former plan no longer', async () => {
  let place = 0;
  const late = await endsAlike(['growth', 'refund', 'starter', 'renew', 'starter'], () => --place);
  expect(await getSubscription(late.context)).toMatchObject({ plan: 'starter', pendingPlan: null });
});

test(
  'late, doubled and shuffled events end where those do that come at once and in order',
  async () => {
    const act = fc.constantFrom<Act>('buy', 'refund', 'starter', 'growth', 'free', 'renew', 'fail');
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (acts, order) => void (await endsAlike(acts, () => order.next().value)),
      ),
      { ...modelRun('subscriptions', { runs: 8 }), endOnFailure: true },
    );
  },
  modelTimeout,
);
