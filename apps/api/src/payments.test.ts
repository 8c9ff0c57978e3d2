import type { Environment } from '@svc/core/environment';
import { createPayments } from '@svc/core/payment';
import { tally } from '@svc/testing';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from './testing/world.ts';

const secret = 'whsec_test';
const event = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_1' } },
});

const stripe = () =>
  createPayments(
    {
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_CREDITS: 'price_1',
    },
    () => new Date(),
  );

async function open(changes: Partial<Environment>) {
  const world = await openWorld(changes);
  onTestFinished(() => world.close());
  const send = (body: string, signature: string) =>
    world.request('/payments/stripe/events', {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body,
    });
  return { world, send };
}

test('an event of Stripe is checked on its bytes, kept once, and left to one job', async () => {
  const { world, send } = await open({ payments: stripe() });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: event, secret });
  expect((await send(`${event} `, signature)).status).toBe(400);
  const answers = await Promise.all([send(event, signature), send(event, signature)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const kept = await world.handle.database.system
    .selectFrom('payment_event')
    .select(['id', 'doneAt'])
    .execute();
  expect(kept).toEqual([{ id: 'evt_1', doneAt: null }]);
});

test('a signed event that says nothing, or is no event, is no fault of ours', async () => {
  const { send } = await open({ payments: stripe() });
  const objects = [
    undefined,
    null,
    5,
    'in_1',
    [],
    {},
    { id: null },
    { id: 5 },
    { id: { id: 1 } },
    { id: '' },
  ];
  const events = [
    ...objects.map((object) => ({ id: 'evt_2', type: 'invoice.paid', data: { object } })),
    ...[undefined, null, 5, [], {}, ''].map((data) => ({ id: 'evt_2', type: 'invoice.paid', data })),
    ...[undefined, null, 5, {}, 'x'.repeat(100_000), 'a\u0000b'].map((id) => ({
      ...{ id, type: 'invoice.paid', data: { object: { id: 'in_1' } } },
    })),
    ...[undefined, null, 5, {}, 'nothing.known'].map((type) => ({
      ...{ id: 'evt_2', type, data: { object: { id: 'in_1' } } },
    })),
  ].map((one) => JSON.stringify(one));
  const bodies = [...events, 'null', '5', '[]', '{}', '""', 'no JSON', '', '{', '\u0000'];
  const { tried, end } = tally('signed payment events that are none');
  for (const payload of bodies) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const { status } = await send(payload, signature);
    tried(`${payload.slice(0, 100)}: ${status}`, status === 200 || status === 400);
  }
  end(bodies.length);
});

test('without Stripe’s keys there is no such address', async () => {
  const { send } = await open({});
  expect((await send(event, 't=1,v1=a')).status).toBe(404);
});

test('keys that are half set stop the start, and name what is missing', () => {
  expect(() => createPayments({ STRIPE_SECRET_KEY: 'sk_test_1234567890' }, () => new Date())).toThrow(
    /STRIPE_WEBHOOK_SECRET[\s\S]*STRIPE_PRICE_CREDITS/,
  );
});
