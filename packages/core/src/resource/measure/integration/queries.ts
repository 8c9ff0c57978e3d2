import { Integration, type ListIntegrations } from '@svc/contract/measure/integration';
import { deleteRows, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { columnsOf, tableOf } from '../../../entity/index.ts';
import { type Context, isShown, type List, listRows, newestFirst } from '../../../kernel/index.ts';
import type { QueryRow, ReferralRow, SourceDay } from '../../../vendor/index.ts';

export const integrationRows = tableOf(
  'integration',
  columnsOf(Integration.omit({ lagDays: true, stale: true, runs: true })),
);
const { columns, rows: all } = integrationRows;

export const findIntegration = (context: Scope, id: string) =>
  all(context).select(columns).where('id', '=', id).where(isShown(context)).executeTakeFirst();
export type StoredIntegration = NonNullable<Awaited<ReturnType<typeof findIntegration>>>;

/** Each belongs to a project: a key that is limited to some sees theirs. */
export function listIntegrationRows(
  context: Context,
  query: ListIntegrations,
): Promise<List<StoredIntegration>> {
  const { projectIds } = context.actor;
  const rows = all(context).where(isShown(context));
  return listRows(projectIds === null ? rows : rows.where('projectId', 'in', [...projectIds, '']), {
    columns,
    filters: { kind: query.kind },
    order: newestFirst,
    page: query,
  });
}

export const integrationsOfProject = (context: Scope, projectId: string): Promise<StoredIntegration[]> =>
  all(context).select(columns).where('projectId', '=', projectId).orderBy('createdAt').execute();

/** The app that was connected last; undefined: none is. */
export async function connectedSlack(context: Scope, projectId: string): Promise<string | undefined> {
  const row = await all(context)
    .select('id')
    .where('projectId', '=', projectId)
    .where('kind', '=', 'slack')
    .where('state', '=', 'connected')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row?.id;
}

export async function lastRuns(
  { db, workspace }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Integration['runs']>> {
  const rows = await db
    .selectFrom('integration_run')
    .select(['integrationId', 'startedAt', 'endedAt', 'days', 'rows', 'error'])
    .where('workspaceId', '=', workspace.id)
    .where('integrationId', '=', sql<string>`any(${[...ids]}::text[])`)
    .orderBy('startedAt', 'desc')
    .execute();
  const byId = Map.groupBy(rows, (row) => row.integrationId);
  return new Map(
    [...byId].map(([id, own]) => [id, own.slice(0, 10).map(({ integrationId: _, ...run }) => run)]),
  );
}

/** Keeps as many runs as are shown. */
export async function noteRun(
  { db, workspace }: Scope,
  id: string,
  run: Integration['runs'][number],
): Promise<void> {
  await db
    .insertInto('integration_run')
    .values({ workspaceId: workspace.id, integrationId: id, ...run })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`delete from integration_run where workspace_id = ${workspace.id} and integration_id = ${id} and started_at <
    (select min(started_at) from (select started_at from integration_run where workspace_id = ${workspace.id}
      and integration_id = ${id} order by started_at desc limit 50) as kept)`.execute(db);
}

/** The connection that waits for this consent; each is taken once. */
export const takeConsent = async (
  { db, workspace, now }: Scope & Pick<Context, 'now'>,
  id: string,
  state: Buffer,
): Promise<boolean> => {
  const taken = await db
    .updateTable('integration')
    .set({ oauthState: null, oauthUntil: null })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .where('oauthState', '=', state)
    .where('oauthUntil', '>', now().toISOString())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Whether somebody waits for this consent; it stays as it is. */
export const awaitsConsent = async (
  { db, workspace, now }: Scope & Pick<Context, 'now'>,
  id: string,
  state: Buffer,
): Promise<boolean> => {
  const row = await db
    .selectFrom('integration')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .where('oauthState', '=', state)
    .where('oauthUntil', '>', now().toISOString())
    .executeTakeFirst();
  return row !== undefined;
};

/** The figures of a day take the place of those that were there. */
export async function replaceDay(
  context: Scope,
  id: string,
  { day, referrals, queries }: SourceDay,
): Promise<void> {
  if (referrals) await replaceReferrals(context, id, day, referrals);
  if (queries) await replaceQueries(context, id, day, queries);
}

async function replaceReferrals(
  { db, workspace }: Scope,
  id: string,
  day: string,
  rows: readonly ReferralRow[],
) {
  await deleteRows(db, 'referral', { workspaceId: workspace.id, integrationId: id, day });
  await sql`insert into referral (workspace_id, integration_id, day, referrer, page, visits, engaged)
    select ${workspace.id}, ${id}, ${day}, r.referrer, r.page, r.visits, r.engaged
    from json_to_recordset(${rows}::json)
      as r(referrer text, page text, visits integer, engaged integer)
    returning 1`.execute(db);
}

async function replaceQueries({ db, workspace }: Scope, id: string, day: string, rows: readonly QueryRow[]) {
  await deleteRows(db, 'search_query', { workspaceId: workspace.id, integrationId: id, day });
  await sql`insert into search_query (workspace_id, integration_id, day, query, clicks, impressions)
    select ${workspace.id}, ${id}, ${day}, q.query, q.clicks, q.impressions
    from json_to_recordset(${rows}::json)
      as q(query text, clicks integer, impressions integer)
    returning 1`.execute(db);
}

export async function deleteFigures({ db, workspace }: Scope, id: string): Promise<void> {
  for (const table of ['referral', 'search_query'] as const)
    await db
      .deleteFrom(table)
      .where('workspaceId', '=', workspace.id)
      .where('integrationId', '=', id)
      .execute();
}

export interface ReferralFilter {
  projectId: string;
  from: string;
  to: string;
}

const ofProject = ({ db, workspace }: Scope, { projectId, from, to }: ReferralFilter) =>
  db
    .selectFrom('referral as r')
    .innerJoin('integration as i', (join) =>
      join.onRef('i.workspaceId', '=', 'r.workspaceId').onRef('i.id', '=', 'r.integrationId'),
    )
    .where('r.workspaceId', '=', workspace.id)
    .where('i.projectId', '=', projectId)
    .where('r.day', '>=', from)
    .where('r.day', '<=', to);

const sums = [
  sql<number>`sum(r.visits)::integer`.as('visits'),
  sql<number>`sum(r.engaged)::integer`.as('engaged'),
] as const;

export const referralsByDay = (context: Scope, filter: ReferralFilter) =>
  ofProject(context, filter)
    .select(['r.day', 'r.referrer', ...sums])
    .groupBy(['r.day', 'r.referrer'])
    .orderBy('r.day')
    .execute();

export const referralsByPage = (context: Scope, filter: ReferralFilter, most: number) =>
  ofProject(context, filter)
    .select(['r.page', 'r.referrer', ...sums])
    .groupBy(['r.page', 'r.referrer'])
    .orderBy('visits', 'desc')
    .orderBy('r.page')
    .limit(most)
    .execute();

/** Searches in which people saw the project's site, over its connections, most shown first. */
export const mostSearched = (
  { db, workspace }: Scope,
  { projectId, since, most }: { projectId: string; since: string; most: number },
) =>
  db
    .selectFrom('search_query as q')
    .innerJoin('integration as i', (join) =>
      join.onRef('i.workspaceId', '=', 'q.workspaceId').onRef('i.id', '=', 'q.integrationId'),
    )
    .where('q.workspaceId', '=', workspace.id)
    .where('i.projectId', '=', projectId)
    .where('q.day', '>=', since)
    .select(['q.query', sql<number>`sum(q.impressions)::integer`.as('impressions')])
    .groupBy('q.query')
    .orderBy('impressions', 'desc')
    .orderBy('q.query')
    .limit(most)
    .execute();

/** Forgets connections that ended long ago, and figures older than two years. */
export async function forgetIntegrations({ db, workspace }: Scope, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  await db
    .deleteFrom('integration')
    .where('workspaceId', '=', workspace.id)
    .where('disconnectedAt', '<', ago(90))
    .execute();
  for (const table of ['referral', 'search_query'] as const)
    await db
      .deleteFrom(table)
      .where('workspaceId', '=', workspace.id)
      .where('day', '<', ago(760).slice(0, 10))
      .execute();
}
