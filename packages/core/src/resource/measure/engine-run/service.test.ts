import { CreateProject } from '@svc/contract/account/project';
import { EngineRunList, ListEngineRuns } from '@svc/contract/measure/engine-run';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { getEngineRun, listEngineRuns } from './service.ts';

const { context, another } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
const prompts = [{ text: 'Best boards?' }, { text: 'Cheap boards?' }];
const scanId = await insertScan(context, {
  project,
  engines: ['openai', 'sandbox'],
  prompts,
  samplesK: 2,
  present: () => true,
});

const list = (as: PrepareContext = context) => listEngineRuns(as, { ...ListEngineRuns.parse({}), scanId });

test('a scan’s runs are listed by engine with what they planned and recorded', async () => {
  const runs = EngineRunList.parse(await list());
  expect(
    runs.items.map(({ engine, planned, recorded, takeOvers }) => ({ engine, planned, recorded, takeOvers })),
  ).toEqual([
    { engine: 'openai', planned: 4, recorded: 4, takeOvers: 0 },
    { engine: 'sandbox', planned: 4, recorded: 4, takeOvers: 0 },
  ]);
});

test('a second worker that went on with it is counted', async () => {
  const [first] = (await list()).items;
  const runId = first?.id ?? '';
  await context.db.updateTable('engine_run').set({ fence: 3 }).where('id', '=', runId).execute();
  expect(await getEngineRun(context, { runId })).toMatchObject({ id: runId, takeOvers: 2 });
});

test('runs are seen only by those who may see their project', async () => {
  const runId = (await list()).items[0]?.id ?? '';
  const limited = actingWith(context, { projectIds: [] });
  await expect(getEngineRun(limited, { runId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(list(limited)).rejects.toMatchObject({ code: 'not_found' });
  const { context: stranger } = await another();
  await expect(getEngineRun(stranger, { runId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(list(stranger)).rejects.toMatchObject({ code: 'not_found' });
});
