import { eventTypes } from '@svc/contract/events';
import { webhookOperations } from '@svc/contract/tell/webhook';
import { implement } from '../../../implement/index.ts';
import { newId } from '../../../kernel/index.ts';
import {
  assertEvents,
  createWebhook,
  listDeliveries,
  listEventTypes,
  noteTest,
  type PreparedSecret,
  prepareSecret,
  redeliver,
  rotateWebhookSecret,
  sendTest,
  updateWebhook,
  webhooks,
} from './service.ts';

export const webhookVerbs = implement(
  webhookOperations,
  {
    create_webhook: {
      prepare: (context) => prepareSecret(context, newId('webhook')),
      run: (context, input, prepared: PreparedSecret) => {
        assertEvents(eventTypes, input.events);
        return createWebhook(context, input, prepared);
      },
    },
    update_webhook: {
      run: (context, input) => {
        assertEvents(eventTypes, input.events);
        return updateWebhook(context, input);
      },
    },
    rotate_webhook_secret: {
      prepare: (context, { webhookId }) => prepareSecret(context, webhookId),
      run: rotateWebhookSecret,
    },
    test_webhook: { prepare: sendTest, run: noteTest },
    list_webhook_deliveries: { run: listDeliveries },
    redeliver_webhook: { run: redeliver },
    list_webhook_event_types: { run: async (_context, page) => listEventTypes(eventTypes, page) },
  },
  webhooks.byId,
);
