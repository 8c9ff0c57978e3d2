import { type Plan, planNames } from '@svc/contract/kernel';
import Stripe from 'stripe';
import { z } from 'zod';
import { ServiceError } from '../../kernel/index.ts';
import { assertSold } from '../assert-sold.ts';
import {
  type ChangeOutcome,
  type Customer,
  NeverApplied,
  type PaymentEvent,
  type PaymentFact,
  type PaymentProcessor,
  type PlanChange,
} from '../type.ts';
import { invoiceFact, purchaseFact, subscriptionFact, subscriptionOf } from './fact.ts';
import { priceReader } from './prices.ts';
import type { StripeSettings } from './settings.ts';

const timeoutMs = 10_000;

/** States of a dispute in which the money is with the customer's bank, and stays there if the dispute is lost. */
const takenAway: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

/** The fields of an event that are needed. */
const name = z
  .string()
  .max(255)
  .regex(/^[\w.]{1,255}$/);
const toldEvent = z.object({ id: name, type: name, data: z.object({ object: z.object({ id: name }) }) });

const isLower = (plan: Plan, than: Plan): boolean => planNames.indexOf(plan) < planNames.indexOf(than);

export function createStripeProcessor(settings: StripeSettings, now: () => Date): PaymentProcessor {
  const { apiUrl, returnUrl } = settings;
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: Number(apiUrl.port || (apiUrl.protocol === 'https:' ? 443 : 80)),
      protocol: apiUrl.protocol === 'https:' ? 'https' : 'http',
    }),
  });

  async function customerOf({ reference, name, organisationId, workspaceId }: Customer): Promise<string> {
    if (reference !== null) return reference;
    const metadata = { organisation: organisationId, workspace: workspaceId };
    // Asking again gives the same customer.
    return (
      await stripe.customers.create(
        { name, metadata },
        { idempotencyKey: `customer_${organisationId}_${workspaceId}` },
      )
    ).id;
  }

  const tenant = ({ organisationId, workspaceId }: Customer) => ({
    organisation: organisationId,
    workspace: workspaceId,
  });

  async function askSubscription(id: string): Promise<PaymentFact[]> {
    return subscriptionFact(await stripe.subscriptions.retrieve(id), settings);
  }

  async function askSession(id: string): Promise<PaymentFact[]> {
    const session = await stripe.checkout.sessions.retrieve(id);
    if (session.mode === 'subscription')
      return typeof session.subscription === 'string' ? askSubscription(session.subscription) : [];
    if (session.payment_status === 'paid') return purchaseFact(session.metadata, 'paid');
    return session.status === 'expired' ? purchaseFact(session.metadata, 'expired') : [];
  }

  async function askInvoice(id: string): Promise<PaymentFact[]> {
    const invoice = await stripe.invoices.retrieve(id);
    const subscription = subscriptionOf(invoice);
    return [...invoiceFact(invoice), ...(subscription ? await askSubscription(subscription) : [])];
  }

  async function askCharge(id: string): Promise<PaymentFact[]> {
    const charge = await stripe.charges.retrieve(id);
    if (charge.refunded) return purchaseFact(charge.metadata, 'refunded');
    const disputes = charge.disputed ? await stripe.disputes.list({ charge: id, limit: 100 }) : { data: [] };
    const disputed = disputes.data
      .filter(({ status }) => takenAway.has(status))
      .reduce((sum, { amount }) => sum + amount, 0);
    if (charge.amount === 0 || !(charge.amount_refunded > 0 || charge.disputed)) return [];
    return purchaseFact(charge.metadata, 'paid', (charge.amount_refunded + disputed) / charge.amount);
  }

  async function askDispute(id: string): Promise<PaymentFact[]> {
    const { charge } = await stripe.disputes.retrieve(id);
    return askCharge(typeof charge === 'string' ? charge : charge.id);
  }

  const asks: readonly (readonly [string, (id: string) => Promise<PaymentFact[]>])[] = [
    ['checkout.session.', askSession],
    ['customer.subscription.', askSubscription],
    ['invoice.', askInvoice],
    ['charge.refunded', askCharge],
    ['charge.dispute.', askDispute],
  ];
  const askAbout = (type: string) => asks.find(([prefix]) => type.startsWith(prefix))?.[1];

  async function subscribe({ customer, to }: PlanChange, price: string): Promise<ChangeOutcome> {
    const id = await customerOf(customer);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: id,
      line_items: [{ price, quantity: 1 }],
      metadata: { ...tenant(customer), plan: to },
      subscription_data: { metadata: tenant(customer) },
      success_url: returnUrl,
      cancel_url: returnUrl,
    });
    return { state: 'awaiting_payment', customer: id, url: addressOf(session.url) };
  }

  /** A price that we do not know keeps nobody from changing or ending their plan. */
  const knownFact = (subscription: Stripe.Subscription) =>
    subscriptionFact(subscription, settings).filter((fact) => fact.kind === 'subscription');

  /** The state at Stripe decides a change: the event that reports it may not have arrived yet. */
  async function standing(id: string) {
    const subscription = await stripe.subscriptions.retrieve(id);
    const facts = knownFact(subscription);
    const [fact] = facts;
    const canceled = subscription.status === 'canceled';
    // For us, a subscription that was finally not paid has ended too.
    const ended = canceled || fact?.status === 'cancelled';
    return {
      item: subscription.items.data[0],
      currency: subscription.currency,
      facts,
      fact,
      canceled,
      ended,
    };
  }

  async function update(change: PlanChange, id: string): Promise<ChangeOutcome> {
    const { to } = change;
    const { item, facts, fact, canceled, ended } = await standing(id);
    if (ended && to !== 'free') return subscribe(change, priceOf(to));
    // Lowering it again would keep the former plan for a month that is not paid.
    const done = !ended && fact?.plan === to && fact.pendingPlan === null;
    if (canceled || done) return { state: 'changed', facts };
    const from = fact?.plan ?? change.from;
    const lower = isLower(to, from);
    const until = String(item?.current_period_end ?? '');
    const changes: Stripe.SubscriptionUpdateParams =
      to === 'free'
        ? { cancel_at_period_end: true }
        : {
            cancel_at_period_end: false,
            items: [{ id: item?.id ?? '', price: priceFor(to, item) }],
            proration_behavior: lower ? 'none' : 'always_invoice',
            // A payment that is refused leaves everything as it was.
            ...(!lower && { payment_behavior: 'error_if_incomplete' as const }),
            metadata: { held_plan: lower ? from : '', held_until: lower ? until : '' },
          };
    const after = await stripe.subscriptions.update(id, changes);
    return { state: lower ? 'scheduled' : 'changed', facts: knownFact(after) };
  }

  function priceOf(plan: PlanChange['to']): string {
    const price = settings.planPrices[plan]?.[0];
    if (price !== undefined) return price;
    throw new ServiceError('conflict', `The ${plan} plan is available by agreement only. Ask the operator.`);
  }

  /** Whoever pays an earlier price of the plan keeps it. */
  const priceFor = (plan: PlanChange['to'], item: Stripe.SubscriptionItem | undefined): string =>
    settings.planPrices[plan]?.find((price) => price === item?.price.id) ?? priceOf(plan);

  return translated({
    id: 'stripe',
    async buy({ purchaseId, customer, credits }) {
      assertSold(credits, settings.creditsPerUnit);
      const id = await customerOf(customer);
      const metadata = { ...tenant(customer), purchase: purchaseId, credits: String(credits) };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer: id,
          client_reference_id: purchaseId,
          line_items: [{ price: settings.creditPrice, quantity: credits / settings.creditsPerUnit }],
          metadata,
          payment_intent_data: { metadata },
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: purchaseId },
      );
      return { state: 'awaiting_payment', customer: id, url: addressOf(session.url) };
    },
    prices: priceReader(stripe, settings, now),
    async preview({ customer, subscription, from, to }) {
      const { reference } = customer;
      const found = subscription === null ? null : await standing(subscription);
      if (subscription === null || found === null || found.ended || reference === null) {
        const { unit_amount, currency } = await stripe.prices.retrieve(priceOf(to));
        return { dueNow: unit_amount, currency, effectiveAt: null };
      }
      const { item, fact, currency: billedIn } = found;
      const end = item ? new Date(item.current_period_end * 1_000).toISOString() : null;
      if (fact?.plan === to && fact.pendingPlan === null)
        return { dueNow: 0, currency: billedIn, effectiveAt: null };
      if (isLower(to, fact?.plan ?? from)) return { dueNow: 0, currency: billedIn, effectiveAt: end };
      const { amount_due, currency } = await stripe.invoices.createPreview({
        customer: reference,
        subscription,
        subscription_details: {
          items: [{ id: item?.id ?? '', price: priceFor(to, item) }],
          proration_behavior: 'always_invoice',
        },
      });
      return { dueNow: amount_due, currency, effectiveAt: null };
    },
    async change(change) {
      if (change.subscription !== null) return update(change, change.subscription);
      return change.to === 'free' ? { state: 'awaiting_operator' } : subscribe(change, priceOf(change.to));
    },
    async portal(customer) {
      const id = await customerOf(customer);
      return (await stripe.billingPortal.sessions.create({ customer: id, return_url: returnUrl })).url;
    },
    async verify(body, signature) {
      const event = await stripe.webhooks
        .constructEventAsync(body, signature, settings.webhookSecret)
        .catch((error: unknown) => {
          if (error instanceof SyntaxError)
            throw new ServiceError('malformed', 'This event is signed but is not JSON.');
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
          throw new ServiceError('malformed', 'This event is not signed by the payment processor.');
        });
      const told = toldEvent.safeParse(event);
      if (!told.success || !askAbout(told.data.type)) return null;
      const { id, type, data } = told.data;
      return { id, type, objectId: data.object.id } satisfies PaymentEvent;
    },
    async ask({ type, objectId }) {
      try {
        return (await askAbout(type)?.(objectId)) ?? [];
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        throw new NeverApplied(`Stripe knows no ${objectId}: ${error.message}`);
      }
    },
  });
}

function addressOf(url: string | null): string {
  if (url === null) throw new ServiceError('internal', 'The payment page has no address.');
  return url;
}

/** A refusal of the processor becomes an error that says what to do; a missing answer can be tried again. */
function translated(processor: PaymentProcessor): PaymentProcessor {
  const through =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      call(...args).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeCardError)
          throw new ServiceError(
            'conflict',
            `The payment was refused: ${error.message} Nothing was changed.`,
          );
        if (
          error instanceof Stripe.errors.StripeConnectionError ||
          error instanceof Stripe.errors.StripeAPIError ||
          error instanceof Stripe.errors.StripeRateLimitError
        )
          throw new ServiceError('overloaded', 'The payment processor does not answer. Try again.', {
            retryAfter: 10,
          });
        throw error;
      });
  return {
    ...processor,
    buy: through(processor.buy),
    preview: through(processor.preview),
    change: through(processor.change),
    portal: through(processor.portal),
  };
}
