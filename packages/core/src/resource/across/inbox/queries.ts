import type { InboxItem, InboxKind } from '@svc/contract/across/inbox';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { type Kept, recalled } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';

type Found = Omit<InboxItem, 'mode' | 'read' | 'id' | 'needs' | 'project'>;

/** The newest entries of each kind: older ones would not be read here. */
const mostOfKind = 100;
const days = 90;

const seen = ({ actor }: Context) =>
  actor.projectIds === null
    ? sql<boolean>`true`
    : sql<boolean>`t.project_id = any(${[...actor.projectIds]}::text[])`;

const sources: Record<InboxKind, (context: Context) => ReturnType<typeof sql>> = {
  alert: (
    context,
  ) => sql`select 'alert' as kind, t.id as resource_id, t.project_id, t.alert_name as title, t.sentence,
      t.state, t.severity, t.fired_at as at, t.messages
    from alert_event t where t.workspace_id = ${context.workspace.id} and t.state <> 'resolved' and ${seen(context)}`,
  break: (
    context,
  ) => sql`select 'break' as kind, t.id as resource_id, t.project_id, null as title, t.headline as sentence,
      t.state, null as severity, t.found_at as at,
      case when t.message is not null then json_build_array(json_build_array(t.headline, t.message)) end as messages
    from anomaly t where t.workspace_id = ${context.workspace.id} and t.state <> 'resolved' and ${seen(context)}`,
  approval: (
    context,
  ) => sql`select 'approval' as kind, t.id as resource_id, t.project_id, t.operation as title, null as sentence,
      t.status as state, null as severity, t.created_at as at, null::json as messages
    from approval_request t where t.workspace_id = ${context.workspace.id} and t.status = 'pending'
      and t.expires_at > ${context.now().toISOString()} and ${seen(context)}`,
  // Scans of an import are no news: a year of answers would be hundreds of them.
  scan: (context) => sql`select 'scan' as kind, t.id as resource_id, t.project_id, null as title,
      t.failure ->> 'message' as sentence, case t.status when 'partial' then 'completed' else t.status end as state,
      null as severity, t.finished_at as at, t.messages
    from scan t where t.workspace_id = ${context.workspace.id} and t.status in ('completed', 'partial', 'failed', 'cancelled')
      and t.origin <> 'imported' and t.project_id is not null and ${seen(context)}`,
  report: (context) => sql`select 'report' as kind, t.id as resource_id, t.project_id, t.title,
      t.failure ->> 'message' as sentence, t.status as state, null as severity, t.finished_at as at,
      null::json as messages
    from report t where t.workspace_id = ${context.workspace.id} and t.status in ('completed', 'failed', 'cancelled')
      and t.project_id is not null and ${seen(context)}`,
  export: (context) => sql`select 'export' as kind, t.id as resource_id, t.project_id, null as title,
      t.failure ->> 'message' as sentence, case t.status when 'expired' then 'completed' else t.status end as state,
      null as severity, t.finished_at as at, null::json as messages
    from data_export t where t.workspace_id = ${context.workspace.id} and t.status in ('completed', 'expired', 'failed', 'cancelled')
      and t.project_id is not null and ${seen(context)}`,
};

const newestOf = (context: Context, kind: InboxKind) => sql`(select * from (${sources[kind](context)}) found
  where found.at >= ${new Date(context.now().getTime() - days * 86_400_000).toISOString()}::timestamptz
  order by found.at desc, found.resource_id desc limit ${mostOfKind}::integer)`;

/** What happened of these kinds, newest first, with what this reader has read. */
export async function readInbox(context: Context, kinds: readonly InboxKind[], reader: string) {
  const rows = await rowsOf<
    Found & { project: string | null; id: string; read: boolean; messages: Kept | null }
  >(context.db)`
    select n.*, p.name as project, n.kind || ':' || n.resource_id as id, r.item is not null as read
    from (${sql.join(
      kinds.map((kind) => newestOf(context, kind)),
      sql` union all `,
    )}) n
      left join project p on p.workspace_id = ${context.workspace.id} and p.id = n.project_id
      left join inbox_read r on r.workspace_id = ${context.workspace.id} and r.reader = ${reader} and r.item = n.kind || ':' || n.resource_id
    where n.project_id is null or p.deleted_at is null
    order by n.at desc, n.resource_id desc`;
  return rows.map(recalled);
}

export async function markItems(
  { db, workspace }: Scope,
  reader: string,
  items: readonly string[],
  read: boolean,
): Promise<void> {
  if (read)
    await sql`insert into inbox_read (workspace_id, reader, item)
      select ${workspace.id}, ${reader}, unnest(${[...items]}::text[]) on conflict do nothing`.execute(db);
  else
    await sql`delete from inbox_read where workspace_id = ${workspace.id} and reader = ${reader}
      and item = any(${[...items]}::text[])`.execute(db);
}
