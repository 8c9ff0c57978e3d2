import { startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const engines = ['openai', 'anthropic', 'gemini', 'openai-compatible'];

const stack = await testStack({
  emulator: { latency: 30 },
  settings: {
    ENGINE_MAX_CONCURRENT: '20',
    ENGINE_REQUESTS_PER_MINUTE: '60000',
    // Far beyond what a call or a sample takes, also on a slow machine: only what hangs runs into them.
    ENGINE_TIMEOUT_SECONDS: '10',
    ENGINE_DEADLINE_SECONDS: '300',
    XAI_DEADLINE_SECONDS: '20',
  },
});
await stack.startWorker();

/** Samples that are neither recorded nor failed for a named reason. */
const unexplained = (scanId: string) => stack.owner`
  select a.state, a.error from attempt a join engine_run r on r.id = a.run_id where r.scan_id = ${scanId}
  and (a.state = 'started' or (a.state = 'failed' and coalesce(a.error ->> 'kind', '') = ''))`;

test('under faults of every kind each sample ends measured or with a named reason, without needless requests', async () => {
  stack.emulator.configure({
    faults: { server: 0.15, 'rate;retry=none': 0.3, hang: 0.01, 'lying-json': 0.005, 'wrong-type': 0.005 },
  });
  const projectId = await stack.project({ engines, samplesK: 2, prompts: questions(15) });
  const scan = await stack.settle((await startScan(stack.context, { projectId })).id, 280_000);
  stack.emulator.configure({ faults: {} });
  expect(scan.progress.recorded + scan.progress.failed).toBe(120);
  expect(scan.progress.recorded).toBeGreaterThan(110);
  expect(await unexplained(scan.id)).toHaveLength(0);
  // Each request beyond the answers met a fault, or was given up on.
  const { requests, engines: each } = stack.emulator.stats();
  const spoiled = Object.values(each).flatMap(({ faults, aborted }) => [...Object.values(faults), aborted]);
  expect(requests).toBeLessThanOrEqual(spoiled.reduce((sum, count) => sum + count, scan.progress.recorded));
});

test('a dead engine fails its samples by name, and the others are whole', async () => {
  stack.emulator.configure({ engines: { xai: { faults: { server: 1 } } } });
  const projectId = await stack.project({ engines: ['openai', 'xai'], samplesK: 2, prompts: questions(15) });
  const scan = await stack.settle((await startScan(stack.context, { projectId })).id);
  expect(scan).toMatchObject({
    status: 'partial',
    progress: { recorded: 30, failed: 30 },
    credits: { spent: 30, held: 0 },
  });
  const [run] =
    await stack.owner`select status, failures from engine_run where scan_id = ${scan.id} and engine = 'xai'`;
  expect(run?.status).toBe('failed');
  // On a slow machine a call may also time out; still, each failure has a name.
  const { timeout = 0, ...failures } = run?.failures ?? {};
  expect(failures).toEqual({ overloaded: 30 - timeout });
  expect(await unexplained(scan.id)).toHaveLength(0);
});
