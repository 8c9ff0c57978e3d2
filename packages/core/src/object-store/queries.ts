import { rowsOf, type TenantDatabase } from '@svc/db';

/** What links to files are signed with: the database made it, so that all processes have the same. */
export async function readLinkSecret(system: TenantDatabase): Promise<Buffer> {
  const rows = await rowsOf<{ secret: Buffer }>(system)`select secret from link_secret`;
  if (!rows[0]) throw new Error('the database has no secret for links');
  return rows[0].secret;
}
