import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type RawBuilder, sql } from 'kysely';
import type { TenantDatabase } from './client.ts';

/**
 * Streams lines of a select of one text column, each with a line break after it, in pieces of whole lines. Needs a
 * transaction. COPY takes no parameters: values stand in the statement as `sql.lit`.
 * @param select its texts hold no control characters, as JSON does not: COPY then writes them as they are
 */
export async function copyOut(
  db: TenantDatabase,
  select: RawBuilder<unknown>,
  take: (lines: Buffer) => void,
): Promise<void> {
  // Only a text that holds the quote or the delimiter would be quoted.
  const format = sql.raw(`format csv, quote E'\\x01', delimiter E'\\x02'`);
  const statement = sql<Readable>`copy (${select}) to stdout with (${format})`.compile(db);
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
