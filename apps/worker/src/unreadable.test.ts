import { startScan } from '@svc/core/resource/measure/scan';
import { createRunner, planScan, runEngine } from '@svc/core/runner';
import { createMemoryStore, createTraffic, systemClock } from '@svc/core/traffic';
import { createTransport } from '@svc/engines';
import { expect, onTestFinished, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack();

test('an answer that cannot be read ends its run; the others are kept, and not asked again', async () => {
  const { environment, emulator, owner } = stack;
  const transport = createTransport({ connections: 50 });
  const traffic = createTraffic({
    store: createMemoryStore(systemClock.now),
    clock: systemClock,
    random: Math.random,
    limits: environment.engines.limits,
    instance: 'test',
  });
  onTestFinished(async () => {
    await traffic.close();
    await transport.close();
  });
  const runner = createRunner({ afterScan: [], environment, traffic, transport, clock: systemClock });
  const fault = new Error('the detector failed');
  let read = 0;
  const faulty: typeof runner = {
    ...runner,
    reader: (name, identity) => (answer) => {
      read += 1;
      if (read === 3) throw fault;
      return runner.reader(name, identity)(answer);
    },
  };

  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: questions(30) });
  const { id: scanId } = await startScan(stack.context, { projectId });
  const { id: workspaceId } = stack.context.workspace;
  await planScan(runner, { workspaceId, scanId });
  const [run] = await owner`select id from engine_run where scan_id = ${scanId}`;
  const job = { workspaceId, scanId, runId: run?.id };
  const recorded = async () =>
    (await owner`select 1 from attempt where run_id = ${job.runId} and state = 'recorded'`).length;

  await expect(runEngine(faulty, job, new AbortController().signal)).rejects.toBe(fault);
  const asked = emulator.stats().requests;
  expect(await recorded()).toBe(asked - 1);

  expect(await runEngine(runner, job, new AbortController().signal)).toBe('done');
  expect(await recorded()).toBe(30);
  expect(emulator.stats().requests).toBe(31);
});
