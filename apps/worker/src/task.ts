import { runTask } from '@svc/core/environment';
import type { JobTools, RunnableJob } from '@svc/core/jobs';
import { isDeadly, quarantined, reasonToGiveUp } from '@svc/core/runner';
import type { JobHelpers, Task } from 'graphile-worker';

/** A job as the queue runs it. One wide log line a job. */
export const asTask =
  (job: RunnableJob, tools: JobTools): Task =>
  async (payload: unknown, helpers: JobHelpers) => {
    const { log, secrets } = tools.runner.environment;
    const started = performance.now();
    const { attempts, key, max_attempts: most } = helpers.job;
    const fields = () => ({
      task: job.task,
      ...(typeof payload === 'object' && payload),
      attempt: attempts,
      ms: Math.round(performance.now() - started),
    });
    // Only a job that was begun before can have ended a worker.
    if (job.giveUp && attempts > 1 && key && (await isDeadly(tools.runner, key))) {
      log.error(fields(), 'job quarantined');
      return job.giveUp(tools, payload, quarantined);
    }
    // What a failed job started stops too.
    const failed = new AbortController();
    const stop = AbortSignal.any([tools.draining, failed.signal]);
    try {
      const outcome = await runTask(job.task, () => job.run(tools, payload, stop));
      log.info({ ...fields(), ...outcome }, 'job');
    } catch (thrown) {
      failed.abort(thrown);
      // The queue keeps the message of what is thrown.
      const err = secrets.redactError(thrown);
      const reason = reasonToGiveUp(err, { attempts, most });
      log.error({ ...fields(), err, gaveUp: reason?.code }, reason ? 'job given up' : 'job failed');
      if (!reason) throw err;
      await job.giveUp?.(tools, payload, reason);
    }
  };
