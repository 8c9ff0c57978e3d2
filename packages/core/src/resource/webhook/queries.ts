import type {
  CreateWebhook,
  Delivery,
  ListDeliveries,
  ListWebhooks,
  UpdateWebhook,
  Webhook,
} from '@svc/contract/webhook';
import { deleteRows, insertRow, type TenantDatabase, updateRows } from '@svc/db';
import { type SqlBool, sql } from 'kysely';
import { type Actor, type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { Attempt } from './post.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'webhook_delivery.log': Attempt[];
  }
}

const columns = [
  'id',
  'url',
  'description',
  'events',
  'project_ids as projectIds',
  'state',
  'disabled_reason as disabledReason',
  'failures',
  'failing_since as failingSince',
  sql<string | null>`(select max(s.valid_until) from secret s
    where s.workspace_id = webhook.workspace_id and s.holder = webhook.id and s.valid_until > now())`.as(
    'previousSecretUntil',
  ),
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** A key that is limited to projects sees webhooks that are limited to some of them. */
const visible = (db: TenantDatabase, workspaceId: string, { projectIds }: Actor) =>
  db
    .selectFrom('webhook')
    .where('workspace_id', '=', workspaceId)
    .$if(projectIds !== null, (found) =>
      found.where(sql<SqlBool>`project_ids <@ ${[...(projectIds ?? [])]}::text[]`),
    );

export const findWebhook = (
  db: TenantDatabase,
  workspaceId: string,
  actor: Actor,
  id: string,
): Promise<Webhook | undefined> =>
  visible(db, workspaceId, actor).select(columns).where('id', '=', id).executeTakeFirst();

export const listWebhookRows = (
  db: TenantDatabase,
  workspaceId: string,
  actor: Actor,
  query: ListWebhooks,
): Promise<List<Webhook>> =>
  listRows(visible(db, workspaceId, actor), {
    columns,
    filters: { state: query.state },
    order: newestFirst,
    page: query,
  });

export async function insertWebhook(
  db: TenantDatabase,
  workspaceId: string,
  webhook: CreateWebhook & { id: string; createdBy: string },
): Promise<void> {
  const { projectIds: project_ids, createdBy: created_by, ...same } = webhook;
  await insertRow(db, 'webhook', { workspace_id: workspaceId, project_ids, created_by, ...same });
}

/** Whoever sets it active lets it begin anew. */
export const updateWebhookRow = (
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  { projectIds, ...same }: UpdateWebhook,
  now: string,
): Promise<void> =>
  updateRows(
    db,
    'webhook',
    { workspace_id: workspaceId, id },
    {
      ...same,
      ...(projectIds !== undefined && { project_ids: projectIds }),
      ...(same.state === 'active' && { disabled_reason: null, failures: 0, failing_since: null }),
      updated_at: now,
    },
  );

export const deleteWebhookRow = (db: TenantDatabase, workspaceId: string, id: string): Promise<void> =>
  deleteRows(db, 'webhook', { workspace_id: workspaceId, id });

const deliveryColumns = [
  'id',
  'webhook_id as webhookId',
  'event_id as eventId',
  'event_type as eventType',
  'state',
  sql<string | null>`case when state = 'pending' then due_at end`.as('nextAttemptAt'),
  'log as attempts',
  'created_at as createdAt',
  'settled_at as settledAt',
] as const;

const deliveries = (db: TenantDatabase, workspaceId: string, webhookId: string) =>
  db
    .selectFrom('webhook_delivery')
    .where('workspace_id', '=', workspaceId)
    .where('webhook_id', '=', webhookId);

export const listDeliveryRows = (
  db: TenantDatabase,
  workspaceId: string,
  webhookId: string,
  query: ListDeliveries,
): Promise<List<Delivery>> =>
  listRows(deliveries(db, workspaceId, webhookId), {
    columns: deliveryColumns,
    filters: { state: query.state, event_type: query.eventType },
    order: newestFirst,
    page: query,
  });

/** Sends the same event again, from the first attempt. A delivery that is under way is not touched. */
export async function sendAgain(
  db: TenantDatabase,
  workspaceId: string,
  webhookId: string,
  id: string,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, due_at: sql<string>`now()`, settled_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('claim', 'is', null)
    .execute();
}

export const findDelivery = (
  db: TenantDatabase,
  workspaceId: string,
  webhookId: string,
  id: string,
): Promise<Delivery | undefined> =>
  deliveries(db, workspaceId, webhookId).select(deliveryColumns).where('id', '=', id).executeTakeFirst();
