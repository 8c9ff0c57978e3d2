import type { ServiceStatus } from '@svc/contract/account/status';
import { rowsOf, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

export interface Waiting {
  job: number | null;
  event: number | null;
  delivery: number | null;
}

export async function readWaiting(db: TenantDatabase): Promise<Waiting> {
  const rows = await rowsOf<Waiting>(db)`select job, event, delivery from waiting_since()`;
  return rows[0] ?? { job: null, event: null, delivery: null };
}

/** Seconds since any worker gave a sign of life; null: none ever did, or all ended in order. */
export async function readWorkers(
  db: TenantDatabase,
): Promise<{ workers: number; silentSeconds: number | null }> {
  const rows = await rowsOf<{ workers: number; silent: number | null }>(db)`
    select count(*) as workers, extract(epoch from now() - max(seen_at))::double precision as silent from worker_instance`;
  return { workers: rows[0]?.workers ?? 0, silentSeconds: rows[0]?.silent ?? null };
}

export async function readOutcomes(
  db: TenantDatabase,
  mode: 'live' | 'test',
): Promise<ReadonlyMap<string, { answered: number; failed: number }>> {
  const rows = await rowsOf<{ engine: string; answered: number; failed: number }>(db)`
    select engine, answered, failed from recent_outcomes(${mode})`;
  return new Map(rows.map(({ engine, ...counts }) => [engine, counts]));
}

export const readIncidents = (db: TenantDatabase): Promise<ServiceStatus['incidents']> =>
  db
    .selectFrom('incident')
    .select(['id', 'component', 'summary', 'startedAt', 'endedAt'])
    .where('startedAt', '>', sql<string>`now() - interval '30 days'`)
    .orderBy('startedAt', 'desc')
    .limit(50)
    .execute();

/** Begins an incident where none of the component goes on. */
export async function openIncident(
  db: TenantDatabase,
  incident: { id: string; component: string; summary: string },
): Promise<void> {
  await db
    .insertInto('incident')
    .values(incident)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function closeIncidents(db: TenantDatabase, components: readonly string[]): Promise<void> {
  if (components.length === 0) return;
  await db
    .updateTable('incident')
    .set({ endedAt: sql<string>`now()` })
    .where('component', 'in', [...components])
    .where('endedAt', 'is', null)
    .execute();
}

/** Notes the check; gives seconds since the one before, null for the first. */
export async function noteCheck(db: TenantDatabase): Promise<number | null> {
  const rows = await rowsOf<{ gap: number | null }>(db)`
    with old as (select checked_at from status_check), written as (
      insert into status_check (id, checked_at) values (1, now()) on conflict (id) do update set checked_at = excluded.checked_at)
    select extract(epoch from now() - max(checked_at))::double precision as gap from old`;
  return rows[0]?.gap ?? null;
}

/** A time in which no worker was there to see anything. */
export async function insertOutage(db: TenantDatabase, id: string, seconds: number): Promise<void> {
  await sql`insert into incident (id, component, summary, started_at, ended_at)
    values (${id}, 'worker', 'No worker was running.', now() - make_interval(secs => ${seconds}::double precision), now())`.execute(
    db,
  );
}
