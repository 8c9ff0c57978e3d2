import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TableRows } from '@svc/core/resource/across/sample-project';
import type postgres from 'postgres';

/** Tables that hold rows of a workspace or its credits, with what COPY can write of them. */
export async function sampleTables(sql: postgres.Sql): Promise<{ table: string; columns: string[] }[]> {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (c.relname = 'credit_grant'
        or exists (select from pg_attribute w where w.attrelid = c.oid and w.attname = 'workspace_id' and not w.attisdropped))
    group by c.relname order by c.relname`;
  return [...rows];
}

const quoted = (columns: readonly string[]): string => columns.map((name) => `"${name}"`).join(', ');

export async function readRows(
  sql: postgres.Sql | postgres.TransactionSql,
  { table, columns }: { table: string; columns: string[] },
  where = 'true',
): Promise<TableRows> {
  const stream = await sql
    .unsafe(`copy (select ${quoted(columns)} from "${table}" where ${where}) to stdout`)
    .readable();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return { table, columns, text: Buffer.concat(parts).toString('utf8') };
}

export async function writeRows(
  sql: postgres.Sql | postgres.TransactionSql,
  { table, columns, text }: TableRows,
): Promise<void> {
  if (text === '') return;
  const target = await sql.unsafe(`copy "${table}" (${quoted(columns)}) from stdin`).writable();
  await pipeline(Readable.from([Buffer.from(text)]), target);
}
