import { type Operation, readOnly } from '@svc/contract/kernel';
import { newId } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import { executeApproval } from '@svc/core/resource/account/approval';
import { startDueSchedules } from '@svc/core/resource/measure/schedule';
import { openDatabase } from '@svc/db';
import { tally } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { exampleOf } from './testing/example.ts';
import { type Answer, type Caller, openWorld } from './testing/world.ts';

const world = await openWorld();
const owner = openDatabase({ url: world.handle.ownerUrl, role: null });
afterAll(() => owner.close());

async function richTenant(): Promise<Caller> {
  const caller = await world.tenant();
  const { organisationId } = caller.context.workspace;
  for (const mode of ['live', 'test'])
    await sql`select grant_credits(${newId('grant')}, ${organisationId}, ${mode}, 100000, 'manual')`.execute(
      owner.system,
    );
  return caller;
}

/** Scans that there are, that are not ended, and the credits that are held. */
async function standing({ context }: Caller): Promise<string> {
  const { rows } = await sql`select
    (select count(*) from scan where workspace_id = ${context.workspace.id}) as scans,
    (select count(*) from scan where workspace_id = ${context.workspace.id} and status in ('queued', 'running')) as open,
    (select held from credit_balance()) as held`.execute(context.db);
  return JSON.stringify(rows);
}

const find = (id: string): Operation => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
};

/** Calls that work, each on what was made for it: every write, and those that start a scan only when told to. */
const calls: [string, object][] = [
  ...operations
    .filter((operation) => !readOnly(operation) && operation.id !== 'delete_workspace')
    .map(({ id }): [string, object] => [id, {}]),
  ['analyze_url', { live: { prompts: 1 } }],
  ['analyze_url', { live: { prompts: 1, engines: ['sandbox'] } }],
  ['start_scan', { config: { engines: ['openai'], samplesK: 1 } }],
];

/** The call's answer, and whether it started anything. */
async function send(caller: Caller, id: string, more: object): Promise<{ answer: Answer; started: boolean }> {
  const operation = find(id);
  const example = await exampleOf(operation, caller);
  const given = operation.body ? { ...example, body: { ...example.body, ...more } } : example;
  const gates = gated.has(caller)
    ? [await caller.use('create_approval_gate', { body: { operation: 'start_scan' } })]
    : [];
  const before = await standing(caller);
  const answer = await caller.call(operation, given);
  const after = await standing(caller);
  for (const gate of gates) await sql`delete from approval_gate where id = ${gate.id}`.execute(owner.system);
  return { answer, started: after !== before };
}
const gated = new Set<Caller>();

test('no operation starts a scan past a gate on scans: it waits, or says what to do', async () => {
  const { tried, end } = tally('scans started past a gate');
  const [free, stopped] = [await richTenant(), await richTenant()];
  gated.add(stopped);
  const roads: string[] = [];
  for (const [id, more] of calls) {
    const open = await send(free, id, more);
    if (id === 'cancel_scan') continue;
    const { answer, started } = await send(stopped, id, more);
    tried(`${id} ${JSON.stringify(more)}: ${answer.status}`, !started);
    if (!open.started) continue;
    roads.push(id);
    expect({ id, status: answer.status, text: answer.text }).toMatchObject({ id, status: 202 });
  }
  // The routes that spend credits must be among those tested, or the test proves nothing.
  const spending = operations.filter((one) => one.spendsCredits).map(({ id }) => id);
  expect([...new Set(roads)]).toEqual(expect.arrayContaining(spending));
  end(100);
});

test('what was agreed to is done: each road starts its scan once, for no more than was agreed', async () => {
  const caller = await richTenant();
  gated.add(caller);
  const { environment } = caller;
  for (const [id, more] of calls) {
    if (!find(id).spendsCredits) continue;
    const { answer } = await send(caller, id, more);
    if (answer.status !== 202) continue;
    await sql`insert into approval_gate (workspace_id, id, operation, created_by)
      values (${caller.context.workspace.id}, ${newId('approvalGate')}, 'start_scan', 'test')`.execute(
      owner.system,
    );
    const params = { requestId: answer.body.approval.id };
    await caller.use('decide_approval_request', {
      params,
      body: { decision: 'approve' },
      headers: { 'if-match': '*' },
    });
    const before = await standing(caller);
    const job = { workspaceId: caller.context.workspace.id, requestId: params.requestId };
    const done = await executeApproval(environment, operations, job);
    const { failure } = await caller.use('get_approval_request', { params });
    expect({ id, done, failure }).toEqual({ id, done: 'executed', failure: null });
    expect(await standing(caller)).not.toBe(before);
    await sql`delete from approval_gate`.execute(owner.system);
  }
});

test('a schedule starts nothing past a gate, unless somebody agreed to it, at the cost that was agreed', async () => {
  const { tried, end } = tally('scans started by a schedule past a gate');
  const caller = await richTenant();
  const { workspace } = caller.context;
  const { body } = await exampleOf(find('start_scan'), caller);
  const params = { projectId: String(body?.projectId) };
  const set = (config: object) =>
    caller.call(find('set_schedule'), { params, body: { cadence: 'daily at 06:00', config } });
  const due = async () => {
    await sql`update schedule set next_run_at = now() - interval '1 minute'`.execute(owner.system);
    const before = await standing(caller);
    await startDueSchedules(caller.environment);
    await sql`update scan set status = 'completed'`.execute(owner.system);
    return (await standing(caller)) !== before;
  };
  const skipped = async () => (await caller.use('get_schedule', { params })).lastSkipped?.reason;
  const gate = (above: number | null) =>
    caller.use('create_approval_gate', { body: { operation: 'start_scan', aboveCredits: above } });

  // The schedule existed before the gate.
  expect((await set({ engines: ['sandbox'] })).status).toBe(200);
  expect(await due()).toBe(true);
  await gate(null);
  tried('a schedule from before the gate', !(await due()));
  expect(await skipped()).toBe('approval_required');

  const asked = await set({ engines: ['openai'], samplesK: 1, maxPrompts: 1 });
  expect(asked.status, asked.text).toBe(202);
  tried('a schedule that waits', !(await due()));
  const approval = { requestId: asked.body.approval.id };
  await caller.use('decide_approval_request', {
    params: approval,
    body: { decision: 'approve' },
    headers: { 'if-match': '*' },
  });
  expect(
    await executeApproval(caller.environment, operations, { workspaceId: workspace.id, ...approval }),
  ).toBe('executed');
  expect(await due()).toBe(true);
  expect(await due()).toBe(true);

  // The schedule asks for more than what was approved.
  await sql`update schedule set config = '{"engines":["openai"],"samplesK":5,"maxPrompts":1}'`.execute(
    owner.system,
  );
  tried('a run that costs more than was agreed to', !(await due()));
  expect(await skipped()).toBe('approval_required');
  // A setting that no gate stops gives up what was agreed to for another.
  await sql`delete from approval_gate`.execute(owner.system);
  await gate(1);
  expect((await set({ engines: ['sandbox'] })).status).toBe(200);
  await sql`update schedule set config = '{"engines":["openai"],"samplesK":5,"maxPrompts":1}'`.execute(
    owner.system,
  );
  tried('an agreement of before', !(await due()));
  end(4);
});

test('a schedule in parts asks for what its largest part costs, which can be more than a whole run of the project', async () => {
  const caller = await richTenant();
  const { id: projectId } = await caller.use('create_project', {
    body: { name: 'Acme', engines: ['openai'], maxPrompts: 5, samplesK: 1 },
  });
  const params = { projectId };
  const { id: setId } = await caller.use('generate_prompts', {
    params,
    body: { topics: ['time tracking', 'invoices'], count: 40 },
  });
  await caller.use('activate_prompt_set', { params: { projectId, setId }, headers: { 'if-match': '*' } });
  await caller.use('create_approval_gate', { body: { operation: 'start_scan' } });
  const body = { cadence: 'daily at 06:00', cycle: 2 };
  const { creditsPerRun } = await caller.use('preview_schedule', { params, body });
  expect(creditsPerRun).toBeGreaterThan(5);
  const asked = await caller.call(find('set_schedule'), { params, body });
  expect(asked.status, asked.text).toBe(202);
  expect(asked.body.approval).toMatchObject({ estimate: { credits: creditsPerRun } });
  const approval = { requestId: asked.body.approval.id };
  await caller.use('decide_approval_request', {
    params: approval,
    body: { decision: 'approve' },
    headers: { 'if-match': '*' },
  });
  const job = { workspaceId: caller.context.workspace.id, ...approval };
  expect(await executeApproval(caller.environment, operations, job)).toBe('executed');
});

test('the config of a project sets no schedule past the gate', async () => {
  const caller = await richTenant();
  const { body } = await exampleOf(find('start_scan'), caller);
  const params = { projectId: String(body?.projectId) };
  await caller.use('set_schedule', { params, body: { cadence: 'daily at 06:00' } });
  const config = await caller.use('export_project_config', { params });
  await caller.use('create_approval_gate', { body: { operation: 'start_scan' } });
  const changed = { ...config, schedule: { ...config.schedule, cadence: 'daily at 07:00' } };
  const answer = await caller.call(find('apply_project_config'), {
    params,
    body: changed,
    headers: { 'if-match': '*' },
  });
  expect({ status: answer.status, detail: answer.body.detail }).toMatchObject({
    status: 409,
    detail: expect.stringContaining('in a separate call'),
  });
});
