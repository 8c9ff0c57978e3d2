import { scoredScanStatuses } from '@svc/contract/kernel';
import type { Estimate, ListScores, Score } from '@svc/contract/measure/score';
import type { Scope } from '@svc/db';
import { domainOf } from '@svc/page';
import { sql } from 'kysely';
import { recalled } from '../../../i18n/index.ts';
import { type List, listRows } from '../../../kernel/index.ts';
import { standingOriginInSql } from '../cell/index.ts';
import type { Facts } from './queries-facts.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'score.presence': Estimate;
    'score.mention': Estimate;
    'score.citation': Estimate;
  }
}

const columns = [
  'id',
  'projectId',
  'scanId',
  'engine',
  'promptId',
  'promptText',
  'status',
  'provenance',
  'presence',
  'mention',
  'citation',
  'identityVersion',
  'asOf',
] as const;

/** The `scope` of lists of a row `t` of `score`; for statements without parameters. */
export const scopeOfRowInSql = `case when t.prompt_index is not null then 'cell' when t.engine is not null then 'engine' else 'overall' end`;

const scores = ({ db, workspace }: Scope, projectId: string) =>
  db.selectFrom('score').where('workspaceId', '=', workspace.id).where('projectId', '=', projectId);

export async function latestScan({ db, workspace }: Scope, projectId: string) {
  const row = await db
    .selectFrom('scan')
    .select(['id', 'result', 'messages', 'finishedAt'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('status', 'in', scoredScanStatuses)
    .where('recordedSamples', '>', 0)
    .where('origin', '=', standingOriginInSql(workspace.id, projectId))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && recalled(row);
}

/** One score of the project by its id. */
export async function findScore(scope: Scope, projectId: string, id: string): Promise<Score | null> {
  const row = await scores(scope, projectId).select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A named scan of the project, when its figures stand. */
export async function scoredScan({ db, workspace }: Scope, projectId: string, scanId: string) {
  return db
    .selectFrom('scan')
    .select(['id', 'result', 'finishedAt'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('id', '=', scanId)
    .where('status', 'in', scoredScanStatuses)
    .executeTakeFirst();
}

/** Rows without a measurement come last in every order. */
const orders = {
  '-asOf': { name: '-asOf', by: ['asOf', 'id'], direction: 'desc' },
  '-presence': {
    name: '-presence',
    by: [sql<number>`coalesce(presence_value, -1)`, 'asOf', 'id'],
    direction: 'desc',
  },
  presence: {
    name: 'presence',
    by: [sql<number>`-coalesce(presence_value, 2)`, 'asOf', 'id'],
    direction: 'desc',
  },
  '-width': {
    name: '-width',
    by: [sql<number>`coalesce(presence_half_width, -1)`, 'asOf', 'id'],
    direction: 'desc',
  },
} as const;

export function listScoreRows(scope: Scope, projectId: string, query: ListScores): Promise<List<Score>> {
  // The newest score of each cell, whichever scan it came from.
  const newest = sql<string>`(select distinct on (c.engine, coalesce(c.prompt_id, c.prompt_text)) c.id from score c
      join scan s on s.workspace_id = c.workspace_id and s.id = c.scan_id and s.origin = ${standingOriginInSql(scope.workspace.id, projectId)}
    where c.workspace_id = ${scope.workspace.id} and c.project_id = ${projectId}
    order by c.engine, coalesce(c.prompt_id, c.prompt_text), c.as_of desc, c.id desc)`;
  return listRows(
    scores(scope, projectId)
      .where('promptIndex', query.scope === 'cell' ? 'is not' : 'is', null)
      .where('engine', query.scope === 'overall' ? 'is' : 'is not', null)
      .$if(query.scanId === undefined && !query.history, (rows) => rows.where('id', 'in', newest)),
    {
      columns,
      filters: { engine: query.engine, promptId: query.promptId, scanId: query.scanId },
      order: orders[query.sort],
      page: query,
    },
  );
}

/** The newest score of a prompt on each engine. */
export async function newestScoresOfPrompt(scope: Scope, projectId: string, promptId: string) {
  const rows = await scores(scope, projectId)
    .where('promptId', '=', promptId)
    .where('engine', 'is not', null)
    .where(
      sql<boolean>`scan_id in (select s.id from scan s where s.workspace_id = ${scope.workspace.id} and s.project_id = ${projectId}
        and s.origin = ${standingOriginInSql(scope.workspace.id, projectId)})`,
    )
    .distinctOn('engine')
    .select(['engine', 'scanId', 'status', 'provenance', 'presence', 'asOf'])
    .orderBy('engine')
    .orderBy('asOf', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, engine: row.engine ?? '' }));
}

/** The domain of each page that is neither the scanned one nor the brand’s own. */
export async function foreignDomains(
  { db, workspace }: Scope,
  scanId: string,
  facts: Facts,
): Promise<string[]> {
  if (facts.projectId === null) return [];
  const pages = await db
    .selectFrom('page')
    .select('url')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', facts.projectId)
    .limit(2_000)
    .execute();
  const scan = await db
    .selectFrom('scan')
    .select('page')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  const own = new Set(
    facts.brands
      .filter(({ role }) => role === 'own')
      .flatMap(({ domains }) => (domains ?? []).map((domain) => domainOf(`https://${domain}`))),
  );
  return pages.flatMap(({ url }) => {
    const domain = domainOf(url);
    return url === scan.page?.url || own.has(domain) ? [] : [domain];
  });
}
