import {
  allows,
  coarseScopes,
  type Example,
  method,
  type Operation,
  path,
  readOnly,
  saysMode,
} from '@svc/contract/kernel';
import { examples } from '@svc/core/examples';
import { forgetSaid } from '@svc/core/i18n';
import { operations } from '@svc/core/operations';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from './describe/problem-schema.ts';
import { exampleOf, keptExampleOf } from './testing/example.ts';
import { refusedKeys } from './testing/refused.ts';
import { type Answer, openWorld } from './testing/world.ts';

/** A rule that does not concern an operation is no skipped test of it. */
const testUnless = (irrelevant: boolean) => (irrelevant ? () => {} : test);

const world = await openWorld();
const [caller, stranger] = [await world.tenant(), await world.tenant()];
const documented: Record<string, Record<string, { responses: Record<string, unknown> }>> = (
  await world.request('/openapi.json')
).body.paths;
const gated = await world.tenant();
const refused = await refusedKeys(world, caller);

const example = (operation: Operation): Promise<Example> => exampleOf(operation, caller);

/** Every error is a documented problem document. */
function expectProblem(operation: Operation, answer: Answer, status: number, code: string): void {
  expect(answer.body, answer.text).toMatchObject({
    status,
    code,
    instance: answer.headers.get('x-request-id'),
  });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  // Every field of an error is in the document.
  expect(problemSchema.strict().safeParse(answer.body).error).toBeUndefined();
  const { responses } = documented[path(operation)]?.[method(operation).toLowerCase()] ?? { responses: {} };
  expect(Object.keys(responses)).toContain(String(status));
}

const entriesOf = async (requestId: string): Promise<number> => {
  const counts = [caller.context, caller.twin].map(({ db, workspace }) =>
    db
      .selectFrom('audit_entry')
      .select('id')
      .where('workspaceId', '=', workspace.id)
      .where('requestId', '=', requestId)
      .execute(),
  );
  return (await Promise.all(counts)).flat().length;
};

let keys = 0;
const newKey = () => `"key-${++keys}"`;

const variables = (operation: Operation): string[] => Object.keys(operation.params?.shape ?? {});

/**
 * Ids of the stranger's things that this operation is asked for: those of the first that reads such a thing, since an example
 * of each operation costs more than all calls with it.
 */
function foreignOf(operation: Operation): Promise<Example> {
  const names = variables(operation).join();
  const reads = operations.find((one) => readOnly(one) && variables(one).join() === names);
  return keptExampleOf(reads ?? operation, stranger);
}

const isId = (value: string): boolean => /^[a-z]{3}(_[0-9a-f]{32})+$/.test(value);
const missing = (id: string): string =>
  isId(id) ? id.replace(/[0-9a-f]{32}/g, `${'0'.repeat(12)}7${'0'.repeat(19)}`) : 'no-such-thing';

const isList = (operation: Operation): boolean => 'after' in (operation.query?.shape ?? {});

/** The orders that a list offers; undefined: it has only one. */
function sortsOf({ query }: Operation): (string | undefined)[] {
  const { sort } = query ? (z.toJSONSchema(query, { io: 'input' }).properties ?? {}) : {};
  return typeof sort === 'object' && sort.enum ? sort.enum.map(String) : [undefined];
}

/** Items without when a key was last used: each call uses one, which is noted in the background. */
const steady = (items: unknown[]): unknown =>
  JSON.parse(JSON.stringify(items, (key, value) => (key === 'lastUsedAt' ? null : value)));

const entered = (answer: Answer): Promise<number> => entriesOf(answer.headers.get('x-request-id') ?? '');

/**
 * All that is asked of a write that works, with one example: making one costs more than the calls. Under one key, something
 * that is not there, the write itself, and the same once more.
 */
async function tryWrite(operation: Operation) {
  const given = await keptExampleOf(operation, caller);
  const send = (key: string, sent: Example) =>
    caller.call(operation, sent, { headers: { 'idempotency-key': key } });
  const ids = Object.entries(given.params ?? {});
  const broken = { ...given, params: Object.fromEntries(ids.map(([name, id]) => [name, missing(id)])) };
  const [first, second] = [newKey(), newKey()];
  const failed = ids.length === 0 ? null : await send(first, broken);
  // A PUT under a name makes what was not there.
  const refused = failed !== null && failed.status >= 300 ? failed : null;
  const key = refused === failed ? first : second;
  const answer = await send(key, given);
  const location = answer.headers.get('location');
  const found =
    location === null
      ? null
      : await world.request(location, { headers: { authorization: `Bearer ${caller.secret}` } });
  const replay = await send(key, given);
  const other = operation.body && (await send(key, { ...given, body: { ...given.body, name: 'Another' } }));
  return { refused, answer, found, replay, other };
}

/** Begun by the first test that asks. */
const lazily = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let begun: Promise<T> | null = null;
  return () => (begun ??= work());
};

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  /** One call of what reads, which several tests look at: some take a second of the processor. */
  const reading = lazily(async () => {
    const given = await example(operation);
    // Rows of another process: what they say is known from their messages alone.
    forgetSaid();
    return caller.call(operation, given);
  });

  test('without a key: 401', async () => {
    const answer = await caller.call(operation, {}, { secret: null });
    expectProblem(operation, answer, 401, 'unauthenticated');
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  test('every key that may not is told why: checksum, revoked, expired, plan, role', async () => {
    for (const { name, secret, status, code, refuses } of refused) {
      if (!refuses(operation)) continue;
      const answer = await caller.call(operation, {}, { secret });
      expect({ name, code: answer.body?.code }).toEqual({ name, code });
      expectProblem(operation, answer, status, code);
    }
  });

  testUnless(!operation.gateable)('behind a gate: 202, and nothing is done', async () => {
    const given = await exampleOf(operation, gated);
    const gate = await gated.use('create_approval_gate', { body: { operation: operation.id } });
    const answer = await gated.call(operation, given);
    await gated.use('delete_approval_gate', {
      params: { gateId: gate.id },
      headers: { 'if-match': gate.version },
    });
    expect(answer.status, answer.text).toBe(202);
    expect(answer.body).toMatchObject({ status: 'pending_approval', approval: { operation: operation.id } });
    const { responses } = documented[path(operation)]?.[method(operation).toLowerCase()] ?? { responses: {} };
    expect(Object.keys(responses)).toContain('202');
    // The thing is still there, so the operation can still be done.
    expect((await gated.call(operation, given)).status).toBeLessThan(202);
  });

  testUnless(operation.scope === 'any')('with every other scope: 403 that names the right one', async () => {
    const others = coarseScopes.filter((scope) => scope !== 'admin' && scope !== operation.scope);
    expect(allows(others, operation)).toBe(false);
    const answer = await caller.call(operation, {}, { secret: await caller.mint(others) });
    expectProblem(operation, answer, 403, 'insufficient_scope');
    expect(answer.body.requiredScope).toBe(operation.scope);
  });

  testUnless(!operation.body)('an unknown key in the body: 422', async () => {
    const { body, ...rest } = await keptExampleOf(operation, caller);
    const answer = await caller.call(operation, { ...rest, body: { ...body, unheardOf: 1 } });
    expectProblem(operation, answer, 422, 'validation_failed');
    expect(answer.body.errors).toMatchObject([{ path: 'unheardOf' }]);
  });

  testUnless(operation.text !== undefined)('an unknown key in the query: 422', async () => {
    const { query, ...rest } = await keptExampleOf(operation, caller);
    const answer = await caller.call(operation, { ...rest, query: { ...query, unheardOf: '1' } });
    expectProblem(operation, answer, 422, 'validation_failed');
    expect(answer.body.errors).toMatchObject([{ path: 'unheardOf' }]);
  });

  const part = operation.query?.shape.engine ? 'query' : operation.body?.shape.engine ? 'body' : null;
  testUnless(!readOnly(operation) || part === null)('another engine than there are: 422', async () => {
    const given = await keptExampleOf(operation, caller);
    const name = part ?? 'query';
    const answer = await caller.call(operation, { ...given, [name]: { ...given[name], engine: 'openal' } });
    expectProblem(operation, answer, 422, 'validation_failed');
    expect(answer.body.errors).toMatchObject([
      { path: 'engine', received: 'openal', allowed: expect.arrayContaining(['openai']) },
    ]);
  });

  testUnless(variables(operation).length === 0)(
    'another workspace’s id answers as a missing one',
    async () => {
      const own = await keptExampleOf(operation, caller);
      const foreign = await foreignOf(operation);
      for (const name of variables(operation)) {
        const theirs = foreign.params?.[name] ?? '';
        if (!isId(theirs)) continue;
        const ask = async (id: string) => {
          const answer = await caller.call(operation, { ...own, params: { ...own.params, [name]: id } });
          expectProblem(operation, answer, 404, 'not_found');
          return JSON.parse(answer.text.replaceAll(id, 'ID'), (key, value) =>
            key === 'instance' ? null : value,
          );
        };
        expect(await ask(theirs)).toEqual(await ask(missing(theirs)));
      }
    },
  );

  testUnless(!variables(operation).includes('projectId'))(
    'a key without the project does not see it',
    async () => {
      const { params } = await (examples.get_project as (typeof examples)[string])(caller);
      const secret = await caller.mint(['admin'], [params?.projectId ?? '']);
      const answer = await caller.call(operation, await keptExampleOf(operation, caller), { secret });
      expectProblem(operation, answer, 404, 'not_found');
    },
  );

  testUnless(!isList(operation))('gives every item once, page by page, in each of its orders', async () => {
    const given = await example(operation);
    for (const sort of sortsOf(operation)) {
      const read = async (query: Record<string, string>) => {
        const { status, body, text } = await caller.call(operation, {
          ...given,
          query: { ...given.query, ...query, ...(sort && { sort }) },
        });
        expect(status, text).toBe(200);
        // Most lists are the answer; one is a part of it.
        return body.items ? body : body.answers;
      };
      const whole = await read({ limit: '100' });
      const items: unknown[] = [];
      const limit = String(Math.max(1, Math.ceil(whole.items.length / 4)));
      for (let after: string | null = ''; after !== null && items.length < whole.items.length; ) {
        const page: { items: unknown[]; total: number; next: string | null } = await read({
          limit,
          ...(after && { after }),
        });
        expect(page.total).toBe(whole.total);
        items.push(...page.items);
        after = page.next;
      }
      expect(steady(items.slice(0, 100))).toEqual(steady(whole.items));
    }
  });

  testUnless(!isList(operation))('refuses a cursor that is none, and says so', async () => {
    const given = await example(operation);
    const answer = await caller.call(operation, { ...given, query: { ...given.query, after: 'nonsense' } });
    expectProblem(operation, answer, 422, 'validation_failed');
    expect(answer.body.errors).toMatchObject([{ path: 'after' }]);
  });

  testUnless(!readOnly(operation) || method(operation) !== 'GET')(
    'is not sent again when it has not changed',
    async () => {
      const { headers: given, body } = await reading();
      const etag = given.get('etag');
      const { responses } = documented[path(operation)]?.get ?? { responses: {} };
      // What was never set has no version yet.
      const hasVersion = etag !== null || body?.updatedAt === null;
      expect('304' in responses, 'the document says whether there is a version').toBe(hasVersion);
      if (etag === null) return;
      const headers = { 'if-none-match': etag };
      const again = await caller.call(operation, await example(operation), { headers });
      expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    },
  );

  testUnless(!readOnly(operation))('leaves nothing behind', async () => {
    expect(await entered(await reading())).toBe(0);
  });

  // Calls that are refused come first: calls that work use the examples up.
  testUnless(operation.scope === 'any' || operation.scope === 'admin')(
    'with just its scope: allowed',
    async () => {
      const by = readOnly(operation) ? caller : stranger;
      const secret = await by.mint([operation.scope as never]);
      const answer = await by.call(operation, await keptExampleOf(operation, by), { secret });
      // Handing on what the key lacks is refused for another reason than the operation's own scope.
      if (answer.status === 403) expect(answer.body.requiredScope).not.toBe(operation.scope);
      else expect(answer.status, answer.text).toBeLessThan(300);
    },
  );

  const write = lazily(() => tryWrite(operation));

  test('answers as documented', async () => {
    const answer = readOnly(operation) ? await reading() : (await write()).answer;
    expect(answer.status, answer.text).toBeLessThan(300);
    const { responses } = documented[path(operation)]?.[method(operation).toLowerCase()] ?? { responses: {} };
    expect(Object.keys(responses)).toContain(String(answer.status));
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/);
    if (saysMode(operation.returns))
      for (const one of 'offset' in answer.body ? answer.body.items : [answer.body])
        expect(one.mode).toBe('live');
    // Figures as people write them, and times that sort as texts.
    expect(answer.text.match(/[:[,]-?\d+\.\d{5,}(?=[,}\]])/g) ?? []).toEqual([]);
    expect(answer.text.match(/"\d{4}-\d\d-\d\dT[\d:]+(\.\d{0,5}|\.\d{7,})?Z"/g) ?? []).toEqual([]);
  });

  testUnless(readOnly(operation))('a failed call leaves no trace and may be sent again', async () => {
    const { refused, answer } = await write();
    if (refused === null) return;
    expect(await entered(refused)).toBe(0);
    expect(answer.status, answer.text).toBeLessThan(300);
  });

  testUnless(readOnly(operation))('leaves an audit entry', async () => {
    const { answer } = await write();
    expect(await entered(answer)).toBeGreaterThan(0);
  });

  testUnless(readOnly(operation))('has one effect for one Idempotency-Key', async () => {
    const { answer, replay, other } = await write();
    expect(replay.headers.get('idempotency-replayed')).toBe('true');
    expect({ status: replay.status, text: replay.text }).toEqual({
      status: answer.status,
      text: answer.text,
    });
    expect(await entered(replay)).toBe(0);
    if (other) expect(other.status).not.toBe(answer.status);
  });

  testUnless(operation.effect !== 'create' && operation.effect !== 'run')(
    'says where the new resource is',
    async () => {
      const { answer, found } = await write();
      if (found !== null) expect(found.body).toMatchObject({ id: answer.body.id });
    },
  );
});
