import type { InboxItem, InboxKind, ListInbox, MarkInboxRead } from '@svc/contract/across/inbox';
import { allows, keysOf, type ScopeRule } from '@svc/contract/kernel';
import { audit, type Context, type List, pageOf, sees, transaction } from '../../../kernel/index.ts';
import { markItems, readInbox } from './queries.ts';

/** Each kind of entry needs the same scope as its own list. */
const rules: Record<InboxKind, ScopeRule> = {
  alert: { scope: 'alerts:read' },
  break: { scope: 'analytics:read' },
  scan: { scope: 'scans:read' },
  report: { scope: 'reports:read' },
  export: { scope: 'scans:read' },
  approval: { scope: 'projects:read', fine: 'approvals:read' },
};
const kinds = keysOf(rules);

const needs = (kind: InboxKind, state: InboxItem['state']): InboxItem['needs'] =>
  kind === 'approval'
    ? 'approve'
    : (kind === 'alert' || kind === 'break') && state === 'open'
      ? 'acknowledge'
      : 'open';

/** A person's marks follow them over sign-ins and keys. */
const readerOf = ({ actor }: Context): string => actor.memberId ?? actor.id;

/** Open items over all projects that the caller sees, newest first. */
export async function listInbox(context: Context, query: ListInbox): Promise<List<InboxItem>> {
  const { kind, projectId, unread } = query;
  const wanted = kinds.filter(
    (one) => (kind === undefined || one === kind) && allows(context.actor.scopes, rules[one]),
  );
  const found =
    wanted.length === 0 || (projectId !== undefined && !sees(context.actor, projectId))
      ? []
      : await readInbox(context, wanted, readerOf(context));
  const { mode } = context.workspace;
  const items = found
    .filter((item) => projectId === undefined || item.projectId === projectId)
    .filter((item) => unread === undefined || item.read !== unread)
    .map((item): InboxItem => ({ ...item, mode, needs: needs(item.kind, item.state) }));
  return pageOf(items, query, ({ id }) => id);
}

/** For the caller alone; what others have read stays as it is. */
export const markInboxRead = (
  context: Context,
  { items, read }: MarkInboxRead,
): Promise<{ unread: number }> =>
  transaction(context, async (context) => {
    await markItems(context, readerOf(context), items, read);
    await audit(context, 'inbox.marked', context.workspace.id, { items: items.length, read });
    const { total } = await listInbox(context, { limit: 1, offset: 0, unread: true });
    return { unread: total };
  });
