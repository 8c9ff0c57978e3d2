import type { Scan } from '@svc/contract/measure/scan';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack();
await stack.startWorker();

interface Change {
  kind: string;
  engine: string;
  modelBefore: string | null;
  modelAfter: string | null;
}

async function changes(engine?: string): Promise<Change[]> {
  const list = operations.find(({ id }) => id === 'list_engine_changes');
  const input = { limit: 20, offset: 0, engine };
  const { items } = (await perform(list, stack.context, input)) as { items: Change[] };
  return items;
}

test('another model under the same name is noticed once, listed, and marked on the scan', async () => {
  const projectId = await stack.project({
    engines: ['openai', 'mistral'],
    samplesK: 2,
    prompts: questions(6),
  });
  const scan = async (): Promise<Scan> => stack.settle((await startScan(stack.context, { projectId })).id);
  stack.emulator.configure({ engines: { openai: { servedModel: 'gpt-6.2' } } });
  const first = await scan();
  expect(await changes()).toEqual([]);
  expect(first.result?.notes.join(' ')).not.toContain('gpt-6.2');

  stack.emulator.configure({ engines: { openai: { servedModel: 'gpt-6.3' } } });
  const second = await scan();
  expect(await changes()).toMatchObject([
    { kind: 'served_model', engine: 'openai', modelBefore: 'gpt-6.2', modelAfter: 'gpt-6.3' },
  ]);
  const told = await stack.owner`select workspace_id, data from event where type = 'engine.changed'`;
  expect(told).toMatchObject([
    { workspace_id: stack.context.workspace.id, data: { engine: 'openai', modelAfter: 'gpt-6.3' } },
  ]);
  expect(second.result?.notes.join(' ')).toContain('ChatGPT changed from gpt-6.2 to gpt-6.3');

  const third = await scan();
  expect(await changes()).toHaveLength(1);
  expect(third.result?.notes.join(' ')).not.toContain('changed from');

  // A rollout that goes back and forth within a day is one change.
  stack.emulator.configure({ engines: { openai: { servedModel: 'gpt-6.2' } } });
  await scan();
  expect(await changes()).toHaveLength(1);
  expect(await changes('mistral')).toEqual([]);
});

test('a switch in the middle of a scan is marked', async () => {
  stack.emulator.reset();
  stack.emulator.configure({
    engines: { xai: { servedModel: 'grok-5', switchModel: { afterAnswers: 5, to: 'grok-5.1' } } },
  });
  const projectId = await stack.project({ engines: ['xai'], samplesK: 2, prompts: questions(6) });
  const scan = await stack.settle((await startScan(stack.context, { projectId })).id);
  expect(scan.result?.notes.join(' ')).toContain(
    'Grok answered with more than one model during this scan: grok-5, then grok-5.1.',
  );
  expect(await changes('xai')).toMatchObject([{ modelBefore: 'grok-5', modelAfter: 'grok-5.1' }]);
});
