import type { JobTools, RunnableJob } from '@svc/core/jobs';
import { isDeadly, quarantined, reasonToGiveUp } from '@svc/core/runner';
import type { JobHelpers, Task } from 'graphile-worker';
import { runJob } from './uncaught.ts';

/** A job as the queue runs it. One wide log line a job. */
export const asTask =
  (job: RunnableJob, tools: JobTools): Task =>
  async (payload: unknown, helpers: JobHelpers) => {
    const { log, secrets } = tools.runner.environment;
    const started = performance.now();
    const { attempts, key } = helpers.job;
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
    try {
      const outcome = await runJob(job.task, tools.draining, (stop) => job.run(tools, payload, stop));
      log.info({ ...fields(), ...outcome }, 'job');
    } catch (thrown) {
      // The queue keeps the message of what is thrown.
      const err = secrets.redactError(thrown);
      const reason = job.giveUp ? reasonToGiveUp(err, attempts) : null;
      log.error({ ...fields(), err, gaveUp: reason?.code }, 'job failed');
      if (!job.giveUp || !reason) throw err;
      await job.giveUp(tools, payload, reason);
    }
  };
