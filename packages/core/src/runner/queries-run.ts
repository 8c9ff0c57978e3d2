import { openRunStatuses } from '@svc/contract/kernel';
import { insertRow, rowsOf, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import type { RunKey } from './queries-journal.ts';
import type { ScanKey } from './queries-scan.ts';

export const insertRun = (
  { db, workspace }: Scope,
  scanId: string,
  run: {
    id: string;
    projectId: string | null;
    engine: string;
    surface: string;
    model: string | null;
    planned: number;
  },
): Promise<void> =>
  insertRow(db, 'engine_run', {
    workspaceId: workspace.id,
    scanId,
    projectId: run.projectId,
    id: run.id,
    engine: run.engine,
    surface: run.surface,
    modelRequested: run.model,
    credentialId: 'operator',
    status: 'queued',
    plannedSamples: run.planned,
  });

/** Notes on the run which credential it uses, by its id. */
export const noteCredential = (
  { db, workspace }: Scope,
  { runId }: RunKey,
  credentialId: string,
): Promise<void> => updateRows(db, 'engine_run', { workspaceId: workspace.id, id: runId }, { credentialId });

/** False: another process has taken the run over, or it has ended. */
export async function endRunRow(
  { db, workspace }: Scope,
  { runId, fence }: RunKey,
  { cancelled }: { cancelled: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update engine_run set finished_at = now(), updated_at = now(), status = case
        when ${cancelled}::boolean then 'cancelled'
        when recorded_samples + reused_samples = 0 and planned_samples > 0 then 'failed'
        when failed_samples > 0 then 'partial' else 'completed' end
    where workspace_id = ${workspace.id} and id = ${runId} and fence = ${fence}::integer and status = 'running'
    returning id`.execute(db);
  return rows.length > 0;
}

/** Holds the scan until the transaction ends: runs that end together find out one after another who is the last. */
export async function isLastRun({ db, workspace }: Scope, scanId: string): Promise<boolean> {
  await sql`select 1 from scan where workspace_id = ${workspace.id} and id = ${scanId} for update`.execute(
    db,
  );
  const open = await db
    .selectFrom('engine_run')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .where('status', 'in', openRunStatuses)
    .executeTakeFirst();
  return open === undefined;
}

/** Their former workers can write nothing more. */
export async function cancelOpenRuns({ db, workspace }: Scope, scanId: string): Promise<void> {
  await sql`
    update engine_run set status = 'cancelled', fence = fence + 1, finished_at = now(), updated_at = now()
    where workspace_id = ${workspace.id} and scan_id = ${scanId} and status = any(${openRunStatuses}::text[])`.execute(
    db,
  );
}

/** Ends a run: every sample that was not settled has failed for this reason. False: it had ended before. */
export async function failRun(
  { db, workspace }: Scope,
  { scanId, runId }: ScanKey & { runId: string },
  reason: { code: string; message: string },
): Promise<boolean> {
  const error = { kind: reason.code, message: reason.message };
  const rows = await rowsOf<{ givenUp: number }>(db)`
    with run as (
      update engine_run set fence = fence + 1, finished_at = now(), updated_at = now(),
        status = case when recorded_samples + reused_samples = 0 then 'failed' else 'partial' end
      where workspace_id = ${workspace.id} and id = ${runId} and status = any(${openRunStatuses}::text[]) returning fence
    ), given_up as (
      insert into attempt as a (workspace_id, run_id, prompt_index, sample_index, state, fence, error, ended_at)
      select ${workspace.id}, ${runId}, p.prompt_index, k, 'failed', run.fence, ${error}::jsonb, now()
      from run, scan s, scan_prompt p, generate_series(0, (s.config ->> 'samplesK')::integer - 1) k
      where s.workspace_id = ${workspace.id} and s.id = ${scanId} and p.workspace_id = ${workspace.id} and p.scan_id = ${scanId}
      on conflict (workspace_id, run_id, prompt_index, sample_index)
      do update set state = 'failed', error = excluded.error, ended_at = excluded.ended_at where a.state = 'started'
      returning 1)
    select count(*)::integer as given_up from given_up having exists (select from run)`;
  const [outcome] = rows;
  if (!outcome) return false;
  await sql`
    with run as (
      update engine_run set failed_samples = failed_samples + ${outcome.givenUp}::integer,
        failures = failures || jsonb_build_object(${reason.code}::text, ${outcome.givenUp}::integer)
      where workspace_id = ${workspace.id} and id = ${runId})
    update scan set failed_samples = failed_samples + ${outcome.givenUp}::integer, updated_at = now()
    where workspace_id = ${workspace.id} and id = ${scanId}`.execute(db);
  return true;
}

export const runsOfScan = ({ db, workspace }: Scope, scanId: string) =>
  db
    .selectFrom('engine_run')
    .select(['id', 'status'])
    .where('workspaceId', '=', workspace.id)
    .where('scanId', '=', scanId)
    .execute();
