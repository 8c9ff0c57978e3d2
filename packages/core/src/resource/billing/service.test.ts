import { Billing, ListInvoices } from '@svc/contract/billing';
import { tally } from '@svc/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyPaymentEvent, failPaymentEvent, grantPurchase, renewBilling } from './apply.ts';
import { receivePaymentEvent } from './inbound.ts';
import { listInvoiceRows } from './queries.ts';
import { getBilling, getSubscription, openPortal, previewSubscriptionChange } from './service.ts';
import { asOwner, available, broken, buy, change, manual, shop } from './shop.fixture.ts';

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
  // It has begun, and the events that tell of it are on the way.
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

test('what Stripe fails at first is tried again and done once; what it refuses for good is said', async () => {
  const { stripe, context } = await shop();
  stripe.fail(500, 500);
  expect(await buy(context, 10)).toMatchObject({ state: 'awaiting_payment' });
  expect(stripe.calls.filter((call) => call === 'POST /v1/customers')).toHaveLength(3);
  stripe.fail(500, 500, 500);
  await expect(buy(context, 10)).rejects.toMatchObject({ code: 'overloaded' });
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
