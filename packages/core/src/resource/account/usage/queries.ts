import type { GetUsage } from '@svc/contract/account/usage';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { type Context, seenBy } from '../../../kernel/index.ts';

/** Counts answers under today. `write_batch` does it where it records them. */
export async function noteUsage(
  { db, workspace }: Scope,
  used: { projectId: string | null; engine: string; requestedBy: string; answers: number; credits: number },
): Promise<void> {
  await sql`select note_usage(${workspace.id}, ${used.projectId}, ${used.engine}, ${used.requestedBy},
    ${used.answers}::integer, ${used.credits}::integer)`.execute(db);
}

export interface UsedRow {
  /** First day of the interval. */
  start: string;
  id: string | null;
  name: string | null;
  answers: number;
  credits: number;
}

/** The group of each row and its display name. For members, that is the maker of the key. */
const groups = {
  project: { id: sql`u.project_id`, name: sql`p.name` },
  engine: { id: sql`u.engine`, name: sql`u.engine` },
  key: { id: sql`u.requested_by`, name: sql`k.name` },
  member: {
    id: sql`coalesce(k."createdBy", u.requested_by)`,
    name: sql`coalesce(k."createdBy", u.requested_by)`,
  },
  day: { id: sql`u.day::text`, name: sql`u.day::text` },
};

export async function usedRows(
  { db, workspace, actor }: Context,
  query: GetUsage & { from: string; to: string },
): Promise<UsedRow[]> {
  const group = groups[query.by];
  const { projectId = null, engine = null, keyId = null } = query;
  // Keys are looked up apart: on a cluster they are on another node than what was used.
  const keys =
    query.by === 'key' || query.by === 'member'
      ? await db
          .selectFrom('api_key')
          .select(['id', 'name', 'createdBy'])
          .where('workspaceId', '=', workspace.id)
          .execute()
      : [];
  const rows = await rowsOf<UsedRow>(db)`
    select date_trunc(${query.interval}::text, u.day::timestamp)::date::text as start, ${group.id} as id, max(${group.name}) as name,
      sum(u.answers)::integer as answers, sum(u.credits)::integer as credits
    from (select * from usage_day where workspace_id = ${workspace.id} and day between ${query.from}::date and ${query.to}::date
        and ${seenBy(actor)}) u
      left join project p on p.workspace_id = u.workspace_id and p.id = u.project_id
      left join json_to_recordset(${keys}::json) as k(id text, name text, "createdBy" text) on k.id = u.requested_by
    where (${projectId}::text is null or u.project_id = ${projectId}) and (${engine}::text is null or u.engine = ${engine})
      and (${keyId}::text is null or u.requested_by = ${keyId})
    group by 1, 2`;
  return rows;
}

/** Credits of each day from the first with any use, oldest first, up to yesterday. */
export async function dailyCredits({ db, workspace, actor }: Context): Promise<number[]> {
  const rows = await rowsOf<{ credits: number }>(db)`
    with own as (select day, credits from usage_day where workspace_id = ${workspace.id} and ${seenBy(actor)})
    select coalesce((select sum(credits) from own where own.day = d.day::date), 0)::integer as credits
    from generate_series((select min(day) from own), (now() at time zone 'UTC')::date - 1, interval '1 day') as d(day)
    order by d.day`;
  return rows.map(({ credits }) => credits);
}
