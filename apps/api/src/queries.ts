import type { Holder, WorkspaceRow } from '@svc/core/kernel';
import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

/** A key, whoever holds it, with its workspace and what its plan allows. */
interface KeyRow extends Holder, WorkspaceRow {
  keyId: string;
  keyName: string;
  scopes: string[];
  projectIds: string[] | null;
  monthlyCreditCap: number | null;
  replaces: string[];
  ipAllowList: string[] | null;
  expiresAt: string | null;
  revokedAt: string | null;
  requestsPerMinute: number | null;
  concurrentRequests: number | null;
}

export async function findKey(system: TenantDatabase, hash: Buffer): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`select * from authenticate_key(${hash})`.execute(system);
  return rows[0];
}

/** Whether the database takes writes. Fails where it does not answer. */
export async function takesWrites(system: TenantDatabase): Promise<boolean> {
  const { rows } = await sql<{ writes: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writes`.execute(system);
  return rows[0]?.writes ?? false;
}
