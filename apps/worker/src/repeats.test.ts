import { startScan } from '@svc/core/resource/measure/scan';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions, type Stack, startStack } from './test/stack.ts';

let clone: TestDatabase;
let stack: Stack;

beforeAll(async () => {
  clone = await testDatabase();
  stack = await startStack({
    databaseUrl: clone.ownerUrl,
    emulator: {
      latency: 5,
      engines: { 'google-ai-overview': { faults: { repeat: 1 } }, openai: { faults: { repeat: 1 } } },
    },
    settings: { ENGINE_MAX_CONCURRENT: '8', ENGINE_REQUESTS_PER_MINUTE: '600000' },
  });
  await stack.startWorker();
});
afterAll(async () => {
  await stack.close();
  await clone.drop();
});

test('an engine that repeats itself is asked each prompt once, says so, and gives the credits back', async () => {
  const projectId = await stack.project({
    engines: ['google-ai-overview', 'perplexity'],
    samplesK: 5,
    prompts: questions(30),
  });
  const started = await startScan(stack.context, { projectId, config: { poolSurfaces: true } });
  expect(started.credits.held).toBe(300);
  const scan = await stack.settle(started.id);
  expect(scan.status).toBe('completed');
  const [overview, other] = scan.runs;
  expect(overview).toMatchObject({ engine: 'google-ai-overview', status: 'completed', failed: 0 });
  expect(overview?.recorded).toBeLessThanOrEqual(36);
  expect(overview).toMatchObject({ planned: overview?.recorded, skipped: 150 - (overview?.recorded ?? 0) });
  expect(other).toMatchObject({ engine: 'perplexity', planned: 150, recorded: 150, skipped: 0 });
  expect(scan.progress.percent).toBe(100);
  expect(scan.credits).toEqual({ held: 0, spent: scan.progress.recorded });
  expect(scan.result?.notes.join(' ')).toMatch(
    /google-ai-overview repeated its answer .* \d+ answers were skipped, and their credits were returned/,
  );
  expect(scan.result?.engines[0]?.presence).toMatchObject({ n: 30, k: 1, label: 'upper_bound' });
  const reasons = await stack.owner`select distinct a.error ->> 'kind' as kind, count(*)::integer as count
    from attempt a join engine_run r on r.id = a.run_id where r.scan_id = ${started.id} and a.state = 'skipped' group by 1`;
  expect(reasons).toEqual([{ kind: 'repeated', count: overview?.skipped }]);
  expect(await stack.owner`select * from ledger_violation`).toHaveLength(0);
});

test('one that did so unexpectedly is watched for it at the next scan', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 3, prompts: questions(20) });
  const first = await stack.settle((await startScan(stack.context, { projectId })).id);
  expect(first.result?.notes.join(' ')).toMatch(/openai repeated its answer/);
  const next = await stack.settle((await startScan(stack.context, { projectId })).id);
  expect(next.progress.recorded).toBeLessThanOrEqual(26);
  expect(next.runs[0]?.skipped).toBe(60 - next.progress.recorded);
});

test('a scan that may stop early counts each prompt that was asked once', async () => {
  const projectId = await stack.project({
    engines: ['google-ai-overview'],
    samplesK: 3,
    prompts: questions(200),
  });
  const { id } = await startScan(stack.context, {
    projectId,
    config: { maxPrompts: 200, stopWhen: { halfWidth: 0.2 } },
  });
  const scan = await stack.settle(id);
  expect(scan.status).toBe('completed');
  expect(scan.progress.recorded).toBeLessThan(200);
  expect(scan.result?.overall?.presence.n).toBeGreaterThanOrEqual(30);
  expect(scan.credits).toEqual({ held: 0, spent: scan.progress.recorded });
});
