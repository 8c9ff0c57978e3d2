import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { published } from './stripe-objects.fixture.ts';

type Json = Record<string, unknown>;

const month = 30 * 86_400;

/** `a[b]=c` of a form, as the keys stand there. */
async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

/** What stands under `metadata[…]` of a form, or of a part of it. */
const metadataIn = (form: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const name = key.startsWith(`${prefix}[`) ? key.slice(prefix.length + 1, -1) : null;
      return name === null ? [] : [[name, value]];
    }),
  );

/**
 * Stripe as far as this product uses it: customers, checkout, subscriptions, invoices, charges and the portal, with
 * state, Idempotency-Keys, and events that are signed as its own are. Each object has the form that Stripe publishes.
 * What a customer does there are methods.
 */
export async function startFakeStripe(webhookSecret: string, prices: Record<string, number>) {
  const objects = new Map<string, Json>();
  /** What a payment page knows of its payment, which no object of Stripe's shows. */
  const pages = new Map<string, { charge?: unknown; price: unknown; subscription: Json; payment: Json }>();
  const answered = new Map<string, Json>();
  const events: string[] = [];
  const failures: number[] = [];
  const calls: string[] = [];
  let counter = 0;
  let clock = Math.floor(Date.now() / 1_000);
  // As there, no two accounts have an id in common.
  const account = randomUUID().slice(0, 8);
  const newId = (prefix: string) => `${prefix}_${account}${(++counter).toString().padStart(6, '0')}`;
  const find = (id: string): Json => {
    const found = objects.get(id);
    if (!found) throw new Error(`the fake has no ${id}`);
    return found;
  };
  const keep = (own: Json): Json => {
    const object = published(own);
    objects.set(String(object.id), object);
    return object;
  };
  const tell = (type: string, object: Json): void => {
    const data = { object: structuredClone(object) };
    const event = { ...published({ id: newId('evt'), object: 'event', type, created: clock }), data };
    events.push(JSON.stringify(event));
  };

  function invoice(subscription: Json, amount: number, status = 'paid'): void {
    const made = keep({
      id: newId('in'),
      object: 'invoice',
      number: `N-${counter}`,
      status,
      amount_due: amount,
      amount_paid: status === 'paid' ? amount : 0,
      currency: 'usd',
      hosted_invoice_url: 'https://stripe.example/invoice',
      created: clock,
      metadata: {},
      parent: {
        quote_details: null,
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
    });
    tell(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', made);
  }

  const pageOf = (url: string) => {
    const page = pages.get(url.split('/').at(-1) ?? '');
    if (!page) throw new Error(`the fake has no page ${url}`);
    return page;
  };
  const chargeOf = (url: string): Json => find(String(pageOf(url).charge));
  const itemOf = (subscription: Json): Json => (subscription.items as { data: Json[] }).data[0] ?? {};
  const priceOf = (subscription: Json): string => String((itemOf(subscription).price as Json).id);

  function respond(method: string, path: string, form: Record<string, string>): Json {
    const [, , collection = '', id = ''] = path.split('/');
    if (method === 'GET' && path.startsWith('/v1/checkout/')) return find(path.split('/')[4] ?? '');
    if (method === 'GET' && collection === 'prices')
      return published({ object: 'price', id, unit_amount: prices[id] ?? 0, currency: 'usd' });
    if (method === 'GET' && collection === 'disputes' && id === '')
      return {
        object: 'list',
        has_more: false,
        data: [...objects.values()].filter(({ object }) => object === 'dispute'),
      };
    if (method === 'GET') return find(id);
    if (path === '/v1/customers') return keep({ id: newId('cus'), object: 'customer', name: form.name });
    if (path === '/v1/checkout/sessions') {
      const session = newId('cs');
      pages.set(session, {
        price: form['line_items[0][price]'],
        subscription: metadataIn(form, 'subscription_data[metadata]'),
        payment: metadataIn(form, 'payment_intent_data[metadata]'),
      });
      return keep({
        id: session,
        object: 'checkout.session',
        mode: form.mode,
        status: 'open',
        payment_status: 'unpaid',
        customer: form.customer,
        url: `https://stripe.example/pay/${session}`,
        metadata: metadataIn(form, 'metadata'),
        subscription: null,
      });
    }
    if (path === '/v1/billing_portal/sessions')
      return published({
        object: 'billing_portal.session',
        id: newId('bps'),
        url: `https://stripe.example/portal/${form.customer}`,
      });
    if (path === '/v1/invoices/create_preview')
      return published({
        object: 'invoice',
        amount_due: (prices[form['subscription_details[items][0][price]'] ?? ''] ?? 0) / 2,
        currency: 'usd',
      });
    if (collection === 'subscriptions') {
      const subscription = find(id);
      if (subscription.status === 'canceled') throw new Error('a canceled subscription takes no changes');
      const price = form['items[0][price]'];
      const before = priceOf(subscription);
      if (price !== undefined) itemOf(subscription).price = published({ object: 'price', id: price });
      if (form.cancel_at_period_end !== undefined)
        subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
      const metadata = { ...(subscription.metadata as Json), ...metadataIn(form, 'metadata') };
      subscription.metadata = Object.fromEntries(
        Object.entries(metadata).filter(([, value]) => value !== ''),
      );
      tell('customer.subscription.updated', subscription);
      if (form.proration_behavior === 'always_invoice' && price !== before)
        invoice(subscription, (prices[price ?? ''] ?? 0) / 2);
      return subscription;
    }
    throw new Error(`the fake does not know ${method} ${path}`);
  }

  const server = createServer(async (request, response) => {
    const send = (status: number, body: Json) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const form = await formOf(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    calls.push(`${request.method} ${path}`);
    const failure = failures.shift();
    if (failure !== undefined) return send(failure, { error: { type: 'api_error', message: 'down' } });
    const key = request.headers['idempotency-key'];
    const known = key === undefined ? undefined : answered.get(String(key));
    if (known) return send(200, known);
    try {
      const body = respond(request.method ?? '', path, form);
      if (key !== undefined) answered.set(String(key), structuredClone(body));
      send(200, body);
    } catch (error) {
      send(404, { error: { type: 'invalid_request_error', message: String(error) } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The next calls are answered with these statuses. */
    fail: (...statuses: number[]) => failures.push(...statuses),
    /** The events so far, oldest first. */
    events: () => [...events],
    sign: (payload: string) => Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
    /** The customer pays what the page asks for. */
    pay(url: string): void {
      const session = find(url.split('/').at(-1) ?? '');
      const page = pageOf(url);
      Object.assign(session, { status: 'complete', payment_status: 'paid' });
      if (session.mode === 'payment') {
        const charge = keep({
          id: newId('ch'),
          object: 'charge',
          refunded: false,
          amount: 1_000,
          amount_refunded: 0,
          disputed: false,
          metadata: page.payment,
        });
        page.charge = charge.id;
      } else {
        const item = published({
          object: 'subscription_item',
          id: newId('si'),
          price: published({ object: 'price', id: page.price }),
          current_period_start: clock,
          current_period_end: clock + month,
        });
        const subscription = keep({
          id: newId('sub'),
          object: 'subscription',
          status: 'active',
          customer: session.customer,
          currency: 'usd',
          cancel_at_period_end: false,
          metadata: page.subscription,
          items: { object: 'list', has_more: false, url: '/v1/subscription_items', data: [item] },
        });
        session.subscription = subscription.id;
        tell('customer.subscription.created', subscription);
        invoice(subscription, prices[String(page.price)] ?? 0);
      }
      tell('checkout.session.completed', session);
    },
    /** A thousandth of the money is 1. */
    refund(url: string, amount = 1_000): void {
      const charge = chargeOf(url);
      charge.amount_refunded = Math.min(1_000, Number(charge.amount_refunded) + amount);
      charge.refunded = charge.amount_refunded === 1_000;
      tell('charge.refunded', charge);
    },
    dispute(url: string, amount: number): string {
      const charge = chargeOf(url);
      charge.disputed = true;
      const made = {
        id: newId('dp'),
        object: 'dispute',
        charge: charge.id,
        amount,
        status: 'needs_response',
      };
      tell('charge.dispute.created', keep(made));
      return made.id;
    },
    settle(dispute: string, status: 'won' | 'lost'): void {
      tell('charge.dispute.closed', Object.assign(find(dispute), { status }));
    },
    /** The next month begins, and is paid or not. */
    renew(paid = true): void {
      clock += month;
      for (const subscription of [...objects.values()].filter(({ object }) => object === 'subscription')) {
        if (subscription.cancel_at_period_end === true) {
          subscription.status = 'canceled';
          tell('customer.subscription.deleted', subscription);
          continue;
        }
        Object.assign(itemOf(subscription), {
          current_period_start: clock,
          current_period_end: clock + month,
        });
        subscription.status = paid ? 'active' : 'past_due';
        tell('customer.subscription.updated', subscription);
        invoice(subscription, prices[priceOf(subscription)] ?? 0, paid ? 'paid' : 'open');
      }
    },
    /** How far its clock is ahead of ours, in milliseconds. */
    ahead: () => clock * 1_000 - Date.now(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
