import { scopeOf } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { enqueue } from '../../../kernel/index.ts';
import { retrainPredictorJob } from '../../measure/predictor/index.ts';
import { predictScan } from './predict-scan.ts';
import { observePredictions } from './queries-observe.ts';

/** Judges predictions by a finished scan, and has the predictor trained the next night: once, however many scans end. */
export async function observeScan(
  environment: Environment,
  job: { workspaceId: string; scanId: string; mode: 'live' | 'test' },
): Promise<void> {
  const now = environment.now();
  // On a busy worker a scan may end before it was predicted. Both predictions use only data from before the scan.
  await predictScan(environment, job);
  await environment.database
    .forWorkspace(job.workspaceId)
    .transaction()
    .execute(async (db) => {
      const judged = await observePredictions(scopeOf(db, job.workspaceId), {
        ...job,
        now: now.toISOString(),
      });
      if (judged === 0) return;
      const runAt = nextNight(now);
      const night = runAt.toISOString().slice(0, 10);
      await enqueue({ db }, retrainPredictorJob, { mode: job.mode, night }, { runAt });
    });
}

/** 03:00 UTC after that time. */
function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(3, 0, 0, 0);
  if (night <= now) night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
