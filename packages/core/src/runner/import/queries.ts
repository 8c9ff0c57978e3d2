import { insertRow, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import type { IdentityBrand } from '../../resource/measure/detection-review/index.ts';
import type { ResolvedConfig } from '../../resource/measure/scan/index.ts';
import type { RunKey } from '../queries-journal.ts';

interface ImportedScan {
  id: string;
  importId: string;
  projectId: string;
  config: ResolvedConfig;
  brands: IdentityBrand[];
  planned: number;
  requestedBy: string;
  requestId: string | null;
  at: string;
}

export const insertImportedScan = (
  { db, workspace }: Scope,
  { id, importId, projectId, config, brands, planned, requestedBy, requestId, at }: ImportedScan,
): Promise<void> =>
  insertRow(db, 'scan', {
    workspaceId: workspace.id,
    id,
    projectId,
    url: null,
    status: 'running',
    origin: 'imported',
    importId,
    config,
    brands,
    plannedSamples: planned,
    requestedBy,
    requestId,
    createdAt: at,
    startedAt: at,
  });

/** Ends the run: what was asked for and is not in the file has failed. Safe to run again. */
export async function endImportedRun(
  { db, workspace }: Scope,
  key: RunKey,
  repeats: number | null,
): Promise<void> {
  const error = { kind: 'not_imported', message: 'The file has no such answer.' };
  if (repeats !== null)
    await sql`
      with missing as (
        insert into attempt (workspace_id, run_id, prompt_index, sample_index, state, fence, error, ended_at)
        select ${workspace.id}, ${key.runId}, p.prompt_index, k, 'failed', ${key.fence}::integer, ${error}::jsonb, now()
        from (select distinct prompt_index from attempt where workspace_id = ${workspace.id} and run_id = ${key.runId}) p,
          generate_series(0, ${repeats}::integer - 1) k
        on conflict (workspace_id, run_id, prompt_index, sample_index) do nothing returning 1
      ), n as (select count(*)::integer as failed from missing), run as (
        update engine_run r set failed_samples = r.failed_samples + n.failed,
          failures = case when n.failed = 0 then r.failures else r.failures || jsonb_build_object('not_imported', n.failed) end
        from n where r.workspace_id = ${workspace.id} and r.id = ${key.runId})
      update scan s set failed_samples = s.failed_samples + n.failed from n
      where s.workspace_id = ${workspace.id} and s.id = ${key.scanId}`.execute(db);
  await sql`
    update engine_run set planned_samples = recorded_samples + failed_samples, finished_at = now(), updated_at = now(),
      status = case when failed_samples > 0 then 'partial' else 'completed' end
    where workspace_id = ${workspace.id} and id = ${key.runId} and fence = ${key.fence}::integer and status = 'running'`.execute(
    db,
  );
}

/** Scans of an import that are not scored yet, oldest first, with their runs. `single`: they have one answer a prompt. */
export const openImportedScans = ({ db, workspace }: Scope, importId: string) => rowsOf<{
  scanId: string;
  single: boolean;
  runs: { id: string; fence: number }[] | null;
}>(db)`
    select s.id as scan_id, s.config ->> 'samplesK' = '1' as single, (select json_agg(json_build_object('id', r.id, 'fence', r.fence) order by r.engine) from engine_run r
      where r.workspace_id = s.workspace_id and r.scan_id = s.id and r.status = 'running') as runs
    from scan s where s.workspace_id = ${workspace.id} and s.import_id = ${importId} and s.status = 'running' order by s.created_at`;

/** How many answers of an import are stored. */
export async function countImported({ db, workspace }: Scope, importId: string): Promise<number> {
  const rows = await rowsOf<{ stored: number }>(db)`
    select coalesce(sum(recorded_samples), 0)::integer as stored from scan
    where workspace_id = ${workspace.id} and import_id = ${importId}`;
  return rows[0]?.stored ?? 0;
}

export const planWhatCame = async ({ db, workspace }: Scope, scanId: string): Promise<void> => {
  await sql`update scan set planned_samples = recorded_samples + failed_samples
    where workspace_id = ${workspace.id} and id = ${scanId}`.execute(db);
};

export async function scansOfImport({ db, workspace }: Scope, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('importId', '=', importId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes some answers of a scan; returns how many. Their words and their numbers go with them. */
export async function deleteAnswers(
  { db, workspace }: Scope,
  scanId: string,
  atMost: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from answer a where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and (a.id, a.created_at) in (
      select o.id, o.created_at from answer o where o.workspace_id = ${workspace.id} and o.scan_id = ${scanId} limit ${atMost}::integer)`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/**
 * The scan itself; all that rests on it goes with it, but its answers. Its runs are locked first, as a batch does that is being stored:
 * the two wait for each other's end and not for each other.
 */
export const deleteScan = async ({ db, workspace }: Scope, scanId: string): Promise<void> => {
  await sql`select id from engine_run where workspace_id = ${workspace.id} and scan_id = ${scanId} order by id for update`.execute(
    db,
  );
  await sql`delete from scan where workspace_id = ${workspace.id} and id = ${scanId}`.execute(db);
};
