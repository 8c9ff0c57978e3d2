import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { enqueue, instant, openRunStatuses } from '../kernel/index.ts';
import { findAnomaliesJob } from '../resource/anomaly/index.ts';
import { discoverCompetitorsJob } from '../resource/competitor-suggestion/index.ts';
import { settleReadings } from '../resource/detection-review/index.ts';
import { noticeServedModels } from '../resource/engine-change/index.ts';
import { lookAtExperimentsJob } from '../resource/experiment/index.ts';
import { rollUpJob } from '../resource/figure/index.ts';
import { checkGoalsJob } from '../resource/goal/index.ts';
import { observePredictionsJob } from '../resource/prediction/index.ts';
import { measureShippedJob } from '../resource/recommendation/index.ts';
import { emitScan, finishScanJob, noticeChangeJob, scanEnded } from '../resource/scan/index.ts';
import { resultShape, scoreScan } from '../resource/score/index.ts';
import { markSkipped, planWhatWasAsked, release } from './queries.ts';
import type { RunKey } from './queries-journal.ts';
import type { Runner } from './runner.ts';

interface ScanKey {
  workspaceId: string;
  scanId: string;
}

/** Ends a run that this process holds; the last run of a scan has the scan finished. `enough`: asked less than planned, and so is an engine that repeats itself. */
export async function endRun(
  runner: Runner,
  key: RunKey,
  how: 'done' | 'enough' | 'cancelled',
  repeats = false,
): Promise<void> {
  runner.crashPoint?.('before_finish');
  const { mode } = await runner.workspace(key.workspaceId);
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const { rows } = await sql<{ id: string }>`
        update engine_run set finished_at = now(), updated_at = now(), status = case
            when ${how === 'cancelled'}::boolean then 'cancelled'
            when recorded_samples + reused_samples = 0 and planned_samples > 0 then 'failed'
            when failed_samples > 0 then 'partial' else 'completed' end
        where workspace_id = ${key.workspaceId} and id = ${key.runId} and fence = ${key.fence}::integer and status = 'running'
        returning id`.execute(db);
      if (rows.length === 0) return;
      await noticeServedModels(db, key, mode);
      if (repeats) await markSkipped(db, key);
      if (how === 'enough' || repeats) await planWhatWasAsked(db, key);
      await enqueueFinishWhenLast(db, key);
    });
}

/** Runs that end together wait here for one another, so that one of them sees that it is the last. */
export async function enqueueFinishWhenLast(db: TenantDatabase, key: ScanKey): Promise<void> {
  const { workspaceId, scanId } = key;
  await sql`select 1 from scan where workspace_id = ${workspaceId} and id = ${scanId} for update`.execute(db);
  const open = await db
    .selectFrom('engine_run')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .where('status', 'in', openRunStatuses)
    .executeTakeFirst();
  if (!open) await enqueue({ db }, finishScanJob, { workspaceId, scanId });
}

/** Scores the recorded answers, settles the credits and sets the scan's final state. Safe to run again. */
export async function finishScan(runner: Runner, key: ScanKey): Promise<void> {
  const now = instant(runner.environment.now());
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const scan = await db
        .selectFrom('scan')
        .select([
          'status',
          'recorded_samples',
          'failed_samples',
          'planned_samples',
          'project_id',
          sql<boolean>`exists (select from reused_answer u where u.workspace_id = scan.workspace_id and u.scan_id = scan.id)`.as(
            'reuses',
          ),
        ])
        .where('workspace_id', '=', key.workspaceId)
        .where('id', '=', key.scanId)
        .forUpdate()
        .executeTakeFirst();
      if (!scan || (scan.status !== 'running' && scan.status !== 'cancelling')) return;
      await settleReadings(db, { ...key, projectId: scan.project_id });
      const result = await scoreScan(db, { ...key, engines: runner.environment.engines, now });
      await enqueue({ db }, observePredictionsJob, key);
      await release(db, key.scanId);
      const status =
        scan.status === 'cancelling'
          ? 'cancelled'
          : scan.recorded_samples === 0 && !scan.reuses
            ? 'failed'
            : scan.failed_samples > 0
              ? 'partial'
              : 'completed';
      await db
        .updateTable('scan')
        .set({
          status,
          result: JSON.stringify(result),
          result_shape: resultShape,
          credits_held: 0,
          finished_at: now,
          updated_at: now,
          ...(status === 'failed' && {
            failure: JSON.stringify({
              code: 'no_answers',
              message: 'No engine gave an answer. Each engine run names its reasons.',
            }),
          }),
        })
        .where('workspace_id', '=', key.workspaceId)
        .where('id', '=', key.scanId)
        .execute();
      await emitScan({ db, workspace: { id: key.workspaceId } }, key.scanId, scanEnded[status]);
      if (scan.project_id !== null && scan.recorded_samples > 0) {
        await enqueue({ db }, noticeChangeJob, key);
        const project = { workspaceId: key.workspaceId, projectId: scan.project_id };
        await enqueue({ db }, rollUpJob, project);
        await enqueue({ db }, findAnomaliesJob, project);
        await enqueue({ db }, checkGoalsJob, project);
        await enqueue({ db }, measureShippedJob, project);
        await enqueue({ db }, lookAtExperimentsJob, project);
        await enqueue({ db }, discoverCompetitorsJob, project);
      }
    });
}
