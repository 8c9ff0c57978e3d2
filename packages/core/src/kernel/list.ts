import { asideOf } from '@svc/db';
import {
  type Expression,
  type RawBuilder,
  type SelectExpression,
  type Selection,
  type SelectQueryBuilder,
  type SqlBool,
  type StringReference,
  sql,
} from 'kysely';
import { type CursorValue, invalidCursor, type List, type Page, readCursor, writeCursor } from './page.ts';

export interface Order<DB, TB extends keyof DB> {
  /** Cursors of one name do not work with another: two orders of a list have two names. */
  name: string;
  /** Columns or expressions without nulls, the last one unique, so that every row has one place. */
  by: readonly (StringReference<DB, TB> | Expression<CursorValue | null>)[];
  direction: 'asc' | 'desc';
}

export const newestFirst = { name: '-createdAt', by: ['createdAt', 'id'], direction: 'desc' } as const;

interface Listing<DB, TB extends keyof DB, S extends SelectExpression<DB, TB>> {
  /** With the API's names, by `as`, so that most rows are items already. */
  columns: readonly S[];
  /** Conditions by column; those that are undefined do not count. */
  filters?: { [C in StringReference<DB, TB>]?: CursorValue | undefined };
  /** Text to be found anywhere in a column, in small or capital letters. */
  search?: { in: StringReference<DB, TB>; text: string | undefined };
  order: Order<DB, TB>;
  page: Page;
  /** The number of all rows, where it is kept; left out: they are counted. */
  total?: RawBuilder<number>;
}

/** One page of rows and the number of all rows, both under the conditions of `base` and `filters`. */
export function listRows<DB, TB extends keyof DB, S extends SelectExpression<DB, TB>, T>(
  base: SelectQueryBuilder<DB, TB, object>,
  listing: Listing<DB, TB, S> & { toItem: (row: Selection<DB, TB, S>) => T },
): Promise<List<T>>;
export function listRows<DB, TB extends keyof DB, S extends SelectExpression<DB, TB>>(
  base: SelectQueryBuilder<DB, TB, object>,
  listing: Listing<DB, TB, S>,
): Promise<List<Selection<DB, TB, S>>>;
export async function listRows<DB, TB extends keyof DB, S extends SelectExpression<DB, TB>>(
  base: SelectQueryBuilder<DB, TB, object>,
  listing: Listing<DB, TB, S> & { toItem?: (row: Selection<DB, TB, S>) => unknown },
): Promise<List<unknown>> {
  const { columns, filters = {}, search, order, toItem, page } = listing;
  const place = sql.join(order.by.map((key) => (typeof key === 'string' ? sql.ref(key) : key)));
  const cursor = readCursor(page, order.name, order.by.length);
  let all = base;
  for (const [column, value] of Object.entries(filters))
    if (value !== undefined) all = all.where(sql<SqlBool>`${sql.ref(column)} = ${written(value)}`);
  if (search?.text !== undefined)
    all = all.where(sql<SqlBool>`${sql.ref(search.in)} ilike ${containing(search.text)}`);
  const beyond = sql.raw(order.direction === 'desc' ? '<' : '>');
  const rest = cursor ? all.where(sql<SqlBool>`(${place}) ${beyond} (${sql.join(cursor)})`) : all;
  const direction = sql.raw(order.direction);
  const counted = all
    .select((listing.total ?? sql<number>`count(*)`).as('total'))
    .limit(sql.lit(1))
    .$castTo<{ total: number }>();
  const rows = order.by
    .reduce<SelectQueryBuilder<DB, TB, object>>(
      (query, key) => query.orderBy(sql`${typeof key === 'string' ? sql.ref(key) : key} ${direction}`),
      rest,
    )
    .select(columns)
    // The number of all rows is counted once, in the same round trip. As text: only the last row's is read.
    .select(sql`json_build_array(${listing.total ?? counted}, ${place})::text`.as('aside'))
    // One more than asked for tells whether there is another page. As a literal: Postgres plans anew for each
    // call of a statement whose limit it does not know.
    .limit(sql.lit(page.limit + 1))
    .$castTo<Selection<DB, TB, S>>();
  const found = await (page.offset > 0 ? rows.offset(page.offset) : rows)
    .execute()
    .catch((error: unknown) => {
      throw cursor && isDataError(error) ? invalidCursor() : error;
    });
  const items = found.slice(0, page.limit);
  const [total, ...last] = readPlace(asideOf(found)[items.length - 1]);
  return {
    items: toItem ? items.map(toItem) : items,
    total: total ?? (cursor || page.offset > 0 ? (await counted.executeTakeFirst())?.total : 0) ?? 0,
    limit: page.limit,
    offset: page.offset,
    next: found.length > page.limit ? writeCursor(order.name, last) : null,
  };
}

/** A truth value stands in the statement: an index of those rows alone serves no parameter. */
const written = (value: unknown) => (typeof value === 'boolean' ? sql.lit(value) : sql`${value}`);

/** The number of all rows and the place of one; empty for a page beyond the last row. */
const readPlace = (place: unknown): [number?, ...CursorValue[]] =>
  typeof place === 'string' ? JSON.parse(place) : [];

/** Postgres could not read a value: of a cursor, it is one that somebody has changed. */
const isDataError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
