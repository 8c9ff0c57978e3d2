import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../kernel/index.ts';
import { isTransient } from '../kernel/index.ts';

interface RunningTask {
  name: string;
  fail: (error: Error) => void;
}

const running = new AsyncLocalStorage<RunningTask>();

/**
 * Runs a job or a request so that an error that nobody catches, in whatever it started, rejects this promise and no other.
 * Without `hearUncaught` such an error ends the process.
 */
export const runTask = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    running.run({ name, fail: reject }, run).then(resolve, reject);
  });

/**
 * `onStray` gets an error that belongs to no task, so that its consequences are unknown. An error of a connection that was
 * closed from outside is not stray: its user has been told.
 */
export function hearUncaught(log: Log, onStray: () => void): void {
  process.on('uncaughtException', (thrown: unknown) => {
    const err = thrown instanceof Error ? thrown : new Error(String(thrown));
    const task = running.getStore();
    log.error({ err, task: task?.name }, task ? 'uncaught error: its task ends' : 'uncaught error');
    if (task) task.fail(err);
    else if (!isTransient(err)) onStray();
  });
}
