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

/** Fails where the database does not answer. */
export const ask = (system: TenantDatabase) => sql`select 1`.execute(system);
