import { createHash } from 'node:crypto';
import { rowsOf, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';

/** `of`: what is counted and for whom; of people only a hash is kept. */
export interface Turn {
  of: readonly [what: string, whose: string];
  most: number;
  seconds: number;
}

/** Counts one, or says that there were enough: never more than `most` within any `seconds`, over all workspaces. */
export async function withinThrottle(db: TenantDatabase, { of, most, seconds }: Turn): Promise<boolean> {
  const name = createHash('sha256').update(of.join('\n')).digest();
  const rows = await rowsOf<{ taken: boolean }>(db)`
    select take_turn(${name}, ${most}::integer, ${seconds}::integer) as taken`;
  return rows[0]?.taken ?? false;
}

export const sweepThrottle = async (db: TenantDatabase): Promise<void> => {
  await sql`select sweep_turns()`.execute(db);
};
