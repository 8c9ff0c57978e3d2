import type { Kysely } from 'kysely';

/**
 * Sends the statements of a transaction as they are asked: Postgres goes from one to the next, where Kysely would wait for
 * each answer before it sends another statement. They are answered in the order of asking; after one that fails, those
 * behind it fail too.
 */
export function withPipelining<DB>(db: Kysely<DB>): Kysely<DB> {
  const executor = db.getExecutor();
  const withConnectionProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (lender) => {
    // What lends a transaction's connection to one statement at a time is asked for it once.
    const lent = lender.provideConnection(async (connection) => connection);
    return withConnectionProvider({ provideConnection: async (use) => use(await lent) });
  };
  return db;
}
