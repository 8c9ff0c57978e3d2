import { operation, resource } from '../kernel/operation.ts';
import {
  CreateWebhook,
  Delivery,
  DeliveryList,
  ListDeliveries,
  ListEventTypes,
  NewWebhook,
  RotateWebhookSecret,
  TestedWebhook,
  WebhookEventTypeList,
  webhooks,
} from './schema.ts';

const reading = { scope: 'webhooks:read' } as const;
const writing = { scope: 'webhooks:write' } as const;

const { operations } = webhooks;

/** The list of types is handed in: it names every resource, this one among them. */
export const webhookOperations = resource('Webhooks', [
  operations.list({
    ...reading,
    summary: 'List webhooks',
    description: 'Receivers of events and how reliably they answer, newest first.',
  }),
  operation({
    ...writing,
    id: 'create_webhook',
    address: 'POST /v1/webhooks',
    summary: 'Register a webhook',
    description: 'Events are POSTed to it, signed as Standard Webhooks has it. The secret is shown once.',
    body: CreateWebhook,
    returns: NewWebhook,
  }),
  operations.get({
    ...reading,
    summary: 'Read a webhook',
    description: 'What it gets, whether it is active, and since when it has failed, if it does.',
  }),
  operations.update({
    ...writing,
    summary: 'Change, pause or resume a webhook',
    description: 'What is left out stays. Paused, it gets no new events, and those that wait stay.',
  }),
  operations.delete({
    ...writing,
    summary: 'Delete a webhook',
    description: 'It gets nothing more, and its log of deliveries is gone.',
  }),
  operation({
    ...writing,
    id: 'rotate_webhook_secret',
    address: 'POST /v1/webhooks/{webhookId}/rotate',
    effect: 'update',
    summary: 'Give a webhook a new secret',
    description: 'Messages are signed with both secrets until the overlap ends. The new one is shown once.',
    body: RotateWebhookSecret,
    returns: NewWebhook,
  }),
  operation({
    ...writing,
    id: 'test_webhook',
    address: 'POST /v1/webhooks/{webhookId}/test',
    effect: 'update',
    summary: 'Send a test to a webhook',
    description: 'POSTs a signed `webhook.test` now, once, and returns what the receiver answered.',
    returns: TestedWebhook,
  }),
  operation({
    ...reading,
    id: 'list_webhook_deliveries',
    address: 'GET /v1/webhooks/{webhookId}/deliveries',
    summary: 'List deliveries of a webhook',
    description: 'Each event with all attempts and the beginnings of the answers, for 30 days.',
    query: ListDeliveries,
    returns: DeliveryList,
  }),
  operation({
    ...writing,
    id: 'redeliver_webhook',
    address: 'POST /v1/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver',
    effect: 'update',
    summary: 'Send an event again',
    description: 'The same event with the same id, whatever came of it before; retries begin anew.',
    returns: Delivery,
  }),
  operation({
    ...reading,
    id: 'list_webhook_event_types',
    address: 'GET /v1/webhook-event-types',
    summary: 'List types of events',
    description: 'What a webhook can get, with the JSON Schema of each type’s data.',
    query: ListEventTypes,
    returns: WebhookEventTypeList,
  }),
]);
