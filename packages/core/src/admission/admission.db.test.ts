import { testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';
import { createAdmissionStore, sweepAdmission } from './queries.ts';

let handle: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  handle = await testDatabase();
});
afterAll(() => handle.drop());

let statements = 0;
/** Processes over one database. */
const processes = (count: number): Admission[] => {
  const store = createAdmissionStore(handle.database.system);
  return Array.from({ length: count }, (_, index) =>
    createAdmission({
      store: (request) => {
        statements += 1;
        return store(request);
      },
      instance: `process-${index}`,
      now: () => performance.now(),
    }),
  );
};

const ample = { perMinute: 1_000_000, atOnce: 10_000 };

test('of thousands of requests to three processes, the minute’s quota and its refill come through', async () => {
  const quota = { perMinute: 600, atOnce: 10_000 };
  const all = processes(3);
  const started = performance.now();
  const asked = Array.from({ length: 3_000 }, async (_, index) => {
    const admission = all[index % 3];
    const decision = await admission?.enter('flood', quota);
    if (decision?.outcome === 'admitted') admission?.leave('flood');
    return decision;
  });
  const decisions = await Promise.all(asked);
  const refill = ((performance.now() - started) / 60_000) * 600;
  const admitted = decisions.filter((one) => one?.outcome === 'admitted').length;
  expect(admitted).toBeGreaterThan(0);
  expect(admitted).toBeLessThanOrEqual(Math.ceil(600 + refill));
  const [refused] = decisions.filter((one) => one?.outcome === 'rate');
  expect(refused).toMatchObject({ perMinute: 600 });
  expect(refused?.wait).toBeGreaterThan(0);
});

test('the whole quota is there for one process, and then no more', async () => {
  const [only] = processes(1);
  const quota = { perMinute: 120, atOnce: 10 };
  let admitted = 0;
  for (; admitted < 500; admitted += 1) {
    const { outcome } = (await only?.enter('alone', quota)) ?? { outcome: 'rate' };
    if (outcome !== 'admitted') break;
    only?.leave('alone');
  }
  expect(admitted).toBeGreaterThanOrEqual(120);
  // What a slow machine takes for 120 requests refills a few.
  expect(admitted).toBeLessThan(200);
});

test('no more requests at once than the plan has, over all processes', async () => {
  const quota = { perMinute: 1_000_000, atOnce: 20 };
  const all = processes(3);
  const decisions = await Promise.all(
    Array.from({ length: 90 }, (_, index) => all[index % 3]?.enter('wide', quota)),
  );
  const inside = decisions.filter((one) => one?.outcome === 'admitted').length;
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThanOrEqual(20);
  expect(decisions.some((one) => one?.outcome === 'concurrency')).toBe(true);
});

test('who left makes room for others', async () => {
  const [only] = processes(1);
  const quota = { perMinute: 1_000_000, atOnce: 1 };
  expect((await only?.enter('one', quota))?.outcome).toBe('admitted');
  expect((await only?.enter('one', quota))?.outcome).toBe('concurrency');
  only?.leave('one');
  expect((await only?.enter('one', quota))?.outcome).toBe('admitted');
});

test('a busy caller costs few statements, and callers do not share', async () => {
  const [only] = processes(1);
  statements = 0;
  for (let round = 0; round < 20; round += 1) {
    const decisions = await Promise.all(Array.from({ length: 100 }, () => only?.enter('busy', ample)));
    for (const one of decisions) {
      expect(one?.outcome).toBe('admitted');
      only?.leave('busy');
    }
  }
  expect(statements).toBeLessThan(100);
  await sweepAdmission(handle.database.system);
  expect((await only?.enter('other', { perMinute: 60, atOnce: 1 }))?.remaining).toBe(59);
});
