import { eventTypes, sentTypes } from '@svc/contract/events';
import {
  type CreateWebhook,
  type Delivery,
  type DeliveryParams,
  webhooks as entity,
  type ListDeliveries,
  type NewWebhook,
  type RotateWebhookSecret,
  type TestedWebhook,
  type UpdateWebhook,
  type Webhook,
  type WebhookEventType,
  type WebhookParams,
  webhookTest,
} from '@svc/contract/tell/webhook';
import { z } from 'zod';
import { everyone, plainVerbs } from '../../../entity/index.ts';
import type { PrepareContext, RunContext } from '../../../environment/index.ts';
import { GuardError } from '../../../guard/index.ts';
import { eventSummaries, said } from '../../../i18n/index.ts';
import {
  audit,
  type Context,
  instant,
  invalid,
  type List,
  newId,
  notFound,
  type Page,
  pageOf,
  ServiceError,
  sees,
  transaction,
} from '../../../kernel/index.ts';
import {
  deleteSecrets,
  type NewSecret,
  openSecrets,
  sealSecret,
  storeSecret,
} from '../../../secret/index.ts';
import { VaultError } from '../../../vault/index.ts';
import { existingProjects } from '../../account/project/index.ts';
import { post } from './post.ts';
import { findDelivery, listDeliveryRows, ofSeenProjects, previousSecretUntil, sendAgain } from './queries.ts';
import { newSigningSecret } from './sign.ts';

export const webhooks = plainVerbs(entity, {
  table: 'webhook',
  within: null,
  visible: ofSeenProjects,
  mayRead: everyone,
  mayCreate: (context, { projectIds }) => assertProjects(context, projectIds),
  mayChange: async (context, _before, { projectIds }) =>
    projectIds === undefined ? undefined : assertProjects(context, projectIds),
  mayDelete: (context, { id }) => deleteSecrets(context, id),
  made: ({ actor }) => ({ createdBy: actor.id }),
  // Setting it active resets its failures.
  changed: (_context, _before, { state }) =>
    state === 'active' ? { disabledReason: null, failures: 0, failingSince: null } : {},
  derived: [previousSecretUntil],
  filters: ['state'],
});
export const { list: listWebhooks, get: getWebhook, delete: deleteWebhook } = webhooks;

/** A secret and the id of the webhook that it is sealed for; before the transaction, since a key service may be asked. */
export interface PreparedSecret {
  webhookId: string;
  secret: string;
  stored: NewSecret;
}

export async function prepareSecret(
  { vault, workspace }: PrepareContext,
  webhookId: string,
): Promise<PreparedSecret> {
  if (!vault)
    throw new ServiceError(
      'conflict',
      'This deployment cannot store signing secrets until its operator sets SVC_KEK or SVC_KEK_FILE.',
    );
  const secret = newSigningSecret();
  return { webhookId, secret, stored: await sealSecret(vault, workspace.id, webhookId, secret) };
}

export const createWebhook = (
  context: RunContext,
  input: CreateWebhook,
  { webhookId: id, secret, stored }: PreparedSecret,
): Promise<NewWebhook> =>
  transaction(context, async (context) => {
    const { actor } = context;
    assertEvents(input.events);
    assertUrl(context, input.url);
    const projectIds = input.projectIds ?? (actor.projectIds && [...actor.projectIds]);
    const webhook = await webhooks.create(context, { ...input, projectIds }, { id });
    await storeSecret(context, stored, instant(context.now()));
    return { ...webhook, secret };
  });

export async function updateWebhook(
  context: RunContext,
  input: UpdateWebhook & WebhookParams,
): Promise<Webhook> {
  assertEvents(input.events);
  if (input.url !== undefined) assertUrl(context, input.url);
  return webhooks.update(context, input);
}

export const rotateWebhookSecret = (
  context: Context,
  { webhookId, overlapHours }: RotateWebhookSecret & WebhookParams,
  { secret, stored }: PreparedSecret,
): Promise<NewWebhook> =>
  transaction(context, async (context) => {
    await getWebhook(context, { webhookId });
    const until = instant(new Date(context.now().getTime() + overlapHours * 3_600_000));
    await storeSecret(context, stored, until);
    await audit(context, 'webhook.rotated', webhookId, { previousUntil: until });
    return { ...(await getWebhook(context, { webhookId })), secret };
  });

/**
 * Sends a `webhook.test` and waits for the answer. It is not an event: no other receiver gets it, and it is
 * not retried.
 */
export async function sendTest(context: PrepareContext, input: WebhookParams): Promise<TestedWebhook> {
  const { id, url } = await getWebhook(context, input);
  const { workspace, requestId, fetch } = context;
  const eventId = newId('event');
  const body = JSON.stringify({
    id: eventId,
    type: webhookTest.type,
    timestamp: instant(context.now()),
    mode: workspace.mode,
    workspaceId: workspace.id,
    projectId: null,
    resource: { type: 'webhook', id },
    sequence: 1,
    requestId,
    data: { message: 'This is a test.' },
  });
  const secrets = await openSecrets(context, context.vault, id).catch((error: unknown) => {
    if (!(error instanceof VaultError)) throw error;
    throw new ServiceError('conflict', 'The signing secret cannot be decrypted here. Rotate it.');
  });
  const { delivered, attempt } = await post(
    fetch,
    { url, id: eventId, body, requestId, secrets },
    context.now(),
  );
  return { delivered, eventId, attempt };
}

export const noteTest = async (
  context: Context,
  { webhookId }: WebhookParams,
  tested: TestedWebhook,
): Promise<TestedWebhook> => {
  await audit(context, 'webhook.tested', webhookId, { delivered: tested.delivered });
  return tested;
};

export async function listDeliveries(
  context: Context,
  { webhookId, ...query }: ListDeliveries & WebhookParams,
): Promise<List<Delivery>> {
  await getWebhook(context, { webhookId });
  return listDeliveryRows(context, webhookId, query);
}

export const redeliver = (context: Context, { webhookId, deliveryId }: DeliveryParams): Promise<Delivery> =>
  transaction(context, async (context) => {
    const webhook = await getWebhook(context, { webhookId });
    const read = async () => {
      const found = await findDelivery(context, webhookId, deliveryId);
      if (!found) throw notFound('delivery', deliveryId, `GET /v1/webhooks/${webhookId}/deliveries`);
      return found;
    };
    const before = await read();
    if (webhook.state !== 'active')
      throw new ServiceError('conflict', `The webhook is ${webhook.state}. Set its state to “active” first.`);
    await sendAgain(context, webhookId, deliveryId);
    await audit(context, 'webhook.redelivered', webhookId, { deliveryId, eventId: before.eventId });
    return read();
  });

export const listEventTypes = async (_: Context, page: Page): Promise<List<WebhookEventType>> =>
  pageOf(
    sentTypes.map(({ type, summary, resource, data }) => ({
      type,
      subscribable: type !== webhookTest.type,
      summary: said({ en: summary, de: eventSummaries[type] ?? summary }),
      resource,
      data: jsonSchema(data),
    })),
    page,
    ({ type }) => type,
  );

/** Without references, which would not resolve inside another document. */
function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $defs = {}, ...whole }: Record<string, unknown> = { ...z.toJSONSchema(schema) };
  const named = new Map(Object.entries($defs as object).map(([name, one]) => [`#/$defs/${name}`, one]));
  const inline = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(inline);
    const { $ref, ...rest }: Record<string, unknown> = { ...value };
    const fields = typeof $ref === 'string' ? { ...named.get($ref), ...rest } : rest;
    return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, inline(inner)]));
  };
  return inline(whole) as Record<string, unknown>;
}

/** Throws validation_failed with the list of types when an unknown one is named. */
export function assertEvents(events: readonly string[] | undefined): void {
  const known = new Set(['*', ...eventTypes.flatMap(({ type }) => [type, `${type.split('.')[0]}.*`])]);
  const unknown = events?.find((one) => !known.has(one));
  if (unknown !== undefined)
    throw invalid(
      'events',
      unknown === webhookTest.type
        ? 'A webhook.test comes without a subscription, when it is asked for.'
        : `There is no event “${unknown}”.`,
      {
        next: 'GET /v1/webhook-event-types lists them.',
        expected: 'types of events',
        received: unknown,
        allowed: [...known],
      },
    );
}

function assertUrl(context: RunContext, url: string): void {
  try {
    context.checkAddress(url);
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw invalid('url', error.message, { expected: 'a public http or https address', received: url });
  }
}

async function assertProjects(context: Context, projectIds: readonly string[] | null): Promise<void> {
  const known = new Set(projectIds === null ? [] : await existingProjects(context, projectIds));
  const allowed = (id: string) => known.has(id) && sees(context.actor, id);
  const missing = projectIds?.find((id) => !allowed(id));
  if (missing !== undefined || (projectIds === null && context.actor.projectIds !== null))
    throw invalid(
      'projectIds',
      missing === undefined ? 'Your key sees only some projects. Name them.' : `No project ${missing}.`,
      {
        expected: 'projects that your key sees',
        received: missing ?? null,
      },
    );
}
