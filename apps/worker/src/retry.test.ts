import { retryFailedRuns, startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  emulator: { latency: 5, engines: { xai: { faults: { 'bad-request': 1 } } } },
  settings: { ENGINE_MAX_CONCURRENT: '20', ENGINE_REQUESTS_PER_MINUTE: '60000' },
});
await stack.startWorker();

test('what failed is asked again and becomes part of the same scan, charged once, with every step told', async () => {
  const projectId = await stack.project({ engines: ['openai', 'xai'], samplesK: 1, prompts: questions(5) });
  const { id } = await startScan(stack.context, { projectId });
  const partial = await stack.settle(id);
  expect(partial).toMatchObject({ status: 'partial', progress: { recorded: 5, failed: 5 } });

  stack.emulator.configure({ engines: { xai: { faults: {} } } });
  const { requests } = stack.emulator.stats();
  await retryFailedRuns(stack.context, { scanId: id });
  const whole = await stack.settle(id);
  expect(whole).toMatchObject({
    status: 'completed',
    progress: { planned: 10, recorded: 10, failed: 0 },
    credits: { spent: 10, held: 0 },
  });
  expect(stack.emulator.stats().requests - requests).toBe(5);
  expect(whole.result?.engines.map(({ presence }) => presence.trials)).toEqual([5, 5]);
  const told = await stack.owner`select type from event where resource_id = ${id} order by sequence`;
  expect(told.map(({ type }) => type)).toEqual([
    'scan.started',
    'scan.partial',
    'scan.retried',
    'scan.completed',
  ]);
  expect(await stack.owner`select * from ledger_violation`).toEqual([]);
});
