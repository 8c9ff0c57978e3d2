import { operation, resource } from '../../kernel/operation.ts';
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

const { operations, reading, writing } = webhooks;

/** The list of types is handed in: it names every resource, this one among them. */
export const webhookOperations = resource('Webhooks', [
  operations.list('List webhooks', 'Receivers of events and how reliably they answer, newest first.'),
  operation({
    ...writing,
    id: 'create_webhook',
    address: 'POST /v1/webhooks',
    summary: 'Register a webhook',
    description:
      'Events are POSTed to it, signed by the Standard Webhooks specification. The secret is shown once.',
    body: CreateWebhook,
    returns: NewWebhook,
  }),
  operations.get(
    'Read a webhook',
    'Its events, whether it is active, and since when it has been failing, if it is.',
  ),
  operations.update(
    'Change, pause or resume a webhook',
    'Omitted fields keep their value. While paused it gets no new events; queued ones stay.',
  ),
  operations.delete('Delete a webhook', 'It gets no more events, and its delivery log is deleted.'),
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
    description: 'Each event with all attempts and the beginning of each response, for 30 days.',
    query: ListDeliveries,
    returns: DeliveryList,
  }),
  operation({
    ...writing,
    id: 'redeliver_webhook',
    address: 'POST /v1/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver',
    effect: 'update',
    summary: 'Send an event again',
    description: 'Sends the same event with the same id, whatever happened before; retries start over.',
    returns: Delivery,
  }),
  operation({
    ...reading,
    id: 'list_webhook_event_types',
    address: 'GET /v1/webhook-event-types',
    summary: 'List types of events',
    description: 'The events a webhook can get, with the JSON Schema of each type’s data.',
    query: ListEventTypes,
    returns: WebhookEventTypeList,
  }),
]);
