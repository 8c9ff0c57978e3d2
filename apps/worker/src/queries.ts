import type { Database } from '@svc/db';
import { sql } from 'kysely';

type System = Pick<Database, 'system'>;

/** Fails where the database does not answer, or lacks the tables. */
export async function assertMigrated({ system }: System): Promise<void> {
  await system.selectFrom('worker_instance').select('poolId').limit(1).execute();
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

type Queries = Database['system'];

/** When each task that comes by the clock is due, and what time it is for the database. */
export async function readDueTasks(system: Queries): Promise<{ now: Date; tasks: Map<string, string> }> {
  const { rows } = await sql<{ now: string; task: string | null; dueAt: string }>`
    select clock_timestamp() as now, t.task, t.due_at from (select) one left join recurring_task t on true`.execute(
    system,
  );
  return {
    now: new Date(rows[0]?.now ?? Number.NaN),
    tasks: new Map(rows.flatMap(({ task, dueAt }) => (task === null ? [] : [[task, dueAt]]))),
  };
}

export async function setDue(system: Queries, task: string, at: Date): Promise<void> {
  await sql`insert into recurring_task (task, due_at) values (${task}, ${at.toISOString()})
    on conflict (task) do update set due_at = excluded.due_at`.execute(system);
}

/** Asks for the task's job unless another worker has; false then. */
export async function startTask(
  system: Queries,
  {
    task,
    payload,
    dueAt,
    next,
    tries,
  }: { task: string; payload: object; dueAt: string; next: Date; tries: number },
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (update recurring_task set due_at = ${next.toISOString()} where task = ${task} and due_at = ${dueAt} returning 1)
    select enqueue_job(${task}, ${payload}::json, job_key := ${`clock:${task}`}, max_attempts := ${tries}::integer)
    from taken`.execute(system);
  return rows.length > 0;
}
