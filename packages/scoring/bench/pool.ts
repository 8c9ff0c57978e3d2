import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { keep, readKept } from './kept-results.ts';
import { moduleOf, type Result, type Task } from './simulation/index.ts';

/** Results of the tasks, in their order. With `resumed`, those of an earlier run with the same code are taken over. */
export async function simulateAll(tasks: readonly Task[], resumed: boolean): Promise<Result[]> {
  const results = tasks.map((task) => (resumed ? readKept<Result>(moduleOf(task), task) : undefined));
  const open = [...tasks.keys()].filter((at) => results[at] === undefined);
  const started = performance.now();
  let [next, done] = [0, 0];
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let current: number | undefined;
      const take = (): void => {
        current = open[next];
        next += 1;
        if (current === undefined) resolve();
        else worker.postMessage(tasks[current]);
      };
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        const task = current === undefined ? undefined : tasks[current];
        if (current === undefined || !task) return reject(new Error('a result without a task'));
        results[current] = result;
        done += 1;
        if (resumed) {
          keep(moduleOf(task), task, result);
          const minutes = ((performance.now() - started) / 60_000).toFixed(1);
          if (done % 20 === 0)
            process.stderr.write(`${done} of ${open.length} settings in ${minutes} minutes\n`);
        }
        take();
      });
      take();
    });
  const threads = Math.min(availableParallelism(), open.length);
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results.flatMap((result) => result ?? []);
}
