import { changeLogOperations } from '@svc/contract/read/change-log';
import { implement } from '../../../implement/index.ts';
import { listChanges, logChange } from './service.ts';

export const changeLogVerbs = implement(changeLogOperations, {
  log_change: { run: logChange },
  list_changes: { run: listChanges },
});
