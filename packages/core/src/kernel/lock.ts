import { sql } from 'kysely';
import type { Context } from './context.ts';

/** Waits for whoever holds the same name in this workspace; held until the transaction ends. */
export const lock = (context: Context, name: string): Promise<void> =>
  lockName(context, `${context.workspace.id}|${name}`);

/** The same over all workspaces of the organisation that have the caller's mode. */
export const lockOrganisation = (context: Context, name: string): Promise<void> =>
  lockName(context, `${context.workspace.organisationId}|${context.workspace.mode}|${name}`);

async function lockName({ db, inTransaction }: Context, name: string): Promise<void> {
  if (!inTransaction) throw new Error(`a lock on ${name} needs an open transaction`);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(db);
}
