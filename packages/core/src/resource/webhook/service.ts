import type { EventType } from '@svc/contract/kernel';
import type {
  CreateWebhook,
  Delivery,
  DeliveryParams,
  ListDeliveries,
  ListWebhooks,
  NewWebhook,
  RotateWebhookSecret,
  TestedWebhook,
  UpdateWebhook,
  Webhook,
  WebhookEventType,
  WebhookParams,
} from '@svc/contract/webhook';
import { z } from 'zod';
import type { PrepareContext, RunContext } from '../../environment/index.ts';
import { GuardError } from '../../guard/index.ts';
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
} from '../../kernel/index.ts';
import { deleteSecrets, type NewSecret, openSecrets, sealSecret, storeSecret } from '../../secret/index.ts';
import { VaultError } from '../../vault/index.ts';
import { existingProjects } from '../project/index.ts';
import { post } from './post.ts';
import {
  deleteWebhookRow,
  findDelivery,
  findWebhook,
  insertWebhook,
  listDeliveryRows,
  listWebhookRows,
  sendAgain,
  updateWebhookRow,
} from './queries.ts';
import { newSigningSecret } from './sign.ts';

export const listWebhooks = (
  { db, workspace, actor }: Context,
  query: ListWebhooks,
): Promise<List<Webhook>> => listWebhookRows(db, workspace.id, actor, query);

export async function getWebhook(
  { db, workspace, actor }: Context,
  { webhookId }: WebhookParams,
): Promise<Webhook> {
  const webhook = await findWebhook(db, workspace.id, actor, webhookId);
  if (!webhook) throw notFound('webhook', webhookId, 'GET /v1/webhooks');
  return webhook;
}

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
      'This deployment cannot keep signing secrets: its operator sets SVC_KEK or SVC_KEK_FILE.',
    );
  const secret = newSigningSecret();
  return { webhookId, secret, stored: await sealSecret(vault, workspace.id, webhookId, secret) };
}

export const createWebhook = (
  context: RunContext,
  input: CreateWebhook,
  { webhookId, secret, stored }: PreparedSecret,
): Promise<NewWebhook> =>
  transaction(context, async (context) => {
    const { db, workspace, actor } = context;
    const projectIds = input.projectIds ?? (actor.projectIds && [...actor.projectIds]);
    assertUrl(context, input.url);
    await assertProjects(context, projectIds);
    await insertWebhook(db, workspace.id, { ...input, projectIds, id: webhookId, createdBy: actor.id });
    await storeSecret(db, workspace.id, stored, instant(context.now()));
    await audit(context, 'webhook.created', webhookId, { ...input, projectIds });
    return { ...(await getWebhook(context, { webhookId })), secret };
  });

export const updateWebhook = (
  context: RunContext,
  { webhookId, ...changes }: UpdateWebhook & WebhookParams,
): Promise<Webhook> =>
  transaction(context, async (context) => {
    const { db, workspace } = context;
    const before = await getWebhook(context, { webhookId });
    if (changes.url !== undefined) assertUrl(context, changes.url);
    if (changes.projectIds !== undefined) await assertProjects(context, changes.projectIds);
    await updateWebhookRow(db, workspace.id, webhookId, changes, context.now().toISOString());
    await audit(context, 'webhook.updated', webhookId, { before, after: changes });
    return getWebhook(context, { webhookId });
  });

/** Its deliveries go with it, and so do those that wait. */
export const deleteWebhook = (
  context: Context,
  input: WebhookParams,
): Promise<{ id: string; deleted: true }> =>
  transaction(context, async (context) => {
    const { id, url } = await getWebhook(context, input);
    await deleteSecrets(context.db, context.workspace.id, id);
    await deleteWebhookRow(context.db, context.workspace.id, id);
    await audit(context, 'webhook.deleted', id, { url });
    return { id, deleted: true };
  });

export const rotateWebhookSecret = (
  context: Context,
  { webhookId, overlapHours }: RotateWebhookSecret & WebhookParams,
  { secret, stored }: PreparedSecret,
): Promise<NewWebhook> =>
  transaction(context, async (context) => {
    await getWebhook(context, { webhookId });
    const until = instant(new Date(context.now().getTime() + overlapHours * 3_600_000));
    await storeSecret(context.db, context.workspace.id, stored, until);
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
    type: 'webhook.test',
    timestamp: instant(context.now()),
    mode: workspace.mode,
    workspaceId: workspace.id,
    projectId: null,
    resource: { type: 'webhook', id },
    sequence: 1,
    requestId,
    data: { message: 'This is a test.' },
  });
  const secrets = await openSecrets(context, workspace.id, id).catch((error: unknown) => {
    if (!(error instanceof VaultError)) throw error;
    throw new ServiceError('conflict', 'The signing secret cannot be opened here. Rotate it.');
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
  return listDeliveryRows(context.db, context.workspace.id, webhookId, query);
}

export const redeliver = (context: Context, { webhookId, deliveryId }: DeliveryParams): Promise<Delivery> =>
  transaction(context, async (context) => {
    const { db, workspace } = context;
    const webhook = await getWebhook(context, { webhookId });
    const read = async () => {
      const found = await findDelivery(db, workspace.id, webhookId, deliveryId);
      if (!found) throw notFound('delivery', deliveryId, `GET /v1/webhooks/${webhookId}/deliveries`);
      return found;
    };
    const before = await read();
    if (webhook.state !== 'active')
      throw new ServiceError('conflict', `The webhook is ${webhook.state}. Set it active with PATCH first.`);
    await sendAgain(db, workspace.id, webhookId, deliveryId);
    await audit(context, 'webhook.redelivered', webhookId, { deliveryId, eventId: before.eventId });
    return read();
  });

export const listEventTypes = (types: readonly EventType[], page: Page): List<WebhookEventType> =>
  pageOf(
    types.map(({ type, summary, resource, data }) => ({ type, summary, resource, data: jsonSchema(data) })),
    page,
    ({ type }) => type,
  );

/** Without references, which would point nowhere once the schema stands inside another document. */
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
export function assertEvents(types: readonly EventType[], events: readonly string[] | undefined): void {
  const known = new Set(['*', ...types.flatMap(({ type }) => [type, `${type.split('.')[0]}.*`])]);
  const unknown = events?.find((one) => !known.has(one));
  if (unknown !== undefined)
    throw invalid('events', `There is no event “${unknown}”. GET /v1/webhook-event-types lists them.`, {
      expected: 'types of events',
      received: unknown,
      allowed: [...known],
    });
}

function assertUrl(context: RunContext, url: string): void {
  try {
    context.checkAddress(url);
  } catch (error) {
    if (!(error instanceof GuardError)) throw error;
    throw invalid('url', error.message, { expected: 'a public http or https address', received: url });
  }
}

async function assertProjects(
  { db, workspace, actor }: Context,
  projectIds: readonly string[] | null,
): Promise<void> {
  const known = new Set(projectIds === null ? [] : await existingProjects(db, workspace.id, projectIds));
  const allowed = (id: string) => known.has(id) && sees(actor, id);
  const missing = projectIds?.find((id) => !allowed(id));
  if (missing !== undefined || (projectIds === null && actor.projectIds !== null))
    throw invalid(
      'projectIds',
      missing === undefined ? 'Your key sees some projects only: name them.' : `No project ${missing}.`,
      {
        expected: 'projects that your key sees',
        received: missing ?? null,
      },
    );
}
