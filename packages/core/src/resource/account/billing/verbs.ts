import { billingOperations } from '@svc/contract/account/billing';
import { implement } from '../../../implement/index.ts';
import { listInvoices } from './invoice-link.ts';
import {
  assertOwnInvoices,
  changeSubscription,
  getBilling,
  getSubscription,
  openBillingPortal,
  openPortal,
  previewSubscriptionChange,
  purchaseCredits,
  readIssuer,
  setBillingDetails,
  startPurchase,
  startSubscriptionChange,
} from './service.ts';

export const billingVerbs = implement(billingOperations, {
  get_billing: { prepare: readIssuer, run: getBilling },
  get_subscription: { run: getSubscription },
  purchase_credits: { prepare: startPurchase, run: purchaseCredits },
  preview_subscription_change: {
    prepare: previewSubscriptionChange,
    run: async (_context, _input, preview) => preview,
  },
  change_subscription: { prepare: startSubscriptionChange, run: changeSubscription },
  list_invoices: { run: listInvoices },
  set_billing_details: { prepare: assertOwnInvoices, run: setBillingDetails },
  open_billing_portal: { prepare: openPortal, run: openBillingPortal },
});
