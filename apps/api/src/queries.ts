import type { Holder, WorkspaceRow } from '@svc/core/kernel';
import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

/** A key, whoever holds it, with its workspace and what its plan allows. */
interface KeyRow extends Holder, WorkspaceRow {
  key_id: string;
  key_name: string;
  scopes: string[];
  project_ids: string[] | null;
  monthly_credit_cap: number | null;
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

/** Fails where the database does not answer. */
export const ask = (system: TenantDatabase) => sql`select 1`.execute(system);
