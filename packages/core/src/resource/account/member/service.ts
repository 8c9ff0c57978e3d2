import {
  type InviteMember,
  type ListMembers,
  type Member,
  type MemberParams,
  memberInvited,
  memberRemoved,
  memberUpdated,
  type UpdateMember,
} from '@svc/contract/account/member';
import type { RunContext } from '../../../environment/index.ts';
import {
  assertWholeWorkspace,
  audit,
  type Context,
  type List,
  lock,
  newId,
  notFound,
  ServiceError,
  switchTenant,
  transaction,
  type Workspace,
  withinLimit,
} from '../../../kernel/index.ts';
import { assertProjectsExist, revokeKeysOf } from '../api-key/index.ts';
import { emitMember } from './events.ts';
import { newInvitation, sendInvitation } from './invitation.ts';
import {
  type Founding,
  findMember,
  findOwner,
  insertOwner,
  isMember,
  listMemberRows,
  lockOwners,
  memberRows,
} from './queries.ts';
import { assertHoldsAll, findRole } from './role.ts';

export async function listMembers(context: Context, query: ListMembers): Promise<List<Member>> {
  assertWholeWorkspace(context);
  return listMemberRows(context, query);
}

/** Throws not_found. */
export async function getMember(context: Context, { memberId }: MemberParams): Promise<Member> {
  assertWholeWorkspace(context);
  const member = await findMember(context, memberId);
  if (!member) throw notFound('member', memberId, 'GET /v1/members');
  return member;
}

/** Throws conflict for somebody who is there already, and quota_exceeded beyond the plan. */
export const inviteMember = (context: RunContext, input: InviteMember): Promise<Member> =>
  transaction(context, async (context) => {
    assertWholeWorkspace(context);
    await assertMayGive(context, input.role);
    if (input.projectIds) await assertProjectsExist(context, input.projectIds);
    await lock(context, 'members');
    if (await isMember(context, input.email))
      throw new ServiceError('conflict', `${input.email} is already a member or invited.`);
    await withinLimit(context, 'members');
    const id = newId('member');
    const invitation = newInvitation(context.now());
    await memberRows.insert(context, {
      ...input,
      id,
      status: 'invited',
      invitedBy: context.actor.id,
      invitationHash: invitation.hash,
      invitationExpiresAt: invitation.expiresAt,
    });
    await sendInvitation(context, { ...input, token: invitation.token });
    await audit(context, 'member.invited', id, input);
    const member = await getMember(context, { memberId: id });
    await emitMember(context, memberInvited, member);
    return member;
  });

/** Makes the person behind the caller's key the owner of a new workspace. null: the key is nobody's. */
export async function copyMember(context: Context, workspace: Workspace): Promise<string | null> {
  const { memberId = null } = context.actor;
  const member = memberId === null ? undefined : await findMember(context, memberId);
  if (!member) return null;
  const id = newId('member');
  await switchTenant(context, workspace, (inside) =>
    insertOwner(inside, { id, email: member.email, name: member.name }),
  );
  return id;
}

/** The owner of a workspace; one with this address when it has none yet. For whoever runs the deployment. */
export async function ensureOwner(context: Founding, email: string): Promise<{ id: string; email: string }> {
  const owner = await findOwner(context);
  if (owner) return owner;
  const id = newId('member');
  await insertOwner(context, { id, email, name: null });
  return { id, email };
}

/** Throws conflict for a removed member, and for a change that leaves the workspace without an owner. */
export const updateMember = (
  context: RunContext,
  { memberId, invitation, handOver, ...changes }: UpdateMember & MemberParams,
): Promise<Member> =>
  transaction(context, async (context) => {
    await lock(context, 'members');
    const before = await getMember(context, { memberId });
    if (before.status === 'removed') throw new ServiceError('conflict', 'This member was removed.');
    await assertMayManage(context, before);
    if (changes.role !== undefined && changes.role !== before.role) {
      await assertMayGive(context, changes.role);
      if (before.role === 'owner') await assertAnotherOwner(context, memberId);
    }
    if (changes.projectIds) await assertProjectsExist(context, changes.projectIds);
    await memberRows.update(context, memberId, changes);
    if (invitation)
      await changeInvitation(
        context,
        { ...before, language: changes.language ?? before.language },
        invitation,
      );
    if (handOver) await handOverTo(context, before, changes.role);
    await audit(context, 'member.updated', memberId, {
      before,
      after: changes,
      ...(invitation && { invitation }),
      ...(handOver && { handOver }),
    });
    const after = await getMember(context, { memberId });
    await emitMember(context, memberUpdated, after);
    return after;
  });

/** Their keys are revoked with them. Throws conflict for the last owner. */
export const removeMember = (context: Context, input: MemberParams): Promise<Member> =>
  transaction(context, async (context) => {
    await lock(context, 'members');
    const member = await getMember(context, input);
    if (member.status === 'removed')
      throw new ServiceError('conflict', 'This member has already been removed.');
    await assertMayManage(context, member);
    if (member.role === 'owner' && member.status === 'active') await assertAnotherOwner(context, member.id);
    await end(context, member.id);
    const keys = await revokeKeysOf(context, member.id);
    await audit(context, 'member.removed', member.id, { email: member.email, role: member.role, keys });
    const after = await getMember(context, input);
    await emitMember(context, memberRemoved, after);
    return after;
  });

const end = (context: Context, id: string) =>
  memberRows.update(context, id, {
    status: 'removed',
    invitationHash: null,
    invitationExpiresAt: null,
  });

/** Only owners make owners, and nobody gives more rights than they have. A key without a member counts as an owner's. */
async function assertMayGive(context: Context, role: string): Promise<void> {
  await lock(context, `role|${role}`);
  const { scopes } = await findRole(context, role);
  assertHoldsAll(context, scopes);
  if (role === 'owner') await assertOwner(context, 'Only an owner can make somebody else an owner.');
}

async function assertMayManage(context: Context, member: Member): Promise<void> {
  assertHoldsAll(context, (await findRole(context, member.role)).scopes);
  if (member.role === 'owner') await assertOwner(context, 'Only an owner can change or remove an owner.');
}

async function assertOwner(context: Context, otherwise: string): Promise<void> {
  const { memberId = null } = context.actor;
  if (memberId === null) return;
  const own = await findMember(context, memberId);
  if (own?.role !== 'owner') throw new ServiceError('insufficient_scope', otherwise);
}

/** Owners wait for each other here: two that leave at once are not both the last but one. */
async function assertAnotherOwner(context: Context, leaving: string): Promise<void> {
  const owners = await lockOwners(context);
  if (owners.includes(leaving) && owners.length === 1)
    throw new ServiceError(
      'conflict',
      'This is the last owner. Make another member an owner first, or hand the workspace over with “handOver”.',
    );
}

async function changeInvitation(
  context: RunContext,
  member: Member,
  how: 'resend' | 'revoke',
): Promise<void> {
  if (member.status !== 'invited')
    throw new ServiceError('conflict', 'This member has already accepted the invitation.');
  if (how === 'revoke') return end(context, member.id);
  const { hash, expiresAt, token } = newInvitation(context.now());
  await memberRows.update(context, member.id, { invitationHash: hash, invitationExpiresAt: expiresAt });
  await sendInvitation(context, { ...member, token });
}

/** The new owner is there before the old one steps back, in one transaction. */
async function handOverTo(context: Context, member: Member, role: string | undefined): Promise<void> {
  const { memberId = null } = context.actor;
  if (memberId === null || role !== 'owner' || member.status !== 'active' || member.id === memberId)
    throw new ServiceError(
      'conflict',
      'Only an owner can hand over, with their own key, to another active member with the role “owner”.',
    );
  await memberRows.update(context, memberId, { role: 'admin' });
  await audit(context, 'member.handed_over', memberId, { to: member.id });
}
