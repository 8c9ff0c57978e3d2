import type { Log } from '@svc/core/kernel';
import { type GiveUpReason, isDeadly, quarantined, type Runner, reasonToGiveUp } from '@svc/core/runner';
import type { JobHelpers, Task } from 'graphile-worker';
import type { z } from 'zod';
import { runJob } from './uncaught.ts';

export interface TaskContext {
  runner: Runner;
  log: Log;
  /** Aborts when the process drains: the task stops at its next checkpoint and is started again elsewhere. */
  stop: AbortSignal;
}

/**
 * One file a task: its job and what it does, until `stop`. One wide log line a job. `giveUp` ends what the job was for when another
 * try makes no sense; without it the queue tries on.
 */
export function task<P extends z.ZodType>(
  job: { task: string; payload: P },
  run: (context: TaskContext, payload: z.output<P>, stop: AbortSignal) => Promise<void>,
  giveUp?: (context: TaskContext, payload: z.output<P>, reason: GiveUpReason) => Promise<void>,
): { name: string; create: (context: TaskContext) => Task } {
  return {
    name: job.task,
    create: (context) => async (payload: unknown, helpers: JobHelpers) => {
      const started = performance.now();
      const parsed = job.payload.parse(payload);
      const { attempts, key } = helpers.job;
      const fields = { task: job.task, ...(parsed as object), attempt: attempts };
      const ms = () => Math.round(performance.now() - started);
      // Only a job that was begun before can have ended a worker.
      if (giveUp && attempts > 1 && key && (await isDeadly(context.runner, key))) {
        context.log.error({ ...fields, ms: ms() }, 'job quarantined');
        return giveUp(context, parsed, quarantined);
      }
      try {
        await runJob(job.task, context.stop, (stop) => run(context, parsed, stop));
        context.log.info({ ...fields, ms: ms() }, 'job');
      } catch (thrown) {
        // The queue keeps the message of what is thrown.
        const err = context.runner.environment.secrets.redactError(thrown);
        const reason = giveUp ? reasonToGiveUp(err, attempts) : null;
        context.log.error({ ...fields, ms: ms(), err, gaveUp: reason?.code }, 'job failed');
        if (!giveUp || !reason) throw err;
        await giveUp(context, parsed, reason);
      }
    },
  };
}
