import type { Database } from '@svc/db';
import { sql } from 'kysely';

/** Ends a channel for its reader, who has nothing but the link in a mail. Its name, or null where the link is of none. */
export async function unsubscribe({ system }: Database, token: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`select unsubscribe_channel(${token}) as name`.execute(
    system,
  );
  return rows[0]?.name ?? null;
}
