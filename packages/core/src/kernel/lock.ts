import { sql } from 'kysely';
import type { Context } from './context.ts';

/** Waits for whoever holds the same name in this workspace; held until the transaction ends. */
export const lock = (context: Context, name: string): Promise<void> =>
  hold(context, `${context.workspace.id}|${name}`);

/** The same over all workspaces of the organisation that have the caller's mode. */
export const lockOrganisation = (context: Context, name: string): Promise<void> =>
  hold(context, lockOfOrganisation(context, name));

/** What `lockOrganisation` holds, for a function of the database that takes the lock itself. */
export function lockOfOrganisation(context: Context, name: string): string {
  assertOpen(context, name);
  return `${context.workspace.organisationId}|${context.workspace.mode}|${name}`;
}

async function hold(context: Context, name: string): Promise<void> {
  assertOpen(context, name);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(context.db);
}

function assertOpen({ inTransaction }: Context, name: string): void {
  if (!inTransaction) throw new Error(`a lock on ${name} needs an open transaction`);
}
