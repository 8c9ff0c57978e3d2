import { CreateApprovalGate, UpdateApprovalGate } from '@svc/contract/account/approval';
import { tally } from '@svc/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { ServiceError, transaction } from '../../../kernel/index.ts';
import { operations } from '../../../operations.ts';
import { findActor, revokeApiKey, rotateApiKey } from '../api-key/index.ts';
import { enter, keyOf, type Person } from '../member/factory.ts';
import { askApproval } from './ask.ts';
import {
  createApprovalGate,
  decideApprovalRequest,
  getApprovalRequest,
  listApprovalGates,
  updateApprovalGate,
} from './service.ts';

const { another } = await testWorkspace();

const operation = (id: string) => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`there is no operation ${id}`);
  return found;
};

/** As the API does it: asks where it has to, and does it where it has not. */
const call = (by: PrepareContext, id: string, input: Record<string, unknown>) =>
  transaction(by, async (by) => {
    const found = operation(id);
    return (await askApproval(by, found, input)) ?? { done: await found.run(by, input, undefined) };
  });

interface Scene {
  /** A key of nobody, as the first of a workspace is. */
  first: PrepareContext;
  owner: Person<PrepareContext>;
  admin: Person<PrepareContext>;
  other: Person<PrepareContext>;
  viewer: Person<PrepareContext>;
  gateId: string;
}

const gate = (by: PrepareContext, more: object = {}) =>
  createApprovalGate(by, CreateApprovalGate.parse({ operation: 'delete_workspace', ...more }));

async function scene(): Promise<Scene> {
  const { context } = await another();
  const { context: first } = await keyOf(context, ['admin']);
  const owner = await enter(first, 'owner');
  const admin = await enter(first, 'admin');
  const [other, viewer] = [await enter(owner.context, 'admin'), await enter(owner.context, 'viewer')];
  return { first, owner, admin, other, viewer, gateId: (await gate(first)).id };
}

/** Asks for what waits for somebody else: that a gate goes. */
async function ask(by: PrepareContext): Promise<string> {
  const answer = await call(by, 'create_approval_gate', {
    operation: 'share_report',
    aboveCredits: null,
    approvers: null,
  });
  expect(answer).toHaveProperty('done');
  const asked = await call(by, 'delete_approval_gate', {
    gateId: (answer as { done: { id: string } }).done.id,
  });
  if (!('approval' in asked)) throw new Error('nobody was asked');
  return asked.approval.id;
}

const refused = async (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => false,
    (error: unknown) => {
      if (error instanceof ServiceError) return true;
      throw error;
    },
  );
const decide = (by: PrepareContext, requestId: string) =>
  decideApprovalRequest(by, { requestId, decision: 'approve', note: null });
const asKey = async (context: PrepareContext, keyId: string): Promise<PrepareContext> => {
  const actor = await findActor(context, keyId);
  if (!actor) throw new Error('the key is not valid');
  return { ...context, actor };
};
const setRole = ({ context, memberId }: Person<PrepareContext>, role: string) =>
  sql`update member set role = ${role} where id = ${memberId}`.execute(context.db);

type Trick = (by: PrepareContext, scene: Scene, requestId: string) => Promise<PrepareContext>;

/** What one person can try with their own rights to approve their own request. Gives the actor that tries. */
const tricks: Record<string, Trick> = {
  'the same key': async (by) => by,
  'another key of theirs': async (by) => (await keyOf(by, ['admin'])).context,
  'a key of that key': async (by) =>
    (await keyOf((await keyOf(by, ['admin'])).context, ['approvals:write', 'read'])).context,
  'the key that replaced it': async (by) =>
    asKey(by, (await rotateApiKey(by, { keyId: by.actor.id, overlapHours: 1 })).id),
  'their key, once all keys of others are revoked': async (by, { owner, admin, other }) => {
    for (const { context } of [owner, admin, other])
      if (context.actor.id !== by.actor.id)
        await refused(() => revokeApiKey(by, { keyId: context.actor.id }));
    return by;
  },
  'their console': async (by) => ({
    ...by,
    actor: { ...by.actor, id: by.actor.memberId ?? by.actor.id, console: true },
  }),
  'a member whom they invited afterwards': async (by) => (await enter(by, 'admin')).context,
  'a member whom they made an administrator afterwards': async (_, { viewer }) => {
    await setRole(viewer, 'admin');
    return (
      await keyOf({ ...viewer.context, actor: { ...viewer.context.actor, scopes: ['admin'] } }, ['admin'])
    ).context;
  },
  'their key, once a gate names it': async (by, { gateId }) => {
    await updateApprovalGate(by, { ...UpdateApprovalGate.parse({ approvers: [by.actor.id] }), gateId });
    return by;
  },
  'the first key, which is nobody’s': async (_, { first }) => first,
};

test('whoever asks does not decide, by whatever key, invitation or change of the gate', async () => {
  const { tried, end } = tally('four eyes that are two');
  for (const who of ['admin', 'other', 'owner', 'first'] as const)
    for (const [trick, hand] of Object.entries(tricks)) {
      const place = await scene();
      const by = who === 'first' ? place.first : place[who].context;
      const requestId = await ask(by);
      const tries = await hand(by, place, requestId);
      tried(`${who} asks and decides by ${trick}`, await refused(() => decide(tries, requestId)));
      const another = who === 'owner' ? place.other : place.owner;
      const free = await getApprovalRequest(another.context, { requestId });
      expect(free).toMatchObject({ status: 'pending', deciders: expect.arrayContaining([another.memberId]) });
      expect(await decide(another.context, requestId)).toMatchObject({ status: 'approved' });
    }
  end(40);
});

test('two administrators of whom one invited the other are one hand, unless an owner invited', async () => {
  const { tried, end } = tally('accomplices who were invited before');
  const { owner, admin, other } = await scene();
  const accomplice = await enter(admin.context, 'admin');
  const theirs = await enter(accomplice.context, 'admin');
  for (const [by, hand] of [
    [admin, accomplice],
    [accomplice, admin],
    [admin, theirs],
    [theirs, admin],
    [theirs, accomplice],
  ] as const) {
    const requestId = await ask(by.context);
    tried('one asks, the other decides', await refused(() => decide(hand.context, requestId)));
    expect(await decide(other.context, requestId)).toMatchObject({ status: 'approved' });
  }
  const byOwner = await ask(owner.context);
  expect(await decide(other.context, byOwner)).toMatchObject({ status: 'approved' });
  end(5);
});

test('one person loosens no gate: neither by deleting nor by changing it, nor by another before the same', async () => {
  const { tried, end } = tally('gates loosened by one person');
  for (const who of ['admin', 'owner', 'first'] as const) {
    const place = await scene();
    const by = who === 'first' ? place.first : place[who].context;
    const own = [by.actor.memberId ?? by.actor.id];
    const narrow = await gate(place.first, {
      operation: 'start_scan',
      aboveCredits: 10,
      approvers: [place.other.memberId],
    });
    const before = await listApprovalGates(by, { limit: 100, offset: 0 } as never);
    const attempts: [string, Record<string, unknown>][] = [
      ['delete_approval_gate', { gateId: place.gateId }],
      ['delete_approval_gate', { gateId: narrow.id }],
      ['update_approval_gate', { gateId: place.gateId, aboveCredits: 1_000 }],
      ['update_approval_gate', { gateId: narrow.id, aboveCredits: 11 }],
      ['update_approval_gate', { gateId: narrow.id, approvers: own }],
      ['update_approval_gate', { gateId: narrow.id, approvers: null }],
      ['update_approval_gate', { gateId: place.gateId, approvers: own }],
      ['update_approval_gate', { gateId: narrow.id, aboveCredits: 1, approvers: own }],
      ['create_approval_gate', { operation: 'start_scan', aboveCredits: null, approvers: own }],
      ['create_approval_gate', { operation: 'start_scan', aboveCredits: 0, approvers: null }],
      ['create_approval_gate', { operation: 'delete_workspace', aboveCredits: null, approvers: own }],
    ];
    for (const [id, input] of attempts) {
      const answer = await call(by, id, input);
      tried(
        `${who}: ${id} ${JSON.stringify(input)}`,
        'approval' in answer && answer.status === 'pending_approval',
      );
    }
    expect(await listApprovalGates(by, { limit: 100, offset: 0 } as never)).toEqual(before);
    // Stricter a gate becomes at once, and a first one is made at once.
    expect(await call(by, 'update_approval_gate', { gateId: narrow.id, aboveCredits: 5 })).toHaveProperty(
      'done',
    );
    const first = { operation: 'lock_prompt_set', aboveCredits: null, approvers: null };
    expect(await call(by, 'create_approval_gate', first)).toHaveProperty('done');
  }
  end(30);
});

test('who is alone is not locked out', async () => {
  const { context } = await another();
  const owner = await enter(context, 'owner');
  const { id } = await gate(owner.context);
  expect(await call(owner.context, 'update_approval_gate', { gateId: id, aboveCredits: 5 })).toHaveProperty(
    'done',
  );
  expect(await call(owner.context, 'delete_approval_gate', { gateId: id })).toHaveProperty('done');
});
