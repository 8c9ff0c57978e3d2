import type { WorkerEvents } from 'graphile-worker';

/** The queue hears of the end of a job a moment later. */
const knownAfterMs = 15_000;

/** Tells the ids of the jobs that a worker runs, or has ended so lately that the queue may not know yet. */
export function runningJobs(events: WorkerEvents): () => string[] {
  const running = new Map<string, number | null>();
  events.on('job:start', ({ job }) => running.set(job.id, null));
  events.on('job:complete', ({ job }) => running.set(job.id, performance.now()));
  return () => {
    for (const [id, ended] of running)
      if (ended !== null && performance.now() - ended > knownAfterMs) running.delete(id);
    return [...running.keys()];
  };
}
