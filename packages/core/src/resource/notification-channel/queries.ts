import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { ToldEvent } from './message.ts';
import type { Kind, ListChannels, NotificationChannel, QuietHours } from './schema.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'notification_channel.quiet_hours': QuietHours;
  }
}

const columns = [
  'id',
  'project_id as projectId',
  'kind',
  'name',
  'hint',
  'events',
  'minimum_severity as minimumSeverity',
  'quiet_hours as quietHours',
  'state',
  'last_error as lastError',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const channels = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db
    .selectFrom('notification_channel')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId);

export const listChannelRows = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListChannels,
): Promise<List<NotificationChannel>> =>
  listRows(channels(db, workspaceId, projectId), {
    columns,
    filters: { kind: query.kind },
    order: newestFirst,
    page: query,
  });

export const findChannel = (
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  id: string,
): Promise<NotificationChannel | undefined> =>
  channels(db, workspaceId, projectId).select(columns).where('id', '=', id).executeTakeFirst();

export interface ChannelRow {
  id: string;
  project_id: string;
  kind: Kind;
  name: string;
  hint: string;
  events: string[];
  minimum_severity: NotificationChannel['minimumSeverity'];
  quiet_hours: string | null;
  state: NotificationChannel['state'];
  code_hash: Buffer | null;
  code_until: string | null;
  unsubscribe_token: string;
  created_by: string;
}

export async function insertChannel(db: TenantDatabase, workspaceId: string, row: ChannelRow): Promise<void> {
  await db
    .insertInto('notification_channel')
    .values({ workspace_id: workspaceId, ...row })
    .execute();
}

export interface ChannelChange {
  name?: string | undefined;
  events?: string[] | undefined;
  minimum_severity?: ChannelRow['minimum_severity'];
  quiet_hours?: string | null;
  state?: ChannelRow['state'];
  code_hash?: Buffer | null;
  last_error?: string | null;
  code_guesses?: number;
  updated_at?: string;
}

export async function changeChannel(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  change: ChannelChange,
): Promise<void> {
  await db
    .updateTable('notification_channel')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** What a code is checked with. Others who check wait, so that guesses are counted one by one. */
export const lockCode = (db: TenantDatabase, workspaceId: string, id: string) =>
  db
    .selectFrom('notification_channel')
    .select(['code_hash', 'code_until', 'code_guesses'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function deleteChannelRow(db: TenantDatabase, workspaceId: string, id: string): Promise<void> {
  await db
    .deleteFrom('notification_channel')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export interface WaitingNotification {
  channelId: string;
  kind: Kind;
  state: NotificationChannel['state'];
  quietHours: QuietHours | null;
  unsubscribeToken: string;
  attempts: number;
  event: Omit<ToldEvent, 'summary'> & { envelope: object; requestId: string | null };
}

/** null: it was sent, or its channel is gone. */
export async function findWaiting(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
): Promise<WaitingNotification | null> {
  const { rows } = await sql<WaitingNotification>`
    select c.id as "channelId", c.kind, c.state, c.quiet_hours as "quietHours", c.unsubscribe_token as "unsubscribeToken", n.attempts,
      json_build_object('id', e.id, 'type', e.type, 'data', e.data, 'severity', event_severity(e.type, e.data), 'requestId', e.request_id,
        'projectName', p.name,
        'envelope', json_build_object('id', e.id, 'type', e.type,
          'timestamp', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'mode', e.mode,
          'workspaceId', e.workspace_id, 'projectId', e.project_id,
          'resource', json_build_object('type', e.resource_type, 'id', e.resource_id),
          'sequence', e.sequence, 'requestId', e.request_id, 'data', e.data)) as event
    from notification n join notification_channel c on c.workspace_id = n.workspace_id and c.id = n.channel_id
      join event e on e.workspace_id = n.workspace_id and e.id = n.event_id
      left join project p on p.workspace_id = e.workspace_id and p.id = e.project_id
    where n.workspace_id = ${workspaceId} and n.id = ${id} and n.state = 'waiting'`.execute(db);
  return rows[0] ?? null;
}

export async function settleNotification(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  outcome: { state: 'waiting' | 'sent' | 'failed'; error: string | null },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({
      ...outcome,
      attempts: sql<number>`attempts + 1`,
      ...(outcome.state !== 'waiting' && { settled_at: sql<string>`now()` }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}
