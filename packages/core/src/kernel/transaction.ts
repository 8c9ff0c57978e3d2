import { sql } from 'kysely';
import type { Context } from './context.ts';

/** Runs in one transaction; joins the one that is already open. The callback's context shadows the outer one. */
export function transaction<C extends Context, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  if (context.inTransaction) return run(context);
  return context.db.transaction().execute((db) => run({ ...context, db, inTransaction: true }));
}

/**
 * Reads everything as of one moment, whatever is written meanwhile: counts of several statements agree. Joins the
 * transaction that is already open.
 */
export function asOfOneMoment<C extends Context, T>(
  context: C,
  read: (context: C) => Promise<T>,
): Promise<T> {
  if (context.inTransaction) return read(context);
  return context.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => read({ ...context, db, inTransaction: true }));
}

/** Runs it and takes back what it wrote, so that its errors are thrown now. Needs an open transaction. */
export async function tryOut({ db }: Context, run: () => Promise<unknown>): Promise<void> {
  await sql`savepoint trial`.execute(db);
  await run();
  await sql`rollback to savepoint trial`.execute(db);
}
