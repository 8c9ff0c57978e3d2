import { operation, resource } from '../../kernel/operation.ts';
import { deleted } from '../../kernel/schema.ts';
import {
  InviteMember,
  ListMembers,
  ListRoles,
  Member,
  MemberList,
  Role,
  RoleList,
  RoleParams,
  SaveRole,
  UpdateMember,
} from './schema.ts';

const reading = { scope: 'projects:read', fine: 'members:read' } as const;
const writing = { scope: 'admin', fine: 'members:write' } as const;

export const memberOperations = resource('Members', [
  operation({
    ...reading,
    id: 'list_members',
    address: 'GET /v1/members',
    summary: 'List members',
    description: 'Members and pending invitations, newest first. Removed ones only on request.',
    query: ListMembers,
    returns: MemberList,
  }),
  operation({
    ...writing,
    id: 'invite_member',
    address: 'POST /v1/members',
    summary: 'Invite a member',
    description:
      'Mails a link that works once, for 7 days. Whoever accepts gets a key with the role’s rights.',
    body: InviteMember,
    returns: Member,
    errors: ['conflict', 'quota_exceeded'],
  }),
  operation({
    ...writing,
    id: 'update_member',
    address: 'PATCH /v1/members/{memberId}',
    summary: 'Change a member',
    description:
      'Changes role or projects, at once for all their keys; resends or revokes an invitation; transfers ownership.',
    body: UpdateMember,
    returns: Member,
    errors: ['conflict'],
  }),
  operation({
    ...writing,
    id: 'remove_member',
    address: 'DELETE /v1/members/{memberId}',
    summary: 'Remove a member',
    description: 'Their keys are revoked. The last owner cannot be removed.',
    returns: Member,
    errors: ['conflict'],
  }),
  operation({
    ...reading,
    id: 'list_roles',
    address: 'GET /v1/roles',
    summary: 'List roles',
    description: 'Built-in roles and your own, with their scopes and how many members have them.',
    query: ListRoles,
    returns: RoleList,
  }),
  operation({
    ...writing,
    id: 'save_role',
    address: 'PUT /v1/roles/{roleKey}',
    summary: 'Make or change a role',
    description:
      'A named set of scopes, at most your own. A change applies at once to all keys of its members.',
    params: RoleParams,
    body: SaveRole,
    returns: Role,
    errors: ['conflict'],
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
  }),
]);
