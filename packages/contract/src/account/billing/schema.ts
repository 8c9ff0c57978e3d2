import { z } from 'zod';
import { countryCode } from '../../kernel/country.ts';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { planNames } from '../../kernel/plans.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

export const Subscription = z
  .strictObject({
    plan: z.enum(planNames),
    processor: z.enum(['manual', 'stripe']).meta({ description: 'manual: by agreement with the operator.' }),
    status: z.enum(['active', 'past_due', 'cancelled']),
    periodStart: timestamp('The current month; its credits expire with it.'),
    periodEnd: timestamp('Start of the next one.'),
    pendingPlan: orNull(z.enum(planNames)).meta({
      description: 'A pending change; null: none.',
    }),
    pendingAt: orNull(timestamp('When it takes effect; null: once paid, or once the operator agrees.')),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

export const Purchase = z
  .strictObject({
    id: id('purchase', 'The purchase.'),
    mode,
    credits: z.int(),
    state: z.enum(['awaiting_operator', 'awaiting_payment', 'granted', 'expired', 'refunded']),
    url: orNull(z.string()).meta({ description: 'Payment page; null: nothing to pay there.' }),
    requestedBy: z.string(),
    createdAt: timestamp('When it was requested.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'CreditPurchase' });
export type Purchase = z.output<typeof Purchase>;

export const PurchaseCredits = z
  .strictObject({ credits: z.int().min(1).max(10_000_000).meta({ example: 5_000 }) })
  .meta({ id: 'PurchaseCredits' });
export type PurchaseCredits = z.output<typeof PurchaseCredits>;

const cents = z.int().meta({ description: 'In the currency’s smallest unit.' });

export const Invoice = z
  .strictObject({
    id: z.string(),
    number: orNull(z.string()),
    status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
    amountDue: cents,
    amountPaid: cents,
    currency: z.string(),
    url: orNull(z.string()).meta({ description: 'Where to view and pay it.' }),
    document: orNull(
      z.strictObject({
        url: z.string().meta({ description: 'Its page.' }),
        pdfUrl: z.string(),
        expiresAt: timestamp('When both links end.'),
      }),
    ).meta({
      description:
        'The invoice to read and file; anyone with the link can open it. `?language=de` gives German. null: the processor shows it, or the operator names no seller.',
    }),
    createdAt: timestamp('When it was created.'),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof Invoice>;
export const InvoiceList = listOf('InvoiceList', Invoice);

export const ListInvoices = z.strictObject({ ...page, status: Invoice.shape.status.optional() });
export type ListInvoices = z.output<typeof ListInvoices>;

export const ChangeSubscription = z
  .strictObject({ plan: z.enum(planNames) })
  .meta({ id: 'ChangeSubscription' });
export type ChangeSubscription = z.output<typeof ChangeSubscription>;

export const SubscriptionPreview = z
  .strictObject({
    from: z.enum(planNames),
    to: z.enum(planNames),
    dueNow: orNull(cents).meta({
      description: 'In the currency’s smallest unit; null: by agreement with the operator.',
    }),
    currency: orNull(z.string()),
    effectiveAt: orNull(timestamp('When the plan changes; null: at once, or once paid or agreed.')),
    over: z
      .array(z.strictObject({ name: z.string(), used: z.int(), limit: z.int() }))
      .meta({ description: 'What exceeds the new plan: it stays, but nothing can be added.' }),
  })
  .meta({ id: 'SubscriptionPreview' });
export type SubscriptionPreview = z.output<typeof SubscriptionPreview>;

export const SubscriptionChange = z
  .strictObject({
    state: z
      .enum(['changed', 'scheduled', 'awaiting_payment', 'awaiting_operator'])
      .meta({ description: 'scheduled: at the end of the paid month.' }),
    url: orNull(z.string()).meta({ description: 'The payment page.' }),
    subscription: Subscription,
  })
  .meta({ id: 'SubscriptionChange' });
export type SubscriptionChange = z.output<typeof SubscriptionChange>;

export const PortalSession = z
  .strictObject({ url: z.string().meta({ description: 'For a person; valid for a few minutes.' }) })
  .meta({ id: 'BillingPortalSession' });
export type PortalSession = z.output<typeof PortalSession>;

const line = z.string().trim().min(1).max(200);

export const BillingDetails = z
  .strictObject({
    name: orNull(line).default(null).meta({ description: 'The legal name; null: the organisation’s name.' }),
    address: z
      .array(line)
      .max(6)
      .default([])
      .meta({
        description: 'Lines of the address, without the country.',
        example: ['Main Street 1', '10115 Berlin'],
      }),
    country: orNull(countryCode).default(null).meta({ example: 'DE' }),
    taxId: orNull(line).default(null).meta({ description: 'Such as a VAT number.', example: 'DE123456789' }),
  })
  .meta({ id: 'BillingDetails' });
export type BillingDetails = z.output<typeof BillingDetails>;

export const Billing = z
  .strictObject({
    organisation: z.strictObject({ id: z.string(), name: z.string() }),
    invoiceTo: orNull(BillingDetails).meta({
      description: 'Whom the next invoices name; null: the payment processor keeps that.',
    }),
    subscription: Subscription,
    credits: z.strictObject({ available: z.int(), held: z.int(), posted: z.int() }),
    purchases: z.array(Purchase).max(10).meta({ description: 'The newest.' }),
    invoices: z.array(Invoice).max(10).meta({ description: 'The newest.' }),
  })
  .meta({ id: 'Billing' });
export type Billing = z.output<typeof Billing>;
