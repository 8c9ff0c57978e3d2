import { deleteRows, insertRow, type Scope, type Tables, updateRows } from '@svc/db';
import { type AliasedExpression, type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../kernel/index.ts';

/** Which rows of a table a caller may see. */
export type Visible<T extends keyof Tables> = (
  context: Context,
) => (where: ExpressionBuilder<Tables, T>) => Expression<SqlBool>;

export type Column = string | AliasedExpression<unknown, string>;

/** Stands for whichever table it is: all have a workspace, an id and times. */
type Plain = 'saved_view';

export interface Stored {
  table: Plain;
  /** Under the API's names: those of its own, and those that a statement works out. */
  columns: readonly Column[];
  visible: Visible<Plain>;
  inProject: boolean;
  /** Removed rows stay, marked by `deleted_at`. */
  marked: boolean;
}

/** The one place where a table's own type is forgotten: the columns are those of the declared schema. */
export const stored = <T extends keyof Tables>(
  one: Omit<Stored, 'table' | 'visible'> & { table: T; visible: Visible<T> },
): Stored => one as unknown as Stored;

/** Hides nothing: projects already decide. */
export const everyRow = () => () => sql<boolean>`true`;

export function visibleRows(
  context: Context,
  { table, visible, inProject, marked }: Stored,
  projectId?: unknown,
) {
  let rows = context.db
    .selectFrom(table)
    .where('workspaceId', '=', context.workspace.id)
    .where(visible(context));
  if (inProject) rows = rows.where(sql<SqlBool>`project_id = ${projectId}`);
  if (marked) rows = rows.where(sql<SqlBool>`deleted_at is null`);
  return rows;
}

export const insertEntity = ({ db, workspace }: Scope, { table }: Stored, fields: object): Promise<void> =>
  insertRow(db, table, { ...fields, workspaceId: workspace.id } as never);

export const updateEntity = (
  { db, workspace, now }: Context,
  { table }: Stored,
  id: string,
  changes: object,
): Promise<void> =>
  updateRows(db, table, { workspaceId: workspace.id, id }, {
    updatedAt: now().toISOString(),
    ...changes,
  } as never);

export const deleteEntity = (context: Context, one: Stored, id: string): Promise<void> =>
  one.marked
    ? updateEntity(context, one, id, { deletedAt: context.now().toISOString() })
    : deleteRows(context.db, one.table, { workspaceId: context.workspace.id, id });
