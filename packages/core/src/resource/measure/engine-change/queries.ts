import { rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { CanaryPanel, CanaryShift } from './canary/compare.ts';

export interface RunKey {
  scanId: string;
  runId: string;
}

interface ServedModel {
  engine: string;
  requested: string | null;
  served: string;
}

/** The models that answered a run, in the order in which they first did. */
export const servedModels = ({ db, workspace }: Scope, key: RunKey) => rowsOf<ServedModel>(db)`
    select r.engine, r.model_requested as requested, a.model_served as served
    from answer a join engine_run r on r.workspace_id = a.workspace_id and r.id = a.run_id
    where a.workspace_id = ${workspace.id} and a.scan_id = ${key.scanId} and a.run_id = ${key.runId} and a.model_served is not null
    group by r.engine, r.model_requested, a.model_served order by min(a.created_at)`;

/** Notes which model answered last. True: it is another than before, and the change is stored. */
export async function noteServedModel(
  db: TenantDatabase,
  { changeId, mode, engine, requested, served }: ServedModel & { changeId: string; mode: 'live' | 'test' },
): Promise<boolean> {
  const rows = await rowsOf<{ changed: boolean }>(db)`
    select note_served_model(${changeId}, ${mode}, ${engine}, ${requested ?? ''}, ${served}) as changed`;
  return rows[0]?.changed ?? false;
}

export const findChange = (db: TenantDatabase, changeId: string) =>
  db
    .selectFrom('engine_change')
    .select(['engine', 'modelRequested', 'modelBefore', 'modelAfter'])
    .where('id', '=', changeId)
    .executeTakeFirstOrThrow();

/** Writes the event for every workspace that asked the engine lately. */
export async function tellWhoAsked(db: TenantDatabase, changeId: string, body: object): Promise<void> {
  await sql`select emit_engine_change(${changeId}, ${body}::json)`.execute(db);
}

/** Newest first; panels from before a noticed change are left out. */
export async function earlierPanels(
  system: TenantDatabase,
  { mode, engine }: { mode: 'live' | 'test'; engine: string },
  atMost: number,
): Promise<CanaryPanel[]> {
  const rows = await rowsOf<{ answers: CanaryPanel }>(system)`
    select answers from canary_panel where mode = ${mode} and engine = ${engine} and asked_at > coalesce(
      (select max(noticed_at) from engine_change where mode = ${mode} and engine = ${engine}), '-infinity')
    order by asked_at desc limit ${atMost}::integer`;
  return rows.map(({ answers }) => answers);
}

export async function insertCanaryChange(
  db: TenantDatabase,
  { changeId, mode, engine }: { changeId: string; mode: 'live' | 'test'; engine: string },
  shift: CanaryShift,
): Promise<void> {
  await sql`insert into engine_change (id, mode, engine, kind, detail)
    values (${changeId}, ${mode}, ${engine}, 'canary', ${shift}::jsonb)`.execute(db);
}

export async function insertPanel(
  system: TenantDatabase,
  { mode, engine }: { mode: 'live' | 'test'; engine: string },
  panel: CanaryPanel,
  costUsd: number | null,
): Promise<void> {
  await sql`insert into canary_panel (mode, engine, asked_at, answers, cost_usd)
    values (${mode}, ${engine}, clock_timestamp(), ${panel}::jsonb, ${costUsd}::double precision)`.execute(
    system,
  );
}
