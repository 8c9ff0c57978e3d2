import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { type Answer, openWorld } from './testing/world.ts';

const world = await openWorld();
const caller = await world.tenant();

const operation = operations.find(({ id }) => id === 'create_api_key');
const create = (key: string, body: Record<string, unknown>, secret = caller.secret): Promise<Answer> => {
  if (!operation) throw new Error('there is no create_api_key');
  return caller.call(
    operation,
    { body: { scopes: ['projects:read'], ...body } },
    { secret, headers: { 'idempotency-key': key } },
  );
};

test('a kept answer gives no secret away, and comes again byte for byte', async () => {
  const first = await create('one', { name: 'Dashboard' });
  expect(first.body.secret).toMatch(/^svc_live_/);
  const { db } = caller.context;
  const kept = await db.selectFrom('idempotency_key').selectAll().where('key', '=', 'one').execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(first.body.secret);
  const again = await create('one', { name: 'Dashboard' });
  expect(again.text).toBe(first.text);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('another body, or another API key, is told apart', async () => {
  await create('two', { name: 'Dashboard' });
  expect(await create('two', { name: 'Other' })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  });
  const other = await caller.mint(['admin']);
  expect(await create('two', { name: 'Dashboard' }, other)).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  });
});

test('of requests at the same time one acts, and the others say to wait or repeat its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('three', { name: 'Raced' })));
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeGreaterThan(0);
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  for (const { status, body } of answers)
    if (status !== 201) expect(body.code).toBe('idempotency_in_progress');
  const named = await caller.context.db
    .selectFrom('api_key')
    .select('id')
    .where('name', '=', 'Raced')
    .execute();
  expect(named).toHaveLength(1);
});

test('a key that no header may hold is refused', async () => {
  expect(await create('has space', { name: 'Dashboard' })).toMatchObject({
    status: 400,
    body: { code: 'malformed' },
  });
  expect(await create('x'.repeat(256), { name: 'Dashboard' })).toMatchObject({ status: 400 });
});
