export { applyPaymentEvent, failPaymentEvent, grantPurchase, renewBilling } from './apply.ts';
export { receivePaymentEvent } from './inbound.ts';
export { applyPaymentEventJob, renewBillingJob } from './jobs.ts';
export { billingVerbs } from './verbs.ts';
