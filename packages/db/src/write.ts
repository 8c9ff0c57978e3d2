import { type Expression, type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { DB } from './tables.gen.ts';

/** A value or an expression for each column; undefined where the column may be left out. */
type Written<Row> = {
  [Column in keyof Row]:
    | Row[Column]
    | Expression<Row[Column]>
    | (object extends Pick<Row, Column> ? undefined : never);
};
/** A new row, and a change of one. */
export type NewRow<T extends keyof DB> = Written<Insertable<DB[T]>>;
export type ChangedRow<T extends keyof DB> = Written<Updateable<DB[T]>>;
type Key<T extends keyof DB> = { [Column in keyof DB[T]]?: string | number | boolean };

/** Fields that are undefined are left out: the column keeps its default. */
export async function insertRow<T extends keyof DB>(db: Kysely<DB>, table: T, row: NewRow<T>): Promise<void> {
  const given = fieldsOf(row);
  const columns = given.map(([column]) => sql.ref(column));
  const values = given.map(([, value]) => sql`${value}`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db);
}

/** Changes the rows that have these values. Fields that are undefined stay as they are. */
export async function updateRows<T extends keyof DB>(
  db: Kysely<DB>,
  table: T,
  key: Key<T>,
  changes: ChangedRow<T>,
): Promise<void> {
  const changed = fieldsOf(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (changed.length === 0) return;
  await sql`update ${sql.table(table)} set ${sql.join(changed)} where ${matching(key)}`.execute(db);
}

/** Deletes the rows that have these values. */
export async function deleteRows<T extends keyof DB>(db: Kysely<DB>, table: T, key: Key<T>): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${matching(key)}`.execute(db);
}

const fieldsOf = (row: object) => Object.entries(row).filter(([, value]) => value !== undefined);

/** Every value has to be there: a condition that is left out would reach more rows. */
const matching = (key: object) =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );
