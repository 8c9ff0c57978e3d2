import { type SavedView, savedViewOperations, savedViews } from '@svc/contract/account/saved-view';
import { everyone, plainVerbs } from '../../../entity/index.ts';
import { implement } from '../../../implement/index.ts';
import { ServiceError } from '../../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'saved_view.filters': SavedView['filters'];
  }
}

export const views = plainVerbs(savedViews, {
  table: 'saved_view',
  within: null,
  // A private view is for the key that made it.
  visible:
    ({ actor }) =>
    (where) =>
      where.or([where('visibility', '=', 'shared'), where('createdBy', '=', actor.id)]),
  mayRead: everyone,
  mayCreate: everyone,
  mayChange({ actor }, { createdBy }, { visibility }) {
    if (visibility === 'private' && createdBy !== actor.id)
      throw new ServiceError(
        'conflict',
        'Only the key that created a view can make it private, because others would lose it.',
      );
  },
  mayDelete: everyone,
  made: ({ actor }) => ({ createdBy: actor.id }),
  filters: ['shows', 'visibility'],
});

export const savedViewVerbs = implement(savedViewOperations, {}, views.byId);
