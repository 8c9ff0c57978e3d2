import { CreateApiKey, RotateApiKey, UpdateApiKey } from '@svc/contract/account/api-key';
import { CreateProject } from '@svc/contract/account/project';
import { administratorScopes, allows, type ScopeName, scopes } from '@svc/contract/kernel';
import { tally } from '@svc/testing';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { builtInRoles, heldBy, ServiceError } from '../../../kernel/index.ts';
import { operations } from '../../../operations.ts';
import { enter, keyOf } from '../member/factory.ts';
import { createProject } from '../project/index.ts';
import { assertMayGrant, type Rights } from './rights.ts';
import { createApiKey, revokeApiKey, rotateApiKey, updateApiKey } from './service.ts';

const { context } = await testWorkspace({ plan: 'enterprise' });

const unlimited = { projectIds: null, monthlyCreditCap: null, expiresAt: null, ipAllowList: null };
const rights = (held: readonly string[]): Rights => ({ scopes: held, ...unlimited });

/** What a key with these scopes may call that one with those may not. */
const more = (these: readonly string[], those: readonly string[]) =>
  operations.filter((one) => allows(these, one) && !allows(those, one)).map(({ id }) => id);

/** Every scope, every two of them, and what roles hold. */
const holdings: (readonly string[])[] = [
  ...scopes.flatMap((one, at) => scopes.slice(at).map((other) => [one, other])),
  ...Object.values(builtInRoles).map((role) => role.scopes),
];

/** Whether a call is refused for a reason that its caller is told. */
async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}

test('what only administrators may do is in no scope that the legacy pair covers', () => {
  const reserved = operations.flatMap(({ scope, fine }) => (scope === 'admin' && fine ? [fine] : []));
  expect([...new Set(reserved)].toSorted()).toEqual([...administratorScopes].toSorted());
});

test('whatever a key holds, no scope that it can hand on allows an operation more', () => {
  const { tried, end } = tally('keys that hand on more scopes');
  for (const held of holdings)
    for (const scope of scopes) {
      let granted = true;
      try {
        assertMayGrant(rights(held), rights([scope]));
      } catch {
        granted = false;
      }
      tried(`${held.join('+')} makes ${scope}`, !granted || more([scope], held).length === 0);
    }
  end(100_000);
});

test('whatever stands on a member’s key, it allows nothing that their role does not', () => {
  const { tried, end } = tally('keys that hold more than their member’s role');
  for (const [role, { scopes: held }] of Object.entries(builtInRoles))
    for (const stored of holdings) {
      const now = heldBy(
        { scopes: [...stored], projectIds: null },
        {
          memberId: 'mem',
          memberStatus: 'active',
          memberRole: role,
          memberProjectIds: null,
          roleScopes: null,
        },
      );
      const found = [...more(now?.scopes ?? [], held), ...more(now?.scopes ?? [], stored)];
      tried(`${role} with ${stored.join('+')}: ${found.join(', ')}`, found.length === 0);
    }
  end(5_000);
});

const addresses = ['198.51.100.1', '198.51.100.2', '2001:db8::1'];
const hours = (count: number) => new Date(context.now().getTime() + count * 3_600_000).toISOString();

/** The first way in which one key reaches further than another; null: none. */
function further(one: Rights, than: Rights): string | null {
  const past = (limit: number | null | undefined, of: number | null | undefined) =>
    typeof of === 'number' && (typeof limit !== 'number' || limit > of);
  const outside = (list: readonly string[] | null, of: readonly string[] | null) =>
    of !== null && (list === null || list.some((item) => !of.includes(item)));
  const time = ({ expiresAt }: Rights) => (expiresAt === null ? null : Date.parse(expiresAt));
  if (more(one.scopes, than.scopes).length > 0) return 'operations';
  if (past(time(one), time(than))) return 'time';
  if (outside(one.ipAllowList, than.ipAllowList)) return 'addresses';
  if (outside(one.projectIds, than.projectIds)) return 'projects';
  if (past(one.monthlyCreditCap, than.monthlyCreditCap)) return 'credits';
  if (past(one.requestsPerMinute, than.requestsPerMinute)) return 'requests';
  return past(one.concurrentRequests, than.concurrentRequests) ? 'concurrency' : null;
}

/** The same random numbers in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('by no chain of making, changing and rotating does anybody get a key that reaches further', async () => {
  const { tried, end } = tally('chains of keys that outgrow or outlive the first');
  const draw = seeded(28);
  const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
  const make = async () => (await createProject(context, CreateProject.parse({ name: 'Acme' }))).id;
  const projects = [await make(), await make()];
  const wishes = {
    expiresAt: [undefined, null, hours(1), hours(2), hours(9_000)],
    ipAllowList: [undefined, null, [addresses[0]], [addresses[1], addresses[2]], addresses],
    projectIds: [undefined, null, [projects[0]], [projects[1]], projects],
    monthlyCreditCap: [undefined, null, 10, 20],
    requestsPerMinute: [undefined, null, 5, 50],
    concurrentRequests: [undefined, null, 2, 20],
    scopes: [
      ['read', 'write'],
      ['read', 'keys:write'],
      ['admin'],
      ['write', 'billing:write', 'audit:read'],
      ['keys:write', 'scans:read'],
    ],
  };
  const wish = () =>
    Object.fromEntries(
      Object.entries(wishes)
        .map(([name, values]) => [name, pick<unknown>(values)])
        .filter(([, value]) => value !== undefined),
    );
  const acting = (key: { id: string; scopes: string[]; projectIds: string[] | null }): PrepareContext =>
    actingWith(context, { id: key.id, scopes: key.scopes, projectIds: key.projectIds });
  const others = [
    await createApiKey(context, CreateApiKey.parse({ name: 'Wide', scopes: ['admin'] })),
    await createApiKey(context, CreateApiKey.parse({ name: 'Old', scopes: ['read', 'write', 'keys:write'] })),
  ];
  for (let chain = 0; chain < 60; chain += 1) {
    const first = await attempt(() =>
      createApiKey(context, CreateApiKey.parse({ name: 'First', ...wish() })),
    );
    if (!first) continue;
    const hands = [first];
    // It may change itself on the way.
    const bound = { ...first };
    for (let step = 0; step < 12; step += 1) {
      const by = acting(pick(hands));
      const keyId = pick([...hands, ...others]).id;
      const how = pick(['make', 'make', 'change', 'rotate']);
      const got = await attempt(async () => {
        if (how === 'make') return createApiKey(by, CreateApiKey.parse({ name: 'Next', ...wish() }));
        if (how === 'rotate')
          return rotateApiKey(by, { ...RotateApiKey.parse({ overlapHours: 100 }), keyId });
        const { scopes: _, ...changes } = wish();
        const changed = await updateApiKey(by, { ...UpdateApiKey.parse(changes), keyId });
        const mine = hands.find(({ id }) => id === keyId);
        return mine ? Object.assign(mine, changed) : { ...changed, secret: '' };
      });
      const reach = got && further(got, bound);
      tried(`${how} in chain ${chain}, step ${step}: ${reach}`, reach === null);
      if (got && how !== 'change') hands.push(got as typeof first);
    }
  }
  end(500);
});

test('a secret goes to its own member alone, whoever rotates; anybody with the rights revokes', async () => {
  const { tried, end } = tally('secrets handed to somebody else by a rotation');
  const roles = ['owner', 'owner', 'admin', 'admin', 'editor', 'editor', 'viewer'] as const;
  const people = await Promise.all(roles.map(async (role) => ({ role, ...(await enter(context, role)) })));
  const nobodys = async (scopes: ScopeName[]) => ({
    role: null,
    memberId: null,
    ...(await keyOf(context, scopes)),
  });
  const hands = [...people, await nobodys(['admin']), await nobodys(['read', 'write'])];
  const manage: ScopeName[] = ['keys:write'];
  for (const by of hands)
    for (const whose of hands) {
      const scopes = whose.context.actor.scopes as ScopeName[];
      const target = await keyOf(whose.context, scopes);
      const keyId = target.context.actor.id;
      const caller = actingWith(by.context, { scopes: [...by.context.actor.scopes, ...manage] });
      const got = await attempt(() => rotateApiKey(caller, { keyId, overlapHours: 1 }));
      const own = by.memberId !== null && by.memberId === whose.memberId;
      const owner = by.role === 'owner' || (by.role === null && by.context.actor.scopes.includes('admin'));
      tried(
        `${by.role} rotates a key of ${whose.role}`,
        got === null || (got.memberId === whose.memberId && (own || (whose.memberId === null && owner))),
      );
      if (own) expect(got, `${by.role} may rotate their own`).not.toBeNull();
      if (by.role === 'admin' && !own) expect((await revokeApiKey(caller, { keyId })).state).toBe('revoked');
    }
  end(80);
  const itself = await keyOf(context, ['read', 'keys:write']);
  expect(
    await rotateApiKey(itself.context, { keyId: itself.context.actor.id, overlapHours: 0 }),
  ).toMatchObject({
    memberId: null,
  });
});
