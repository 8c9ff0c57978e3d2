import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from './client.ts';

/**
 * Streams a select's rows in COPY's binary format, in pieces of whole rows. Needs a transaction. COPY takes no parameters:
 * values stand in the statement as `sql.lit`.
 */
export async function copyOut(
  db: TenantDatabase,
  select: RawBuilder<unknown>,
  take: (rows: Buffer) => void,
): Promise<void> {
  const statement = sql<Readable>`copy (${select}) to stdout with (format binary)`.compile(db);
  const failures: unknown[] = [];
  for await (const { rows } of db.getExecutor().stream(statement, 1))
    for (const stream of rows) {
      stream.on('data', (piece: Buffer) => {
        if (failures.length > 0) return;
        try {
          take(piece);
        } catch (error) {
          // The rest is read all the same: the connection is needed for more.
          failures.push(error);
        }
      });
      await finished(stream);
    }
  if (failures.length > 0) throw failures[0];
}
