import { billingOperations } from '@svc/contract/billing';
import { implement } from '../../implement/index.ts';
import { listInvoices } from './invoice-link.ts';
import {
  changeSubscription,
  getBilling,
  getSubscription,
  openBillingPortal,
  openPortal,
  previewSubscriptionChange,
  purchaseCredits,
  startPurchase,
  startSubscriptionChange,
} from './service.ts';

export const billingVerbs = implement(billingOperations, {
  get_billing: { run: getBilling },
  get_subscription: { run: getSubscription },
  purchase_credits: { prepare: startPurchase, run: purchaseCredits },
  preview_subscription_change: {
    prepare: previewSubscriptionChange,
    run: async (_context, _input, preview) => preview,
  },
  change_subscription: { prepare: startSubscriptionChange, run: changeSubscription },
  list_invoices: { run: listInvoices },
  open_billing_portal: { prepare: openPortal, run: openBillingPortal },
});
