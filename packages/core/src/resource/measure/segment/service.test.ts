import { CreateProject } from '@svc/contract/account/project';
import { ListSegments } from '@svc/contract/measure/segment';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { previewSegment } from './service.ts';
import { createSegment, deleteSegment, listSegments, updateSegment } from './verbs.ts';

const { context, twin } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));

const create = (rules: object, name = 'Buying') =>
  createSegment(context, { projectId: project.id, name, description: null, rules });

test('new rules raise the version, a new name does not, and a deleted one is gone', async () => {
  const { id, version } = await create({ intents: ['best_of'] });
  expect(version).toBe(1);
  const key = { projectId: project.id, segmentId: id };
  expect(await updateSegment(context, { ...key, name: 'Bought' })).toMatchObject({
    name: 'Bought',
    version: 1,
  });
  const changed = await updateSegment(context, { ...key, rules: { intents: ['price'] } });
  expect(changed).toMatchObject({ name: 'Bought', version: 2, rules: { intents: ['price'] } });
  await deleteSegment(context, key);
  await expect(updateSegment(context, { ...key, name: 'x' })).rejects.toMatchObject({ code: 'not_found' });
});

test('lists a project’s own, by name too, and shows none to others', async () => {
  await create({}, 'B');
  await create({}, 'A');
  const { items } = await listSegments(context, {
    ...ListSegments.parse({ sort: 'name' }),
    projectId: project.id,
  });
  expect(items.map(({ name }) => name)).toEqual(['A', 'B']);
  const asTwin = listSegments(twin, { ...ListSegments.parse({}), projectId: project.id });
  await expect(asTwin).rejects.toMatchObject({ code: 'not_found' });
});

test('a preview says what rules pick in the newest scan, and what exists when they pick nothing', async () => {
  const preview = (rules: object) => previewSegment(context, { projectId: project.id, rules });
  expect(await preview({})).toMatchObject({
    scanId: null,
    presence: null,
    note: expect.stringContaining('scan'),
  });
  const prompts = Array.from({ length: 20 }, (_, index) => ({
    text: `Which ${index % 2 ? 'saw' : 'plane'} number ${index}?`,
    intent: index < 8 ? 'best_of' : 'price',
  }));
  await insertScan(context, {
    project,
    engines: ['openai', 'gemini'],
    prompts,
    samplesK: 2,
    present: (prompt, engine) => prompt < 8 && engine === 'openai',
  });
  expect(await preview({ intents: ['best_of'], engines: ['openai'] })).toMatchObject({
    prompts: 8,
    engines: ['openai'],
    answers: 16,
    presence: { value: 1, n: 8, label: 'indicative' },
    note: null,
  });
  expect(await preview({ contains: 'SAW' })).toMatchObject({ prompts: 10, answers: 40 });
  expect(await preview({ intents: ['local'] })).toMatchObject({
    prompts: 0,
    presence: null,
    note: expect.stringContaining('intents best_of, price'),
  });
});
