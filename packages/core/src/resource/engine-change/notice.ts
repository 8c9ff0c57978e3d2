import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { newId } from '../../kernel/index.ts';
import { emitEngineChange } from './events.ts';

interface RunKey {
  workspaceId: string;
  scanId: string;
  runId: string;
}

/**
 * Compares the models that answered a run, in their order, with the model that answered last. Cheap: two or three
 * statements a run. Surfaces that name no model have nothing to compare.
 */
export async function noticeServedModels(
  db: TenantDatabase,
  key: RunKey,
  mode: 'live' | 'test',
): Promise<void> {
  const { rows } = await sql<{ engine: string; requested: string | null; served: string }>`
    select r.engine, r.model_requested as requested, a.model_served as served
    from answer a join engine_run r on r.workspace_id = a.workspace_id and r.id = a.run_id
    where a.workspace_id = ${key.workspaceId} and a.scan_id = ${key.scanId} and a.run_id = ${key.runId} and a.model_served is not null
    group by r.engine, r.model_requested, a.model_served order by min(a.created_at)`.execute(db);
  for (const { engine, requested, served } of rows) {
    const changeId = newId('engineChange');
    const { rows: noted } = await sql<{ changed: boolean }>`
      select note_served_model(${changeId}, ${mode}, ${engine}, ${requested ?? ''}, ${served}) as changed`.execute(
      db,
    );
    if (noted[0]?.changed) await tell(db, changeId);
  }
}

async function tell(db: TenantDatabase, changeId: string): Promise<void> {
  const change = await db
    .selectFrom('engine_change')
    .select(['engine', 'model_requested', 'model_before', 'model_after'])
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();
  await emitEngineChange(db, changeId, {
    engine: change.engine,
    kind: 'served_model',
    modelRequested: change.model_requested || null,
    modelBefore: change.model_before,
    modelAfter: change.model_after,
  });
}
