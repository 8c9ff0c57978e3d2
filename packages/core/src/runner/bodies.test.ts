import { afterEach, expect, test, vi } from 'vitest';
import { keepBodies, sealBody } from './bodies.ts';
import type { Runner } from './runner.ts';

afterEach(() => vi.useRealTimers());

test('bodies stay in the database where compressing and storing them takes too long, and nothing else fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const warn = vi.fn();
  const put = vi.fn(() => new Promise<void>(() => {}));
  const runner = { environment: { objects: { put }, log: { warn } } } as unknown as Runner;
  const key = { workspaceId: 'wsp_1', scanId: 'scn_1', runId: 'run_1', fence: 1 };
  const kept = keepBodies(runner, key, [{ id: 'ans_1', body: sealBody('{"text":"“Tills”"}') }]);
  // Before a thread has compressed anything.
  vi.advanceTimersByTime(10_000);
  expect(await kept).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
