import type { TenantDatabase } from '@svc/db';
import type { List, Page } from '../../kernel/index.ts';
import type { EngineRun } from './schema.ts';

const columns = (db: TenantDatabase, workspaceId: string) =>
  db.selectFrom('engine_run').selectAll().where('workspace_id', '=', workspaceId);

type Row = Awaited<ReturnType<ReturnType<typeof columns>['executeTakeFirstOrThrow']>>;

const toRun = (row: Row): EngineRun => ({
  id: row.id,
  scanId: row.scan_id,
  projectId: row.project_id,
  engine: row.engine,
  surface: row.surface,
  modelRequested: row.model_requested,
  modelServed: row.model_served,
  status: row.status as EngineRun['status'],
  planned: row.planned_samples,
  recorded: row.recorded_samples,
  failed: row.failed_samples,
  failures: row.failures as Record<string, number>,
  requests: row.requests,
  credits: row.credits_spent,
  costUsd: row.cost_usd,
  takeOvers: Math.max(0, row.fence - 1),
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  updatedAt: row.updated_at,
});

export async function findEngineRun(
  db: TenantDatabase,
  workspaceId: string,
  id: string,
): Promise<EngineRun | null> {
  const row = await columns(db, workspaceId).where('id', '=', id).executeTakeFirst();
  return row ? toRun(row) : null;
}

export async function listEngineRunRows(
  db: TenantDatabase,
  workspaceId: string,
  scanId: string,
  page: Page,
): Promise<List<EngineRun>> {
  const [rows, { total }] = await Promise.all([
    columns(db, workspaceId)
      .where('scan_id', '=', scanId)
      .orderBy('engine')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom('engine_run')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('workspace_id', '=', workspaceId)
      .where('scan_id', '=', scanId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toRun), total, limit: page.limit, offset: page.offset };
}
