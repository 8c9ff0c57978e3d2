import { modelRun, modelTimeout } from '@svc/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import type { TestTenant } from '../../../environment/testing.ts';
import { ServiceError, transaction } from '../../../kernel/index.ts';
import { operations } from '../../../operations.ts';
import { enter } from '../member/factory.ts';
import { askApproval } from './ask.ts';
import { executeApproval } from './execute.ts';
import { createApprovalGate, decideApprovalRequest, getApprovalRequest } from './service.ts';

const { another } = await testWorkspace();

type Person = 'agent' | 'first' | 'second';

interface ModelRequest {
  by: Person;
  /** No other administrator existed when it was asked. */
  alone: boolean;
  status: 'pending' | 'approved' | 'rejected' | 'executed' | 'failed';
  expiresAt: number;
}

/** Expected state. */
interface Model {
  hours: number;
  revoked: Set<Person>;
  removed: Set<Person>;
  requests: ModelRequest[];
}

interface Real {
  tenant: TestTenant;
  people: Record<Person, { memberId: string; context: PrepareContext }>;
  clock: { at: number };
  requests: { id: string; projectId: string }[];
}

const hour = 3_600_000;
const expected = ({ status, expiresAt }: ModelRequest, { hours }: Model) =>
  status === 'pending' && hours >= expiresAt ? 'expired' : status;

type Step =
  | { do: 'ask'; by: Person }
  | { do: 'decide'; by: Person; nth: number; approve: boolean }
  | { do: 'execute'; nth: number; times: number }
  | { do: 'wait'; hours: number }
  | { do: 'revoke' | 'remove'; who: Person };

const person = fc.constantFrom<Person>('agent', 'first', 'second');
const nth = fc.nat({ max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), by: person }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('decide' as const), by: person, nth, approve: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('execute' as const), nth, times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 80 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('revoke' as const, 'remove' as const), who: person }),
  },
);

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ServiceError) return error.code;
      throw error;
    },
  );

/** Other people who could decide; a person counts even where their keys do not. */
const others = (model: Model, by: Person) =>
  (['first', 'second'] as const).some((one) => one !== by && !model.removed.has(one));

const gone = (model: Model, who: Person) => model.revoked.has(who) || model.removed.has(who);

async function take(step: Step, model: Model, real: Real): Promise<void> {
  const { context } = real.tenant;
  if (step.do === 'wait') {
    model.hours += step.hours;
    real.clock.at += step.hours * hour;
  }
  if (step.do === 'revoke') {
    model.revoked.add(step.who);
    await context.db
      .updateTable('api_key')
      .set({ revokedAt: new Date(real.clock.at).toISOString() })
      .where('workspaceId', '=', context.workspace.id)
      .where('id', '=', real.people[step.who].context.actor.id)
      .execute();
  }
  if (step.do === 'remove') {
    model.removed.add(step.who);
    await context.db
      .updateTable('member')
      .set({ status: 'removed' })
      .where('workspaceId', '=', context.workspace.id)
      .where('id', '=', real.people[step.who].memberId)
      .execute();
  }
  if (step.do === 'ask' && !gone(model, step.by)) await askToDelete(step.by, model, real);
  if (step.do === 'decide') {
    const [request, { id: requestId } = { id: '' }] = [model.requests[step.nth], real.requests[step.nth]];
    if (!request || gone(model, step.by) || step.by === 'agent') return;
    const decision = step.approve ? 'approve' : 'reject';
    const outcome = await codeOf(
      decideApprovalRequest(real.people[step.by].context, { requestId, decision, note: null }),
    );
    if (expected(request, model) !== 'pending') expect(outcome).toBe('conflict');
    else if (request.by === step.by && !request.alone) expect(outcome).toBe('approver_required');
    else {
      expect(outcome).toBe('done');
      request.status = step.approve ? 'approved' : 'rejected';
    }
  }
  if (step.do === 'execute') {
    const [request, { id: requestId } = { id: '' }] = [model.requests[step.nth], real.requests[step.nth]];
    if (!request) return;
    const environment = { ...real.tenant.environment, now: () => new Date(real.clock.at) };
    const job = { workspaceId: context.workspace.id, requestId };
    await Promise.all(
      Array.from({ length: step.times }, () => executeApproval(environment, operations, job)),
    );
    if (request.status === 'approved') request.status = gone(model, request.by) ? 'failed' : 'executed';
  }
}

async function askToDelete(by: Person, model: Model, real: Real): Promise<void> {
  const { context } = real.tenant;
  const projectId = `prj_${String(real.requests.length).padStart(32, '0')}`;
  await context.db
    .insertInto('project')
    .values({ workspaceId: context.workspace.id, id: projectId, name: 'Acme', engines: ['sandbox'] })
    .execute();
  await context.db
    .insertInto('brand')
    .values({
      workspaceId: context.workspace.id,
      projectId,
      id: projectId.replace('prj', 'brd'),
      role: 'own',
      name: 'Acme',
    })
    .execute();
  const operation = operations.find(({ id }) => id === 'delete_project');
  if (!operation) throw new Error('there is no delete_project');
  const pending = await transaction(real.people[by].context, (caller) =>
    askApproval(caller, operation, { projectId, name: 'Acme' }),
  );
  model.requests.push({ by, alone: !others(model, by), status: 'pending', expiresAt: model.hours + 72 });
  real.requests.push({ id: pending?.approval.id ?? '', projectId });
}

async function check(model: Model, real: Real): Promise<void> {
  const { context } = real.tenant;
  const now = () => new Date(real.clock.at);
  for (const [index, request] of model.requests.entries()) {
    const { id: requestId, projectId } = real.requests[index] ?? { id: '', projectId: '' };
    const found = await getApprovalRequest({ ...context, now }, { requestId });
    expect(found.status).toBe(expected(request, model));
    const row = await context.db
      .selectFrom('project')
      .select('deletedAt')
      .where('workspaceId', '=', context.workspace.id)
      .where('id', '=', projectId)
      .executeTakeFirst();
    expect(row?.deletedAt !== null).toBe(request.status === 'executed');
    // Done at most once, however many workers had the job.
    const done = await context.db
      .selectFrom('audit_entry')
      .select('id')
      .where('workspaceId', '=', context.workspace.id)
      .where('resourceId', '=', projectId)
      .where('action', '=', 'project.deleted')
      .execute();
    expect(done).toHaveLength(request.status === 'executed' ? 1 : 0);
  }
}

async function open(): Promise<Real> {
  const tenant = await another();
  const clock = { at: Date.now() };
  const { context } = tenant;
  const timed = { ...context, now: () => new Date(clock.at) };
  await createApprovalGate(context, { operation: 'delete_project', aboveCredits: null, approvers: null });
  const people = {
    agent: await enter(timed, 'editor'),
    first: await enter(timed, 'admin'),
    second: await enter(timed, 'owner'),
  };
  return { tenant, people, clock, requests: [] };
}

test(
  'approvals are what the model says, whatever is asked, decided, executed, revoked or left too long',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
        const real = await open();
        const model: Model = { hours: 0, revoked: new Set(), removed: new Set(), requests: [] };
        for (const one of steps) await take(one, model, real);
        await check(model, real);
      }),
      modelRun('approvals', { runs: 25, seed: 11 }),
    );
  },
  modelTimeout,
);
