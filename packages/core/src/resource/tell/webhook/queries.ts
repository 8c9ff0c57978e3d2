import type { Delivery, ListDeliveries } from '@svc/contract/tell/webhook';
import type { Scope } from '@svc/db';
import { type SqlBool, sql } from 'kysely';
import type { Visible } from '../../../entity/index.ts';
import { type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { Attempt } from './post.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'webhook_delivery.log': Attempt[];
  }
}

/** A key that is limited to projects sees webhooks that are limited to some of them. */
export const ofSeenProjects: Visible<'webhook'> =
  ({ actor: { projectIds } }) =>
  () =>
    projectIds === null ? sql<SqlBool>`true` : sql<SqlBool>`project_ids <@ ${[...projectIds]}::text[]`;

export const previousSecretUntil = sql<string | null>`(select max(s.valid_until) from secret s
    where s.workspace_id = webhook.workspace_id and s.holder = webhook.id and s.valid_until > now())`.as(
  'previousSecretUntil',
);

const deliveryColumns = [
  'id',
  'webhookId',
  'eventId',
  'eventType',
  'state',
  sql<string | null>`case when state = 'pending' then due_at end`.as('nextAttemptAt'),
  'log as attempts',
  'createdAt',
  'settledAt',
] as const;

const deliveries = ({ db, workspace }: Scope, webhookId: string) =>
  db
    .selectFrom('webhook_delivery')
    .where('workspaceId', '=', workspace.id)
    .where('webhookId', '=', webhookId);

export const listDeliveryRows = (
  scope: Scope,
  webhookId: string,
  query: ListDeliveries,
): Promise<List<Delivery>> =>
  listRows(deliveries(scope, webhookId), {
    columns: deliveryColumns,
    filters: { state: query.state, eventType: query.eventType },
    order: newestFirst,
    page: query,
  });

/** Sends the same event again, from the first attempt. A delivery that is under way is not touched. */
export async function sendAgain({ db, workspace }: Scope, webhookId: string, id: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'pending', attempts: 0, dueAt: sql<string>`now()`, settledAt: null })
    .where('workspaceId', '=', workspace.id)
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .where('claim', 'is', null)
    .execute();
}

export const findDelivery = (scope: Scope, webhookId: string, id: string): Promise<Delivery | undefined> =>
  deliveries(scope, webhookId).select(deliveryColumns).where('id', '=', id).executeTakeFirst();
