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
    if (decision?.outcome === 'admitted') decision.leave();
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
  const started = performance.now();
  let admitted = 0;
  for (; admitted < 1_000; admitted += 1) {
    const decision = await only?.enter('alone', quota);
    if (decision?.outcome !== 'admitted') break;
    decision.leave();
  }
  expect(admitted).toBeGreaterThanOrEqual(120);
  // The time that a slow machine takes for 120 requests refills the bucket a little.
  const refill = ((performance.now() - started) / 60_000) * 120;
  expect(admitted).toBeLessThanOrEqual(Math.ceil(120 + refill));
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
  const first = await only?.enter('one', quota);
  expect(first?.outcome).toBe('admitted');
  expect((await only?.enter('one', quota))?.outcome).toBe('concurrency');
  first?.leave();
  expect((await only?.enter('one', quota))?.outcome).toBe('admitted');
});

test('a busy caller costs few statements, one by one or many at once, and callers do not share', async () => {
  const [only] = processes(1);
  statements = 0;
  for (let request = 0; request < 500; request += 1) (await only?.enter('busy', ample))?.leave();
  for (let round = 0; round < 5; round += 1) {
    const decisions = await Promise.all(Array.from({ length: 100 }, () => only?.enter('busy', ample)));
    for (const one of decisions) {
      expect(one?.outcome).toBe('admitted');
      one?.leave();
    }
  }
  expect(statements).toBeLessThan(20);
  await sweepAdmission(handle.database.system);
  expect((await only?.enter('other', { perMinute: 60, atOnce: 1 }))?.remaining).toBe(59);
});

test('what a lease leaves over goes back', async () => {
  const quota = { perMinute: 120, atOnce: 10 };
  let clock = 0;
  const slow = createAdmission({
    store: createAdmissionStore(handle.database.system),
    instance: 'slow',
    now: () => clock,
  });
  // Each lease is of two requests. The first one's second is not used, and counts for the next lease.
  (await slow.enter('shared', quota)).leave();
  clock = 3_000;
  expect((await slow.enter('shared', quota)).remaining).toBeGreaterThanOrEqual(118);
});
