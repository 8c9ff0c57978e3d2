import { deleteRows, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

import { shippedRanges } from './shipped.ts';
import type { PublishedRange, Verdict } from './verify.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'crawler_range.prefixes': readonly string[];
  }
}

export interface CountedVisit {
  day: string;
  crawler: string;
  verdict: Verdict;
  page: string;
  status: number;
  visits: number;
}

/** Visits in logs, and visits that integrations counted on days without a log, so nothing counts twice. */
const ofProject = ({ db, workspace }: Scope, projectId: string) => {
  const logged = db
    .selectFrom('crawler_visit as v')
    .where('v.workspaceId', '=', workspace.id)
    .where('v.projectId', '=', projectId);
  const columns = ['v.day', 'v.crawler', 'v.verdict', 'v.page', 'v.status', 'v.visits'] as const;
  const pulled = db
    .selectFrom('crawler_pull as v')
    .innerJoin('integration as i', (join) =>
      join.onRef('i.workspaceId', '=', 'v.workspaceId').onRef('i.id', '=', 'v.integrationId'),
    )
    .where('v.workspaceId', '=', workspace.id)
    .where('i.projectId', '=', projectId)
    .where('v.day', 'not in', logged.select('v.day'));
  return db.selectFrom(
    logged
      .select([...columns, sql<boolean>`false`.as('estimated')])
      .unionAll(pulled.select([...columns, sql<boolean>`true`.as('estimated')]))
      .as('crawler_visit'),
  );
};

const ofMinutes = ({ db, workspace }: Scope, projectId: string, minutes: readonly number[]) =>
  db
    .selectFrom('crawler_line')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('minute', '=', sql<number>`any(${[...minutes]}::integer[])`);

/** Bytes of what is known, by minute. */
export async function sizesOfLines(
  scope: Scope,
  projectId: string,
  minutes: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await ofMinutes(scope, projectId, minutes)
    .select(['minute', sql<number>`length(hashes)`.as('bytes')])
    .execute();
  return new Map(rows.map(({ minute, bytes }) => [minute, bytes]));
}

/** Hashes in hex, one after the other, by minute. */
export async function readLines(
  scope: Scope,
  projectId: string,
  minutes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await ofMinutes(scope, projectId, minutes)
    .select(['minute', sql<string>`encode(hashes, 'hex')`.as('hashes')])
    .execute();
  return new Map(rows.map(({ minute, hashes }) => [minute, hashes]));
}

export async function addLines(
  { db, workspace }: Scope,
  projectId: string,
  lines: readonly { minute: number; hashes: string }[],
): Promise<void> {
  await sql`insert into crawler_line (workspace_id, project_id, minute, hashes)
    select ${workspace.id}, ${projectId}, l.minute, decode(l.hashes, 'hex')
    from json_to_recordset(${lines}::json) as l(minute integer, hashes text)
    on conflict (workspace_id, project_id, minute) do update set hashes = crawler_line.hashes || excluded.hashes`.execute(
    db,
  );
}

export async function addVisits(
  { db, workspace }: Scope,
  projectId: string,
  visits: readonly CountedVisit[],
): Promise<void> {
  await sql`insert into crawler_visit (workspace_id, project_id, day, crawler, verdict, page, status, visits)
    select ${workspace.id}, ${projectId}, v.day, v.crawler, v.verdict, v.page, v.status, v.visits
    from json_to_recordset(${visits}::json)
      as v(day text, crawler text, verdict text, page text, status integer, visits integer)
    on conflict (workspace_id, project_id, day, crawler, verdict, page, status)
      do update set visits = crawler_visit.visits + excluded.visits`.execute(db);
}

/** An integration's counts of a day replace its earlier ones. */
export async function replacePulled(
  { db, workspace }: Scope,
  { integrationId, day, visits }: { integrationId: string; day: string; visits: readonly CountedVisit[] },
): Promise<void> {
  await deleteRows(db, 'crawler_pull', { workspaceId: workspace.id, integrationId, day });
  await sql`insert into crawler_pull (workspace_id, integration_id, day, crawler, verdict, page, status, visits)
    select ${workspace.id}, ${integrationId}, v.day, v.crawler, v.verdict, v.page, v.status, v.visits
    from json_to_recordset(${visits}::json)
      as v(day text, crawler text, verdict text, page text, status integer, visits integer)
    returning 1`.execute(db);
}

export const deletePulled = ({ db, workspace }: Scope, integrationId: string) =>
  db
    .deleteFrom('crawler_pull')
    .where('workspaceId', '=', workspace.id)
    .where('integrationId', '=', integrationId)
    .execute();

const day = 86_400_000;
/** How long a line is recognised; older ones are refused, so that nothing is ever counted twice. */
export const knownDays = 30;
/** Two years and a month: a season can be compared with the one two years before. */
const keptDays = 760;

/** Hashes of lines that are refused on entry by now, and counts that are older than two years. */
export async function forgetCrawlerLines({ db, workspace }: Scope, now: Date): Promise<void> {
  const known = now.getTime() - (knownDays + 2) * day;
  const kept = new Date(now.getTime() - keptDays * day);
  await db
    .deleteFrom('crawler_line')
    .where('workspaceId', '=', workspace.id)
    .where('minute', '<', Math.floor(known / 60_000))
    .execute();
  for (const table of ['crawler_visit', 'crawler_pull'] as const)
    await db
      .deleteFrom(table)
      .where('workspaceId', '=', workspace.id)
      .where('day', '<', kept.toISOString().slice(0, 10))
      .execute();
}

/** Ranges that the worker has fetched, and from this release those that it has not. */
export async function readRanges(db: TenantDatabase): Promise<PublishedRange[]> {
  const fetched = await db.selectFrom('crawler_range').select(['source', 'prefixes', 'fetchedAt']).execute();
  const known = new Set(fetched.map(({ source }) => source));
  return [...fetched, ...shippedRanges.filter(({ source }) => !known.has(source))];
}

export async function storeRange(db: TenantDatabase, range: PublishedRange): Promise<void> {
  const row = { prefixes: range.prefixes, fetchedAt: range.fetchedAt };
  await db
    .insertInto('crawler_range')
    .values({ source: range.source, ...row })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute();
}

export interface VisitFilter {
  from: string;
  to: string;
  crawlers: readonly string[];
  page?: string | undefined;
}

const visits = sql<number>`sum(visits)::integer`;
const when = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`coalesce(sum(visits) filter (where ${condition}), 0)::integer`;
const refused = when(sql`verdict <> 'spoofed' and status >= 400`);

const filtered = (scope: Scope, projectId: string, filter: VisitFilter) => {
  const all = ofProject(scope, projectId)
    .where('day', '>=', filter.from)
    .where('day', '<=', filter.to)
    .where('crawler', '=', sql<string>`any(${[...filter.crawlers]}::text[])`);
  return filter.page === undefined ? all : all.where('page', '=', filter.page);
};

export const visitsByCrawler = (scope: Scope, projectId: string, filter: VisitFilter) =>
  filtered(scope, projectId, filter)
    .select([
      'crawler',
      when(sql`verdict = 'verified'`).as('verified'),
      when(sql`verdict = 'spoofed'`).as('spoofed'),
      when(sql`verdict = 'unverified'`).as('unverified'),
      refused.as('refused'),
      sql<string>`max(day)`.as('lastDay'),
    ])
    .groupBy('crawler')
    .orderBy(visits, 'desc')
    .orderBy('crawler')
    .execute();

/** The most visited pages, by crawler. */
export const visitsByPage = (scope: Scope, projectId: string, filter: VisitFilter, most: number) =>
  filtered(scope, projectId, filter)
    .where('verdict', '!=', 'spoofed')
    .where('page', 'in', (inner) =>
      inner
        .selectFrom(
          filtered(scope, projectId, filter)
            .where('verdict', '!=', 'spoofed')
            .select(['page', 'visits'])
            .as('v'),
        )
        .select('page')
        .groupBy('page')
        .orderBy(visits, 'desc')
        .orderBy('page')
        .limit(most),
    )
    .select(['page', 'crawler', visits.as('visits'), refused.as('refused')])
    .groupBy(['page', 'crawler'])
    .execute();

export const visitsByStatus = (scope: Scope, projectId: string, filter: VisitFilter) =>
  filtered(scope, projectId, filter)
    .where('verdict', '!=', 'spoofed')
    .select(['status', visits.as('visits')])
    .groupBy('status')
    .orderBy('status')
    .execute();

export const visitsByDay = (scope: Scope, projectId: string, filter: VisitFilter) =>
  filtered(scope, projectId, filter)
    .where('verdict', '!=', 'spoofed')
    .select(['day', 'crawler', 'estimated', visits.as('visits')])
    .groupBy(['day', 'crawler', 'estimated'])
    .orderBy('day')
    .execute();
