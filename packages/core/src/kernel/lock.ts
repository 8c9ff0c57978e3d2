import { sql } from 'kysely';
import type { Context } from './context.ts';

/** Waits for whoever holds the same name in this workspace; held until the transaction ends. */
export async function lock(context: Context, name: string): Promise<void> {
  if (!context.inTransaction) throw new Error(`a lock on ${name} needs an open transaction`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${context.workspace.id}|${name}`}, 1))`.execute(
    context.db,
  );
}
