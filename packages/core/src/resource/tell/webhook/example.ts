import { webhookDisabled, webhookOperations, webhooks } from '@svc/contract/tell/webhook';
import { plainExamples } from '../../../entity/example.ts';
import type { RunContext } from '../../../environment/index.ts';
import { emit, type MakeExample, nothing, transaction, withBody } from '../../../kernel/index.ts';
import { dispatchEvents } from './queries-delivery.ts';

const url = 'https://hooks.example.com/svc';
const register: MakeExample<RunContext> = async (caller) => ({
  params: { webhookId: (await caller.use('create_webhook', { body: { url } })).id },
});

/** Two events that wait for a webhook. */
const toldTwice: MakeExample<RunContext> = async (caller) => {
  const { params } = await register(caller);
  const webhookId = params?.webhookId ?? '';
  for (const reason of [
    'The receiver answered 410 Gone: it takes no more messages.',
    'Every attempt has failed.',
  ])
    await transaction(caller.context, (context) =>
      emit(context, {
        type: webhookDisabled,
        resource: webhookId,
        projectId: null,
        data: { webhookId, url, reason, givenUp: 0 },
      }),
    );
  await dispatchEvents({ system: caller.context.db }, 1_000);
  return { params: { webhookId } };
};

const ofDelivery: MakeExample<RunContext> = async (caller) => {
  const { params } = await toldTwice(caller);
  const { items } = await caller.use('list_webhook_deliveries', params ? { params } : {});
  return { params: { ...params, deliveryId: items[0].id } };
};

export const webhookExamples = {
  ...plainExamples(webhookOperations, webhooks, {
    body: { url, events: ['scan.completed', 'score.*'] },
    changes: { state: 'paused' },
  }),
  rotate_webhook_secret: withBody(register, { overlapHours: 48 }),
  test_webhook: register,
  list_webhook_deliveries: toldTwice,
  redeliver_webhook: ofDelivery,
  list_webhook_event_types: nothing,
};
