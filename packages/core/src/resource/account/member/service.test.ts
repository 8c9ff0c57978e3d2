import { InviteMember, ListMembers, ListRoles, UpdateMember } from '@svc/contract/account/member';
import { tally } from '@svc/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith, type TestTenant } from '../../../environment/testing.ts';
import { ServiceError } from '../../../kernel/index.ts';
import { createApiKey, findActor } from '../api-key/index.ts';
import { acceptInvitation, readInvitation, sendInvitation } from './invitation.ts';
import { deleteRole, listRoles, saveRole } from './role.ts';
import { inviteMember, listMembers, removeMember, updateMember } from './service.ts';

const { another, ...workspace } = await testWorkspace({ plan: 'enterprise' });
let tenant: TestTenant = workspace;
let { context } = workspace;

const twenty = Array.from({ length: 20 });

let counter = 0;
const invite = (role: string, more: object = {}, by = context) => {
  counter += 1;
  return inviteMember(by, InviteMember.parse({ email: `m${counter}@example.com`, role, ...more }));
};
const change = (by: PrepareContext, memberId: string, changes: object) =>
  updateMember(by, { memberId, ...UpdateMember.parse(changes) });

/** The link of the last mail to somebody. */
async function tokenOf(email: string): Promise<string> {
  const mail = await context.db
    .selectFrom('mail')
    .select('content')
    .where('workspaceId', '=', context.workspace.id)
    .where('recipient', '=', email)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return /\/invitations\/([\w-]+)/.exec(mail?.content?.text ?? '')?.[1] ?? '';
}

/** A member with a key of their own, as the API would know them. */
async function join(role: string, more: object = {}): Promise<PrepareContext> {
  const { id, email } = await invite(role, more);
  await acceptInvitation(tenant.environment, await tokenOf(email));
  return keyOf(id);
}

async function keyOf(memberId: string): Promise<PrepareContext> {
  const { id } = await context.db
    .selectFrom('api_key')
    .select('id')
    .where('workspaceId', '=', context.workspace.id)
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  const actor = await findActor(context, id);
  if (!actor) throw new Error(`the key of ${memberId} is not valid`);
  return { ...context, actor };
}

test('an inviter without a name is told by the address that they confirmed; a chosen name makes no link', async () => {
  const mailOf = async (name: string, memberId: string) => {
    const by = { ...context, actor: { ...context.actor, name, memberId } };
    await sendInvitation(by, { email: 'new@example.com', role: 'viewer', language: 'de', token: name });
    const { rows } = await sql<{ text: string }>`select content ->> 'text' as text from mail
      where recipient = 'new@example.com' order by created_at desc limit 1`.execute(context.db);
    return rows[0]?.text;
  };
  const { id, email } = await invite('admin');
  expect(await mailOf(email, id)).toContain(`${email} lädt Sie zu `);
  expect(await mailOf('pay@evil.example', id)).toContain('pay evil·example lädt Sie zu ');
});

test('an invitation is mailed, looked at without effect, accepted once, and gives a key of the role', async () => {
  const { id, email, status } = await invite('viewer', { name: 'Ada' });
  expect(status).toBe('invited');
  const token = await tokenOf(email);
  expect(await readInvitation(tenant.environment, token)).toMatchObject({ email, role: 'viewer' });
  const opened = await Promise.allSettled(twenty.map(() => acceptInvitation(tenant.environment, token)));
  const accepted = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(accepted).toMatchObject([{ member: { id, status: 'active', name: 'Ada' } }]);
  expect(accepted[0]?.apiKey).toMatch(/^svc_live_/);
  await expect(readInvitation(tenant.environment, token)).rejects.toMatchObject({ code: 'not_found' });
  const { actor } = await keyOf(id);
  expect(actor).toMatchObject({ memberId: id, name: 'Key of Ada' });
  expect(actor.scopes).toContain('scans:read');
  expect(actor.scopes).not.toContain('billing:read');
});

test('of twenty who open one link at once, one gets in, with one key', async () => {
  const { tried, end } = tally('invitations accepted more than once');
  for (let round = 0; round < 5; round += 1) {
    const { id, email } = await invite('editor');
    const token = await tokenOf(email);
    const opened = await Promise.allSettled(twenty.map(() => acceptInvitation(tenant.environment, token)));
    const [first, ...rest] = opened.filter((one) => one.status === 'fulfilled');
    expect(first).toBeDefined();
    for (const _ of rest) tried(`round ${round}: accepted again`, false);
    for (const one of opened)
      if (one.status === 'rejected')
        tried(
          `round ${round}: ${one.reason}`,
          one.reason instanceof ServiceError && one.reason.code === 'not_found',
        );
    const { rows } = await sql`select id from api_key where member_id = ${id}`.execute(context.db);
    expect(rows).toHaveLength(1);
  }
  end(95);
});

test('a link can be sent again or revoked, and ends after a week', async () => {
  const { id, email } = await invite('editor');
  const first = await tokenOf(email);
  await change(context, id, { invitation: 'resend' });
  const late = { ...tenant.environment, now: () => new Date(Date.now() + 8 * 86_400_000) };
  await expect(readInvitation(tenant.environment, first)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    inviteMember(context, InviteMember.parse({ email: email.toUpperCase(), role: 'viewer' })),
  ).rejects.toMatchObject({ code: 'conflict' });
  expect(await change(context, id, { invitation: 'revoke' })).toMatchObject({ status: 'removed' });
  const again = await inviteMember(context, InviteMember.parse({ email, role: 'viewer' }));
  const third = await tokenOf(email);
  await expect(readInvitation(late, third)).rejects.toMatchObject({ code: 'not_found' });
  expect(again.id).not.toBe(id);
});

test('keys hold no more than the role of who made them, from the moment the role changes', async () => {
  const admin = await join('admin');
  const { id: keyId } = await createApiKey(admin, {
    name: 'Integration',
    scopes: ['admin'],
    projectIds: null,
    monthlyCreditCap: null,
    ipAllowList: null,
    expiresAt: null,
  });
  expect(await findActor(context, keyId)).toMatchObject({ scopes: ['admin'] });
  const { memberId = '' } = admin.actor;
  await change(context, memberId ?? '', { role: 'viewer' });
  const narrowed = await findActor(context, keyId);
  expect(narrowed?.scopes).not.toContain('admin');
  expect(narrowed?.scopes).toContain('projects:read');
  const { id } = await context.db
    .insertInto('project')
    .values({
      workspaceId: context.workspace.id,
      id: `prj_${'1'.repeat(32)}`,
      name: 'One',
      engines: ['sandbox'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await change(context, memberId ?? '', { projectIds: [id] });
  expect(await findActor(context, keyId)).toMatchObject({ projectIds: [id] });
  await removeMember(context, { memberId: memberId ?? '' });
  expect(await findActor(context, keyId)).toBeNull();
});

test('nobody gives more than they hold, and only owners make or touch owners', async () => {
  const [owner, admin] = [await join('owner'), await join('admin')];
  await expect(invite('owner', {}, admin)).rejects.toMatchObject({ code: 'insufficient_scope' });
  const { memberId = '' } = owner.actor;
  await expect(removeMember(admin, { memberId: memberId ?? '' })).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
  const helper = actingWith(context, { scopes: ['members:write', 'projects:read'] });
  await expect(invite('editor', {}, helper)).rejects.toMatchObject({ code: 'insufficient_scope' });
  expect(await invite('owner', {}, owner)).toMatchObject({ role: 'owner' });
  await expect(invite('sorcerer')).rejects.toMatchObject({ code: 'validation_failed' });
  const limited = actingWith(context, { projectIds: ['prj_1'] });
  await expect(listMembers(limited, ListMembers.parse({}))).rejects.toMatchObject({
    code: 'insufficient_scope',
  });
});

test('of the last two owners that leave at once, one stays; and a workspace is handed over in one step', async () => {
  const fresh = await another({ plan: 'enterprise' });
  const [saved, savedTenant] = [context, tenant];
  [context, tenant] = [fresh.context, fresh];
  try {
    const owners = [await join('owner'), await join('owner')];
    const ids = owners.map(({ actor }) => actor.memberId ?? '');
    const left = await Promise.allSettled([
      removeMember(context, { memberId: ids[0] ?? '' }),
      change(context, ids[1] ?? '', { role: 'viewer' }),
    ]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const active = await listMembers(context, ListMembers.parse({ role: 'owner', status: 'active' }));
    expect(active.total).toBe(1);
    const [last] = active.items;
    const successor = await join('editor');
    const heir = successor.actor.memberId ?? '';
    await expect(change(context, last?.id ?? '', { role: 'admin' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await change(await keyOf(last?.id ?? ''), heir, { role: 'owner', handOver: true });
    const roles = new Map(
      (await listMembers(context, ListMembers.parse({}))).items.map(({ id, role }) => [id, role]),
    );
    expect([roles.get(heir), roles.get(last?.id ?? '')]).toEqual(['owner', 'admin']);
  } finally {
    [context, tenant] = [saved, savedTenant];
  }
});

test('a role of one’s own holds at most what its maker holds, and goes when nobody has it', async () => {
  const analyst = await saveRole(context, {
    roleKey: 'analyst',
    name: 'Analyst',
    scopes: ['projects:read', 'analytics:read'],
  });
  expect(analyst).toMatchObject({ builtIn: false, members: 0 });
  const member = await join('analyst');
  expect(member.actor.scopes.toSorted()).toEqual(['analytics:read', 'projects:read']);
  await saveRole(context, { roleKey: 'analyst', name: 'Analyst', scopes: ['projects:read'] });
  expect((await keyOf(member.actor.memberId ?? '')).actor.scopes).toEqual(['projects:read']);
  await expect(deleteRole(context, { roleKey: 'analyst' })).rejects.toMatchObject({ code: 'conflict' });
  await removeMember(context, { memberId: member.actor.memberId ?? '' });
  expect(await deleteRole(context, { roleKey: 'analyst' })).toEqual({ id: 'analyst', deleted: true });
  for (const roleKey of ['owner', 'viewer'])
    await expect(saveRole(context, { roleKey, name: 'Mine', scopes: ['admin'] })).rejects.toMatchObject({
      code: 'conflict',
    });
  const helper = actingWith(context, { scopes: ['members:write'] });
  await expect(
    saveRole(helper, { roleKey: 'mighty', name: 'Mighty', scopes: ['admin'] }),
  ).rejects.toMatchObject({ code: 'insufficient_scope' });
  expect((await listRoles(context, ListRoles.parse({}))).items.map(({ key }) => key)).toEqual([
    'owner',
    'admin',
    'editor',
    'viewer',
    'billing',
  ]);
});

test('the plan counts members of the whole organisation', async () => {
  const small = await another({ plan: 'starter' });
  const ask = (email: string) => inviteMember(small.context, InviteMember.parse({ email, role: 'viewer' }));
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => ask(`${name}@example.com`)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
