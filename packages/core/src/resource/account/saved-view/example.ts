import { savedViewOperations, savedViews } from '@svc/contract/account/saved-view';
import { plainExamples } from '../../../entity/example.ts';

export const savedViewExamples = plainExamples(savedViewOperations, savedViews, {
  body: { name: 'Refusals', shows: 'list_answers', filters: { outcome: 'refused' } },
  made: { visibility: 'shared' },
  changes: { period: '30d' },
});
