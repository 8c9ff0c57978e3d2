import type { Log } from '@svc/core/kernel';
import type { Database } from '@svc/db';
import { sql } from 'kysely';

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
  /** Called after each sign of life. */
  sweep: () => Promise<void>;
}) {
  const { database, poolId, leaseSeconds, log, running } = options;
  let seenAt = performance.now();
  const beat = async () => {
    await sql`insert into worker_instance (pool_id) values (${poolId}) on conflict (pool_id) do update set seen_at = now()`.execute(
      database.system,
    );
    const { rows: own } = await sql<{
      freed: number;
    }>`select free_orphaned_jobs(${poolId}, ${running()}::bigint[]) as freed`.execute(database.system);
    if ((own[0]?.freed ?? 0) > 0)
      log.warn({ jobs: own[0]?.freed }, 'jobs whose end could not be told are run again');
    const silentSeconds = (performance.now() - seenAt) / 1_000;
    seenAt = performance.now();
    // After an outage of the database every worker was silent: the others get the time to report first.
    if (silentSeconds > leaseSeconds) return;
    const { rows } = await sql<{
      freed: number;
    }>`select sweep_workers(make_interval(secs => ${leaseSeconds}::integer)) as freed`.execute(
      database.system,
    );
    if ((rows[0]?.freed ?? 0) > 0) log.warn({ workers: rows[0]?.freed }, 'took over from silent workers');
    await options.sweep();
  };
  const safely = () => beat().catch((err: unknown) => log.warn({ err }, 'heartbeat failed'));
  const timer = setInterval(safely, Math.min(5_000, (leaseSeconds * 1_000) / 4));
  return {
    first: beat(),
    async stop() {
      clearInterval(timer);
      await sql`delete from worker_instance where pool_id = ${poolId}`
        .execute(database.system)
        .catch(() => {});
    },
  };
}
