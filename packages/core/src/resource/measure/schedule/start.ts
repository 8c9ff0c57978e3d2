import { type SkipReason, scheduleSkipped } from '@svc/contract/measure/schedule';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { say } from '../../../i18n/index.ts';
import { emit, instant, ServiceError, transaction } from '../../../kernel/index.ts';
import { nextPart } from '../cycle/index.ts';
import { startScan } from '../scan/index.ts';
import { nextRuns } from './cadence.ts';
import { configOfRun, costOfRun } from './forecast.ts';
import {
  changeSchedule,
  findOpenScan,
  findSchedule,
  lockSchedule,
  readDue,
  type StoredSchedule,
} from './queries.ts';
import { cadenceOf } from './service.ts';

const atOnce = 200;

/**
 * Starts what is due, each in one transaction that also sets the next time. So each due time has exactly one
 * scan, also with several workers and when one is killed. After an outage one run stands for all that were
 * missed.
 */
export async function startDueSchedules(
  environment: Environment,
): Promise<{ started: number; skipped: number }> {
  const now = environment.now();
  const due = await readDue(environment.database.system, instant(now), atOnce);
  const outcomes: (Outcome | 'failed')[] = [];
  for (const { workspaceId, projectId } of due) {
    const context = await openWorkspace(environment, workspaceId);
    outcomes.push(
      await transaction(context, (context) => startOne(context, projectId, now)).catch((err: unknown) => {
        environment.log.error({ err, workspaceId, projectId }, 'schedule could not be started');
        return 'failed' as const;
      }),
    );
  }
  const count = (kind: Outcome) => outcomes.filter((outcome) => outcome === kind).length;
  return { started: count('started'), skipped: count('skipped') };
}

type Outcome = 'started' | 'skipped' | 'nothing';

async function startOne(context: RunContext, projectId: string, now: Date): Promise<Outcome> {
  await lockSchedule(context, projectId);
  const schedule = await findSchedule(context, projectId);
  if (!schedule) return 'nothing';
  const [next] = nextRuns(cadenceOf(schedule), now, 1);
  const nextRunAt = instant(next ?? new Date(now.getTime() + 365 * 86_400_000));
  const change = (more: Parameters<typeof changeSchedule>[2]) =>
    changeSchedule(context, projectId, { nextRunAt, ...more });
  if (schedule.state === 'paused') {
    if (schedule.pausedUntil === null || Date.parse(schedule.pausedUntil) > now.getTime()) return 'nothing';
    await change({ state: 'active', pausedUntil: null });
    return 'nothing';
  }
  // Another worker was here first.
  if (Date.parse(schedule.nextRunAt) > now.getTime()) return 'nothing';
  const outcome = await startOrRefuse(context, schedule);
  if (typeof outcome === 'string') {
    await change({ lastRunAt: instant(now), lastScanId: outcome, lastSkipped: null });
    return 'started';
  }
  const skipped = { dueAt: schedule.nextRunAt, ...outcome };
  await change({ lastSkipped: skipped });
  await emit(context, {
    type: scheduleSkipped,
    resource: schedule.id,
    projectId,
    data: { scheduleId: schedule.id, ...skipped, nextRunAt },
  });
  return 'skipped';
}

const reasons: Readonly<Record<string, SkipReason>> = {
  insufficient_credits: 'insufficient_credits',
  quota_exceeded: 'quota_exceeded',
};

/** The scan's id, or why there is none. Errors of the database pass through: then nothing has happened. */
async function startOrRefuse(
  context: RunContext,
  { id, projectId, config, cycle, monthlyCredits, creditsThisMonth, approvedCredits }: StoredSchedule,
): Promise<string | { reason: SkipReason; message: string }> {
  if ((await findOpenScan(context, id)) !== null)
    return {
      reason: 'still_running',
      message: 'The previous scan of this schedule is still running.',
    };
  const actor = { ...context.actor, id, name: 'Schedule', projectIds: [projectId] };
  const permit = { operations: ['start_scan'], credits: approvedCredits ?? 0 };
  const caller = { ...context, actor, ...(approvedCredits !== null && { permit }) };
  try {
    if (monthlyCredits !== null) {
      const { credits } = await costOfRun(caller, projectId, { config, cycle });
      if (creditsThisMonth + credits > monthlyCredits)
        return {
          reason: 'monthly_credits',
          message: say({
            id: 'schedule.monthly',
            values: {
              credits,
              left: Math.max(0, monthlyCredits - creditsThisMonth),
              monthly: monthlyCredits,
            },
          }),
        };
    }
    if (cycle === null) return (await startScan(caller, { projectId, config })).id;
    const next = await nextPart(caller, { projectId, config, parts: cycle });
    return (await startScan(caller, { projectId, config: configOfRun(config, cycle), ...next })).id;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.extra.extensions?.gatedOperation !== undefined)
      return {
        reason: 'approval_required',
        message:
          'Scans in this workspace need an administrator’s approval. Save the schedule again to have all of its runs approved at once.',
      };
    return { reason: reasons[error.code] ?? 'not_possible', message: error.message };
  }
}
