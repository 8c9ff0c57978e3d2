import { describe, expect, test } from 'vitest';
import { busiestMinute, createEngine, createRandom, lognormal, request, simulate } from './test/simulate.ts';

describe('limits shared by three processes', () => {
  test.each([
    { requestsPerMinute: 600, burst: 6, minutes: 10, perCall: 0.45 },
    { requestsPerMinute: 60, burst: 1, minutes: 10, perCall: 0.45 },
    { requestsPerMinute: 3_000, burst: 30, minutes: 4, perCall: 0.3 },
  ])(
    'never begin more than $requestsPerMinute calls in a minute, and nearly that many',
    async ({ minutes, perCall, ...agreed }) => {
      const { clock, process, leases } = simulate({ ...agreed, maxConcurrent: 200 });
      const engine = createEngine(clock, lognormal(createRandom(7)));
      const start = clock.now();
      const processes = ['a', 'b', 'c'].map(process);
      const most = agreed.requestsPerMinute * minutes;
      for (let call = 0; call < 1.05 * most; call += 1) {
        void processes[call % 3]
          ?.call(request({ scanId: `scn_${call % 5}` }), engine.attempt)
          .catch(() => {});
      }
      await clock.runUntil(start + 60_000 * minutes);
      expect(busiestMinute(engine.starts)).toBeLessThanOrEqual(agreed.requestsPerMinute);
      expect(engine.starts.length).toBeLessThanOrEqual(most);
      expect(engine.starts.length).toBeGreaterThan(most * 0.98);
      expect(leases() / engine.starts.length).toBeLessThan(perCall);
      await clock.finish(Promise.all(processes.map((traffic) => traffic.close())));
    },
  );

  test('never have more calls in flight than agreed, whoever joins and dies', async () => {
    const { clock, process } = simulate({ maxConcurrent: 20 });
    const engine = createEngine(clock, () => 3_000);
    const start = clock.now();
    const calls = (name: string, count: number) => {
      const traffic = process(name);
      const { signal } = new AbortController();
      for (let call = 0; call < count; call += 1)
        void traffic.call(request({ signal }), engine.attempt).catch(() => {});
      return traffic;
    };
    const first = calls('a', 400);
    await clock.runUntil(start + 10_000);
    const second = calls('b', 400);
    await clock.runUntil(start + 30_000);
    expect(first.snapshot()[0]?.concurrency).toBe(10);
    expect(second.snapshot()[0]?.concurrency).toBe(10);
    await clock.finish(first.close());
    await clock.runUntil(start + 45_000);
    expect(second.snapshot()[0]?.concurrency).toBe(20);
    expect(engine.mostInFlight()).toBe(20);
    await clock.finish(second.close());
  });

  test('a single permit goes round the processes', async () => {
    const { clock, process } = simulate({ maxConcurrent: 1, requestsPerMinute: 600 });
    const start = clock.now();
    const engines = ['a', 'b', 'c'].map((name) => {
      const engine = createEngine(clock, () => 500);
      const traffic = process(name);
      for (let call = 0; call < 200; call += 1) void traffic.call(request(), engine.attempt).catch(() => {});
      return engine;
    });
    await clock.runUntil(start + 60_000);
    for (const engine of engines) expect(engine.starts.length).toBeGreaterThan(20);
  });
});

test('a burst begins at once and the rate follows', async () => {
  const { clock, process } = simulate({ requestsPerMinute: 60, burst: 10 });
  const engine = createEngine(clock, () => 100);
  const start = clock.now();
  const traffic = process('a');
  for (let call = 0; call < 30; call += 1) void traffic.call(request(), engine.attempt);
  await clock.runUntil(start + 1_000);
  expect(engine.starts.length).toBeGreaterThanOrEqual(8);
  expect(engine.starts.length).toBeLessThanOrEqual(12);
  await clock.runUntil(start + 15_000);
  expect(engine.starts.length).toBeGreaterThanOrEqual(20);
  expect(engine.starts.length).toBeLessThanOrEqual(24);
});

test('fast engines are not delayed by their own admission', async () => {
  const { clock, process, leases } = simulate({ requestsPerMinute: 60_000, burst: 1_000 });
  const random = createRandom(3);
  const traffic = process('a');
  const start = clock.now();
  const engine = createEngine(clock, lognormal(random));
  const calls = Array.from({ length: 2_500 }, () => traffic.call(request(), engine.attempt));
  await clock.finish(Promise.all(calls));
  const latencies = createRandom(3);
  const draw = lognormal(latencies);
  const floor = floorOf(Array.from({ length: 2_500 }, draw), 50);
  expect((clock.now() - start) / floor).toBeLessThan(1.02);
  // Slots that nobody else wants are taken for seconds.
  expect(leases() / 2_500).toBeLessThan(0.02);
});

/** The time that `workers` need when each takes the next call as soon as it is free. */
function floorOf(latencies: number[], workers: number): number {
  const free = new Array<number>(workers).fill(0);
  for (const latency of latencies) {
    const earliest = free.indexOf(Math.min(...free));
    free[earliest] = (free[earliest] ?? 0) + latency;
  }
  return Math.max(...free);
}
