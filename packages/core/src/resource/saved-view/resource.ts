import { deleted, operation, resource } from '../../kernel/index.ts';
import { listSavedViewRows } from './queries.ts';
import {
  CreateSavedView,
  ListSavedViews,
  SavedView,
  SavedViewList,
  SavedViewParams,
  UpdateSavedView,
} from './schema.ts';
import { createSavedView, deleteSavedView, getSavedView, updateSavedView } from './service.ts';

const reading = { scope: 'projects:read', fine: 'views:read' } as const;
const writing = { scope: 'projects:write', fine: 'views:write' } as const;

export const savedViewOperations = resource('Saved views', [
  operation({
    ...reading,
    id: 'list_saved_views',
    address: 'GET /v1/saved-views',
    summary: 'List saved views',
    description: 'Shared views and those that this key made, newest first or by name.',
    query: ListSavedViews,
    returns: SavedViewList,
    run: listSavedViewRows,
  }),
  operation({
    ...writing,
    id: 'create_saved_view',
    address: 'POST /v1/saved-views',
    summary: 'Save a view',
    description: 'Keeps filters, columns and a period under a name, for this key or for the whole workspace.',
    body: CreateSavedView,
    returns: SavedView,
    run: createSavedView,
  }),
  operation({
    ...reading,
    id: 'get_saved_view',
    address: 'GET /v1/saved-views/{viewId}',
    summary: 'Read a saved view',
    description: 'One view: the operation that it shows, its filters, columns and period.',
    params: SavedViewParams,
    returns: SavedView,
    run: getSavedView,
  }),
  operation({
    ...writing,
    id: 'update_saved_view',
    address: 'PATCH /v1/saved-views/{viewId}',
    summary: 'Change or share a view',
    description: 'What is left out stays. Only the key that made a view can make it private again.',
    params: SavedViewParams,
    body: UpdateSavedView,
    returns: SavedView,
    errors: ['conflict'],
    run: updateSavedView,
  }),
  operation({
    ...writing,
    id: 'delete_saved_view',
    address: 'DELETE /v1/saved-views/{viewId}',
    summary: 'Delete a saved view',
    description: 'It is gone for everyone it was shared with; what it showed stays.',
    params: SavedViewParams,
    returns: deleted,
    run: deleteSavedView,
  }),
]);
