import type { Holder, WorkspaceRow } from '@svc/core/kernel';
import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

/** A key, whoever holds it, with its workspace and what its plan allows. */
interface KeyRow extends Holder, WorkspaceRow {
  key_id: string;
  key_name: string;
  scopes: string[];
  project_ids: string[] | null;
  replaces: string[];
  ip_allow_list: string[] | null;
  expires_at: string | null;
  revoked_at: string | null;
  requests_per_minute: number | null;
  concurrent_requests: number | null;
}

export async function findKey(system: TenantDatabase, hash: Buffer): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`select * from authenticate_key(${hash})`.execute(system);
  return rows[0];
}

interface Queues {
  /** Seconds that the oldest has waited; null: none waits. */
  job: number | null;
  event: number | null;
  delivery: number | null;
  /** Seen within a minute. */
  workers: number;
}

export async function readQueues(system: TenantDatabase): Promise<Queues> {
  const { rows } = await sql<Queues>`
    select w.*, (select count(*)::integer from worker_instance where seen_at > now() - interval '1 minute') as workers
    from waiting_since() w`.execute(system);
  return rows[0] ?? { job: null, event: null, delivery: null, workers: 0 };
}

/** Fails where the database does not answer. */
export const ask = (system: TenantDatabase) => sql`select 1`.execute(system);
