import type { Tables, TenantDatabase } from '@svc/db';
import { type Selectable, sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import type { Estimate, ListScores, Score } from './schema.ts';

/** What was live when it was computed is read from storage now. */
const cached = (estimate: unknown): Estimate => {
  const stored = estimate as Estimate;
  return stored.provenance === 'live' ? { ...stored, provenance: 'cached' } : stored;
};

export function toScore(row: Selectable<Tables['score']>): Score {
  return {
    id: row.id,
    projectId: row.project_id,
    scanId: row.scan_id,
    engine: row.engine,
    promptId: row.prompt_id,
    promptText: row.prompt_text,
    status: row.status as Score['status'],
    provenance: row.provenance === 'live' ? 'cached' : (row.provenance as Score['provenance']),
    presence: cached(row.presence),
    mention: cached(row.mention),
    citation: cached(row.citation),
    identityVersion: row.identity_version,
    asOf: row.as_of,
  };
}

/** Scans whose figures stand: those that ended with answers. */
const scored = ['completed', 'partial', 'cancelled'] as const;

export async function latestScan(db: TenantDatabase, workspaceId: string, projectId: string) {
  return db
    .selectFrom('scan')
    .select(['id', 'result', 'finished_at'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('status', 'in', scored)
    .where('recorded_samples', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** One score of the project by its id. */
export async function findScore(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  id: string,
): Promise<Score | null> {
  const row = await db
    .selectFrom('score')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toScore(row) : null;
}

/** A named scan of the project, when its figures stand. */
export async function scoredScan(db: TenantDatabase, workspaceId: string, projectId: string, scanId: string) {
  return db
    .selectFrom('scan')
    .select(['id', 'result', 'finished_at'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('id', '=', scanId)
    .where('status', 'in', scored)
    .executeTakeFirst();
}

export async function listScoreRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListScores,
): Promise<List<Score>> {
  const from = () => {
    let rows = db
      .selectFrom('score')
      .where('workspace_id', '=', workspaceId)
      .where('project_id', '=', projectId);
    rows =
      query.scope === 'cell'
        ? rows.where('prompt_index', 'is not', null)
        : rows.where('prompt_index', 'is', null);
    rows =
      query.scope !== 'overall' ? rows.where('engine', 'is not', null) : rows.where('engine', 'is', null);
    if (query.engine !== undefined) rows = rows.where('engine', '=', query.engine);
    if (query.promptId !== undefined) rows = rows.where('prompt_id', '=', query.promptId);
    if (query.scanId !== undefined) rows = rows.where('scan_id', '=', query.scanId);
    else if (!query.history) {
      // The newest score of each cell, whichever scan it came from.
      rows = rows.where(
        'id',
        'in',
        sql<string>`(select distinct on (engine, coalesce(prompt_id, prompt_text)) id from score where workspace_id = ${workspaceId} and project_id = ${projectId}
          order by engine, coalesce(prompt_id, prompt_text), as_of desc, id desc)`,
      );
    }
    return rows;
  };
  let rows = from().selectAll();
  if (query.sort === '-presence') rows = rows.orderBy('presence_value', (order) => order.desc().nullsLast());
  else if (query.sort === 'presence')
    rows = rows.orderBy('presence_value', (order) => order.asc().nullsLast());
  else if (query.sort === '-width')
    rows = rows.orderBy('presence_half_width', (order) => order.desc().nullsLast());
  const [items, { total }] = await Promise.all([
    rows.orderBy('as_of', 'desc').orderBy('id', 'desc').limit(query.limit).offset(query.offset).execute(),
    from()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: items.map(toScore), total, limit: query.limit, offset: query.offset };
}
