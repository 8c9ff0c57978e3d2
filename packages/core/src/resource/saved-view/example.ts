import { savedViews } from '@svc/contract/saved-view';
import { plainExamples } from '../../entity/example.ts';

const { list, create, one, update } = plainExamples(savedViews, {
  body: { name: 'Refusals', shows: 'list_answers', filters: { outcome: 'refused' } },
  made: { visibility: 'shared' },
  changes: { period: '30d' },
});

export const savedViewExamples = {
  list_saved_views: list,
  create_saved_view: create,
  get_saved_view: one,
  update_saved_view: update,
  delete_saved_view: one,
};
