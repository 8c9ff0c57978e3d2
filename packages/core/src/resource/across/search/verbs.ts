import { searchOperations } from '@svc/contract/across/search';
import { implement } from '../../../implement/index.ts';
import { searchWorkspace } from './service.ts';

export const searchVerbs = implement(searchOperations, {
  search_workspace: { run: searchWorkspace },
});
