import { inboxOperations } from '@svc/contract/across/inbox';
import { implement } from '../../../implement/index.ts';
import { listInbox, markInboxRead } from './service.ts';

export const inboxVerbs = implement(inboxOperations, {
  list_inbox: { run: listInbox },
  mark_inbox_read: { run: markInboxRead },
});
