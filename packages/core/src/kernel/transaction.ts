import { sql } from 'kysely';
import type { Context } from './context.ts';

/** Runs in one transaction; joins the one that is already open. The callback's context shadows the outer one. */
export function transaction<C extends Context, T>(context: C, run: (context: C) => Promise<T>): Promise<T> {
  if (context.inTransaction) return run(context);
  return context.db.transaction().execute((db) => run({ ...context, db, inTransaction: true }));
}

/** Runs it and takes back what it wrote, so that its errors are thrown now. Needs an open transaction. */
export async function tryOut({ db }: Context, run: () => Promise<unknown>): Promise<void> {
  await sql`savepoint trial`.execute(db);
  await run();
  await sql`rollback to savepoint trial`.execute(db);
}
