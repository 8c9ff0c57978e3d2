import { CreateProject, type Project } from '@svc/contract/account/project';
import { CheckReading, ListUncheckedReadings, SetReader } from '@svc/contract/read/reader';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { checkReading, getReader, listUncheckedReadings, setReader } from './service.ts';

const { context, owner, another } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Planderly', engines: ['openai'] }));
});

const set = (input: object) => setReader(context, SetReader.parse(input));
const unchecked = (query: object = {}, of = context) =>
  listUncheckedReadings(of, { ...ListUncheckedReadings.parse(query), projectId: project.id });
const check = (detectionId: string, word: object, of = context) =>
  checkReading(of, { ...CheckReading.parse(word), projectId: project.id, detectionId });

const measure = () =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: ['bakeries', 'hospitals', 'shops'].map((topic) => ({ text: `Which planner suits ${topic}?` })),
    samplesK: 2,
    text: (prompt, _, sample) =>
      prompt === 2 ? 'None stands out.' : `Planderly is a good choice, ${sample}.`,
  });

test('rules read at no cost until an engine is chosen, which needs an API and a key of the workspace', async () => {
  expect(await getReader(context)).toMatchObject({ engine: null, price: { low: 0, high: 0 }, failure: null });
  await expect(set({ engine: 'google-ai-overview' })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(set({ engine: 'openai' })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('PUT /v1/provider-keys/openai'),
  });
  expect(await set({ engine: null })).toMatchObject({ engine: null });
});

test('people get one mention of each prompt before the second of any, without what was read in it', async () => {
  await measure();
  const { items, total } = await unchecked();
  expect(total).toBe(4);
  expect(new Set(items.slice(0, 2).map(({ prompt }) => prompt)).size).toBe(2);
  expect(items[0]).toMatchObject({ brand: 'Planderly', matched: ['Planderly'], engine: 'openai' });
  expect(items[0]).not.toHaveProperty('sentiment');
  expect((await unchecked({ limit: 1, offset: 1 })).items).toEqual([items[1]]);
});

test('a word stands, is no longer asked for, and can be given anew', async () => {
  await measure();
  const [first] = (await unchecked()).items;
  const id = first?.id ?? '';
  const given = await check(id, { sentiment: 'positive', strength: 'recommended' });
  expect(given).toMatchObject({ sentiment: 'positive', strength: 'recommended', drawn: true });
  const left = await unchecked();
  expect(left.total).toBe(3);
  expect(left.items.map((one) => one.id)).not.toContain(id);
  expect(await check(id, { sentiment: 'neutral', strength: 'listed' })).toMatchObject({
    sentiment: 'neutral',
    drawn: true,
  });
  expect(await owner`select count(*)::integer as n from reading_check`).toEqual([{ n: 1 }]);
});

test('what is not mentioned cannot be judged, and nobody reaches another workspace', async () => {
  await measure();
  const [first] = (await unchecked()).items;
  const id = first?.id ?? '';
  const elsewhere = id.replace(/[0-9a-f]{4}$/, '0000');
  await expect(check(elsewhere, { sentiment: 'neutral', strength: 'listed' })).rejects.toMatchObject({
    code: 'not_found',
  });
  const { context: stranger } = await another();
  await expect(unchecked({}, stranger)).rejects.toMatchObject({ code: 'not_found' });
  await expect(check(id, { sentiment: 'neutral', strength: 'listed' }, stranger)).rejects.toMatchObject({
    code: 'not_found',
  });
});
