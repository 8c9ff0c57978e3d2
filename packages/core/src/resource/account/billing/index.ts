export { agreePurchase, settleInvoice } from './agree.ts';
export { applyPaymentEvent, failPaymentEvent, grantPurchase, renewBilling } from './apply.ts';
export { receivePaymentEvent } from './inbound.ts';
export { openInvoice } from './invoice-link.ts';
export { applyPaymentEventJob, renewBillingJob } from './jobs.ts';
export { endPendingPlan, ownInvoices, waitingPurchases } from './queries-operator.ts';
export { billingVerbs } from './verbs.ts';
