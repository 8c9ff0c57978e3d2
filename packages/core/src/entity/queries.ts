import {
  type ChangedRow,
  deleteRows,
  insertRow,
  type NewRow,
  type Scope,
  type Tables,
  updateRows,
} from '@svc/db';
import {
  type Expression,
  type ExpressionBuilder,
  type SelectExpression,
  type Selection,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { z } from 'zod';
import type { Context } from '../kernel/index.ts';

/** Tables whose rows belong to a workspace and have an id. */
export type RowTable = {
  [T in keyof Tables]: Tables[T] extends { workspaceId: string; id: string } ? T : never;
}[keyof Tables];

/** The fields of a schema, as columns of the same names; those that stand in none are omitted before. */
export const columnsOf = <S extends z.ZodRawShape>(schema: z.ZodObject<S>) =>
  Object.keys(schema.shape).filter((name) => name !== 'mode') as (Exclude<keyof S, 'mode'> & string)[];

type Key<T extends RowTable> = { id: string } & { [Column in keyof Tables[T]]?: string };

/** Nothing but what the table has: rows are made by spreading, where the compiler overlooks a field too many. */
type Exactly<Whole, Given extends Whole> = Given & Record<Exclude<keyof Given, keyof Whole>, never>;
type New<T extends RowTable> = Omit<NewRow<T>, 'workspaceId'>;

/** Stands for whichever table it is: all have a workspace and an id. */
type Any = 'saved_view';

/**
 * Reads and writes of one table's rows in the caller's workspace. A change is dated where the columns show when a row last
 * changed.
 */
export function tableOf<T extends RowTable, S extends SelectExpression<Tables, T>>(
  table: T,
  columns: readonly S[],
) {
  const dated = columns.some((column) => column === 'updatedAt');
  // The one place where a table's own type is forgotten.
  const rows = ({ db, workspace }: Scope) =>
    db.selectFrom(table as Any).where('workspaceId', '=', workspace.id) as unknown as SelectQueryBuilder<
      Tables,
      T,
      object
    >;
  return {
    columns,
    rows,
    /** Of an id and whatever else it has to have. */
    find: ({ db, workspace }: Scope, key: Key<T>): Promise<Selection<Tables, T, S> | undefined> =>
      db
        .selectFrom(table as Any)
        .select(columns as never)
        .where(({ and }) => and({ workspaceId: workspace.id, ...key }))
        .$castTo<Selection<Tables, T, S>>()
        .executeTakeFirst(),
    insert: <Row extends New<T>>({ db, workspace }: Scope, row: Exactly<New<T>, Row>): Promise<void> =>
      insertRow(db, table, { ...(row as New<T>), workspaceId: workspace.id } as NewRow<T>),
    update: <Row extends ChangedRow<T>>(
      { db, workspace, now }: Scope & Pick<Context, 'now'>,
      id: string,
      changes: Exactly<ChangedRow<T>, Row>,
    ): Promise<void> =>
      updateRows(db, table, { workspaceId: workspace.id, id } as never, {
        ...(dated && { updatedAt: now().toISOString() }),
        ...(changes as ChangedRow<T>),
      }),
    remove: ({ db, workspace }: Scope, id: string): Promise<void> =>
      deleteRows(db, table, { workspaceId: workspace.id, id } as never),
  };
}

/** Which rows of a table a caller may see. */
export type Visible<T extends RowTable> = (
  context: Context,
) => (where: ExpressionBuilder<Tables, T>) => Expression<SqlBool>;

/** Hides nothing: projects already decide. */
export const everyRow = () => () => sql<boolean>`true`;

/** What stands behind a plain resource. `marked`: removed rows stay, and nobody sees them. */
export function plainRows<T extends RowTable>(
  table: T,
  columns: readonly unknown[],
  { visible, inProject, marked }: { visible: Visible<T>; inProject: boolean; marked: boolean },
) {
  const { rows, insert, update, remove } = tableOf(table, columns as SelectExpression<Tables, T>[]);
  return {
    columns: columns as never,
    seen(context: Context, projectId: unknown) {
      let seen = rows(context).where(visible(context)) as unknown as SelectQueryBuilder<Tables, Any, object>;
      if (inProject) seen = seen.where(sql<SqlBool>`project_id = ${projectId}`);
      if (marked) seen = seen.where(sql<SqlBool>`deleted_at is null`);
      return seen;
    },
    insert: (context: Context, fields: object) => insert(context, fields as never),
    update: (context: Context, id: string, changes: object) => update(context, id, changes as never),
    remove: (context: Context, id: string) =>
      marked ? update(context, id, { deletedAt: context.now().toISOString() } as never) : remove(context, id),
  };
}
