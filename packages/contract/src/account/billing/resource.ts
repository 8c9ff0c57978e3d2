import { operation, resource } from '../../kernel/operation.ts';
import {
  Billing,
  BillingDetails,
  ChangeSubscription,
  InvoiceList,
  ListInvoices,
  PortalSession,
  Purchase,
  PurchaseCredits,
  Subscription,
  SubscriptionChange,
  SubscriptionPreview,
} from './schema.ts';

const paying = { scope: 'admin', fine: 'billing:write' } as const;

export const billingOperations = resource('Billing', [
  operation({
    id: 'get_billing',
    address: 'GET /v1/billing',
    scope: 'billing:read',
    summary: 'Read plan and payment',
    description: 'The plan with its subscription, remaining credits, and the newest purchases and invoices.',
    returns: Billing,
  }),
  operation({
    id: 'get_subscription',
    address: 'GET /v1/billing/subscription',
    scope: 'billing:read',
    summary: 'Read the subscription',
    description: 'The plan, who bills it, the current month, and any pending change.',
    returns: Subscription,
  }),
  operation({
    ...paying,
    id: 'purchase_credits',
    commitsLater: true,
    critical: true,
    address: 'POST /v1/credits/purchases',
    gateable: true,
    summary: 'Buy credits',
    description:
      'Returns the payment page. Credits are granted once paid, or once the operator agrees, and last a year. Test credits are free.',
    body: PurchaseCredits,
    returns: Purchase,
  }),
  operation({
    id: 'preview_subscription_change',
    address: 'POST /v1/billing/subscription/preview',
    scope: 'billing:read',
    effect: 'read',
    summary: 'Preview another plan',
    description: 'What a change would cost now, when it would take effect, and what exceeds the new plan.',
    body: ChangeSubscription,
    returns: SubscriptionPreview,
    errors: ['conflict'],
  }),
  operation({
    ...paying,
    id: 'change_subscription',
    commitsLater: true,
    address: 'PUT /v1/billing/subscription',
    gateable: true,
    summary: 'Change the plan',
    description:
      'A higher plan applies at once, when paid; a lower one at the end of the paid month. Choosing the current plan cancels a pending change.',
    body: ChangeSubscription,
    returns: SubscriptionChange,
  }),
  operation({
    id: 'list_invoices',
    address: 'GET /v1/billing/invoices',
    scope: 'billing:read',
    summary: 'List invoices',
    description: 'Invoices, newest first, with links to view, file and pay them.',
    query: ListInvoices,
    returns: InvoiceList,
  }),
  operation({
    ...paying,
    id: 'set_billing_details',
    address: 'PUT /v1/billing/details',
    summary: 'Set the billing details',
    description:
      'The name, address and tax number that the operator’s next invoices show. Issued invoices stay as they are.',
    body: BillingDetails,
    returns: BillingDetails,
    errors: ['conflict'],
  }),
  operation({
    ...paying,
    id: 'open_billing_portal',
    address: 'POST /v1/billing/portal-sessions',
    effect: 'run',
    summary: 'Open the payment page',
    description:
      'The processor’s page for cards, addresses and invoices; none if billing is by agreement with the operator.',
    returns: PortalSession,
  }),
]);
