import { rowsOf } from '@svc/db';
import { sql } from 'kysely';
import { type Actor, type Context, type Holder, heldBy } from '../../kernel/index.ts';

/**
 * Keys in one hand with `keyId`: itself, those that it replaced or that replaced it, those that it made, and those
 * of the same member. Whoever holds it could hold them all.
 */
const sameHand = (keyId: string) => sql`
  with recursive hand (id) as (
    select ${keyId}::text
    union
    select k.id from api_key k, hand h
    where k.workspace_id = app_workspace() and (k.created_by = h.id or h.id = any(k.replaces))
  ), same (id) as (
    select id from hand
    union
    select unnest(k.replaces) from api_key k where k.workspace_id = app_workspace() and k.id = ${keyId}
    union
    select k.id from api_key k join api_key own on own.member_id = k.member_id
    where own.workspace_id = app_workspace() and k.workspace_id = app_workspace() and own.id = ${keyId}
  )`;

/** Whether the caller's key is in one hand with another. */
export async function isSameHand({ db, actor }: Context, keyId: string): Promise<boolean> {
  const { rows } = await sql`${sameHand(keyId)} select 1 from same where id = ${actor.id}`.execute(db);
  return rows.length > 0;
}

/** Whether somebody else could decide what this key has asked for. */
export async function othersMayDecide({ db, now }: Context, keyId: string): Promise<boolean> {
  const { rows } = await sql`${sameHand(keyId)}
    select 1 from api_key k where k.workspace_id = app_workspace() and k.id not in (select id from same)
      and k.scopes && array['admin', 'approvals:write'] and k.project_ids is null
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now().toISOString()}::timestamptz)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Who a key is now, or the one that replaced it: null when none of them is valid. */
export async function findActor(
  { db, workspace, now }: Pick<Context, 'db' | 'workspace' | 'now'>,
  keyId: string,
): Promise<Actor | null> {
  const at = now().toISOString();
  const row = await db
    .selectFrom('api_key')
    .select(['id', 'name', 'scopes', 'project_ids as projectIds', 'replaces', 'member_id'])
    .where('workspace_id', '=', workspace.id)
    .where(sql<boolean>`(id = ${keyId} or ${keyId} = any(replaces))`)
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  const { member_id, ...key } = row;
  return heldBy(key, await readHolder(db, member_id));
}

/** What role a member has now, of this workspace or of the one whose test twin it is; null: none. */
export async function roleOf(db: Context['db'], memberId: string): Promise<string | null> {
  const holder = await readHolder(db, memberId);
  return holder.member_status === 'active' ? holder.member_role : null;
}

const nobody: Holder = {
  member_id: null,
  member_status: null,
  member_role: null,
  member_project_ids: null,
  role_scopes: null,
};

async function readHolder(db: Context['db'], memberId: string | null): Promise<Holder> {
  if (memberId === null) return nobody;
  const rows = await rowsOf<Holder>(db)`select * from key_holder(${memberId})`;
  return rows[0] ?? { ...nobody, member_id: memberId };
}
