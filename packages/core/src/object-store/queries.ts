import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

/** What links to files are signed with: the database made it, so that all processes have the same. */
export async function readLinkSecret(system: TenantDatabase): Promise<Buffer> {
  const { rows } = await sql<{ secret: Buffer }>`select secret from link_secret`.execute(system);
  if (!rows[0]) throw new Error('the database has no secret for links');
  return rows[0].secret;
}
