import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

interface Queues {
  /** Seconds that the oldest has waited; null: none waits. */
  job: number | null;
  event: number | null;
  delivery: number | null;
  /** Workers that reported within the last minute. */
  workers: number;
}

export async function readQueues(system: TenantDatabase): Promise<Queues> {
  const { rows } = await sql<Queues>`
    select w.*, (select count(*)::integer from worker_instance where seen_at > now() - interval '1 minute') as workers
    from waiting_since() w`.execute(system);
  return rows[0] ?? { job: null, event: null, delivery: null, workers: 0 };
}

export interface Load {
  figure: 'waiting' | 'dead' | 'credits';
  label: string;
  value: number;
}

export async function readLoad(system: TenantDatabase): Promise<readonly Load[]> {
  const { rows } = await sql<Load>`select figure, label, value from service_load()`.execute(system);
  return rows;
}
