import { type TestDatabase, testDatabase } from '@svc/testing';
import fc from 'fast-check';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPostgresStore, type Execute } from './queries.ts';
import type { LeaseRequest } from './store.ts';
import { createTraffic } from './traffic.ts';

let handle: TestDatabase;
let execute: Execute;
let engines = 0;

beforeAll(async () => {
  handle = await testDatabase();
  execute = async (statement, parameters) => {
    const query = CompiledQuery.raw(statement, parameters);
    return (await handle.database.system.executeQuery<Record<string, unknown>>(query)).rows;
  };
});
afterAll(() => handle.drop());

const base: LeaseRequest = {
  engineId: 'openai',
  credentialId: 'operator',
  instance: 'a',
  maxConcurrent: 50,
  requestsPerMinute: 6_000,
  burst: 10,
  inFlight: 0,
  waiting: 1_000,
  quiet: 0,
  ahead: 0,
  slots: 1_000,
  beatMs: 0,
  churn: 0,
  attempts: 0,
  throttled: 0,
  pauseMs: 0,
  ceiling: null,
};

const step = fc.record({
  // The clock may be set back.
  wait: fc.constantFrom(0, 1, 40, 500, 1_000, 20_000, -5_000),
  instance: fc.constantFrom('a', 'b', 'c', 'B'),
  inFlight: fc.nat(12),
  waiting: fc.constantFrom(0, 1, 5, 1_000),
  quiet: fc.constantFrom(0, 0, 3, 20),
  ahead: fc.constantFrom(0, 0, 2, 5, 30),
  beatMs: fc.constantFrom(0, 700, 4_000, 30_000),
  renewOnly: fc.boolean(),
  churn: fc.nat(10),
  attempts: fc.integer({ min: 5, max: 50 }),
  throttled: fc.constantFrom(0, 0, 1, 5),
  pauseMs: fc.constantFrom(0, 0, 0, 1_500),
  ceiling: fc.constantFrom(
    null,
    null,
    { requestsPerMinute: 90, forMs: 3_000 },
    { requestsPerMinute: 2, forMs: 30_000 },
  ),
});

test('Postgres leases exactly what the in-memory rules say, whatever the order of events', async () => {
  const limits = fc.record({
    maxConcurrent: fc.constantFrom(1, 2, 10, 50),
    requestsPerMinute: fc.constantFrom(60, 600, 6_000),
    burst: fc.constantFrom(1, 5, 60),
  });
  const property = fc.asyncProperty(
    limits,
    fc.array(step, { minLength: 5, maxLength: 25 }),
    async (agreed, steps) => {
      let now = 1_800_000_000_000;
      engines += 1;
      const memory = createMemoryStore(() => now);
      const stored = createPostgresStore(execute, () => now);
      for (const { wait, renewOnly, ...rest } of steps) {
        now += wait;
        const slots = renewOnly ? 0 : rest.waiting;
        const request = { ...base, ...agreed, ...rest, slots, engineId: `engine ${engines}` };
        const expected = await memory.lease(request);
        const actual = await stored.lease(request);
        for (const [name, value] of Object.entries(expected)) {
          const found = actual[name as keyof typeof actual];
          if (typeof value === 'number') expect(found, name).toBeCloseTo(value, 2);
          else expect(found, name).toBe(value);
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 60, seed: 1 });
});

test('processes that lease at the same time never get the same slot or permit', async () => {
  const store = createPostgresStore(execute);
  const request = { ...base, engineId: 'contended', burst: 1, requestsPerMinute: 60_000 };
  const names = Array.from({ length: 12 }, (_, index) => `process ${index}`);
  const slots: number[] = [];
  const permits = new Map<string, number>();
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      names.map(async (instance) => {
        const lease = await store.lease({ ...request, instance, inFlight: permits.get(instance) ?? 0 });
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

test('a lease takes one statement', async () => {
  let statements = 0;
  const store = createPostgresStore((statement, parameters) => {
    statements += 1;
    return execute(statement, parameters);
  });
  const request = { ...base, engineId: 'counted' };
  await store.lease(request);
  statements = 0;
  const lease = await store.lease({ ...request, instance: 'b' });
  expect(statements).toBe(1);
  expect(Math.abs(lease.now - Date.now())).toBeLessThan(5_000);
});

test('a worker looks for others more often where more than one runs', async () => {
  const store = createPostgresStore(execute);
  const request = { ...base, engineId: 'watched', inFlight: 50 };
  await store.lease(request);
  const alone = await store.lease(request);
  await execute("insert into worker_instance (pool_id) values ('one'), ('other')", []);
  const beside = await store.lease(request);
  await execute(
    "update worker_instance set seen_at = now() - interval '1 minute' where pool_id = 'other'",
    [],
  );
  const left = await store.lease(request);
  await execute('delete from worker_instance', []);
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
      store: createPostgresStore(execute),
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
