import { z } from 'zod';
import { orNull, planNames, timestamp } from '../../kernel/index.ts';

export const Subscription = z
  .strictObject({
    plan: z.enum(planNames),
    processor: z.enum(['manual', 'stripe']).meta({ description: 'manual: by agreement with the operator.' }),
    status: z.enum(['active', 'past_due', 'cancelled']),
    periodStart: timestamp('The month that runs now; its credits end with it.'),
    periodEnd: timestamp('When the next one begins.'),
    pendingPlan: orNull(z.enum(planNames)).meta({
      description: 'A change that was asked for and waits; null: none.',
    }),
    pendingAt: orNull(timestamp('When it happens; null: when it is paid or the operator has agreed.')),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

export const Billing = z
  .strictObject({
    organisation: z.strictObject({ id: z.string(), name: z.string() }),
    subscription: Subscription,
    credits: z.strictObject({ available: z.int(), held: z.int(), posted: z.int() }),
  })
  .meta({ id: 'Billing' });
export type Billing = z.output<typeof Billing>;
