import { CreateProject } from '@svc/contract/account/project';
import {
  CreatePromptTemplate,
  ExpandPromptTemplate,
  ListPromptTemplates,
} from '@svc/contract/measure/prompt-template';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { createPromptTemplate, expandPromptTemplate, listPromptTemplates } from './service.ts';

const { context, another } = await testWorkspace();

const create = (input: object) =>
  createPromptTemplate(
    context,
    CreatePromptTemplate.parse({ name: 'Mine', text: 'Which {topic} suits {audience}?', ...input }),
  );
const expand = (templateId: string, input: object = {}) =>
  expandPromptTemplate(context, { ...ExpandPromptTemplate.parse(input), templateId });
const list = (query: object = {}, as: PrepareContext = context) =>
  listPromptTemplates(as, ListPromptTemplates.parse(query));

test('every combination of allowed and given values becomes a prompt', async () => {
  const { id, intent } = await create({
    variables: [{ name: 'audience', values: ['lawyers', 'nurses'] }],
  });
  expect(intent).toBe('best_of');
  const { total, prompts, notes } = await expand(id, { bindings: { topic: ['desk', 'lamp'] }, most: 3 });
  expect(total).toBe(4);
  expect(prompts.map(({ text }) => text)).toEqual([
    'Which desk suits lawyers?',
    'Which desk suits nurses?',
    'Which lamp suits lawyers?',
  ]);
  expect(prompts[0]).toMatchObject({ topic: 'desk', branded: null });
  expect(notes).toEqual(['3 of 4 combinations; raise “most” for more.']);
});

test('what does not fit the template is refused where it stands', async () => {
  await expect(create({ variables: [{ name: 'place' }] })).rejects.toMatchObject({
    extra: { errors: [{ path: 'variables[0].name', allowed: ['topic', 'audience'] }] },
  });
  const { id } = await create({ variables: [{ name: 'audience', values: ['lawyers'] }] });
  for (const [bindings, path] of [
    [{}, 'bindings.topic'],
    [{ topic: ['desk'], audience: ['cats'] }, 'bindings.audience'],
    [{ topic: ['desk'], place: ['Rome'] }, 'bindings.place'],
  ] as const)
    await expect(expand(id, { bindings })).rejects.toMatchObject({ extra: { errors: [{ path }] } });
  // A name that every object has is no value.
  const builder = await create({ text: 'Which {constructor} is good?' });
  await expect(expand(builder.id)).rejects.toMatchObject({
    extra: { errors: [{ path: 'bindings.constructor' }] },
  });
});

test('built-in templates are listed behind own ones, and a project fills brand and competitors', async () => {
  const [first] = (await list({ search: 'alternatives to {competitor}', language: 'en' })).items;
  expect(first).toMatchObject({ source: 'built_in', variables: [{ name: 'competitor', values: [] }] });
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', competitors: [{ name: 'Globex' }, { name: 'Initech' }] }),
  );
  const { prompts } = await expand(first?.id ?? '', { projectId: project.id });
  expect(prompts.map(({ text, branded }) => [text, branded])).toEqual([
    ['What are the best alternatives to Globex?', false],
    ['What are the best alternatives to Initech?', false],
  ]);
  const everything = await list({ limit: 100 });
  expect(everything.items.map(({ source }) => source).lastIndexOf('own')).toBeLessThan(
    everything.items.findIndex(({ source }) => source === 'built_in'),
  );
  expect(everything.total).toBeGreaterThan(200);
});

test('another workspace sees the built-in ones alone', async () => {
  const { id } = await create({});
  const stranger = await another();
  expect((await list({ source: 'own' }, stranger.context)).total).toBe(0);
  await expect(
    expandPromptTemplate(stranger.context, { ...ExpandPromptTemplate.parse({}), templateId: id }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
