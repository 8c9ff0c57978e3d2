import type { Tables } from '@svc/db';
import { type Context, type List, listRows, newestFirst, type Page } from '../kernel/index.ts';
import { deleteEntity, everyRow, insertEntity, stored, updateEntity, visibleRows } from './queries.ts';

/**
 * A project's rows of one table, read and written under the API's names: for resources whose verbs `plainVerbs` does not
 * cover. `Row` says what stands in the columns that `fields` names.
 */
export function tableOf<Row extends { id: string }>(
  table: keyof Tables,
  fields: readonly (keyof Row & string)[],
) {
  const one = stored({
    ...{ table, columns: fields, visible: everyRow, inProject: true, marked: false },
  });
  const rows = (context: Context, projectId: string) => visibleRows(context, one, projectId);
  const read = (context: Context, projectId: string) =>
    rows(context, projectId)
      .select(one.columns as never)
      .$castTo<Row>();
  const written = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => fields.some((field) => field === name)));
  return {
    read,
    find: (context: Context, projectId: string, id: string): Promise<Row | undefined> =>
      read(context, projectId).where('id', '=', id).executeTakeFirst(),
    /** The newest first. */
    list: <T>(context: Context, projectId: string, page: Page, toItem: (row: Row) => T): Promise<List<T>> =>
      listRows(rows(context, projectId), {
        columns: one.columns as never,
        order: newestFirst,
        page,
        toItem: (row: object) => toItem(row as Row),
      }),
    insert: (context: Context, row: Row): Promise<void> => insertEntity(context, one, written(row)),
    update: (context: Context, id: string, changes: Partial<Row>): Promise<void> =>
      updateEntity(context, one, id, written(changes)),
    remove: (context: Context, id: string): Promise<void> => deleteEntity(context, one, id),
  };
}
