import { type ListMembers, Member } from '@svc/contract/account/member';
import { insertRow, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { columnsOf, tableOf } from '../../../entity/index.ts';
import { type Context, type List, listRows, newestFirst } from '../../../kernel/index.ts';

/** Invited, active and removed ones. */
export const memberRows = tableOf('member', columnsOf(Member));
const { columns, rows: members } = memberRows;

export const findMember = (scope: Scope, id: string): Promise<Member | undefined> =>
  memberRows.find(scope, { id });

export const listMemberRows = (scope: Scope, query: ListMembers): Promise<List<Member>> =>
  listRows(
    members(scope).$if(query.status === undefined, (rows) => rows.where('status', '<>', 'removed')),
    {
      columns,
      filters: { status: query.status, role: query.role },
      order: newestFirst,
      page: query,
    },
  );

export async function isMember(scope: Scope, email: string): Promise<boolean> {
  const row = await members(scope)
    .select('id')
    .where('status', '<>', 'removed')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Active owners, each locked until the transaction ends: none of them goes meanwhile. */
export async function lockOwners(scope: Scope): Promise<string[]> {
  const rows = await members(scope)
    .select('id')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Who makes the first owner of a workspace, where no other member is yet. */
export interface Founding extends Pick<Context, 'db' | 'now'> {
  workspace: Pick<Context['workspace'], 'id'>;
  actor: Pick<Context['actor'], 'id'>;
}

export const findOwner = ({ db, workspace }: Founding): Promise<{ id: string; email: string } | undefined> =>
  db
    .selectFrom('member')
    .select(['id', 'email'])
    .where('workspaceId', '=', workspace.id)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('createdAt')
    .executeTakeFirst();

/** The owner of a new workspace: a member elsewhere, or the first of all. */
export const insertOwner = (
  { db, workspace, actor, now }: Founding,
  member: Pick<Member, 'id' | 'email' | 'name'>,
): Promise<void> =>
  insertRow(db, 'member', {
    ...member,
    workspaceId: workspace.id,
    role: 'owner',
    status: 'active',
    invitedBy: actor.id,
    joinedAt: now().toISOString(),
  });

/** Uses the link up and makes the invited a member, in one statement: of many at once, one gets them. */
export const takeInvitation = (context: Context, hash: Buffer): Promise<Member | undefined> => {
  const now = context.now().toISOString();
  return context.db
    .updateTable('member')
    .set({
      status: 'active',
      joinedAt: now,
      updatedAt: now,
      invitationHash: null,
      invitationExpiresAt: null,
    })
    .where('workspaceId', '=', context.workspace.id)
    .where('invitationHash', '=', hash)
    .where('status', '=', 'invited')
    .where('invitationExpiresAt', '>', now)
    .returning(columns)
    .executeTakeFirst();
};

/** The person behind a link; null: it was used, revoked or never sent. */
export async function findInvitation(
  db: Context['db'],
  hash: Buffer,
): Promise<{ workspaceId: string; memberId: string } | null> {
  const rows = await rowsOf<{ workspaceId: string; memberId: string }>(db)`
    select workspace_id, member_id from find_invitation(${hash})`;
  return rows[0] ?? null;
}

export const ownRoles = ({ db, workspace }: Scope) =>
  db
    .selectFrom('role')
    .select(['key', 'name', 'scopes'])
    .where('workspaceId', '=', workspace.id)
    .orderBy('key')
    .execute();

export async function countByRole(scope: Scope): Promise<Map<string, number>> {
  const rows = await members(scope)
    .select(({ fn }) => ['role', fn.countAll<number>().as('count')])
    .where('status', '<>', 'removed')
    .groupBy('role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role, count]));
}

export async function upsertRole(
  { db, workspace, now }: Context,
  role: { key: string; name: string; scopes: string[] },
): Promise<void> {
  const changes = { name: role.name, scopes: role.scopes, updatedAt: now().toISOString() };
  await db
    .insertInto('role')
    .values({ workspaceId: workspace.id, key: role.key, ...changes })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'key']).doUpdateSet(changes))
    .execute();
}

export async function deleteRoleRow({ db, workspace }: Scope, key: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('role')
    .where('workspaceId', '=', workspace.id)
    .where('key', '=', key)
    .returning('key')
    .executeTakeFirst();
  return gone !== undefined;
}
