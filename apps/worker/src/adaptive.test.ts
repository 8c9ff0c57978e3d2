import { startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  emulator: { latency: 5 },
  settings: { ENGINE_MAX_CONCURRENT: '8', ENGINE_REQUESTS_PER_MINUTE: '600000' },
});
await stack.startWorker();

test('a scan that may stop ends once its interval is narrow enough, and gives the rest of the credits back', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions(300) });
  const started = await startScan(stack.context, {
    projectId,
    config: { maxPrompts: 300, stopWhen: { halfWidth: 0.2 } },
  });
  expect(started.credits.held).toBe(600);
  const scan = await stack.settle(started.id);
  expect(scan.status).toBe('completed');
  expect(scan.progress).toMatchObject({ planned: scan.progress.recorded, percent: 100 });
  expect(scan.progress.recorded).toBeLessThan(500);
  expect(scan.credits).toEqual({ held: 0, spent: scan.progress.recorded });
  const presence = scan.result?.overall?.presence;
  expect(presence?.n).toBeGreaterThanOrEqual(30);
  expect((presence?.market?.ci.high ?? 1) - (presence?.market?.ci.low ?? 0)).toBeLessThan(0.4);
  expect(presence?.market?.ci.method).toMatch(/\+stop-margin$/);
  expect(scan.result?.notes.join(' ')).toMatch(/openai was stopped after \d+ of 600 answers/);
  expect(await stack.owner`select * from ledger_violation`).toHaveLength(0);
});

test('a scan of fewer than 30 prompts is asked whole', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions(20) });
  const { id } = await startScan(stack.context, { projectId, config: { stopWhen: { halfWidth: 0.5 } } });
  expect((await stack.settle(id)).progress).toMatchObject({ planned: 40, recorded: 40 });
});

test('a scan of one answer a prompt learns from earlier ones how answers agree', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 3, prompts: questions(40) });
  const repeated = await startScan(stack.context, { projectId });
  await stack.settle(repeated.id);
  const { id } = await startScan(stack.context, { projectId, config: { samplesK: 1 } });
  const { result } = await stack.settle(id);
  expect(result?.overall?.presence).toMatchObject({
    k: 1,
    n: 40,
    label: 'ok',
    ci: { method: 'history-difference-wilson' },
  });
  expect(result?.notes.join(' ')).toMatch(/taken from earlier scans/);
});
