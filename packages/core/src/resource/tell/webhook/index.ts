/** Receivers of events: which events they get, signatures, deliveries and answers. */
export { type DeliveryOptions, startDeliveries } from './deliver.ts';
export { forgetEvents, forgetEventsJob } from './jobs.ts';
export { post } from './post.ts';
export { nextAttempt } from './retry.ts';
export { assertEvents } from './service.ts';
export { newSigningSecret } from './sign.ts';
export { webhookVerbs } from './verbs.ts';
