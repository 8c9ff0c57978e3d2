import { audit, type Context, newId, notFound, ServiceError, transaction } from '../../kernel/index.ts';
import { deleteSavedViewRow, findSavedView, insertSavedView, updateSavedViewRow } from './queries.ts';
import type { CreateSavedView, SavedView, SavedViewParams, UpdateSavedView } from './schema.ts';

/** Throws not_found, also for another key’s private view. */
export async function getSavedView(context: Context, { viewId }: SavedViewParams): Promise<SavedView> {
  const view = await findSavedView(context, viewId);
  if (!view) throw notFound('saved view', viewId, 'GET /v1/saved-views');
  return view;
}

export const createSavedView = (context: Context, input: CreateSavedView): Promise<SavedView> =>
  transaction(context, async (context) => {
    const id = newId('savedView');
    await insertSavedView(context, id, input);
    await audit(context, 'saved_view.created', id, input);
    return getSavedView(context, { viewId: id });
  });

/** A shared view may be changed by every key with the scope; it may become private for the key that made it only. */
export const updateSavedView = (
  context: Context,
  { viewId, ...changes }: UpdateSavedView & SavedViewParams,
): Promise<SavedView> =>
  transaction(context, async (context) => {
    const before = await getSavedView(context, { viewId });
    if (changes.visibility === 'private' && before.createdBy !== context.actor.id)
      throw new ServiceError(
        'conflict',
        'Only the key that made a view can make it private, since others would lose it.',
      );
    await updateSavedViewRow(context, viewId, changes);
    await audit(context, 'saved_view.updated', viewId, { before, after: changes });
    return getSavedView(context, { viewId });
  });

export const deleteSavedView = (
  context: Context,
  input: SavedViewParams,
): Promise<{ id: string; deleted: true }> =>
  transaction(context, async (context) => {
    const { id, name } = await getSavedView(context, input);
    await deleteSavedViewRow(context, id);
    await audit(context, 'saved_view.deleted', id, { name });
    return { id, deleted: true };
  });
