import { deleted, operation, resource } from '../../kernel/index.ts';
import { deleteRole, listRoles, saveRole } from './role.ts';
import {
  InviteMember,
  ListMembers,
  ListRoles,
  Member,
  MemberList,
  MemberParams,
  Role,
  RoleList,
  RoleParams,
  SaveRole,
  UpdateMember,
} from './schema.ts';
import { inviteMember, listMembers, removeMember, updateMember } from './service.ts';

const reading = { scope: 'projects:read', fine: 'members:read' } as const;
const writing = { scope: 'admin', fine: 'members:write' } as const;

export const memberOperations = resource('Members', [
  operation({
    ...reading,
    id: 'list_members',
    address: 'GET /v1/members',
    summary: 'List members',
    description: 'Members and pending invitations, newest first. Removed ones only when asked for.',
    query: ListMembers,
    returns: MemberList,
    run: listMembers,
  }),
  operation({
    ...writing,
    id: 'invite_member',
    address: 'POST /v1/members',
    summary: 'Invite a member',
    description: 'Mails a link that works once, for 7 days. Who accepts gets a key of the role.',
    body: InviteMember,
    returns: Member,
    errors: ['conflict', 'quota_exceeded'],
    run: inviteMember,
  }),
  operation({
    ...writing,
    id: 'update_member',
    address: 'PATCH /v1/members/{memberId}',
    summary: 'Change a member',
    description:
      'Role or projects, at once for all of their keys; resends or revokes an invitation; hands over.',
    params: MemberParams,
    body: UpdateMember,
    returns: Member,
    errors: ['conflict'],
    run: updateMember,
  }),
  operation({
    ...writing,
    id: 'remove_member',
    address: 'DELETE /v1/members/{memberId}',
    summary: 'Remove a member',
    description: 'Their keys are revoked. The last owner cannot be removed.',
    params: MemberParams,
    returns: Member,
    errors: ['conflict'],
    run: removeMember,
  }),
  operation({
    ...reading,
    id: 'list_roles',
    address: 'GET /v1/roles',
    summary: 'List roles',
    description: 'Built-in roles and your own, with their scopes and how many members have them.',
    query: ListRoles,
    returns: RoleList,
    run: listRoles,
  }),
  operation({
    ...writing,
    id: 'save_role',
    address: 'PUT /v1/roles/{roleKey}',
    summary: 'Make or change a role',
    description:
      'Scopes under a name, at most your own. A change counts at once for all keys of its members.',
    params: RoleParams,
    body: SaveRole,
    returns: Role,
    errors: ['conflict'],
    run: saveRole,
  }),
  operation({
    ...writing,
    id: 'delete_role',
    address: 'DELETE /v1/roles/{roleKey}',
    summary: 'Delete a role',
    description: 'Only while no member has it. Built-in roles stay.',
    params: RoleParams,
    returns: deleted,
    errors: ['conflict'],
    run: deleteRole,
  }),
]);
