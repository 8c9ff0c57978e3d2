import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const fields = {
  url: z.string().trim().min(1).max(2_000).meta({
    description: 'Public http(s) address that accepts POST.',
    example: 'https://hooks.example.com/svc',
  }),
  description: orNull(z.string().trim().max(500)),
  events: z
    .array(
      z
        .string()
        .max(60)
        .regex(/^(\*|[a-z_]+\.(\*|[a-z_]+))$/, 'a type such as scan.completed, scan.* or *'),
    )
    .min(1)
    .max(100)
    .meta({
      description:
        'Event types: `scan.completed`, a group such as `scan.*`, or `*`. See GET /v1/webhook-event-types.',
      example: ['scan.completed', 'score.changed'],
    }),
  projectIds: orNull(z.array(id('project', 'A project.')).min(1).max(500)).meta({
    description: 'Only events of these projects; null: all events.',
  }),
};

const Attempt = z
  .strictObject({
    at: timestamp('When it was created.'),
    status: orNull(z.int()).meta({ description: 'null: no response.' }),
    ms: z.int(),
    error: orNull(z.string()).meta({ description: 'null: accepted.' }),
    response: orNull(z.string()).meta({ description: 'The first 1 KB of the response.' }),
  })
  .meta({ id: 'DeliveryAttempt' });

const state = z.enum(['active', 'paused', 'disabled']).meta({
  description:
    'paused: by you. disabled: by us, after five days of failures or a 410. Set to active to resume.',
});

export const webhooks = entity({
  one: 'webhook',
  path: '/v1/webhooks',
  reading: { scope: 'webhooks:read' },
  writing: { scope: 'webhooks:write' },
  description: 'A receiver of events.',
  fields,
  defaults: { description: null, events: ['*'], projectIds: null },
  added: {
    state,
    disabledReason: orNull(z.string()),
    failures: z.int().meta({ description: 'Failed attempts since the last success.' }),
    failingSince: orNull(timestamp('When the first of them failed.')),
    previousSecretUntil: orNull(timestamp('Until then the previous secret signs too.')),
    createdBy: z.string(),
  },
  settable: { state: z.enum(['active', 'paused']) },
  query: { state: state.optional() },
});
export type Webhook = z.output<typeof webhooks.schema>;
export const { create: CreateWebhook, update: UpdateWebhook, query: ListWebhooks } = webhooks;
export type CreateWebhook = z.output<typeof CreateWebhook>;
export type UpdateWebhook = z.output<typeof UpdateWebhook>;

export const NewWebhook = z
  .strictObject({
    ...webhooks.schema.shape,
    secret: z.string().meta({ description: 'The signing secret; shown once.', example: 'whsec_…' }),
  })
  .meta({ id: 'NewWebhook' });
export type NewWebhook = z.output<typeof NewWebhook>;

export const RotateWebhookSecret = z
  .strictObject({
    overlapHours: z.int().min(0).max(168).default(24).meta({
      description: 'How long messages are signed with both secrets.',
    }),
  })
  .meta({ id: 'RotateWebhookSecret' });
export type RotateWebhookSecret = z.output<typeof RotateWebhookSecret>;

export const TestedWebhook = z
  .strictObject({
    delivered: z.boolean(),
    eventId: z.string().meta({ description: 'The `webhook-id` that was sent.' }),
    attempt: Attempt,
  })
  .meta({ id: 'TestedWebhook' });
export type TestedWebhook = z.output<typeof TestedWebhook>;

export type WebhookParams = PathOf<'webhookId'>;

export const Delivery = z
  .strictObject({
    id: id('delivery', 'The delivery.'),
    webhookId: z.string(),
    eventId: z.string().meta({ description: 'The `webhook-id` of every attempt.' }),
    eventType: z.string(),
    state: z.enum(['pending', 'delivered', 'failed']).meta({
      description: 'failed: given up, after eight attempts or because the webhook was disabled.',
    }),
    nextAttemptAt: orNull(timestamp('For a pending one.')),
    attempts: z.array(Attempt),
    createdAt: timestamp('When the event was queued for delivery.'),
    settledAt: orNull(timestamp('When it was accepted or given up.')),
  })
  .meta({ id: 'WebhookDelivery' });
export type Delivery = z.output<typeof Delivery>;
export const DeliveryList = listOf('WebhookDeliveryList', Delivery);

export type DeliveryParams = PathOf<'webhookId' | 'deliveryId'>;

export const ListDeliveries = z.strictObject({
  ...page,
  state: Delivery.shape.state.optional(),
  eventType: z.string().max(60).optional(),
});
export type ListDeliveries = z.output<typeof ListDeliveries>;

export const WebhookEventType = z
  .strictObject({
    type: z.string(),
    summary: z.string(),
    subscribable: z.boolean().meta({
      description: 'false: it comes when you ask for it, with test_webhook; `events` does not take it.',
    }),
    resource: z.string().meta({ description: 'The resource it happened to; `sequence` numbers its events.' }),
    data: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema of `data`.' }),
  })
  .meta({ id: 'WebhookEventType' });
export type WebhookEventType = z.output<typeof WebhookEventType>;
export const WebhookEventTypeList = listOf('WebhookEventTypeList', WebhookEventType);
export const ListEventTypes = z.strictObject(page);
