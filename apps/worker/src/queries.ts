import type { Database } from '@svc/db';
import { sql } from 'kysely';

type System = Pick<Database, 'system'>;

/** Fails where the database does not answer, or lacks the tables. */
export async function assertMigrated({ system }: System): Promise<void> {
  await system.selectFrom('worker_instance').select('pool_id').limit(1).execute();
}

export async function noteAlive({ system }: System, poolId: string): Promise<void> {
  await sql`insert into worker_instance (pool_id) values (${poolId}) on conflict (pool_id) do update set seen_at = now()`.execute(
    system,
  );
}

export async function noteGone({ system }: System, poolId: string): Promise<void> {
  await sql`delete from worker_instance where pool_id = ${poolId}`.execute(system);
}

/** Frees jobs that this worker holds and does not run; returns how many. */
export async function freeOrphanedJobs(
  { system }: System,
  poolId: string,
  running: readonly string[],
): Promise<number> {
  const { rows } = await sql<{
    freed: number;
  }>`select free_orphaned_jobs(${poolId}, ${[...running]}::bigint[]) as freed`.execute(system);
  return rows[0]?.freed ?? 0;
}

/** Frees what workers hold that were silent for so long; returns how many workers there were. */
export async function sweepWorkers({ system }: System, silentSeconds: number): Promise<number> {
  const { rows } = await sql<{
    freed: number;
  }>`select sweep_workers(make_interval(secs => ${silentSeconds}::integer)) as freed`.execute(system);
  return rows[0]?.freed ?? 0;
}
