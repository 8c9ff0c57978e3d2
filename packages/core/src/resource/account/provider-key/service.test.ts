import { EngineError } from '@svc/engines';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createVault, localKey } from '../../../vault/index.ts';
import { openOwnCredential } from './open.ts';
import { rewrapProviderKeys } from './rewrap.ts';
import {
  checkProviderKey,
  deleteProviderKey,
  listProviderKeys,
  setProviderKey as storeKey,
} from './service.ts';

const secret = 'sk-own-1d52c7aa90b34f7a';
const { context, environment, another } = await testWorkspace();

const open = (context: PrepareContext, engine = 'openai') =>
  openOwnCredential(environment, context.workspace, engine);
const setProviderKey = async (context: PrepareContext, input: { engineId: string; secret: string }) =>
  storeKey(context, input, await checkProviderKey(context, input));
const stored = async () =>
  JSON.stringify(
    (
      await sql`select t::text from provider_key t union all select t::text from audit_entry t`.execute(
        context.db,
      )
    ).rows,
  );

test('a key is checked, sealed, and opened for scans alone', async () => {
  const asked: string[] = [];
  const checking: PrepareContext = {
    ...context,
    probe: async (_adapter, credential) => {
      asked.push(credential.secret);
      return { model: 'gpt-6' };
    },
  };
  const key = await setProviderKey(checking, { engineId: 'openai', secret });
  expect(asked).toEqual([secret]);
  expect(key).toMatchObject({ engine: 'openai', hint: '…4f7a', model: 'gpt-6', createdBy: context.actor.id });
  expect(await listProviderKeys(context, { limit: 20, offset: 0 })).toMatchObject({ items: [key], total: 1 });
  expect(await open(context)).toEqual({ id: key.id, secret, baseUrl: null });
  expect(await stored()).not.toContain(secret);

  const next = await setProviderKey(context, { engineId: 'openai', secret: `${secret}-next` });
  expect(next.id).not.toBe(key.id);
  expect((await listProviderKeys(context, { limit: 20, offset: 0 })).total).toBe(1);
  expect((await open(context))?.secret).toBe(`${secret}-next`);
});

test('a key that the engine refuses is not stored, and one that could not be checked is not either', async () => {
  const answering = (error: EngineError) => ({ ...context, probe: () => Promise.reject(error) });
  const set = (error: EngineError) => setProviderKey(answering(error), { engineId: 'anthropic', secret });
  await expect(
    set(new EngineError('auth', 'Anthropic refused the credential (HTTP 401)')),
  ).rejects.toMatchObject({ code: 'validation_failed', extra: { errors: [{ path: 'secret' }] } });
  await expect(set(new EngineError('network', 'The connection broke'))).rejects.toMatchObject({
    code: 'engine_unavailable',
  });
  expect(await open(context, 'anthropic')).toBeNull();
});

test('engines that take none, plans without, and deployments without a vault say so', async () => {
  await expect(setProviderKey(context, { engineId: 'sandbox', secret })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  // Its operator has not agreed to the vendor's terms, or has set no address.
  await expect(setProviderKey(context, { engineId: 'gemini', secret })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(setProviderKey(context, { engineId: 'openai-compatible', secret })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(setProviderKey(context, { engineId: 'nobody', secret })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(
    setProviderKey({ ...context, vault: null }, { engineId: 'openai', secret }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const starter = await another({ plan: 'starter' });
  await expect(setProviderKey(starter.context, { engineId: 'openai', secret })).rejects.toMatchObject({
    code: 'plan_required',
  });
});

test('a row that was moved to another workspace does not open, and the operator does not pay instead', async () => {
  const other = (await another()).context;
  await setProviderKey(other, { engineId: 'openai', secret: 'sk-of-the-other-one' });
  const row = await context.db
    .selectFrom('provider_key')
    .select(['kekId', 'wrappedKey', 'ciphertext'])
    .executeTakeFirstOrThrow();
  await other.db.updateTable('provider_key').set(row).execute();
  await expect(open(other)).rejects.toMatchObject({ kind: 'auth' });
});

test('a rotation rewraps every workspace’s keys, twice as well as once', async () => {
  const tenants = await Promise.all(Array.from({ length: 5 }, () => another()));
  for (const [index, tenant] of tenants.entries())
    await setProviderKey(tenant.context, { engineId: 'xai', secret: `${secret}-${index}` });
  const [old, newest] = [localKey(Buffer.alloc(32, 7)), localKey(Buffer.alloc(32, 8))];
  const rotating = { ...environment, vault: createVault([newest, old]) };
  const counts = await rewrapProviderKeys(rotating);
  expect(counts.rewrapped).toBeGreaterThanOrEqual(5);
  // The row of the test before cannot be opened by anybody.
  expect(counts.failed).toBe(1);
  expect(await rewrapProviderKeys(rotating)).toEqual({ rewrapped: 0, failed: 1 });
  const after = { ...environment, vault: createVault([newest]) };
  for (const [index, tenant] of tenants.entries())
    expect((await openOwnCredential(after, tenant.context.workspace, 'xai'))?.secret).toBe(
      `${secret}-${index}`,
    );
});

test('a deleted key is gone', async () => {
  const { id } = await setProviderKey(context, { engineId: 'openai', secret });
  expect(await deleteProviderKey(context, { engineId: 'openai' })).toEqual({ id, deleted: true });
  await expect(deleteProviderKey(context, { engineId: 'openai' })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await open(context)).toBeNull();
});
