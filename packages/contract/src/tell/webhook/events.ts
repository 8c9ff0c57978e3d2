import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { id } from '../../kernel/schema.ts';

export const webhookDisabled = eventType({
  type: 'webhook.disabled',
  resource: 'webhook',
  summary: 'A webhook gets no more events because its receiver failed for five days or answered 410.',
  data: z
    .strictObject({
      webhookId: id('webhook', 'The webhook.'),
      url: z.string(),
      reason: z.string(),
      givenUp: z.int().meta({ description: 'Deliveries still waiting. Each can be sent again.' }),
    })
    .meta({ id: 'WebhookDisabledData' }),
});

/** Sent by test_webhook to one receiver. It did not happen to anything, so nobody can subscribe to it. */
export const webhookTest = eventType({
  type: 'webhook.test',
  resource: 'webhook',
  summary: 'A test that you asked for with test_webhook. It comes without a subscription.',
  data: z.strictObject({ message: z.string() }).meta({ id: 'WebhookTestData' }),
});

export const webhookEvents: readonly EventType[] = [webhookDisabled];
