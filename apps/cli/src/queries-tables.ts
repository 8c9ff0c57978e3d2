import type { Sql } from 'postgres';

export interface DumpedTable {
  /** Quoted, with its schema. */
  name: string;
  columns: string[];
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Every table with its columns, those that others refer to first. What the database computes by itself, partitions
 * and lists of applied migrations are left out.
 */
export async function tablesOf(sql: Sql): Promise<DumpedTable[]> {
  const rows = await sql`
    select n.nspname as schema, c.relname as table,
      array_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as columns, c.oid::integer as oid
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('schema_migration', 'migrations', 'worker_instance')
    group by n.nspname, c.relname, c.oid order by 1, 2`;
  const references = await sql`
    select conrelid::integer as from, confrelid::integer as to from pg_constraint where contype = 'f' and conrelid <> confrelid`;
  const left = new Map(rows.map((row) => [row.oid as number, row]));
  const ordered: DumpedTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(
      (row) => !references.some((one) => one.from === row.oid && left.has(one.to)),
    );
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    for (const row of free) {
      ordered.push({
        name: `${quoted(row.schema)}.${quoted(row.table)}`,
        columns: row.columns.map(quoted),
      });
      left.delete(row.oid);
    }
  }
  return ordered;
}
