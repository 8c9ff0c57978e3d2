import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getEngineRun, listEngineRuns } from '@svc/core/resource/measure/engine-run';
import { startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ emulator: { latency: 2 }, settings: { XAI_DEADLINE_SECONDS: '5' } });
await stack.startWorker();

test('an answer that cannot be read keeps its body, and says what came instead', async () => {
  stack.emulator.configure({ engines: { xai: { faults: { 'wrong-type': 1 } } } });
  const projectId = await stack.project({ engines: ['openai', 'xai'], samplesK: 1, prompts: questions(2) });
  const { id: scanId } = await startScan(stack.context, { projectId });
  expect((await stack.settle(scanId)).status).toBe('partial');
  const { items } = await listEngineRuns(stack.context, { scanId, limit: 10, offset: 0 });
  expect(items.find(({ engine }) => engine === 'openai')?.unread).toEqual([]);
  const run = await getEngineRun(stack.context, {
    runId: items.find(({ engine }) => engine === 'xai')?.id ?? '',
  });
  expect(run.failed).toBe(2);
  const [unread] = run.unread;
  expect(unread).toMatchObject({
    message: expect.stringContaining('could not be read'),
    unexpected: expect.stringMatching(/^HTTP 200: /),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    url: expect.stringMatching(/^http/),
  });
  const files = await readdir(stack.objectsFolder, { recursive: true });
  const file = files.find((name) => name.includes(`unread/${unread?.sha256}`));
  expect((await readFile(join(stack.objectsFolder, file ?? ''))).length).toBeGreaterThan(0);
});
