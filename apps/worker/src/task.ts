import { runTask } from '@svc/core/environment';
import type { JobTools, RunnableJob } from '@svc/core/jobs';
import { LeaseLost, newId, splitOrigin, withOrigin } from '@svc/core/kernel';
import { isDeadly, quarantined, reasonToGiveUp } from '@svc/core/runner';
import type { JobHelpers, Task } from 'graphile-worker';
import type { Metrics } from './metrics.ts';

/** A job as the queue runs it. One wide log line a job, with the request that it goes back to. */
export const asTask =
  (job: RunnableJob, tools: JobTools, metrics?: Metrics): Task =>
  (noted: unknown, helpers: JobHelpers) => {
    const { origin, payload } = splitOrigin(noted);
    const { trace } = tools.runner.environment;
    // A task that runs by the clock counts as a request of its own.
    const whose = { requestId: newId('request'), actorId: 'system', ...workspaceOf(payload), ...origin };
    const { traceparent: parent, ...ids } = whose;
    const attributes = Object.fromEntries(Object.entries(ids).map(([name, id]) => [`svc.${name}`, id]));
    return trace.span(`job ${job.task}`, { kind: 'consumer', parent, attributes }, () => {
      const traceparent = trace.traceparent();
      return withOrigin({ ...ids, ...(traceparent !== undefined && { traceparent }) }, () =>
        runJob(job, tools, { payload, helpers, whose: ids, metrics }),
      );
    });
  };

const workspaceOf = (payload: unknown): { workspaceId?: string } =>
  typeof payload === 'object' && payload !== null && 'workspaceId' in payload
    ? { workspaceId: String(payload.workspaceId) }
    : {};

async function runJob(
  job: RunnableJob,
  tools: JobTools,
  given: { payload: unknown; helpers: JobHelpers; whose: object; metrics: Metrics | undefined },
): Promise<void> {
  const { payload, helpers, whose, metrics } = given;
  const { log, secrets } = tools.runner.environment;
  const started = performance.now();
  const { attempts, key, max_attempts: most } = helpers.job;
  const fields = () => ({
    task: job.task,
    ...whose,
    ...(typeof payload === 'object' && payload),
    attempt: attempts,
    ms: Math.round(performance.now() - started),
  });
  const ran = (error: string | null) =>
    metrics?.ran({ task: job.task, seconds: (performance.now() - started) / 1_000, error });
  // Only a job that had begun before can have ended a worker.
  if (job.giveUp && attempts > 1 && key && (await isDeadly(tools.runner, key))) {
    log.error(fields(), 'job quarantined');
    ran('quarantined');
    return job.giveUp(tools, payload, quarantined);
  }
  // What a failed job has started is stopped too.
  const failed = new AbortController();
  const stop = AbortSignal.any([tools.draining, failed.signal]);
  try {
    const outcome = await runTask(job.task, () => job.run(tools, payload, stop));
    log.info({ ...fields(), ...outcome }, 'job');
    ran(null);
  } catch (thrown) {
    failed.abort(thrown);
    // Another worker goes on with it, or nobody has to.
    if (thrown instanceof LeaseLost) {
      log.info({ ...fields(), outcome: 'taken over' }, 'job');
      ran(null);
      throw thrown;
    }
    // The queue keeps the message of what is thrown.
    const err = secrets.redactError(thrown);
    const reason = reasonToGiveUp(err, { attempts, most });
    ran(reason ? 'given_up' : 'failed');
    log.error({ ...fields(), err, gaveUp: reason?.code }, reason ? 'job given up' : 'job failed');
    if (!reason) throw err;
    await job.giveUp?.(tools, payload, reason);
  }
}
