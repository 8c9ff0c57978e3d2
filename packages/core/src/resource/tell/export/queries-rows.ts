import type { Filters } from '@svc/contract/tell/export';
import { copyOut, rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { originOfRowInSql } from '../../measure/cell/index.ts';
import { lineOf } from './copied.ts';
import type { Dataset } from './dataset.ts';

/** Which rows an export holds. */
export interface Selection {
  projectId: string;
  dataset: Dataset;
  /** Of the workspace: each row says it. */
  mode: string;
  filters: Filters;
  /** Rows from before this time. */
  until: string;
  /** Columns that stay empty. */
  withheld: readonly string[];
}

export type Place = readonly (string | number)[];

type Value = (value: string | number) => RawBuilder<unknown>;
const parameter: Value = (value) => sql`${value}`;

const conditions = ({ workspace }: Scope, selection: Selection, value: Value): RawBuilder<boolean> => {
  const { projectId, dataset, filters, until } = selection;
  const at = sql.raw(dataset.at);
  const all = [
    sql<boolean>`t.workspace_id = ${value(workspace.id)}`,
    sql<boolean>`${at} < ${value(until)}::timestamptz`,
    ...(dataset.project ? [sql<boolean>`${sql.raw(dataset.project)} = ${value(projectId)}`] : []),
    ...(dataset.scan && filters.origin && filters.origin !== 'both'
      ? [sql<boolean>`${sql.raw(originOfRowInSql)} = ${value(filters.origin)}`]
      : []),
    ...(filters.from ? [sql<boolean>`${at} >= ${value(filters.from)}::timestamptz`] : []),
    ...(filters.to ? [sql<boolean>`${at} < ${value(filters.to)}::timestamptz`] : []),
    ...(filters.scanId && dataset.scan
      ? [
          sql<boolean>`${sql.raw(dataset.scan)} = ${value(filters.scanId)}`,
          // No row of a scan is older than the scan: so the index need not be read from its start.
          sql<boolean>`${at} >= (select f.created_at from scan f where f.workspace_id = ${value(workspace.id)} and f.id = ${value(filters.scanId)})`,
        ]
      : []),
  ];
  return sql<boolean>`${sql.join(all, sql` and `)}`;
};

export async function countRows(scope: Scope, selection: Selection): Promise<number> {
  const rows = await rowsOf<{ rows: number }>(scope.db)`
    select count(*)::integer as rows from ${sql.raw(selection.dataset.counted)} where ${conditions(scope, selection, parameter)}`;
  return rows[0]?.rows ?? 0;
}

const beyond = ({ dataset }: Selection, after: Place | null, value: Value): RawBuilder<unknown> =>
  after
    ? sql`and (${sql.raw(dataset.place.join(', '))}) > (${sql.join(after.map(value))}) ${bound(dataset, '>=', after, value)}`
    : sql``;

/** The first column by itself: where a view computes another one, the index knows no more. */
const bound = ({ place: [column = ''] }: Dataset, sign: '>=' | '<=', [first = '']: Place, value: Value) =>
  sql`and ${sql.raw(column)} ${sql.raw(sign)} ${value(first)}`;

/** The place of the last of the next rows; null: there are no more. */
export async function placeAfter(
  scope: Scope,
  selection: Selection,
  after: Place | null,
  rows: number,
): Promise<Place | null> {
  const { place, counted } = selection.dataset;
  const named = place.map((column, at) => `${column} as p${at}`).join(', ');
  const told = place.map((column, at) => exact(column, `p${at}`)).join(', ');
  const found = await rowsOf<{ place: Place }>(scope.db)`
    select json_build_array(${sql.raw(told)}) as place from (select * from (
      select ${sql.raw(named)} from ${sql.raw(counted)} where ${conditions(scope, selection, parameter)} ${beyond(selection, after, parameter)}
      order by ${sql.raw(place.join(', '))} limit ${rows}::integer
    ) b order by ${sql.raw(place.map((_, at) => `p${at} desc`).join(', '))} limit 1) c`;
  return found[0]?.place ?? null;
}

/** Lines of JSON for the rows after a place up to another. Needs a transaction. */
export function copyRows(
  scope: Scope,
  selection: Selection,
  after: Place | null,
  upTo: Place,
  take: (piece: Buffer) => void,
): Promise<void> {
  const { dataset, mode, withheld } = selection;
  const value: Value = (one) => sql.lit(one);
  const place = sql.raw(dataset.place.join(', '));
  return copyOut(
    scope.db,
    sql`select ${sql.raw(lineOf(dataset.columns, mode, withheld))} from ${sql.raw(dataset.from)} where ${conditions(scope, selection, value)}
      ${beyond(selection, after, value)} and (${place}) <= (${sql.join(upTo.map(value))})
      ${bound(dataset, '<=', upTo, value)} order by ${place}`,
    take,
  );
}

/** Times with all their digits, as text that sorts and reads back as the same. */
const exact = (column: string, name: string): string =>
  /_at$|\.at$/.test(column) ? `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : name;
