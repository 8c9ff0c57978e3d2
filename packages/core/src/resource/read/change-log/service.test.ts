import { CreateProject, type Project } from '@svc/contract/account/project';
import { AddPrompts } from '@svc/contract/measure/prompt-set';
import { HistoryQuery } from '@svc/contract/read/analytics';
import { ListChanges, LogChange } from '@svc/contract/read/change-log';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { addPrompts, createPromptSet, getPromptSet } from '../../measure/prompt-set/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getHistory } from '../analytics/index.ts';
import { listChanges, logChange } from './service.ts';

const { context, twin } = await testWorkspace();

let project: Project;
let prompts: { id: string; text: string }[];
const day = (ago: number) => new Date(context.now().getTime() - ago * 86_400_000);

const log = (input: object = {}) =>
  logChange(context, { projectId: project.id, ...LogChange.parse({ note: 'A new table.', ...input }) });
const list = (query: object = {}) =>
  listChanges(context, { projectId: project.id, ...ListChanges.parse(query) });

beforeAll(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
  const set = await createPromptSet(context, { projectId: project.id, name: 'Questions' });
  const key = { projectId: project.id, setId: set.id };
  const rows = Array.from({ length: 24 }, (_, index) => ({
    text: `Which ${['saw', 'plane', 'glue', 'vice', 'clamp', 'rasp'][index % 6]} suits joint ${index}?`,
  }));
  await addPrompts(context, { ...AddPrompts.parse({ prompts: rows }), ...key });
  prompts = (await getPromptSet(context, key)).prompts;
  // The first half of the prompts is won between the two scans, the others stay.
  for (const ago of [20, 6])
    await insertScan(context, {
      project,
      engines: ['openai'],
      prompts,
      samplesK: 2,
      at: day(ago),
      present: (prompt) => (prompt < 12 ? ago === 6 : prompt % 2 === 0),
    });
});

test('a change has the measured change of its prompts, and names others that may share in it', async () => {
  const half = prompts.slice(0, 12).map(({ id }) => id);
  const table = await log({ at: day(10).toISOString(), promptIds: half });
  expect(table.effect).toMatchObject({ complete: false, provenance: 'live', breaks: [], others: [] });
  expect(table.effect?.overall?.tracked).toMatchObject({ verdict: 'rise', value: 1, shared: 12 });
  const other = await log({ at: day(9).toISOString(), kind: 'links', note: 'Two guides link to it.' });
  expect(other.effect?.overall?.tracked).toMatchObject({ verdict: 'rise', value: 0.5, shared: 24 });
  const { items } = await list();
  expect(items.map(({ id }) => id)).toEqual([other.id, table.id]);
  expect(items[1]?.effect?.others).toMatchObject([{ id: other.id, kind: 'links' }]);
  expect((await list({ kind: 'links' })).total).toBe(1);
});

test('without a scan on one side nothing is said of an effect', async () => {
  const { effect } = await log({ at: day(40).toISOString(), kind: 'technical' });
  expect(effect).toBeNull();
  expect((await list({ kind: 'technical', days: 35 })).items[0]?.effect).toBeNull();
});

test('every history of its span marks it', async () => {
  const { changes } = await getHistory(
    context,
    HistoryQuery.parse({ projectId: project.id, days: 15, engine: 'gemini' }),
  );
  expect(changes.map(({ kind }) => kind)).toEqual(['content', 'links']);
});

test('refused: a change to come, prompts of nowhere, another workspace', async () => {
  await expect(log({ at: day(-1).toISOString() })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(log({ promptIds: [`prm_${'0'.repeat(32)}`] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(listChanges(twin, { projectId: project.id, ...ListChanges.parse({}) })).rejects.toMatchObject({
    code: 'not_found',
  });
});
