import type { Language } from '@svc/contract/kernel';
import type {
  Digest,
  Kind,
  ListChannels,
  NotificationChannel,
  QuietHours,
} from '@svc/contract/tell/notification-channel';
import {
  type Database,
  deleteRows,
  insertRow,
  rowsOf,
  type Scope,
  type TenantDatabase,
  updateRows,
} from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { ToldEvent } from './message.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'notification_channel.quietHours': QuietHours;
    'notification_channel.digest': Digest;
  }
}

const columns = [
  'id',
  sql<string>`project_id`.as('projectId'),
  'kind',
  'name',
  'hint',
  'events',
  'minimumSeverity',
  'quietHours',
  'digest',
  'language',
  'state',
  'lastError',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

const channels = ({ db, workspace }: Scope, projectId: string) =>
  db
    .selectFrom('notification_channel')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId);

export const listChannelRows = (
  scope: Scope,
  projectId: string,
  query: ListChannels,
): Promise<List<NotificationChannel>> =>
  listRows(channels(scope, projectId), {
    columns,
    filters: { kind: query.kind },
    order: newestFirst,
    page: query,
  });

export const findChannel = (
  scope: Scope,
  projectId: string,
  id: string,
): Promise<NotificationChannel | undefined> =>
  channels(scope, projectId).select(columns).where('id', '=', id).executeTakeFirst();

export const findChannels = (
  scope: Scope,
  projectId: string,
  ids: readonly string[],
): Promise<NotificationChannel[]> =>
  channels(scope, projectId)
    .select(columns)
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .orderBy('createdAt')
    .execute();

/** Of these channels, those of the project; others are not named. */
export async function pickChannels(
  { db, workspace }: Scope,
  projectId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from notification_channel where workspace_id = ${workspace.id} and project_id = ${projectId}
      and id = any(${[...ids]}::text[])`;
  return rows.map(({ id }) => id);
}

/** A notification for each channel, whatever events it listens to. Gives those that it had none of yet. */
export async function insertNotifications(
  { db, workspace }: Scope,
  { eventId, channels }: { eventId: string; channels: readonly { id: string; channelId: string }[] },
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    insert into notification (workspace_id, id, channel_id, event_id)
    select ${workspace.id}, c.id, c."channelId", ${eventId}
    from json_to_recordset(${channels}::json) as c(id text, "channelId" text)
    on conflict do nothing returning id`;
  return rows.map(({ id }) => id);
}

export interface ChannelRow {
  id: string;
  /** null: a person's own. */
  projectId: string | null;
  holder?: string;
  digest: Digest | null;
  digestDueAt: string | null;
  kind: Kind;
  name: string;
  hint: string;
  events: string[];
  minimumSeverity: NotificationChannel['minimumSeverity'];
  quietHours: QuietHours | null;
  language: Language;
  state: NotificationChannel['state'];
  codeHash: Buffer | null;
  codeUntil: string | null;
  unsubscribeToken: string;
  createdBy: string;
}

export const insertChannel = ({ db, workspace }: Scope, row: ChannelRow): Promise<void> =>
  insertRow(db, 'notification_channel', { workspaceId: workspace.id, ...row });

export interface ChannelChange {
  name?: string | undefined;
  events?: string[] | undefined;
  minimumSeverity?: ChannelRow['minimumSeverity'];
  quietHours?: QuietHours | null;
  digest?: Digest | null;
  digestDueAt?: string | null;
  language?: Language;
  state?: ChannelRow['state'];
  codeHash?: Buffer | null;
  lastError?: string | null;
  codeGuesses?: number;
  codeUntil?: string;
  updatedAt?: string;
}

export const changeChannel = ({ db, workspace }: Scope, id: string, change: ChannelChange): Promise<void> =>
  updateRows(db, 'notification_channel', { workspaceId: workspace.id, id }, change);

/** Notes whether the last message arrived, for channels that are in use. */
export async function noteArrival(
  { db, workspace }: Scope,
  id: string,
  failure: string | null,
): Promise<void> {
  await db
    .updateTable('notification_channel')
    .set({ state: failure === null ? 'active' : 'failing', lastError: failure })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .where('state', 'in', ['active', 'failing'])
    .execute();
}

/** Locks a code while it is checked, so that guesses are counted one by one. */
export const lockCode = ({ db, workspace }: Scope, id: string) =>
  db
    .selectFrom('notification_channel')
    .select(['codeHash', 'codeUntil', 'codeGuesses'])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const deleteChannelRow = ({ db, workspace }: Scope, id: string): Promise<void> =>
  deleteRows(db, 'notification_channel', { workspaceId: workspace.id, id });

export interface WaitingNotification {
  channelId: string;
  projectId: string | null;
  /** The member whose own channel it is. */
  holder: string | null;
  digest: Digest | null;
  kind: Kind;
  state: NotificationChannel['state'];
  quietHours: QuietHours | null;
  language: Language;
  unsubscribeToken: string;
  attempts: number;
  /** The channel's or the event's. */
  isProjectDeleted: boolean;
  event: Omit<ToldEvent, 'summary'> & { envelope: object; requestId: string | null };
}

/** null: it was sent, or its channel is gone. */
export async function findWaiting({ db, workspace }: Scope, id: string): Promise<WaitingNotification | null> {
  const rows = await rowsOf<WaitingNotification>(db)`
    select c.id as channel_id, c.project_id, c.holder, c.digest, c.kind, c.state, c.quiet_hours, c.language,
      c.unsubscribe_token, n.attempts, coalesce(own.deleted_at, p.deleted_at) is not null as is_project_deleted,
      json_build_object('id', e.id, 'type', e.type, 'data', e.data, 'severity', event_severity(e.type, e.data), 'requestId', e.request_id,
        'projectName', p.name, 'projectId', e.project_id,
        'envelope', json_build_object('id', e.id, 'type', e.type,
          'timestamp', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'mode', e.mode,
          'workspaceId', e.workspace_id, 'projectId', e.project_id,
          'resource', json_build_object('type', e.resource_type, 'id', e.resource_id),
          'sequence', e.sequence, 'requestId', e.request_id, 'data', e.data)) as event
    from notification n join notification_channel c on c.workspace_id = n.workspace_id and c.id = n.channel_id
      join event e on e.workspace_id = n.workspace_id and e.id = n.event_id
      left join project p on p.workspace_id = e.workspace_id and p.id = e.project_id
      left join project own on own.workspace_id = c.workspace_id and own.id = c.project_id
    where n.workspace_id = ${workspace.id} and n.id = ${id} and n.state = 'waiting'`;
  return rows[0] ?? null;
}

export interface WaitingEvent {
  notificationId: string;
  id: string;
}

/** Events that wait for a channel's digest, oldest first. */
export const readWaiting = ({ db, workspace }: Scope, channelId: string): Promise<WaitingEvent[]> =>
  rowsOf<WaitingEvent>(db)`
    select n.id as notification_id, e.id from notification n join event e on e.workspace_id = n.workspace_id and e.id = n.event_id
    where n.workspace_id = ${workspace.id} and n.channel_id = ${channelId} and n.state = 'waiting'
      and event_severity(e.type, e.data) <> 'critical' order by e.occurred_at, e.id`;

/** These events, oldest first, with names of projects. */
export const readEvents = (
  { db, workspace }: Scope,
  ids: readonly string[],
): Promise<Omit<ToldEvent, 'summary'>[]> => rowsOf<Omit<ToldEvent, 'summary'>>(db)`
    select e.id, e.type, e.data, event_severity(e.type, e.data) as severity, p.name as project_name, e.project_id
    from event e left join project p on p.workspace_id = e.workspace_id and p.id = e.project_id
    where e.workspace_id = ${workspace.id} and e.id = any(${[...ids]}::text[]) order by e.occurred_at, e.id`;

export interface DigestChannel {
  channelId: string;
  projectId: string | null;
  holder: string | null;
  kind: Kind;
  state: NotificationChannel['state'];
  digest: Digest;
  language: Language;
  dueAt: string;
  unsubscribeToken: string;
}

/** null: it has no digest any more. */
export async function findDigest({ db, workspace }: Scope, channelId: string): Promise<DigestChannel | null> {
  const row = await db
    .selectFrom('notification_channel')
    .select(['projectId', 'holder', 'kind', 'state', 'digest', 'digestDueAt', 'language', 'unsubscribeToken'])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', channelId)
    .executeTakeFirst();
  if (!row?.digest || row.digestDueAt === null) return null;
  const { projectId, holder, kind, state, digest, language, digestDueAt: dueAt } = row;
  return {
    channelId,
    projectId,
    holder,
    kind,
    state,
    digest,
    language,
    dueAt,
    unsubscribeToken: row.unsubscribeToken,
  };
}

export const readDueDigests = (db: TenantDatabase, at: string) => rowsOf<{
  workspaceId: string;
  channelId: string;
}>(db)`
    select workspace_id, channel_id from due_digests(${at}::timestamptz, 1000)`;

/** A person's own channels: one for each delivery. */
export const readPersonal = ({ db, workspace }: Scope, holder: string) =>
  db
    .selectFrom('notification_channel')
    .select(['id', 'events', 'minimumSeverity', 'quietHours', 'digest', 'language', 'state'])
    .where('workspaceId', '=', workspace.id)
    .where('holder', '=', holder)
    .orderBy('id')
    .execute();

/** Address of an active member, and what they see; null: no such member any more. */
export async function memberAddress(
  { db }: Scope,
  holder: string,
): Promise<{ email: string; projectIds: string[] | null } | null> {
  const rows = await rowsOf<{ email: string; projectIds: string[] | null }>(db)`
    select email, project_ids from member_address(${holder})`;
  return rows[0] ?? null;
}

export const settleNotification = (
  { db, workspace }: Scope,
  id: string,
  outcome: { state: 'waiting' | 'sent' | 'failed'; error: string | null },
): Promise<void> =>
  updateRows(
    db,
    'notification',
    { workspaceId: workspace.id, id },
    {
      ...outcome,
      attempts: sql<number>`attempts + 1`,
      ...(outcome.state !== 'waiting' && { settledAt: sql<string>`now()` }),
    },
  );

/** They went out with a digest. */
export async function settleWaiting(
  { db, workspace }: Scope,
  waiting: readonly WaitingEvent[],
): Promise<void> {
  const ids = waiting.map(({ notificationId }) => notificationId);
  await sql`update notification set state = 'sent', error = null, attempts = attempts + 1, settled_at = now()
    where workspace_id = ${workspace.id} and id = any(${ids}::text[])`.execute(db);
}

/** Ends a channel for its reader, who has nothing but the link in a mail. Its name, or null where the link is of none. */
export async function unsubscribe({ system }: Database, token: string): Promise<string | null> {
  const rows = await rowsOf<{ name: string | null }>(system)`select unsubscribe_channel(${token}) as name`;
  return rows[0]?.name ?? null;
}
