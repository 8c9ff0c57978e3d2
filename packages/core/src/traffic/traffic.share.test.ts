import { expect, test } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import { createEngine, createRandom, lognormal, request, simulate } from './test/simulate.ts';
import type { Traffic } from './type.ts';

const many = { maxConcurrent: 50, requestsPerMinute: 60_000, burst: 100 };

function enqueue(
  traffic: Traffic,
  calls: number,
  attempt: () => Promise<string>,
  signal?: AbortSignal,
): void {
  const own = request(signal ? { signal } : {});
  for (let call = 0; call < calls; call += 1) void traffic.call(own, attempt).catch(() => {});
}

test('a process with a steady few calls leaves the rest of the permits to a busy one', async () => {
  const { clock, process } = simulate(many);
  const engine = createEngine(clock, lognormal(createRandom(5)));
  const [busy, steady] = [process('a'), process('b')];
  const repeat = (): Promise<void> => steady.call(request(), engine.attempt).then(repeat, () => {});
  for (let call = 0; call < 12; call += 1) void repeat();
  enqueue(busy, 5_000, () =>
    engine.attempt({ signal: new AbortController().signal, number: 1, timeoutMs: 1_000 }),
  );
  await clock.runUntil(clock.now() + 20_000);
  let inFlight = 0;
  const looks = 100;
  for (let look = 0; look < looks; look += 1) {
    await clock.runUntil(clock.now() + 97);
    for (const traffic of [busy, steady]) inFlight += traffic.snapshot()[0]?.inFlight ?? 0;
  }
  expect(inFlight / looks).toBeGreaterThan(48);
  expect(engine.mostInFlight()).toBe(50);
});

test('what a killed process held is free for the others within seconds', async () => {
  const killed = new Set<string>();
  const { clock, process } = simulate({ ...many, maxConcurrent: 20 }, (now, peers) => {
    const store = createMemoryStore(now, peers);
    return {
      lease: (asked) => (killed.has(asked.instance) ? new Promise(() => {}) : store.lease(asked)),
    };
  });
  const attempt = async () => {
    await clock.sleep(3_000);
    return 'answer';
  };
  const first = process('a');
  const kill = new AbortController();
  enqueue(first, 1_000, attempt, kill.signal);
  await clock.runUntil(clock.now() + 10_000);
  expect(first.snapshot()[0]?.inFlight).toBe(20);
  killed.add('a');
  kill.abort();
  const second = process('b');
  enqueue(second, 1_000, attempt);
  await clock.runUntil(clock.now() + 20_000);
  expect(second.snapshot()[0]?.inFlight).toBe(20);
});

test.each([
  { requestsPerMinute: 2, forMs: 30_000 },
  { requestsPerMinute: 1, forMs: 60_000 },
  { requestsPerMinute: 120, forMs: 20_000 },
])('$requestsPerMinute a minute for $forMs ms slows calls for that time only', async (hint) => {
  const { clock, process } = simulate({ maxConcurrent: 50, requestsPerMinute: 600, burst: 6 });
  const engine = createEngine(clock, () => 500);
  const traffic = process('a');
  enqueue(traffic, 2_000, () =>
    engine.attempt({ signal: new AbortController().signal, number: 1, timeoutMs: 1_000 }),
  );
  await clock.runUntil(clock.now() + 10_000);
  traffic.observe('openai', 'operator', { limit: null, allowance: hint });
  const from = clock.now() + 2_000;
  const until = clock.now() + hint.forMs;
  await clock.runUntil(until + 20_000);
  const during = engine.starts.filter((at) => at > from && at < until).length;
  expect(during).toBeLessThanOrEqual(1 + (hint.requestsPerMinute * hint.forMs) / 60_000);
  expect(engine.starts.filter((at) => at > until).length).toBeGreaterThan(0.9 * 200);
});

test('a clock that is set back stops nobody, and lets nobody begin more', async () => {
  let back = 0;
  const { clock, process } = simulate({ maxConcurrent: 50, requestsPerMinute: 600, burst: 6 }, (now, peers) =>
    createMemoryStore(() => now() - back, peers),
  );
  const engine = createEngine(clock, () => 500);
  const start = clock.now();
  for (const name of ['a', 'b'])
    enqueue(process(name), 1_000, () =>
      engine.attempt({ signal: new AbortController().signal, number: 1, timeoutMs: 1_000 }),
    );
  await clock.runUntil(start + 20_000);
  back = 600_000;
  await clock.runUntil(start + 60_000);
  expect(engine.starts.length).toBeGreaterThan(0.9 * 600);
  expect(engine.starts.length).toBeLessThanOrEqual(600);
});
