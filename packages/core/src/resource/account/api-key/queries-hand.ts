import { allows } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { type Actor, type Context, type Holder, heldBy } from '../../../kernel/index.ts';

/** The ids of whatever a key is in the hand of: see the function in the database. */
async function handOf({ db }: Scope, keyId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`select id from hand_of(${keyId})`;
  return rows.map(({ id }) => id);
}

/** Whether the caller and a key could be one hand: a member, a maker or a lineage that both have. */
export async function isSameHand(context: Context, keyId: string): Promise<boolean> {
  const { id, memberId } = context.actor;
  const own = new Set([...(await handOf(context, id)), memberId]);
  return (await handOf(context, keyId)).some((one) => own.has(one));
}

const decides = { scope: 'admin', fine: 'approvals:write' } as const;

/**
 * Who else could decide now what a key asks for: people of another hand, those that are named where any are. A key of no
 * member counts only where a gate names it, or where no person is there on either side. Ids of members and keys.
 */
export async function findDeciders(
  context: Context,
  keyId: string,
  approvers: readonly string[] | null,
): Promise<string[]> {
  const hand = new Set(await handOf(context, keyId));
  const apart = async (id: string) => !(await handOf(context, id)).some((one) => hand.has(one));
  const people: string[] = [];
  for (const holder of await rowsOf<Holder>(context.db)`select * from people()`) {
    const held = heldBy({ scopes: ['admin'], projectIds: null }, holder);
    if (!held?.memberId || held.projectIds !== null || !allows(held.scopes, decides)) continue;
    if (await apart(held.memberId)) people.push(held.memberId);
  }
  const keys: { id: string; memberId: string | null }[] = [];
  for (const key of await decidingKeys(context)) if (await apart(key.id)) keys.push(key);
  if (approvers) {
    const named = keys.filter(({ id }) => approvers.includes(id));
    const members = people.filter(
      (id) => approvers.includes(id) || named.some(({ memberId }) => memberId === id),
    );
    const found = [...members, ...named.filter(({ memberId }) => memberId === null).map(({ id }) => id)];
    if (found.length > 0) return found;
  }
  const asker = keyId === context.actor.id ? context.actor.memberId : await memberOf(context, keyId);
  if (people.length > 0 || asker) return people;
  return keys.filter(({ memberId }) => memberId === null).map(({ id }) => id);
}

/** Valid keys that may decide by what stands on them, for the whole workspace. */
async function decidingKeys({ db, workspace, now }: Context) {
  const at = now().toISOString();
  return db
    .selectFrom('api_key')
    .select(['id', 'memberId'])
    .where('workspaceId', '=', workspace.id)
    .where(sql<boolean>`scopes && array['admin', 'approvals:write'] and project_ids is null`)
    .where('revokedAt', 'is', null)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', at)]))
    .execute();
}

async function memberOf({ db, workspace }: Scope, keyId: string): Promise<string | null> {
  const row = await db
    .selectFrom('api_key')
    .select('memberId')
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', keyId)
    .executeTakeFirst();
  return row?.memberId ?? null;
}

/** The actor of a key, or of the key that replaced it: null when none of them is valid. */
export async function findActor(scope: Scope & Pick<Context, 'now'>, keyId: string): Promise<Actor | null> {
  const { db, workspace } = scope;
  const at = scope.now().toISOString();
  const row = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'projectIds', 'replaces', 'memberId'])
    .where('workspaceId', '=', workspace.id)
    .where(sql<boolean>`(id = ${keyId} or ${keyId} = any(replaces))`)
    .where('revokedAt', 'is', null)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', at)]))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { memberId, ...key } = row;
  return heldBy(key, await readHolder(scope, memberId));
}

/** What role a member has now, of this workspace or of the one whose test twin it is; null: none. */
export async function roleOf(scope: Scope, memberId: string): Promise<string | null> {
  const holder = await readHolder(scope, memberId);
  return holder.memberStatus === 'active' ? holder.memberRole : null;
}

const nobody: Holder = {
  memberId: null,
  memberStatus: null,
  memberRole: null,
  memberProjectIds: null,
  roleScopes: null,
};

async function readHolder({ db }: Scope, memberId: string | null): Promise<Holder> {
  if (memberId === null) return nobody;
  const rows = await rowsOf<Holder>(db)`select * from key_holder(${memberId})`;
  return rows[0] ?? { ...nobody, memberId };
}
