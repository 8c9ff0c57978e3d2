import { z } from 'zod';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, language, orNull, timestamp } from '../../kernel/schema.ts';
import { scopes } from '../../kernel/scopes.ts';

const roleKey = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{1,39}$/, 'small letters, digits, - and _')
  .max(40)
  .meta({ example: 'editor' });

const fields = {
  email: z.email().max(254).meta({ example: 'ada@example.com' }),
  name: orNull(z.string().trim().min(1).max(120)),
  role: roleKey.meta({ description: 'owner, admin, editor, viewer, billing, or one of your own.' }),
  projectIds: orNull(z.array(id('project', 'A project.')).min(1).max(500)).meta({
    description: 'The only projects of this member; null: all.',
  }),
  language,
};

export const Member = z
  .strictObject({
    id: id('member', 'The member.'),
    ...fields,
    status: z.enum(['invited', 'active', 'removed']),
    invitedBy: z.string(),
    invitationExpiresAt: orNull(timestamp('When the mailed link expires.')),
    joinedAt: orNull(timestamp('When the invitation was accepted.')),
    createdAt: timestamp('When it was invited.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof Member>;
export const MemberList = listOf('MemberList', Member);

export const ListMembers = z.strictObject({
  ...page,
  status: Member.shape.status.optional(),
  role: roleKey.optional(),
});
export type ListMembers = z.output<typeof ListMembers>;

export const InviteMember = z
  .strictObject({
    email: fields.email,
    name: fields.name.default(null),
    role: fields.role,
    projectIds: fields.projectIds.default(null),
    language: fields.language.default('en'),
  })
  .meta({ id: 'InviteMember' });
export type InviteMember = z.output<typeof InviteMember>;

export const UpdateMember = z
  .strictObject({
    name: fields.name.optional(),
    role: fields.role.optional(),
    projectIds: fields.projectIds.optional(),
    language: fields.language.optional(),
    invitation: z
      .enum(['resend', 'revoke'])
      .optional()
      .meta({ description: 'resend: a new link, and the old one ends. revoke: the link ends.' }),
    handOver: z
      .boolean()
      .default(false)
      .meta({ description: 'With role owner: transfers ownership, and you become an administrator.' }),
  })
  .meta({ id: 'UpdateMember' });
export type UpdateMember = z.output<typeof UpdateMember>;

export type MemberParams = PathOf<'memberId'>;

export const Role = z
  .strictObject({
    key: roleKey,
    name: z.string(),
    builtIn: z.boolean(),
    scopes: z.array(z.string()).meta({ description: 'The most its members’ keys may have.' }),
    members: z.int().meta({ description: 'How many members have it, including invited ones.' }),
  })
  .meta({ id: 'Role' });
export type Role = z.output<typeof Role>;
export const RoleList = listOf('RoleList', Role);

export const ListRoles = z.strictObject(page);
export type ListRoles = z.output<typeof ListRoles>;

export const SaveRole = z
  .strictObject({
    name: z.string().trim().min(1).max(120),
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .max(scopes.length)
      .meta({ description: 'At most the scopes of your own key.' }),
  })
  .meta({ id: 'SaveRole' });
export type SaveRole = z.output<typeof SaveRole>;

export const RoleParams = z.strictObject({ roleKey });
export type RoleParams = z.output<typeof RoleParams>;
