import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import { receivePaymentEvent } from '@svc/core/resource/account/billing';
import { limitBody } from '../middleware/body-limit.ts';
import type { AppEnv } from '../schema.ts';

/** The address to which Stripe sends its events. It exists only with Stripe's keys; the signature covers the raw bytes. */
export function mountPayments(app: OpenAPIHono<AppEnv>, environment: Environment): void {
  if (environment.payments.id !== 'stripe') return;
  app.post('/payments/stripe/events', limitBody(), async (c) => {
    const signature = c.req.header('stripe-signature');
    if (signature === undefined)
      throw new ServiceError('malformed', 'The Stripe-Signature header is missing.');
    await receivePaymentEvent(environment, await c.req.text(), signature);
    return c.json({ received: true });
  });
}
