import { type RetryFailedRuns, type Scan, scanRetried } from '@svc/contract/measure/scan';
import type { RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  enqueue,
  invalid,
  newId,
  ServiceError,
  transaction,
  withinLimit,
} from '../../../kernel/index.ts';
import { assertPermitted } from '../../account/approval/index.ts';
import { holdCredits } from '../../account/credit/index.ts';
import { assertActive, getProject } from '../../account/project/index.ts';
import { emitScan } from './events.ts';
import { runEngineJob } from './jobs.ts';
import { failedRuns, mergeHold, reopenRuns, reopenScan } from './queries-run.ts';
import { getScan } from './service.ts';

/** Later answers would tell of another day than the scan's. */
const hours = 24;

const costOf = (runs: Awaited<ReturnType<typeof failedRuns>>): number =>
  runs.filter(({ surface }) => surface !== 'sandbox').reduce((sum, run) => sum + run.failed, 0);

/** The most that asking again can cost. Throws not_found. */
export async function creditsToRetry(context: Context, input: { scanId: string }): Promise<number> {
  return costOf(await failedRuns(context, (await getScan(context, input)).id));
}

/** Asks what failed again, as part of the same scan. Throws conflict when nothing failed or the scan is too old, validation_failed when it could cost more than is allowed. */
export function retryFailedRuns(
  context: RunContext,
  input: { scanId: string } & RetryFailedRuns,
): Promise<Scan> {
  return transaction(context, async (context) => {
    const scan = await getScan(context, input);
    if (scan.status !== 'partial' && scan.status !== 'failed')
      throw new ServiceError(
        'conflict',
        `Scan ${scan.id} is ${scan.status}, so there is nothing to ask again.`,
      );
    if (scan.projectId !== null) assertActive(await getProject(context, { projectId: scan.projectId }));
    const ended = Date.parse(scan.finishedAt ?? scan.createdAt);
    if (context.now().getTime() - ended > hours * 3_600_000)
      throw new ServiceError(
        'conflict',
        `Scan ${scan.id} ended more than ${hours} hours ago. Start a new scan instead.`,
      );
    const runs = await failedRuns(context, scan.id);
    const samples = runs.reduce((sum, run) => sum + run.failed, 0);
    if (samples === 0)
      throw new ServiceError('conflict', 'No sample failed. Start a new scan.', {
        next: 'POST /v1/scans starts one.',
      });
    await withinLimit(context, 'concurrentScans');
    const credits = costOf(runs);
    const { maxCredits } = input;
    if (maxCredits !== undefined && credits > maxCredits)
      throw invalid(
        'maxCredits',
        `Asking again could cost ${credits} credits, more than the ${maxCredits} that you allow.`,
        { expected: `at least ${credits}`, received: maxCredits },
      );
    await assertPermitted(context, 'start_scan', credits, 'Call retry_failed_runs separately.');
    if (credits > 0) {
      const extra = newId('scan');
      await holdCredits(context, { id: extra, projectId: scan.projectId, credits });
      await mergeHold(context, extra, scan.id);
    }
    const ids = runs.map(({ id }) => id);
    await reopenRuns(context, ids);
    await reopenScan(context, scan.id, { samples, credits });
    for (const runId of ids)
      await enqueue(context, runEngineJob, { workspaceId: context.workspace.id, scanId: scan.id, runId });
    await audit(context, 'scan.retried', scan.id, { runs: ids, samples, credits });
    await emitScan(context, scan.id, scanRetried);
    return getScan(context, input);
  });
}
