import { sql } from 'kysely';
import { isPassing, openRunStatuses, openScanStatuses } from '../kernel/index.ts';
import { emitScan, scanEnded } from '../resource/scan/index.ts';
import { type GiveUpReason, lost } from './failure.ts';
import { enqueueFinishWhenLast, finishScan } from './finish-scan.ts';
import { release } from './queries.ts';
import type { Runner } from './runner.ts';

interface ScanKey {
  workspaceId: string;
  scanId: string;
}

/**
 * Ends a scan that never got to ask, or whose end fails: what was recorded stays, the rest of its credits goes back.
 * A tenant who has cancelled it is not told of a failure.
 */
export async function closeScan(
  runner: Runner,
  key: ScanKey,
  failure: { code: string; message: string } | null,
  from: readonly (typeof openScanStatuses)[number][] = ['queued', 'cancelling'],
): Promise<void> {
  const now = runner.environment.now().toISOString();
  const cancelled = sql`status = 'cancelling' or ${failure === null}::boolean`;
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const closed = await db
        .updateTable('scan')
        .set({
          status: sql<'cancelled' | 'failed'>`case when ${cancelled} then 'cancelled' else 'failed' end`,
          failure: sql<
            string | null
          >`case when ${cancelled} then null else ${JSON.stringify(failure)}::text::jsonb end`,
          credits_held: 0,
          finished_at: now,
          updated_at: now,
        })
        .where('workspace_id', '=', key.workspaceId)
        .where('id', '=', key.scanId)
        .where('status', 'in', from)
        .returning('status')
        .executeTakeFirst();
      if (!closed) return;
      await sql`update engine_run set status = 'cancelled', fence = fence + 1, finished_at = now(), updated_at = now()
        where workspace_id = ${key.workspaceId} and scan_id = ${key.scanId} and status = any(${openRunStatuses}::text[])`.execute(
        db,
      );
      await release(db, key.scanId);
      const type = closed.status === 'cancelled' ? scanEnded.cancelled : scanEnded.failed;
      await emitScan({ db, workspace: { id: key.workspaceId } }, key.scanId, type);
    });
}

/** Ends one engine's part: every sample that was not settled is failed for this reason, and the others' parts go on. */
export async function giveUpRun(
  runner: Runner,
  key: ScanKey & { runId: string },
  reason: GiveUpReason,
): Promise<void> {
  const { workspaceId, scanId, runId } = key;
  const error = JSON.stringify({ kind: reason.code, message: reason.message });
  await runner.environment.database
    .forWorkspace(workspaceId)
    .transaction()
    .execute(async (db) => {
      const { rows } = await sql<{ given_up: number }>`
        with run as (
          update engine_run set fence = fence + 1, finished_at = now(), updated_at = now(),
            status = case when recorded_samples + reused_samples = 0 then 'failed' else 'partial' end
          where workspace_id = ${workspaceId} and id = ${runId} and status = any(${openRunStatuses}::text[]) returning fence
        ), given_up as (
          insert into attempt as a (workspace_id, run_id, prompt_index, sample_index, state, fence, error, ended_at)
          select ${workspaceId}, ${runId}, p.prompt_index, k, 'failed', run.fence, ${error}::text::jsonb, now()
          from run, scan s, scan_prompt p, generate_series(0, (s.config ->> 'samplesK')::integer - 1) k
          where s.workspace_id = ${workspaceId} and s.id = ${scanId} and p.workspace_id = ${workspaceId} and p.scan_id = ${scanId}
          on conflict (workspace_id, run_id, prompt_index, sample_index)
          do update set state = 'failed', error = excluded.error, ended_at = now() where a.state = 'started'
          returning 1)
        select count(*)::integer as given_up from given_up having exists (select from run)`.execute(db);
      const outcome = rows[0];
      if (!outcome) return;
      await sql`
        with run as (
          update engine_run set failed_samples = failed_samples + ${outcome.given_up}::integer,
            failures = failures || jsonb_build_object(${reason.code}::text, ${outcome.given_up}::integer)
          where workspace_id = ${workspaceId} and id = ${runId})
        update scan set failed_samples = failed_samples + ${outcome.given_up}::integer, updated_at = now()
        where workspace_id = ${workspaceId} and id = ${scanId}`.execute(db);
      await enqueueFinishWhenLast(db, key);
    });
}

/** Brings scans to an end that no job will; returns how many. Safe to call from every worker. */
export async function closeAbandonedScans(runner: Runner, idleSeconds: number): Promise<number> {
  const { rows } = await sql<{ workspace_id: string; scan_id: string }>`
    select workspace_id, scan_id from abandoned_scans(make_interval(secs => ${idleSeconds}::integer), 20)`.execute(
    runner.environment.database.system,
  );
  for (const row of rows)
    await closeAbandoned(runner, { workspaceId: row.workspace_id, scanId: row.scan_id });
  return rows.length;
}

async function closeAbandoned(runner: Runner, key: ScanKey): Promise<void> {
  const runs = await runner.environment.database
    .forWorkspace(key.workspaceId)
    .selectFrom('engine_run')
    .select(['id', 'status'])
    .where('workspace_id', '=', key.workspaceId)
    .where('scan_id', '=', key.scanId)
    .execute();
  const open = runs.filter(({ status }) => openRunStatuses.some((open) => open === status));
  // The last of them has the scan finished, by a job again.
  for (const { id } of open) await giveUpRun(runner, { ...key, runId: id }, lost);
  if (open.length > 0) return;
  if (runs.length === 0) return closeScan(runner, key, lost, openScanStatuses);
  try {
    await finishScan(runner, key);
  } catch (error) {
    if (isPassing(error)) throw error;
    await closeScan(runner, key, lost, openScanStatuses);
  }
}
