import { operation, resource } from '../../kernel/operation.ts';
import { InboxList, InboxMarked, ListInbox, MarkInboxRead } from './schema.ts';

export const inboxOperations = resource('Inbox', [
  operation({
    scope: 'any',
    id: 'list_inbox',
    address: 'GET /v1/inbox',
    summary: 'List what needs a person',
    description:
      'Open alerts and breaks, finished work, and calls waiting for approval, across all projects, newest first: 90 days, at most 100 of a kind.',
    query: ListInbox,
    returns: InboxList,
  }),
  operation({
    scope: 'any',
    id: 'mark_inbox_read',
    address: 'POST /v1/inbox/read',
    effect: 'update',
    summary: 'Mark items of the inbox as read',
    description: 'For the caller only: a member across all their keys and sign-ins. `read: false` undoes it.',
    body: MarkInboxRead,
    returns: InboxMarked,
  }),
]);
