import { Worker } from 'node:worker_threads';
import type { Result, Task } from './simulation/index.ts';

/** Runs the tasks on worker threads, largest first as given; results in the order of the tasks. */
export async function simulateAll(tasks: readonly Task[], threads = 2): Promise<Result[]> {
  const results = new Array<Result>(tasks.length);
  let next = 0;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = -1;
      const take = (): void => {
        current = next;
        next += 1;
        if (current < tasks.length) worker.postMessage(tasks[current]);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        results[current] = result;
        take();
      });
      take();
    });
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
