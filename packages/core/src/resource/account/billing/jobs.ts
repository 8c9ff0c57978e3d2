import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

export const applyPaymentEventJob = job({
  task: 'apply_payment_event',
  payload: z.object({ eventId: z.string() }),
  key: ({ eventId }) => `payment:${eventId}`,
});

export const renewBillingJob = job({
  task: 'renew_billing',
  every: '*/5 * * * *',
  payload: z.object({}),
  key: () => 'renew_billing',
});
