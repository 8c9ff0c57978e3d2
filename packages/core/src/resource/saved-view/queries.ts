import { deleteRows, insertRow, updateRows } from '@svc/db';
import { type Context, type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { CreateSavedView, ListSavedViews, SavedView, UpdateSavedView } from './schema.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'saved_view.filters': SavedView['filters'];
  }
}

const columns = [
  'id',
  'name',
  'shows',
  'filters',
  'columns',
  'period',
  'visibility',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const byName = { name: 'name', by: ['name', 'id'], direction: 'asc' } as const;

/** What the caller may see: a private view is for the key that made it. */
const visible = ({ db, workspace, actor }: Context) =>
  db
    .selectFrom('saved_view')
    .where('workspace_id', '=', workspace.id)
    .where((where) => where.or([where('visibility', '=', 'shared'), where('created_by', '=', actor.id)]));

export const findSavedView = (context: Context, id: string): Promise<SavedView | undefined> =>
  visible(context).select(columns).where('id', '=', id).executeTakeFirst();

export const listSavedViewRows = (context: Context, query: ListSavedViews): Promise<List<SavedView>> =>
  listRows(visible(context), {
    columns,
    filters: { shows: query.shows, visibility: query.visibility },
    order: query.sort === 'name' ? byName : newestFirst,
    page: query,
  });

export async function insertSavedView(context: Context, id: string, view: CreateSavedView): Promise<void> {
  const { db, workspace, actor } = context;
  await insertRow(db, 'saved_view', {
    ...view,
    workspace_id: workspace.id,
    id,
    filters: JSON.stringify(view.filters),
    created_by: actor.id,
  });
}

export async function updateSavedViewRow(
  context: Context,
  id: string,
  changes: UpdateSavedView,
): Promise<void> {
  const filters = changes.filters && JSON.stringify(changes.filters);
  await updateRows(
    context.db,
    'saved_view',
    { workspace_id: context.workspace.id, id },
    { ...changes, filters, updated_at: context.now().toISOString() },
  );
}

export const deleteSavedViewRow = ({ db, workspace }: Context, id: string): Promise<void> =>
  deleteRows(db, 'saved_view', { workspace_id: workspace.id, id });
