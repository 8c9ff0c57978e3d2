import type { ScopeName } from '@svc/contract/kernel';
import { insertRow } from '@svc/db';
import type { RunContext } from '../../../environment/index.ts';
import { type Actor, newId } from '../../../kernel/index.ts';
import { createApiKey, findActor } from '../api-key/index.ts';
import { findRole } from './role.ts';

export interface Person<C extends RunContext> {
  memberId: string;
  /** As the API would know them by their key. */
  context: C;
  secret: string;
}

/** Somebody who has joined, with a key of their role. */
export async function enter<C extends RunContext>(
  context: C,
  role: string,
  more: { scopes?: readonly ScopeName[]; name?: string } = {},
): Promise<Person<C>> {
  const memberId = newId('member');
  await insertRow(context.db, 'member', {
    workspaceId: context.workspace.id,
    id: memberId,
    email: `${memberId}@example.com`,
    name: more.name ?? role,
    role,
    status: 'active',
    invitedBy: context.actor.id,
    joinedAt: context.now().toISOString(),
  });
  const scopes = more.scopes ?? ((await findRole(context, role)).scopes as ScopeName[]);
  const actor: Actor = { id: memberId, name: role, memberId, scopes, projectIds: null, replaces: [] };
  return { memberId, ...(await keyOf({ ...context, actor }, scopes)) };
}

/** Another key of whoever acts in the context, with these scopes. */
export async function keyOf<C extends RunContext>(
  context: C,
  scopes: readonly ScopeName[],
): Promise<{ context: C; secret: string }> {
  const unlimited = { projectIds: null, monthlyCreditCap: null, ipAllowList: null, expiresAt: null };
  const { id, secret } = await createApiKey(context, { name: 'Key', scopes: [...scopes], ...unlimited });
  const actor = await findActor(context, id);
  if (!actor) throw new Error('a new key is not valid');
  return { context: { ...context, actor }, secret };
}
