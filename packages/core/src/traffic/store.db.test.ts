import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { createPostgresStore } from './queries.ts';
import type { LeaseRequest } from './store.ts';
import { createTraffic } from './traffic.ts';
import { noHints } from './type.ts';

const handle = await testDatabase();
afterAll(handle.drop);
const store = createPostgresStore(handle.database.system);

const base: LeaseRequest = {
  engineId: 'openai',
  credentialId: 'operator',
  instance: 'a',
  maxConcurrent: 50,
  requestsPerMinute: 6_000,
  burst: 10,
  inFlight: 0,
  waiting: 1_000,
  priority: 0,
  slotted: 0,
  trial: { id: 0, begun: 0, taken: 0, throttled: 0 },
  pauseMs: 0,
  hints: noHints,
};

test('what one process learns of an engine holds for the others', async () => {
  const request = { ...base, engineId: 'shared' };
  await store.lease({ ...request, hints: { limit: 120, allowance: null } });
  expect((await store.lease({ ...request, instance: 'b' })).requestsPerMinute).toBeLessThanOrEqual(120);
  const { now } = await store.lease({ ...request, pauseMs: 5_000 });
  expect((await store.lease({ ...request, instance: 'b' })).pausedUntil).toBeCloseTo(now + 5_000, -1);
  const others = await store.lease({ ...request, instance: 'b', credentialId: 'pky_1' });
  expect(others).toMatchObject({ requestsPerMinute: 6_000, pausedUntil: 0 });
});

test('processes that lease at the same time never get the same slot or permit', async () => {
  const request = { ...base, engineId: 'contended', burst: 1, requestsPerMinute: 60_000 };
  const names = Array.from({ length: 12 }, (_, index) => `process ${index}`);
  const stores = new Map(names.map((name) => [name, createPostgresStore(handle.database.system)]));
  const storeOf = (name: string) => stores.get(name) ?? store;
  const slots: number[] = [];
  const permits = new Map<string, number>();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      names.map(async (instance) => {
        const lease = await storeOf(instance).lease({
          ...request,
          instance,
          inFlight: permits.get(instance) ?? 0,
        });
        permits.set(instance, lease.permits);
        for (let slot = 0; slot < lease.slots; slot += 1)
          slots.push(lease.firstSlotAt + slot * lease.spacingMs);
      }),
    );
  }
  expect([...permits.values()].reduce((sum, held) => sum + held, 0)).toBeLessThanOrEqual(50);
  slots.sort((left, right) => left - right);
  expect(slots.length).toBeGreaterThan(12);
  for (const [index, slot] of slots.entries()) {
    const next = slots[index + 1];
    if (next !== undefined) expect(next - slot).toBeGreaterThan(0.99);
  }
});

test('times are of the database, and what another version left there is no obstacle', async () => {
  await handle.database.system
    .insertInto('engine_bucket')
    .values({ engine: 'other', credential: 'operator', state: '{"pace":1}' })
    .execute();
  const asked = Date.now();
  const lease = await store.lease({ ...base, engineId: 'other' });
  expect(lease.slots).toBeGreaterThan(0);
  expect(lease.now).toBeGreaterThan(asked - 5_000);
  expect(lease.now).toBeLessThan(Date.now() + 5_000);
});

test('a worker looks for others more often where more than one runs', async () => {
  const execute = (statement: string) => sql.raw(statement).execute(handle.database.system);
  const request = { ...base, engineId: 'watched', inFlight: 50 };
  await store.lease(request);
  const alone = await store.lease(request);
  await execute("insert into worker_instance (pool_id) values ('one'), ('other')");
  const beside = await store.lease(request);
  await execute("update worker_instance set seen_at = now() - interval '1 minute' where pool_id = 'other'");
  const left = await store.lease(request);
  await execute('delete from worker_instance');
  expect(alone.renewAt - alone.now).toBeCloseTo(1_000, 0);
  expect(beside.renewAt - beside.now).toBeCloseTo(250, 0);
  expect(left.renewAt - left.now).toBeCloseTo(1_000, 0);
});

test('three processes over one Postgres keep to the rate in real time', async () => {
  const limits = {
    maxConcurrent: 100,
    requestsPerMinute: 12_000,
    burst: 1,
    totalTimeoutMs: 60_000,
    deadlineMs: 60_000,
    maxAttempts: 1,
  };
  const starts: number[] = [];
  const { signal } = new AbortController();
  const processes = ['a', 'b', 'c'].map((instance) =>
    createTraffic({
      store,
      clock: systemClock,
      random: Math.random,
      limits: () => limits,
      instance,
    }),
  );
  const ids = { engineId: 'real', credentialId: 'operator', workspaceId: 'wsp_a', scanId: 'scn_a', signal };
  const calls = Array.from({ length: 450 }, (_, call) =>
    processes[call % 3]?.call(ids, async () => {
      starts.push(performance.now());
      await systemClock.sleep(100);
    }),
  );
  await Promise.all(calls);
  await Promise.all(processes.map((traffic) => traffic.close()));
  expect(starts).toHaveLength(450);
  // A busy machine begins calls late and then several at once: up to a second of that is no fault of the rate.
  const seconds = (Math.max(...starts) - Math.min(...starts)) / 1_000;
  expect(450 / (seconds + 1)).toBeLessThan(200);
});
