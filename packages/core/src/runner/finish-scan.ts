import { scanEnded } from '@svc/contract/measure/scan';
import { resultShape } from '@svc/contract/measure/score';
import { type Scope, scopeOf } from '@svc/db';
import { enqueue, instant } from '../kernel/index.ts';
import { releaseCredits } from '../resource/account/credit/index.ts';
import { settleReadings } from '../resource/measure/detection-review/index.ts';
import { noticeServedModels } from '../resource/measure/engine-change/index.ts';
import { emitScan, finishScanJob } from '../resource/measure/scan/index.ts';
import { scoreScan } from '../resource/measure/score/index.ts';
import { markSkipped, planWhatWasAsked } from './queries.ts';
import type { HeldRun } from './queries-journal.ts';
import { endRunRow, isLastRun } from './queries-run.ts';
import { endScan, type ScanKey, scanToFinish } from './queries-scan.ts';
import type { Runner } from './runner.ts';

/** Ends a run that this process holds; the last run of a scan has the scan finished. `enough`: asked less than planned, and so is an engine that repeats itself. */
export async function endRun(
  runner: Runner,
  key: HeldRun,
  how: 'done' | 'enough' | 'cancelled',
  repeats = false,
): Promise<void> {
  runner.crashPoint?.('before_finish');
  const { mode } = await runner.workspace(key.workspaceId);
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const scope = scopeOf(db, key.workspaceId);
      if (!(await endRunRow(scope, key, { cancelled: how === 'cancelled' }))) return;
      await noticeServedModels(scope, key, mode);
      if (repeats) await markSkipped(scope, key);
      if (how === 'enough' || repeats) await planWhatWasAsked(scope, key);
      await enqueueFinishWhenLast(scope, key.scanId);
    });
}

/** Runs that end together wait here for one another, so that one of them sees that it is the last. */
export async function enqueueFinishWhenLast(scope: Scope, scanId: string): Promise<void> {
  if (await isLastRun(scope, scanId))
    await enqueue({ db: scope.db }, finishScanJob, { workspaceId: scope.workspace.id, scanId });
}

/** Scores the recorded answers, settles the credits and sets the scan's final state. Safe to run again. */
export async function finishScan(runner: Runner, key: ScanKey): Promise<void> {
  const now = instant(runner.environment.now());
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const scope = scopeOf(db, key.workspaceId);
      const scan = await scanToFinish(scope, key.scanId);
      if (!scan || (scan.status !== 'running' && scan.status !== 'cancelling')) return;
      await settleReadings(scope, { ...key, projectId: scan.projectId });
      const result = await scoreScan(scope, { ...key, engines: runner.environment.engines, now });
      const measured = scan.origin === 'measured';
      await releaseCredits(scope, key.scanId);
      const status =
        scan.status === 'cancelling'
          ? 'cancelled'
          : scan.recordedSamples === 0 && !scan.reuses
            ? 'failed'
            : scan.failedSamples > 0
              ? 'partial'
              : 'completed';
      await endScan(scope, key.scanId, {
        now,
        status,
        result,
        resultShape,
        ...(status === 'failed' && {
          failure: {
            code: 'no_answers',
            message: 'No engine gave an answer. Each engine run gives its reasons.',
          },
        }),
      });
      const ended = { ...key, measured, projectId: scan.projectId, answered: scan.recordedSamples > 0 };
      for (const ask of runner.afterScan) await ask({ db, engines: runner.environment.engines }, ended);
      // Imported scans are announced by their import, not as new measurements.
      if (measured) await emitScan(scope, key.scanId, scanEnded[status]);
    });
}
