import { operation, resource } from '../../kernel/index.ts';
import { Billing, Subscription } from './schema.ts';
import { getBilling, getSubscription } from './service.ts';

export const billingOperations = resource('Billing', [
  operation({
    id: 'get_billing',
    address: 'GET /v1/billing',
    scope: 'billing:read',
    summary: 'Read plan and payment',
    description: 'The plan with its subscription, and the credits that are left.',
    returns: Billing,
    run: getBilling,
  }),
  operation({
    id: 'get_subscription',
    address: 'GET /v1/billing/subscription',
    scope: 'billing:read',
    summary: 'Read the subscription',
    description: 'The plan, who bills it, the month that runs, and a change that waits.',
    returns: Subscription,
    run: getSubscription,
  }),
]);
