import { describe, expect, test } from 'vitest';
import { createEngine, createRandom, lognormal, request, simulate } from './test/simulate.ts';
import type { EngineLimits } from './type.ts';

interface Scene {
  limits: Partial<EngineLimits>;
  /** The large scan first makes this many calls, so that it counts as large everywhere. */
  after: number;
  /** Where the large scan runs; the small one runs in process `a`. */
  large: ('a' | 'b' | 'c')[];
}

/** How long a scan of 20 calls takes, alone or while another workspace's 10,000 calls are under way. */
async function smallScan({ limits, after, large }: Scene, beside: boolean, seed: number): Promise<number> {
  const { clock, process } = simulate(limits);
  const processes = { a: process('a'), b: process('b'), c: process('c') };
  const engine = createEngine(clock, lognormal(createRandom(seed)));
  // Draws of its own: the small scan's calls take as long beside the large one as alone.
  const ownEngine = createEngine(clock, lognormal(createRandom(1_000 + seed)));
  const busy = request({ workspaceId: 'wsp_large', scanId: 'scn_large' });
  for (let call = 0; beside && call < 10_000; call += 1) {
    const at = large[call % large.length] ?? 'a';
    void processes[at].call(busy, engine.attempt).catch(() => {});
  }
  await clock.runUntil(clock.now() + after + 1_713 * seed);
  const start = clock.now();
  const own = request({ workspaceId: 'wsp_small', scanId: 'scn_small' });
  const calls = Array.from({ length: 20 }, () => processes.a.call(own, ownEngine.attempt));
  await clock.finish(Promise.all(calls));
  return clock.now() - start;
}

describe('10,000 calls of one workspace delay 20 of another by less than half', () => {
  const bounds: [string, number, Partial<EngineLimits>][] = [
    ['50 places', 5_000, { maxConcurrent: 50, requestsPerMinute: 60_000, burst: 100 }],
    ['10 places', 10_000, { maxConcurrent: 10, requestsPerMinute: 60_000, burst: 100 }],
    ['4 places', 30_000, { maxConcurrent: 4, requestsPerMinute: 60_000, burst: 100 }],
    ['no limits set', 5_000, { maxConcurrent: 100, requestsPerMinute: null, burst: 64 }],
    ['3,000 a minute', 5_000, { maxConcurrent: 200, requestsPerMinute: 3_000, burst: 30 }],
    ['600 a minute', 10_000, { maxConcurrent: 50, requestsPerMinute: 600, burst: 6 }],
    ['60 a minute', 100_000, { maxConcurrent: 50, requestsPerMinute: 60, burst: 1 }],
  ];
  const places: [string, Scene['large']][] = [
    ['in the same process', ['a']],
    ['in another process', ['b']],
    ['in two other processes', ['b', 'c']],
  ];
  const scenes = bounds.flatMap(([bound, after, limits]) =>
    places.map(([where, large]) => ({ bound, where, scene: { limits, after, large } })),
  );
  test.each(scenes)('$bound, $where', async ({ scene }) => {
    let alone = 0;
    let beside = 0;
    for (let seed = 1; seed <= 5; seed += 1) {
      alone += await smallScan(scene, false, seed);
      beside += await smallScan(scene, true, seed);
    }
    expect(beside / alone).toBeLessThanOrEqual(1.5);
  });
});

test('workspaces with long queues get equal parts, and so do the scans of each', async () => {
  const { clock, process } = simulate({ requestsPerMinute: 1_200, burst: 6 });
  const traffic = process('a');
  const begun = new Map<string, number>();
  const start = clock.now();
  const enqueue = (workspaceId: string, scanId: string) => {
    for (let call = 0; call < 2_000; call += 1) {
      const attempt = async () => {
        begun.set(scanId, (begun.get(scanId) ?? 0) + 1);
        await clock.sleep(500);
      };
      void traffic.call(request({ workspaceId, scanId }), attempt).catch(() => {});
    }
  };
  enqueue('wsp_a', 'scn_1');
  enqueue('wsp_a', 'scn_2');
  enqueue('wsp_a', 'scn_3');
  enqueue('wsp_b', 'scn_4');
  await clock.runUntil(start + 120_000);
  const count = (scanId: string) => begun.get(scanId) ?? 0;
  const total = count('scn_1') + count('scn_2') + count('scn_3') + count('scn_4');
  expect(count('scn_4') / total).toBeCloseTo(0.5, 1);
  expect(count('scn_1') / total).toBeCloseTo(1 / 6, 1);
  expect(count('scn_3') / count('scn_2')).toBeCloseTo(1, 1);
});

test('many small workspaces do not shut out a large one', async () => {
  const { clock, process } = simulate({ requestsPerMinute: 600, burst: 6 });
  const traffic = process('a');
  const engine = createEngine(clock, () => 500);
  const large = request({ workspaceId: 'wsp_large', scanId: 'scn_large' });
  let answered = 0;
  for (let call = 0; call < 2_000; call += 1) {
    void traffic.call(large, engine.attempt).then(
      () => {
        answered += 1;
      },
      () => {},
    );
  }
  await clock.runUntil(clock.now() + 10_000);
  const before = answered;
  for (let workspace = 0; workspace < 400; workspace += 1) {
    for (let call = 0; call < 10; call += 1) {
      void traffic.call(request({ workspaceId: `wsp_${workspace}` }), engine.attempt).catch(() => {});
    }
  }
  await clock.runUntil(clock.now() + 120_000);
  expect(answered - before).toBeGreaterThan(0.1 * 1_200);
});
