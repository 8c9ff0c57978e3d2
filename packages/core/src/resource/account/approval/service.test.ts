import {
  CreateApprovalGate,
  ListApprovalRequests,
  type PendingApproval,
} from '@svc/contract/account/approval';
import type { ScopeName } from '@svc/contract/kernel';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { transaction } from '../../../kernel/index.ts';
import { operations } from '../../../operations.ts';
import { createApiKey, rotateApiKey } from '../api-key/index.ts';
import { enter, keyOf as keyOfPerson } from '../member/factory.ts';
import { createProject, getProject } from '../project/index.ts';
import { askApproval } from './ask.ts';
import { executeApproval } from './execute.ts';
import {
  createApprovalGate,
  decideApprovalRequest,
  deleteApprovalGate,
  getApprovalRequest,
  listApprovalGates,
  listApprovalRequests,
} from './service.ts';

const { asOwner, ...tenant } = await testWorkspace();
const { context } = tenant;
let agent: PrepareContext;
let admin: PrepareContext;
let other: PrepareContext;

const operation = (id: string) => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
};

async function keyOf(maker: PrepareContext, name: string, scopes: ScopeName[]): Promise<PrepareContext> {
  const limits = { projectIds: null, monthlyCreditCap: null, ipAllowList: null, expiresAt: null };
  const { id } = await createApiKey(maker, { name, scopes, ...limits });
  return actingWith(context, { id, name, scopes });
}

const project = async () => {
  const brand = {
    name: 'Acme',
    aliases: [],
    domains: ['acme.example'],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto' as const,
    languages: [],
  };
  const { id } = await createProject(context, {
    name: 'Acme',
    description: null,
    brand,
    competitors: [],
    locale: { country: null, region: null, language: 'en' },
    timeZone: 'UTC',
    engines: ['sandbox'],
    samplesK: 3,
    maxPrompts: 10,
  });
  return id;
};

const ask = (caller: PrepareContext, id: string, input: Record<string, unknown>) =>
  transaction(caller, (caller) => askApproval(caller, operation(id), input));
const askToDelete = async (caller: PrepareContext, projectId: string): Promise<string> =>
  (await ask(caller, 'delete_project', { projectId, name: 'Acme' }))?.approval.id ?? '';
const decide = (by: PrepareContext, requestId: string, decision: 'approve' | 'reject') =>
  decideApprovalRequest(by, { requestId, decision, note: null });
const execute = (requestId: string) =>
  executeApproval(tenant.environment, operations, { workspaceId: context.workspace.id, requestId });
const exists = (projectId: string) =>
  getProject(context, { projectId }).then(
    () => true,
    () => false,
  );
const read = (requestId: string) => getApprovalRequest(context, { requestId });

beforeAll(async () => {
  agent = await keyOf(context, 'Agent', ['projects:write', 'scans:write']);
  ({ context: admin } = await enter(context, 'admin'));
  ({ context: other } = await enter(context, 'owner'));
  await createApprovalGate(context, CreateApprovalGate.parse({ operation: 'delete_project' }));
});

test('a gated call waits, is approved by another, done once with its requester’s rights, and its answer is kept', async () => {
  const projectId = await project();
  const requestId = await askToDelete(agent, projectId);
  expect(await askToDelete(agent, projectId)).toBe(requestId);
  expect(await exists(projectId)).toBe(true);
  expect(await execute(requestId)).toBe('pending');
  expect(await decide(admin, requestId, 'approve')).toMatchObject({
    status: 'approved',
    decidedBy: admin.actor.id,
  });
  expect((await Promise.all([execute(requestId), execute(requestId)])).toSorted()).toEqual(
    expect.arrayContaining(['executed']),
  );
  expect(await execute(requestId)).toBe('executed');
  expect(await exists(projectId)).toBe(false);
  expect(await read(requestId)).toMatchObject({
    status: 'executed',
    requestedBy: { id: agent.actor.id, name: 'Agent' },
    result: { id: projectId, deleted: true },
  });
  const entries = await context.db
    .selectFrom('audit_entry')
    .select(['actor', 'action'])
    .where('resourceId', 'in', [requestId, projectId])
    .where('action', '<>', 'project.created')
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor: agent.actor.id, action: 'approval.requested' },
    { actor: admin.actor.id, action: 'approval.approved' },
    { actor: agent.actor.id, action: 'project.deleted' },
    { actor: agent.actor.id, action: 'approval.executed' },
  ]);
});

test('a rejected request is never done', async () => {
  const projectId = await project();
  const requestId = await askToDelete(agent, projectId);
  expect(await decide(admin, requestId, 'reject')).toMatchObject({ status: 'rejected' });
  await expect(decide(admin, requestId, 'approve')).rejects.toMatchObject({ code: 'conflict' });
  expect(await execute(requestId)).toBe('rejected');
  expect(await exists(projectId)).toBe(true);
});

test('nobody decides what their own hand has asked for: not by the same key, its successor, or one that it made', async () => {
  const requestId = await askToDelete(admin, await project());
  const made = await keyOfPerson(admin, ['admin']);
  const { id } = await rotateApiKey(admin, { keyId: admin.actor.id, overlapHours: 1 });
  for (const hand of [admin, made.context, actingWith(admin, { id })])
    await expect(decide(hand, requestId, 'approve')).rejects.toMatchObject({ code: 'approver_required' });
  expect(await decide(other, requestId, 'approve')).toMatchObject({ status: 'approved' });
});

test('what would fail now fails now', async () => {
  const projectId = await project();
  await expect(ask(agent, 'delete_project', { projectId, name: 'Another' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const missing = `prj_${'0'.repeat(12)}7${'0'.repeat(19)}`;
  await expect(ask(agent, 'delete_project', { projectId: missing, name: 'Acme' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('rights are those of the time of execution: a narrowed key fails, a replaced one goes on', async () => {
  const [first, second] = [await project(), await project()];
  const leaving = await keyOf(context, 'Leaving', ['projects:write']);
  const requestId = await askToDelete(leaving, first);
  await decide(other, requestId, 'approve');
  await context.db
    .updateTable('api_key')
    .set({ scopes: ['projects:read'] })
    .where('workspaceId', '=', context.workspace.id)
    .where('id', '=', leaving.actor.id)
    .execute();
  expect(await execute(requestId)).toBe('failed');
  expect(await read(requestId)).toMatchObject({ failure: { code: 'insufficient_scope' }, result: null });
  expect(await exists(first)).toBe(true);
  const rotated = await keyOf(context, 'Rotated', ['projects:write']);
  const again = await askToDelete(rotated, second);
  await rotateApiKey(context, { keyId: rotated.actor.id, overlapHours: 0 });
  await decide(other, again, 'approve');
  expect(await execute(again)).toBe('executed');
});

test('what was changed in the database after it was approved is not done', async () => {
  const [asked, instead] = [await project(), await project()];
  const requestId = await askToDelete(agent, asked);
  await decide(other, requestId, 'approve');
  await context.db
    .updateTable('approval_request')
    .set({ input: { projectId: instead, name: 'Acme' } })
    .where('workspaceId', '=', context.workspace.id)
    .where('id', '=', requestId)
    .execute();
  expect(await execute(requestId)).toBe('failed');
  expect([await exists(asked), await exists(instead)]).toEqual([true, true]);
});

test('only calls above the threshold wait, and an approval is good for no more credits than it showed', async () => {
  const gate = await createApprovalGate(context, {
    operation: 'start_scan',
    aboveCredits: 20,
    approvers: null,
  });
  const scan = (maxPrompts: number) => ({
    url: 'https://acme.example/',
    config: { engines: ['openai'], maxPrompts, samplesK: 1 },
  });
  const mode = { ...agent, checkAddress: (url: string) => new URL(url) };
  await grantCredits();
  expect(await ask(mode, 'start_scan', scan(20))).toBeNull();
  const waits = (await ask(mode, 'start_scan', scan(21))) as PendingApproval;
  expect(waits.approval).toMatchObject({ operation: 'start_scan', estimate: { credits: 21 } });
  // The trial gave back what it held.
  expect(await held()).toBe(0);
  await decide(other, waits.approval.id, 'approve');
  await context.db
    .updateTable('approval_request')
    .set({ credits: 10 })
    .where('workspaceId', '=', context.workspace.id)
    .where('id', '=', waits.approval.id)
    .execute();
  expect(await execute(waits.approval.id)).toBe('failed');
  expect(await held()).toBe(0);
  await deleteApprovalGate(context, { gateId: gate.id });
  expect(await ask(mode, 'start_scan', scan(21))).toBeNull();
});

const grantCredits = async () => {
  await sql`select grant_credits('grt_test', ${context.workspace.organisationId}, 'live', 1000, 'manual')`.execute(
    asOwner().system,
  );
};
const held = async () => {
  const { rows } = await sql<{ held: number }>`select held from credit_balance()`.execute(context.db);
  return rows[0]?.held;
};

test('a key limited to projects sees the requests of those projects and its own, and another workspace none', async () => {
  const projectId = await project();
  const requestId = await askToDelete(agent, projectId);
  const list = async (caller: PrepareContext) =>
    (await listApprovalRequests(caller, ListApprovalRequests.parse({ limit: 100 }))).items.map(
      ({ id }) => id,
    );
  expect(await list(actingWith(admin, { projectIds: [projectId] }))).toEqual([requestId]);
  expect(await list(actingWith(admin, { projectIds: [await project()] }))).toEqual([]);
  expect(await list(tenant.twin)).toEqual([]);
  const gates = listApprovalGates(actingWith(admin, { projectIds: [projectId] }), { limit: 20, offset: 0 });
  await expect(gates).rejects.toMatchObject({ code: 'insufficient_scope' });
  await expect(getApprovalRequest(tenant.twin, { requestId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a gate can name who decides', async () => {
  const gate = await createApprovalGate(context, {
    operation: 'lock_prompt_set',
    aboveCredits: null,
    approvers: [other.actor.id],
  });
  await createApprovalGate(context, { operation: 'delete_project', aboveCredits: null, approvers: null });
  expect(gate.version).toMatch(/^apg_[0-9a-f]{32}\.\d+$/);
  await context.db
    .updateTable('approval_gate')
    .set({ approvers: [other.actor.id] })
    .where('workspaceId', '=', context.workspace.id)
    .where('operation', '=', 'delete_project')
    .execute();
  const requestId = await askToDelete(agent, await project());
  await expect(decide(admin, requestId, 'approve')).rejects.toMatchObject({ code: 'approver_required' });
  expect(await decide(other, requestId, 'reject')).toMatchObject({ status: 'rejected' });
});
