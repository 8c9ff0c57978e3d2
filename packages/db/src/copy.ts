import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from './client.ts';

/**
 * What a select finds in COPY's binary format, in pieces that are whole rows. Needs a transaction. COPY takes no
 * parameters: values stand in the statement as `sql.lit`.
 */
export async function* copyOut(db: TenantDatabase, select: RawBuilder<unknown>): AsyncGenerator<Buffer> {
  const statement = sql<Buffer>`copy (${select}) to stdout with (format binary)`.compile(db);
  for await (const { rows } of db.getExecutor().stream(statement, 1)) yield* rows;
}
