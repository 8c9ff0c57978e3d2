import { EngineError } from '@svc/engines';
import { describe, expect, test } from 'vitest';
import { createEngine, createRandom, lognormal, request, simulate } from './test/simulate.ts';

const overloaded = () => new EngineError('overloaded', 'openai is overloaded', { status: 503 });

describe('with 15% errors and 30% rate-limit answers', () => {
  test.each([undefined, 1_000])(
    'every call is answered without needless requests (Retry-After %s)',
    async (after) => {
      const { clock, process } = simulate({ requestsPerMinute: 3_000, deadlineMs: 900_000, maxAttempts: 10 });
      const random = createRandom(11);
      const detail = after === undefined ? {} : { retryAfterMs: after };
      const engine = createEngine(clock, lognormal(random), () => {
        const draw = random();
        if (draw < 0.15) return overloaded();
        return draw < 0.45 ? new EngineError('rate', 'Too many requests', detail) : null;
      });
      const traffic = process('a');
      const calls = Array.from({ length: 900 }, () => traffic.call(request(), engine.attempt));
      const results = await clock.finish(Promise.all(calls));
      expect(results).toEqual(new Array(900).fill('answer'));
      expect(engine.starts.length).toBeLessThanOrEqual((1.1 * 900) / 0.55);
    },
  );
});

describe('an outage', () => {
  test('ends: when nothing was answered for the deadline, who still waits is told why', async () => {
    const { clock, process } = simulate({ deadlineMs: 120_000 });
    const start = clock.now();
    const dead = createEngine(clock, () => 300, overloaded);
    const traffic = process('a');
    const calls = Array.from({ length: 400 }, () =>
      traffic.call(request(), dead.attempt).catch((error: EngineError) => error.message),
    );
    const ends = await clock.finish(Promise.all(calls));
    expect(clock.now() - start).toBeLessThan(300_000);
    expect(ends.every((end) => end.includes('openai is overloaded'))).toBe(true);
  });

  test('stops the calls to that engine within seconds, and them only', async () => {
    const { clock, process, events } = simulate();
    const start = clock.now();
    const down = createEngine(
      clock,
      () => 300,
      (at) => (at < start + 120_000 ? overloaded() : null),
    );
    const up = createEngine(clock, lognormal(createRandom(2)));
    const alone = simulate();
    const traffic = process('a');
    const calls = Array.from({ length: 300 }, () => traffic.call(request(), down.attempt));
    const others = Array.from({ length: 300 }, () =>
      traffic.call(request({ engineId: 'perplexity' }), up.attempt),
    );
    await clock.finish(Promise.all(others));
    const besideMs = clock.now() - start;
    const opened = events.find((event) => event.type === 'breaker');
    expect(opened).toMatchObject({ engineId: 'openai', state: 'open', reason: 'openai is overloaded' });

    const aloneEngine = createEngine(alone.clock, lognormal(createRandom(2)));
    const aloneStart = alone.clock.now();
    const aloneTraffic = alone.process('a');
    const only = Array.from({ length: 300 }, () =>
      aloneTraffic.call(request({ engineId: 'perplexity' }), aloneEngine.attempt),
    );
    await alone.clock.finish(Promise.all(only));
    expect(besideMs / (alone.clock.now() - aloneStart)).toBeLessThan(1.1);

    const results = await clock.finish(Promise.all(calls));
    expect(results).toHaveLength(300);
    expect(down.starts.filter((at) => at > start + 5_000 && at < start + 120_000).length).toBeLessThan(30);
    expect(clock.now()).toBeLessThan(start + 240_000);
  });

  test('that outlasts the deadline fails each call with what happened', async () => {
    const { clock, process } = simulate({ deadlineMs: 60_000, maxAttempts: 50 });
    const engine = createEngine(clock, () => 300, overloaded);
    const traffic = process('a');
    const start = clock.now();
    const calls = Array.from({ length: 200 }, () => traffic.call(request(), engine.attempt));
    const results = await clock.finish(Promise.allSettled(calls));
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'overloaded' } });
      expect(String(result.status === 'rejected' && result.reason)).toMatch(/openai is overloaded/);
    }
    expect(clock.now() - start).toBeLessThan(240_000);
    expect(engine.starts.length).toBeLessThan(150);
  });
});

test('random errors at 15% do not open the breaker', async () => {
  const { clock, process, events } = simulate({ maxAttempts: 10 });
  const random = createRandom(23);
  const engine = createEngine(
    clock,
    () => 500,
    () => (random() < 0.15 ? overloaded() : null),
  );
  const traffic = process('a');
  await clock.finish(
    Promise.all(Array.from({ length: 3_000 }, () => traffic.call(request(), engine.attempt))),
  );
  expect(events.filter((event) => event.type === 'breaker')).toEqual([]);
});

test('answers that are never readable are asked for a few times per call, then slowly', async () => {
  const { clock, process } = simulate({ maxAttempts: 20, deadlineMs: 60_000 });
  const engine = createEngine(
    clock,
    () => 300,
    () => new EngineError('malformed', 'Not JSON'),
  );
  const traffic = process('a');
  const calls = Array.from({ length: 100 }, () => traffic.call(request(), engine.attempt));
  await clock.finish(Promise.allSettled(calls));
  expect(engine.starts.length).toBeLessThan(1.1 * 100 * 4 + 70);
});

test('a refused credential stops its calls at once, and those of no other', async () => {
  const { clock, process } = simulate();
  const traffic = process('a');
  const refused = createEngine(
    clock,
    () => 300,
    () => new EngineError('auth', 'The key was refused', { status: 401 }),
  );
  const fine = createEngine(clock, () => 300);
  const calls = Array.from({ length: 1_000 }, () => traffic.call(request(), refused.attempt));
  const own = traffic.call(request({ credentialId: 'pky_1' }), fine.attempt);
  const results = await clock.finish(Promise.allSettled(calls));
  expect(results.every((result) => result.status === 'rejected' && result.reason.kind === 'auth')).toBe(true);
  expect(refused.starts.length).toBeLessThanOrEqual(50);
  expect(await clock.finish(own)).toBe('answer');
  await expect(traffic.call(request(), fine.attempt)).rejects.toThrow('The key was refused');
  expect(traffic.snapshot()[0]?.reason).toMatch(/The key was refused/);
  traffic.reset('openai', 'operator');
  expect(await clock.finish(traffic.call(request(), fine.attempt))).toBe('answer');
});

describe('Retry-After', () => {
  test('pauses every process until then', async () => {
    const { clock, process } = simulate({ requestsPerMinute: 600, maxConcurrent: 30 });
    const start = clock.now();
    const limitedAt = start + 10_000;
    let limited = 0;
    const engine = createEngine(
      clock,
      () => 200,
      (at) => {
        if (at < limitedAt || limited > 0) return null;
        limited += 1;
        return new EngineError('rate', 'Slow down', { status: 429, retryAfterMs: 30_000 });
      },
    );
    const processes = ['a', 'b', 'c'].map(process);
    const calls = Array.from({ length: 600 }, (_, call) =>
      processes[call % 3]?.call(request({ scanId: `scn_${call % 3}` }), engine.attempt),
    );
    await clock.finish(Promise.all(calls));
    const during = engine.starts.filter((at) => at > limitedAt + 2_000 && at < limitedAt + 29_900);
    expect(during).toEqual([]);
    expect(engine.starts).toHaveLength(601);
  });

  test('beyond the deadline fails at once', async () => {
    const { clock, process } = simulate({ deadlineMs: 60_000 });
    const traffic = process('a');
    const start = clock.now();
    const attempt = async () => {
      throw new EngineError('rate', 'Come back tomorrow', { retryAfterMs: 3_600_000 });
    };
    await expect(clock.finish(traffic.call(request(), attempt))).rejects.toThrow(/Come back tomorrow/);
    expect(clock.now() - start).toBeLessThan(1_000);
  });
});

test('rate-limited answers lower the shared rate, which recovers afterwards', async () => {
  const { clock, process } = simulate({
    requestsPerMinute: 6_000,
    burst: 10,
    maxConcurrent: 100,
    deadlineMs: 9e6,
  });
  const start = clock.now();
  const recent: number[] = [];
  let limited = 0;
  const engine = createEngine(
    clock,
    () => 200,
    (at) => {
      while ((recent[0] ?? at) <= at - 1_000) recent.shift();
      if (at < start + 120_000 && recent.length >= 25) {
        limited += 1;
        return new EngineError('rate', 'Too many requests');
      }
      recent.push(at);
      return null;
    },
  );
  const traffic = process('a');
  const calls = Array.from({ length: 12_000 }, () => traffic.call(request(), engine.attempt));
  await clock.runUntil(start + 115_000);
  expect(traffic.snapshot()[0]?.requestsPerMinute).toBeLessThan(3_000);
  const before = limited;
  const settled = engine.starts.filter((at) => at > start + 30_000).length;
  expect(before / engine.starts.length).toBeLessThan(0.35);
  expect(settled).toBeGreaterThan(0.8 * 25 * 85);
  await clock.finish(Promise.all(calls));
  expect(traffic.snapshot()[0]?.requestsPerMinute).toBeGreaterThan(5_000);
});
