import { operations } from '@svc/core/operations';
import { EngineError } from '@svc/engines';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, type Caller, openWorld } from './testing/world.ts';

/** Each probe waits here until the test answers it. */
let waiting: { answer: () => void; fail: (error: Error) => void }[] = [];
const probe = () =>
  new Promise<{ model: string | null }>((resolve, reject) => {
    waiting.push({ answer: () => resolve({ model: 'gpt-6' }), fail: reject });
  });
const probesReach = (count: number) => expect.poll(() => waiting.length).toBe(count);

const world = await openWorld({ probe });
let caller: Caller;
beforeEach(async () => {
  waiting = [];
  caller = await world.tenant();
});

const setKey = (headers: Record<string, string> = {}, secret = 'sk-of-the-workspace'): Promise<Answer> => {
  const operation = operations.find(({ id }) => id === 'set_provider_key');
  if (!operation) throw new Error('there is no set_provider_key');
  return caller.call(operation, { params: { engineId: 'openai' }, body: { secret } }, { headers });
};
const entries = () =>
  caller.context.db
    .selectFrom('audit_entry')
    .select('id')
    .where('workspaceId', '=', caller.context.workspace.id)
    .where('action', '=', 'provider_key.set')
    .execute();

test('probes that take long hold no connection, and others create at once', async () => {
  const probes = Array.from({ length: 8 }, (_, index) => setKey({ 'idempotency-key': `slow-${index}` }));
  await probesReach(8);
  // Some may be about to commit; those that a probe held would stay.
  const held = async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (state like 'idle in transaction%' or wait_event_type = 'Lock')`.execute(
      world.handle.database.system,
    );
    return rows;
  };
  await expect.poll(held).toEqual([]);
  // As many as there are connections for transactions: none of them may be held.
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      caller.use('create_project', { body: { name: `While others wait ${index}` } }),
    ),
  );
  expect(created).toHaveLength(8);
  for (const { answer } of waiting) answer();
  for (const { status, text } of await Promise.all(probes)) expect(status, text).toBe(200);
});

test('of two with the same key one goes out and the other hears that it is in progress', async () => {
  const headers = { 'idempotency-key': 'twice' };
  const first = setKey(headers);
  await probesReach(1);
  expect(await setKey(headers)).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
  expect(await setKey(headers, 'sk-another-secret')).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  });
  waiting[0]?.answer();
  const made = await first;
  expect(made.status, made.text).toBe(200);
  const again = await setKey(headers);
  expect(again.text).toBe(made.text);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(waiting).toHaveLength(1);
  expect(await entries()).toHaveLength(1);
});

test('a failure frees the key at once', async () => {
  const headers = { 'idempotency-key': 'fails-first' };
  const first = setKey(headers);
  await probesReach(1);
  waiting[0]?.fail(new EngineError('auth', 'The engine refuses the key'));
  expect((await first).status).toBe(422);
  const second = setKey(headers);
  await probesReach(2);
  waiting[1]?.answer();
  expect((await second).status).toBe(200);
});

test('the key of a process that died is free after its lease, and who comes back late changes nothing', async () => {
  const headers = { 'idempotency-key': 'dies' };
  const dead = setKey(headers);
  await probesReach(1);
  await caller.context.db
    .updateTable('idempotency_key')
    .set({ leasedUntil: sql<string>`now() - interval '1 second'` })
    .where('workspaceId', '=', caller.context.workspace.id)
    .where('key', '=', 'dies')
    .execute();
  const next = setKey(headers);
  await probesReach(2);
  waiting[1]?.answer();
  expect((await next).status).toBe(200);
  waiting[0]?.answer();
  expect(await dead).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
  expect(await entries()).toHaveLength(1);
  expect((await setKey(headers)).text).toBe((await next).text);
});
