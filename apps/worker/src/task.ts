import type { Log } from '@svc/core/kernel';
import type { Runner } from '@svc/core/runner';
import type { JobHelpers, Task } from 'graphile-worker';
import type { z } from 'zod';

export interface TaskContext {
  runner: Runner;
  log: Log;
  /** Aborts when the process drains: the task stops at its next checkpoint and is started again elsewhere. */
  stop: AbortSignal;
}

/** One file a task: its job and what it does. One wide log line a job. */
export function task<P extends z.ZodType>(
  job: { task: string; payload: P },
  run: (context: TaskContext, payload: z.output<P>) => Promise<void>,
): { name: string; create: (context: TaskContext) => Task } {
  return {
    name: job.task,
    create: (context) => async (payload: unknown, helpers: JobHelpers) => {
      const started = performance.now();
      const parsed = job.payload.parse(payload);
      const fields = { task: job.task, ...(parsed as object), attempt: helpers.job.attempts };
      try {
        await run(context, parsed);
        context.log.info({ ...fields, ms: Math.round(performance.now() - started) }, 'job');
      } catch (err) {
        context.log.error({ ...fields, ms: Math.round(performance.now() - started), err }, 'job failed');
        throw err;
      }
    },
  };
}
