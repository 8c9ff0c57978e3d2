import type { Tables, TenantDatabase } from '@svc/db';
import { type Selectable, sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import type { ScanResult } from '../score/index.ts';
import type { ListScans, Scan } from './schema.ts';

/** The configuration as it was resolved when the scan was asked for. */
export interface ResolvedConfig {
  engines: string[];
  maxPrompts: number;
  samplesK: number;
  country: string | null;
  /** null: the page’s. */
  language: string | null;
  promptSetId: string | null;
  stopHalfWidth: number | null;
  poolSurfaces: boolean;
}

interface RunRow {
  id: string;
  engine: string;
  status: Scan['runs'][number]['status'];
  planned: number;
  recorded: number;
  failed: number;
}

type ScanRow = Omit<
  Selectable<Tables['scan']>,
  'workspace_id' | 'brands' | 'requested_by' | 'request_id' | 'identity_version' | 'detector_version'
> & {
  runs: RunRow[];
  prompts: number;
};

const columns = (db: TenantDatabase, workspaceId: string) =>
  db
    .selectFrom('scan')
    .select([
      'id',
      'project_id',
      'url',
      'status',
      'config',
      'page',
      'planned_samples',
      'recorded_samples',
      'failed_samples',
      'credits_held',
      'credits_spent',
      'result',
      'failure',
      'created_at',
      'started_at',
      'finished_at',
      'updated_at',
    ])
    .select([
      sql<
        RunRow[]
      >`coalesce((select json_agg(json_build_object('id', r.id, 'engine', r.engine, 'status', r.status,
        'planned', r.planned_samples, 'recorded', r.recorded_samples, 'failed', r.failed_samples) order by r.engine)
        from engine_run r where r.workspace_id = scan.workspace_id and r.scan_id = scan.id), '[]'::json)`.as(
        'runs',
      ),
      sql<number>`(select count(*) from scan_prompt p where p.workspace_id = scan.workspace_id and p.scan_id = scan.id)`.as(
        'prompts',
      ),
    ])
    .where('workspace_id', '=', workspaceId);

function etaSeconds(row: ScanRow, now: number): number | null {
  const done = row.recorded_samples + row.failed_samples;
  if (row.status !== 'running' || row.started_at === null || done === 0) return null;
  const elapsed = (now - Date.parse(row.started_at)) / 1_000;
  return Math.max(0, Math.round((elapsed / done) * (row.planned_samples - done)));
}

/** The stored page carries its text too, for the sandbox engine. */
function readPageSummary(stored: unknown): Scan['page'] {
  if (stored === null) return null;
  const { text: _, ...summary } = stored as NonNullable<Scan['page']> & { text?: string };
  return summary;
}

function toScan(row: ScanRow, now: number): Scan {
  const config = row.config as unknown as ResolvedConfig;
  const done = row.recorded_samples + row.failed_samples;
  const page = readPageSummary(row.page);
  return {
    id: row.id,
    projectId: row.project_id,
    url: row.url,
    status: row.status as Scan['status'],
    engines: config.engines,
    samplesK: config.samplesK,
    locale: { country: config.country, language: config.language ?? page?.language ?? 'en' },
    page,
    prompts: row.prompts,
    progress: {
      planned: row.planned_samples,
      recorded: row.recorded_samples,
      failed: row.failed_samples,
      percent: row.planned_samples === 0 ? 0 : Math.round((done / row.planned_samples) * 1_000) / 10,
      etaSeconds: etaSeconds(row, now),
    },
    runs: row.runs,
    credits: { held: row.credits_held, spent: row.credits_spent },
    result: row.result as unknown as ScanResult | null,
    failure: row.failure as unknown as Scan['failure'],
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    updatedAt: row.updated_at,
  };
}

export async function findScan(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  now: number,
): Promise<Scan | null> {
  const row = await columns(db, workspaceId).where('id', '=', id).executeTakeFirst();
  return row ? toScan(row, now) : null;
}

export async function listScanRows(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  query: ListScans,
  now: number,
): Promise<List<Scan>> {
  let rows = columns(db, workspaceId).where('project_id', '=', projectId);
  let all = db.selectFrom('scan').where('workspace_id', '=', workspaceId).where('project_id', '=', projectId);
  if (query.status) {
    rows = rows.where('status', '=', query.status);
    all = all.where('status', '=', query.status);
  }
  const [items, count] = await Promise.all([
    rows
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: items.map((row) => toScan(row, now)),
    total: count.total,
    limit: query.limit,
    offset: query.offset,
  };
}

/** Prompts of the set that a project's scans ask: the named one, or the active one of its language. */
export async function measuredPrompts(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  promptSetId: string | null,
  limit: number,
) {
  let set = db
    .selectFrom('prompt_set')
    .select(['id', 'language', 'country'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId);
  set =
    promptSetId === null
      ? set.where('active', '=', true).orderBy('updated_at', 'desc')
      : set.where('id', '=', promptSetId);
  const found = await set.limit(1).executeTakeFirst();
  if (!found) return null;
  const prompts = await db
    .selectFrom('prompt')
    .select(['id', 'text', 'intent', 'branded', 'paraphrase_group'])
    .where('workspace_id', '=', workspaceId)
    .where('prompt_set_id', '=', found.id)
    .where('status', '=', 'active')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { ...found, prompts };
}

/** The project's newest scan whose figures stand; `before`: the one before that scan. */
export async function lastScan(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  before?: { createdAt: string; id: string },
) {
  let query = columns(db, workspaceId)
    .where('project_id', '=', projectId)
    .where('status', 'in', ['completed', 'partial', 'cancelled'])
    .where('recorded_samples', '>', 0);
  if (before) query = query.where('created_at', '<', before.createdAt).where('id', '<>', before.id);
  const row = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row && { ...row, config: row.config as unknown as ResolvedConfig };
}
