import { writeFile } from 'node:fs/promises';
import type { Log } from '@svc/core/kernel';
import type { Database } from '@svc/db';
import { freeOrphanedJobs, noteAlive, noteGone, sweepWorkers } from './queries.ts';

/**
 * Tells that this worker lives, and frees what silent workers held: the queue alone would wait four hours.
 * A worker wrongly taken for dead does no harm: its fence is older, so nothing it writes is accepted. It also frees its own
 * jobs that ended while the database was away: the queue does not try again to note that.
 */
export function startHeartbeat(options: {
  database: Database;
  poolId: string;
  leaseSeconds: number;
  log: Log;
  /** Ids of the jobs that this worker runs. */
  running: () => string[];
  /** Touched each time that the event loop comes by, whatever the database says; null: nobody looks. */
  aliveFile: string | null;
  /** Called after each sign of life. */
  sweep: () => Promise<void>;
}) {
  const { database, poolId, leaseSeconds, log, running, aliveFile } = options;
  let seenAt = performance.now();
  const beat = async () => {
    await noteAlive(database, poolId);
    const jobs = await freeOrphanedJobs(database, poolId, running());
    if (jobs > 0) log.warn({ jobs }, 'jobs whose end could not be told are run again');
    const silentSeconds = (performance.now() - seenAt) / 1_000;
    seenAt = performance.now();
    // After an outage of the database every worker was silent: the others get the time to report first.
    if (silentSeconds > leaseSeconds) return;
    const workers = await sweepWorkers(database, leaseSeconds);
    if (workers > 0) log.warn({ workers }, 'took over from silent workers');
    await options.sweep();
  };
  const touch = async () => {
    if (aliveFile !== null) await writeFile(aliveFile, new Date().toISOString());
  };
  const safely = () =>
    Promise.all([touch(), beat()]).catch((err: unknown) => log.warn({ err }, 'heartbeat failed'));
  const timer = setInterval(safely, Math.min(5_000, (leaseSeconds * 1_000) / 4));
  return {
    first: touch().then(beat),
    async stop() {
      clearInterval(timer);
      await noteGone(database, poolId).catch(() => {});
    },
  };
}
