import type { Operation } from '@svc/contract/kernel';
import { operations } from '@svc/core/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openWorld, type World } from './testing/world.ts';

let world: World;
let caller: Caller;
beforeAll(async () => {
  world = await openWorld();
  caller = await world.tenant();
  await caller.use('create_approval_gate', { body: { operation: 'delete_project' } });
  await caller.use('create_approval_gate', { body: { operation: 'start_scan', aboveCredits: 0 } });
});
afterAll(() => world.close());

const operation = (id: string): Operation => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
};
const newProject = () => caller.use('create_project', { body: { name: 'Acme' } });
const remove = (projectId: string, headers: Record<string, string> = {}) =>
  caller.call(operation('delete_project'), { params: { projectId }, body: { name: 'Acme' } }, { headers });

test('a gated call is answered with 202, where to read it, and the same again for its Idempotency-Key', async () => {
  const { id } = await newProject();
  const asked = await remove(id, { 'idempotency-key': 'once' });
  expect(asked.status, asked.text).toBe(202);
  expect(asked.body).toMatchObject({
    status: 'pending_approval',
    approval: {
      operation: 'delete_project',
      estimate: { credits: 0 },
      page: expect.stringMatching(/^https?:.*\/app\/settings\/approvals$/),
    },
  });
  const replay = await remove(id, { 'idempotency-key': 'once' });
  expect({ status: replay.status, text: replay.text }).toEqual({ status: 202, text: asked.text });
  expect(asked.headers.get('location')).toBe(asked.body.approval.url);
  const read = await world.request(asked.body.approval.url, {
    headers: { authorization: `Bearer ${caller.secret}` },
  });
  expect(read.body).toMatchObject({ status: 'pending', input: { projectId: id, name: 'Acme' } });
  expect(await caller.use('get_project', { params: { projectId: id } })).toMatchObject({ id });
  expect((await caller.call(operation('list_projects'), {})).body.total).toBe(1);
});

test('what costs nothing passes a gate that is for credits', async () => {
  const started = await caller.call(operation('start_scan'), {
    body: { url: 'https://example.com/', config: { engines: ['sandbox'], maxPrompts: 1, samplesK: 1 } },
  });
  expect(started.status, started.text).toBe(201);
});

test('a decision needs the version that was read, quoted or not', async () => {
  const { approval } = (await remove((await newProject()).id)).body;
  const decide = (headers: Record<string, string>) =>
    caller.call(
      operation('decide_approval_request'),
      { params: { requestId: approval.id }, body: { decision: 'approve' } },
      { headers, secret },
    );
  const secret = await caller.mint(['admin']);
  expect(await decide({})).toMatchObject({ status: 428, body: { code: 'precondition_required' } });
  expect(await decide({ 'if-match': '"another"' })).toMatchObject({ status: 412 });
  const { version } = await caller.use('get_approval_request', { params: { requestId: approval.id } });
  expect(await decide({ 'if-match': version })).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await decide({ 'if-match': `"${version}"` })).toMatchObject({ status: 412 });
});
