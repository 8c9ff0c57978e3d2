import { webhookOperations } from '@svc/contract/tell/webhook';
import { implement } from '../../../implement/index.ts';
import { newId } from '../../../kernel/index.ts';
import {
  createWebhook,
  listDeliveries,
  listEventTypes,
  noteTest,
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
      run: createWebhook,
    },
    update_webhook: { run: updateWebhook },
    rotate_webhook_secret: {
      prepare: (context, { webhookId }) => prepareSecret(context, webhookId),
      run: rotateWebhookSecret,
    },
    test_webhook: { prepare: sendTest, run: noteTest },
    list_webhook_deliveries: { run: listDeliveries },
    redeliver_webhook: { run: redeliver },
    list_webhook_event_types: { run: listEventTypes },
  },
  webhooks.byId,
);
