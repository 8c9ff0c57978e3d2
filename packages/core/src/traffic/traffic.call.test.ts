import { EngineError } from '@svc/engines';
import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createEngine, request, simulate } from './test/simulate.ts';
import { createVirtualClock } from './test/virtual-clock.ts';

test('numbers the attempts and gives the answer of the one that worked', async () => {
  const { clock, process } = simulate();
  const numbers: number[] = [];
  const answer = process('a').call(request(), async ({ number }) => {
    numbers.push(number);
    if (number < 3) throw new EngineError('network', 'The connection broke');
    return number;
  });
  expect(await clock.finish(answer)).toBe(3);
  expect(numbers).toEqual([1, 2, 3]);
});

test.each([
  ['a question that the engine refuses', new EngineError('invalid', 'Unknown model'), 1],
  ['an engine that forbids it', new EngineError('overloaded', 'No', { retry: false }), 1],
  ['failures', new EngineError('network', 'Reset'), 4],
  ['timeouts that may have been billed', new EngineError('timeout', 'Late', { maybeBilled: true }), 2],
])('%s: gives up with the error itself', async (_name, error, attempts) => {
  const { clock, process } = simulate({ maxAttempts: 4 });
  const engine = createEngine(
    clock,
    () => 100,
    () => error,
  );
  await expect(clock.finish(process('a').call(request(), engine.attempt))).rejects.toBe(error);
  expect(engine.starts).toHaveLength(attempts);
});

test('a fault in the attempt itself passes through unretried', async () => {
  const { clock, process } = simulate();
  let attempts = 0;
  const fault = new TypeError('undefined is not a function');
  const call = process('a').call(request(), async () => {
    attempts += 1;
    throw fault;
  });
  await expect(clock.finish(call)).rejects.toBe(fault);
  expect(attempts).toBe(1);
});

test('an attempt that ignores its signal still ends at the total timeout', async () => {
  const { clock, process } = simulate({ totalTimeoutMs: 5_000, maxAttempts: 1 });
  const traffic = process('a');
  const start = clock.now();
  let reason: unknown;
  const call = traffic.call(request(), ({ signal }) => {
    signal.addEventListener('abort', () => {
      reason = signal.reason;
    });
    return new Promise<never>(() => {});
  });
  await expect(clock.finish(call)).rejects.toMatchObject({ kind: 'timeout', detail: { maybeBilled: true } });
  expect(clock.now() - start).toBeLessThan(5_100);
  expect(reason).toMatchObject({ kind: 'timeout' });
  expect(traffic.snapshot()[0]?.inFlight).toBe(0);
});

test('cancelling ends calls that wait, run, or pause between attempts, and begins none', async () => {
  const { clock, process } = simulate({ maxConcurrent: 5, retryBaseMs: 60_000 });
  const traffic = process('a');
  const controller = new AbortController();
  const engine = createEngine(clock, () => 10_000);
  const waiting = Array.from({ length: 500 }, () =>
    traffic.call(request({ signal: controller.signal }), engine.attempt),
  );
  const pausing = traffic.call(request({ engineId: 'xai', signal: controller.signal }), async () => {
    throw new EngineError('network', 'Reset');
  });
  await clock.runUntil(clock.now() + 1_000);
  controller.abort();
  const start = clock.now();
  const results = await clock.finish(Promise.allSettled([...waiting, pausing]));
  expect(clock.now()).toBe(start);
  expect(results.every((result) => result.status === 'rejected' && result.reason.kind === 'cancelled')).toBe(
    true,
  );
  await clock.runUntil(clock.now() + 60_000);
  expect(engine.starts).toHaveLength(5);
  expect(traffic.snapshot()[0]).toMatchObject({ queued: 0, inFlight: 0 });
});

test('a halt ends calls that wait or pause, and lets an attempt in flight hand on its answer', async () => {
  const { clock, process } = simulate({ maxConcurrent: 3, retryBaseMs: 60_000 });
  const traffic = process('a');
  const halt = new AbortController();
  const engine = createEngine(clock, () => 10_000);
  const calls = Array.from({ length: 10 }, () =>
    traffic.call(request({ halt: halt.signal }), engine.attempt),
  );
  const failing = traffic.call(request({ engineId: 'xai', halt: halt.signal }), async () => {
    await clock.sleep(5_000);
    throw new EngineError('network', 'Reset');
  });
  await clock.runUntil(clock.now() + 1_000);
  halt.abort();
  const results = await clock.finish(Promise.allSettled([...calls, failing]));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(results.at(-1)).toMatchObject({ status: 'rejected', reason: { kind: 'cancelled' } });
  expect(engine.starts).toHaveLength(3);
});

test('a deadline given with the call bounds it in the queue too', async () => {
  const { clock, process } = simulate({ maxConcurrent: 1 });
  const traffic = process('a');
  const engine = createEngine(clock, () => 50_000);
  const first = traffic.call(request(), engine.attempt);
  const start = clock.now();
  const second = traffic.call(request({ deadline: start + 5_000 }), engine.attempt);
  await expect(clock.finish(second)).rejects.toMatchObject({ kind: 'overloaded' });
  expect(clock.now() - start).toBeLessThan(5_200);
  expect(await clock.finish(first)).toBe('answer');
});

test('a long queue that moves does not run into the deadline', async () => {
  const { clock, process } = simulate({ requestsPerMinute: 600, deadlineMs: 30_000 });
  const traffic = process('a');
  const engine = createEngine(clock, () => 1_000);
  const calls = Array.from({ length: 1_500 }, () => traffic.call(request(), engine.attempt));
  expect(await clock.finish(Promise.all(calls))).toHaveLength(1_500);
});

test('closing lets calls in flight end, refuses the others, and gives the shares back', async () => {
  const { clock, process } = simulate({ maxConcurrent: 5 });
  const traffic = process('a');
  const engine = createEngine(clock, () => 10_000);
  const calls = Array.from({ length: 20 }, () => traffic.call(request(), engine.attempt));
  await clock.runUntil(clock.now() + 1_000);
  const results = Promise.allSettled(calls);
  await clock.finish(traffic.close());
  const settled = await results;
  expect(settled.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
  await expect(traffic.call(request(), engine.attempt)).rejects.toMatchObject({ kind: 'cancelled' });
  const next = process('b');
  const more = Array.from({ length: 5 }, () => next.call(request(), engine.attempt));
  await clock.runUntil(clock.now() + 100);
  expect(next.snapshot()[0]?.inFlight).toBe(5);
  await clock.finish(Promise.all(more));
});

test('while the shared limits cannot be read nothing begins beyond what was leased, then all goes on', async () => {
  let down = false;
  const { clock, process, events } = simulate({ requestsPerMinute: 600 }, (now) => {
    const store = createMemoryStore(now);
    return {
      lease: async (asked) => {
        if (down) throw new Error('connection refused');
        return store.lease(asked);
      },
    };
  });
  const traffic = process('a');
  const engine = createEngine(clock, () => 500);
  const calls = Array.from({ length: 300 }, () => traffic.call(request(), engine.attempt));
  const start = clock.now();
  await clock.runUntil(start + 10_000);
  down = true;
  await clock.runUntil(start + 40_000);
  expect(engine.starts.filter((at) => at > start + 12_000)).toEqual([]);
  expect(traffic.snapshot()[0]?.reason).toBe('the shared limits cannot be read');
  expect(events).toContainEqual(expect.objectContaining({ type: 'limits_unavailable' }));
  down = false;
  expect(await clock.finish(Promise.all(calls))).toHaveLength(300);
});

test('headers that leave little room slow every process down', async () => {
  const { clock, process } = simulate({ requestsPerMinute: 6_000 });
  const [one, other] = [process('a'), process('b')];
  const engine = createEngine(clock, () => 200);
  const start = clock.now();
  for (let call = 0; call < 4_000; call += 1) {
    void (call % 2 ? one : other).call(request(), engine.attempt).catch(() => {});
  }
  await clock.runUntil(start + 5_000);
  one.observe('openai', 'operator', { limit: null, allowance: { requestsPerMinute: 60, forMs: 30_000 } });
  await clock.runUntil(start + 8_000);
  const before = engine.starts.length;
  await clock.runUntil(start + 30_000);
  expect(engine.starts.length - before).toBeLessThanOrEqual(28);
  expect(engine.starts.length - before).toBeGreaterThan(10);
});

test('the snapshot tells how an engine does', async () => {
  const { clock, process } = simulate();
  const traffic = process('a');
  let calls = 0;
  const attempt = async () => {
    await clock.sleep(1_000);
    calls += 1;
    if (calls === 1) throw new EngineError('network', 'Reset');
    if (calls === 2) throw new EngineError('rate', 'Slow down');
  };
  await clock.finish(Promise.all([traffic.call(request(), attempt), traffic.call(request(), attempt)]));
  expect(traffic.snapshot()).toEqual([
    expect.objectContaining({
      engineId: 'openai',
      credentialId: 'operator',
      breaker: 'closed',
      errorRate: 0.25,
      rateLimitedRate: 0.25,
      latencyP50Ms: 1_000,
      inFlight: 0,
      queued: 0,
    }),
  ]);
  expect(traffic.snapshot()[0]?.requestsPerMinute).toBeLessThanOrEqual(6_000);
});

test('timers that fire a little early stop nothing', async () => {
  const { clock, process } = simulate(
    { requestsPerMinute: 600, maxConcurrent: 5 },
    createMemoryStore,
    createVirtualClock(0.7),
  );
  const engine = createEngine(clock, () => 333);
  const processes = ['a', 'b', 'c'].map(process);
  const calls = Array.from({ length: 300 }, (_, call) =>
    processes[call % 3]?.call(request(), engine.attempt),
  );
  const start = clock.now();
  expect(await clock.finish(Promise.all(calls))).toHaveLength(300);
  expect(clock.now() - start).toBeLessThan(45_000);
});
