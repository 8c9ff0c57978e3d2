import { z } from 'zod';
import { listOf, page } from '../kernel/page.ts';
import type { PathOf } from '../kernel/path.ts';
import { id, orNull, timestamp } from '../kernel/schema.ts';

const fields = {
  url: z.string().trim().min(1).max(2_000).meta({
    description: 'Public http(s) address that takes a POST.',
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
        'Types it gets: `scan.completed`, all of a kind as `scan.*`, or `*`. GET /v1/webhook-event-types.',
      example: ['scan.completed', 'score.changed'],
    }),
  projectIds: orNull(z.array(id('project', 'A project.')).min(1).max(500)).meta({
    description: 'Only events of these projects; null: of all, and those of no project.',
  }),
};

const Attempt = z
  .strictObject({
    at: timestamp('When it was made.'),
    status: orNull(z.int()).meta({ description: 'null: no answer.' }),
    ms: z.int(),
    error: orNull(z.string()).meta({ description: 'null: it was taken.' }),
    response: orNull(z.string()).meta({ description: 'The first 1 KB of the answer.' }),
  })
  .meta({ id: 'DeliveryAttempt' });

const entity = {
  id: id('webhook', 'The webhook.'),
  url: z.string(),
  description: orNull(z.string()),
  events: z.array(z.string()),
  projectIds: orNull(z.array(z.string())),
  state: z.enum(['active', 'paused', 'disabled']).meta({
    description:
      'paused: by you. disabled: by us, after five days of failures or an answer 410. Set active to go on.',
  }),
  disabledReason: orNull(z.string()),
  failures: z.int().meta({ description: 'Failed attempts since the last success.' }),
  failingSince: orNull(timestamp('When the first of them failed.')),
  previousSecretUntil: orNull(timestamp('Until then the secret before the rotation signs too.')),
  createdBy: z.string(),
  createdAt: timestamp('When it was made.'),
  updatedAt: timestamp('When it last changed.'),
};
export const Webhook = z.strictObject(entity).meta({ id: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;
export const WebhookList = listOf('WebhookList', Webhook);

export const NewWebhook = z
  .strictObject({
    ...entity,
    secret: z.string().meta({ description: 'Checks the signatures; shown once.', example: 'whsec_…' }),
  })
  .meta({ id: 'NewWebhook' });
export type NewWebhook = z.output<typeof NewWebhook>;

export const CreateWebhook = z
  .strictObject({
    ...fields,
    description: fields.description.default(null),
    events: fields.events.default(['*']),
    projectIds: fields.projectIds.default(null),
  })
  .meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.output<typeof CreateWebhook>;

export const UpdateWebhook = z
  .strictObject({ ...fields, state: z.enum(['active', 'paused']) })
  .partial()
  .meta({ id: 'UpdateWebhook' });
export type UpdateWebhook = z.output<typeof UpdateWebhook>;

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

export const ListWebhooks = z.strictObject({
  ...page,
  state: z.enum(['active', 'paused', 'disabled']).optional(),
});
export type ListWebhooks = z.output<typeof ListWebhooks>;

export const Delivery = z
  .strictObject({
    id: id('delivery', 'The delivery.'),
    webhookId: z.string(),
    eventId: z.string().meta({ description: 'The `webhook-id` of every attempt.' }),
    eventType: z.string(),
    state: z.enum(['pending', 'delivered', 'failed']).meta({
      description: 'failed: given up, after eight attempts or because the webhook was disabled.',
    }),
    nextAttemptAt: orNull(timestamp('Of a pending one.')),
    attempts: z.array(Attempt),
    createdAt: timestamp('When the event was handed on.'),
    settledAt: orNull(timestamp('When it was taken or given up.')),
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
    resource: z.string().meta({ description: 'What it happened to; `sequence` counts its events.' }),
    data: z.record(z.string(), z.unknown()).meta({ description: 'JSON Schema of `data`.' }),
  })
  .meta({ id: 'WebhookEventType' });
export type WebhookEventType = z.output<typeof WebhookEventType>;
export const WebhookEventTypeList = listOf('WebhookEventTypeList', WebhookEventType);
export const ListEventTypes = z.strictObject(page);
