import { openRunStatuses, openScanStatuses } from '@svc/contract/kernel';
import { scanEnded } from '@svc/contract/measure/scan';
import { scopeIn, scopeOf } from '@svc/db';
import { isTransient } from '../kernel/index.ts';
import { releaseCredits } from '../resource/account/credit/index.ts';
import { emitScan } from '../resource/measure/scan/index.ts';
import { type GiveUpReason, lost } from './failure.ts';
import { enqueueFinishWhenLast, finishScan } from './finish-scan.ts';
import { cancelOpenRuns, failRun, runsOfScan } from './queries-run.ts';
import { abandonedScans, closeScanRow, type ScanKey } from './queries-scan.ts';
import type { Runner } from './runner.ts';

/**
 * Ends a scan that never asked anything, or that cannot be finished: recorded answers stay, the rest of its
 * credits is released. If the tenant has cancelled it, it counts as cancelled and not as failed.
 */
export async function closeScan(
  runner: Runner,
  key: ScanKey,
  failure: { code: string; message: string } | null,
  from: readonly (typeof openScanStatuses)[number][] = ['queued', 'cancelling'],
): Promise<void> {
  const now = runner.environment.now().toISOString();
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const scope = scopeOf(db, key.workspaceId);
      const status = await closeScanRow(scope, key.scanId, failure, { from, now });
      if (status === null) return;
      await cancelOpenRuns(scope, key.scanId);
      await releaseCredits(scope, key.scanId);
      const type = status === 'cancelled' ? scanEnded.cancelled : scanEnded.failed;
      await emitScan(scope, key.scanId, type);
    });
}

/** Ends one engine's part: every sample that was not settled is failed for this reason, and the others' parts go on. */
export async function giveUpRun(
  runner: Runner,
  key: ScanKey & { runId: string },
  reason: GiveUpReason,
): Promise<void> {
  await runner.environment.database
    .forWorkspace(key.workspaceId)
    .transaction()
    .execute(async (db) => {
      const scope = scopeOf(db, key.workspaceId);
      if (await failRun(scope, key, reason)) await enqueueFinishWhenLast(scope, key.scanId);
    });
}

/** Brings scans to an end that no job will; returns how many. Safe to call from every worker. */
export async function closeAbandonedScans(runner: Runner, idleSeconds: number): Promise<number> {
  const keys = await abandonedScans(runner.environment.database.system, idleSeconds);
  for (const key of keys) await closeAbandoned(runner, key);
  return keys.length;
}

async function closeAbandoned(runner: Runner, key: ScanKey): Promise<void> {
  const runs = await runsOfScan(scopeIn(runner.environment.database, key.workspaceId), key.scanId);
  const open = runs.filter(({ status }) => openRunStatuses.some((open) => open === status));
  // The last of them has the scan finished, by a job again.
  for (const { id } of open) await giveUpRun(runner, { ...key, runId: id }, lost);
  if (open.length > 0) return;
  if (runs.length === 0) return closeScan(runner, key, lost, openScanStatuses);
  try {
    await finishScan(runner, key);
  } catch (error) {
    if (isTransient(error)) throw error;
    await closeScan(runner, key, lost, openScanStatuses);
  }
}
