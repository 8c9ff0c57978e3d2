import { EngineError } from '@svc/engines';
import { expect, test } from 'vitest';
import { busiestMinute, createEngine, createRandom, request, simulate } from './test/simulate.ts';
import type { VirtualClock } from './test/virtual-clock.ts';

/** Settings of an operator who sets nothing. */
const defaults = { maxConcurrent: 100, requestsPerMinute: null, burst: 64 };
const tooMany = (retryAfterMs?: number) =>
  new EngineError('rate', 'Too many requests', retryAfterMs === undefined ? {} : { retryAfterMs });

/** An engine that takes `perSecond` calls in any second and turns the others away. */
function limitedEngine(clock: VirtualClock, perSecond: () => number, latencyMs = 200) {
  const taken: number[] = [];
  const engine = createEngine(
    clock,
    () => latencyMs,
    (at) => {
      while ((taken[0] ?? at) <= at - 1_000) taken.shift();
      if (taken.length >= perSecond()) return tooMany();
      taken.push(at);
      return null;
    },
  );
  return engine;
}

test('60 calls begin at once at an engine that nothing is known of', async () => {
  const { clock, process } = simulate(defaults);
  const start = clock.now();
  const engine = createEngine(clock, () => 1_000);
  const traffic = process('a');
  await clock.finish(Promise.all(Array.from({ length: 60 }, () => traffic.call(request(), engine.attempt))));
  expect(clock.now() - start).toBeLessThan(1_100);
});

test('the rate grows while the engine does not object', async () => {
  const { clock, process } = simulate(defaults);
  const traffic = process('a');
  const start = clock.now();
  const engine = createEngine(clock, () => 250);
  for (let call = 0; call < 4_000; call += 1) void traffic.call(request(), engine.attempt).catch(() => {});
  await clock.runUntil(start + 10_000);
  // 100 permits at 250 ms: 400 a second.
  expect(engine.starts.filter((at) => at > start + 5_000).length).toBeGreaterThan(0.9 * 5 * 400);
});

test('an engine that names no limit is asked about as much as it takes', async () => {
  const { clock, process } = simulate({ ...defaults, deadlineMs: 9e6 });
  const traffic = process('a');
  const start = clock.now();
  const engine = limitedEngine(clock, () => 10);
  let answered = 0;
  for (let call = 0; call < 3_000; call += 1) {
    void traffic.call(request(), engine.attempt).then(
      () => {
        answered += 1;
      },
      () => {},
    );
  }
  await clock.runUntil(start + 60_000);
  expect(answered).toBeGreaterThan(0.8 * 600);
  expect(engine.starts.length).toBeLessThan(1.35 * answered);
});

test('after rate-limited answers end, the rate is back within seconds', async () => {
  const { clock, process } = simulate({ ...defaults, deadlineMs: 9e6 });
  const traffic = process('a');
  const start = clock.now();
  let perSecond = 1;
  const engine = limitedEngine(clock, () => perSecond);
  for (let call = 0; call < 4_000; call += 1) void traffic.call(request(), engine.attempt).catch(() => {});
  await clock.runUntil(start + 30_000);
  perSecond = Number.POSITIVE_INFINITY;
  const before = engine.starts.length;
  await clock.runUntil(start + 40_000);
  expect(engine.starts.length - before).toBeGreaterThan(200);
});

test('an engine that was asked far below its limit and begins to object is asked less at once', async () => {
  const { clock, process } = simulate({ ...defaults, maxConcurrent: 20, deadlineMs: 9e6 });
  const traffic = process('a');
  const start = clock.now();
  let perSecond = Number.POSITIVE_INFINITY;
  const engine = limitedEngine(clock, () => perSecond, 1_000);
  for (let call = 0; call < 4_000; call += 1) void traffic.call(request(), engine.attempt).catch(() => {});
  await clock.runUntil(start + 20_000);
  perSecond = 2;
  await clock.runUntil(start + 22_500);
  const before = engine.starts.length;
  await clock.runUntil(start + 26_500);
  expect(engine.starts.length - before).toBeLessThan(30);
});

test('rate-limited answers at random, which asking less does not make fewer, do not slow a scan down', async () => {
  const { clock, process } = simulate(defaults);
  const random = createRandom(5);
  const traffic = process('a');
  const start = clock.now();
  const engine = createEngine(
    clock,
    () => 500,
    () => (random() < 0.3 ? tooMany() : null),
  );
  let answered = 0;
  for (let call = 0; call < 1_500; call += 1) {
    void traffic.call(request(), engine.attempt).then(() => {
      answered += 1;
    });
  }
  // 64 a second and 1.43 attempts each take 34 s.
  await clock.runUntil(start + 45_000);
  expect(answered).toBeGreaterThan(1_350);
});

test('several rate-limited answers at once are one pause', async () => {
  const { clock, process, events } = simulate(defaults);
  const random = createRandom(8);
  const start = clock.now();
  const traffic = process('a');
  const engine = createEngine(
    clock,
    () => 200,
    () => {
      const draw = random();
      if (draw < 0.15) return new EngineError('overloaded', 'Busy');
      return draw < 0.45 ? tooMany(1_000) : null;
    },
  );
  const calls = Array.from({ length: 60 }, () => traffic.call(request(), engine.attempt));
  await clock.finish(Promise.all(calls));
  expect(clock.now() - start).toBeLessThan(10_000);
  expect(engine.starts.length).toBeLessThanOrEqual(130);
  expect(events.filter(({ type }) => type === 'paused').length).toBeLessThan(12);
});

test.each([
  { set: null, limit: 600 },
  { set: 3_000, limit: 600 },
  { set: null, limit: 50 },
])(
  'a limit of $limit a minute that the engine names holds from then on (set: $set)',
  async ({ set, limit }) => {
    const { clock, process } = simulate({ ...defaults, requestsPerMinute: set, burst: 50 });
    const [one, other] = [process('a'), process('b')];
    const start = clock.now();
    const engine = createEngine(clock, () => 500);
    const attempt = async (info: { signal: AbortSignal; number: number; timeoutMs: number }) => {
      const answer = await engine.attempt(info);
      one.observe('openai', 'operator', { limit, allowance: null });
      return answer;
    };
    for (let call = 0; call < 3_000; call += 1)
      void (call % 2 ? one : other).call(request(), attempt).catch(() => {});
    await clock.runUntil(start + 180_000);
    const known = engine.starts.filter((at) => at > start + 2_000);
    expect(busiestMinute(known)).toBeLessThanOrEqual(limit);
    expect(known.length).toBeGreaterThan(0.7 * 3 * limit);
    // Calls that began before the limit was known count towards the first minute where possible.
    if (limit > 200) expect(busiestMinute(engine.starts)).toBeLessThanOrEqual(limit);
  },
);
