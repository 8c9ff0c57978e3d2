import type { TenantDatabase } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import type { Mode } from '../../kernel/index.ts';
import type { Column, Dataset } from './dataset.ts';
import type { Filters } from './schema.ts';

/** Which rows an export holds. */
export interface Selection {
  workspaceId: string;
  projectId: string;
  mode: Mode;
  dataset: Dataset;
  filters: Filters;
  /** Rows from before this time. */
  until: string;
  /** Columns that stay empty. */
  withheld: readonly string[];
}

export type Place = readonly (string | number)[];

export interface Batch {
  /** A JSON object a line, without a line break at the end. */
  lines: string;
  rows: number;
  /** Of the last row. */
  place: Place;
}

const conditions = (selection: Selection): RawBuilder<boolean> => {
  const { workspaceId, projectId, dataset, filters, until } = selection;
  const at = sql.raw(dataset.at);
  const all = [
    sql<boolean>`t.workspace_id = ${workspaceId}`,
    sql<boolean>`${at} < ${until}::timestamptz`,
    ...(dataset.project ? [sql<boolean>`${sql.raw(dataset.project)} = ${projectId}`] : []),
    ...(filters.from ? [sql<boolean>`${at} >= ${filters.from}::timestamptz`] : []),
    ...(filters.to ? [sql<boolean>`${at} < ${filters.to}::timestamptz`] : []),
    ...(filters.scanId && dataset.scan
      ? [
          sql<boolean>`${sql.raw(dataset.scan)} = ${filters.scanId}`,
          // Nothing of a scan is older than it: the index needs not be read from its start.
          sql<boolean>`${at} >= (select f.created_at from scan f where f.workspace_id = ${workspaceId} and f.id = ${filters.scanId})`,
        ]
      : []),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
};

export async function countRows(db: TenantDatabase, selection: Selection): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::integer as rows from ${sql.raw(selection.dataset.counted)} where ${conditions(selection)}`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
}

const value = ({ name, from, type }: Column, withheld: readonly string[]): string =>
  `${withheld.includes(name) ? `null::${type === 'json' ? 'json' : 'text'}` : from} as "${name}"`;

/** The next rows after a place, as Postgres writes JSON; null: there are no more. */
export async function readBatch(
  db: TenantDatabase,
  selection: Selection,
  after: Place | null,
  most: number,
): Promise<Batch | null> {
  const { dataset, mode, withheld } = selection;
  const place = sql.raw(dataset.place.join(', '));
  const beyond = after ? sql`and (${place}) > (${sql.join([...after])})` : sql``;
  const columns = sql.raw(dataset.columns.map((column) => value(column, withheld)).join(', '));
  const { rows } = await sql<{ lines: string | null; rows: number; place: Place }>`
    select string_agg(b.line, E'\n') as lines, count(*)::integer as rows, (array_agg(b.place))[count(*)] as place
    from (
      select (select row_to_json(r)::text from (select ${mode}::text as "mode", ${columns}) r) as line,
        json_build_array(${sql.raw(dataset.place.map(exact).join(', '))}) as place
      from ${sql.raw(dataset.from)} where ${conditions(selection)} ${beyond} order by ${place} limit ${most}::integer
    ) b`.execute(db);
  const [batch] = rows;
  return batch?.lines ? { lines: batch.lines, rows: batch.rows, place: batch.place } : null;
}

/** Times with all their digits, as text that sorts and reads back as the same. */
const exact = (column: string): string =>
  /_at$|\.at$/.test(column)
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : column;
