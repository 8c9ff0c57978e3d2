import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '@svc/core/kernel';

interface RunningJob {
  name: string;
  fail: (error: Error) => void;
}

const running = new AsyncLocalStorage<RunningJob>();

/**
 * Runs a job so that an error that nobody catches, in whatever it started, ends this job and aborts its signal.
 * Without `hearUncaught` such an error ends the process.
 */
export async function runJob<T>(
  name: string,
  stop: AbortSignal,
  run: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  const failed = new AbortController();
  const uncaught = new Promise<never>((_, reject) => {
    failed.signal.addEventListener('abort', () => reject(failed.signal.reason), { once: true });
  });
  uncaught.catch(() => {});
  const job: RunningJob = { name, fail: (error) => failed.abort(error) };
  return running.run(job, () => Promise.race([run(AbortSignal.any([stop, failed.signal])), uncaught]));
}

/** `onStray`: an error that belongs to no job, so that nobody knows what it has left undone. */
export function hearUncaught(log: Log, onStray: () => void): void {
  process.on('uncaughtException', (thrown: unknown) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    const job = running.getStore();
    log.error({ err, job: job?.name }, job ? 'uncaught error: its job ends' : 'uncaught error');
    if (job) job.fail(err);
    else onStray();
  });
}
