import { CreateProject } from '@svc/contract/account/project';
import { CreatePromptSet, GeneratePrompts, ImportPrompts } from '@svc/contract/measure/prompt-set';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { generatePromptSet } from './generate.ts';
import { importPrompts, readRows } from './import.ts';
import { createPromptSet } from './service.ts';

const { context, owner } = await testWorkspace();
const description = 'Rota software for cafés and restaurants: shift swaps, time clock, payroll export.';
const create = (name: string) => createProject(context, CreateProject.parse({ name, description }));
const project = await create('Planderly');
const generate = (more: object = {}, projectId = project.id) =>
  generatePromptSet(context, { ...GeneratePrompts.parse({ count: 16, ...more }), projectId });

/** A scan whose answers name other questions, and the page beside them too. */
async function scanOf(projectOf: typeof project) {
  const scanId = await insertScan(context, {
    project: projectOf,
    engines: ['google-ai-overview'],
    surface: 'serp',
    prompts: [{ text: 'Which rota software is easy to learn?' }, { text: 'Who helps with payroll?' }],
    samplesK: 1,
    searches: (at) => ['best rota software restaurants 2026', ...(at === 0 ? ['planderly reviews'] : [])],
  });
  const asked = [
    { kind: 'people_also_ask', text: 'Which rota software do small cafés use?' },
    { kind: 'people_also_ask', text: 'How long is a shift?' },
    { kind: 'related_search', text: 'cheap staff scheduling app uk' },
  ];
  await owner`update answer set page_questions = ${JSON.stringify(asked)}::text::jsonb where scan_id = ${scanId}`;
}

test('four sources are mixed, best first, and each prompt says its own and why', async () => {
  await scanOf(project);
  const named = CreatePromptSet.parse({ name: 'Uploaded' });
  const set = await createPromptSet(context, { ...named, projectId: project.id });
  const content =
    'Top queries,Clicks,Impressions,CTR,Position\nrota software for bakeries,9,900,1%,4\nplanderly login,5,90,1%,1\nbest rota app for students,1,40,1%,8';
  const input = {
    ...ImportPrompts.parse({ format: 'search_console', content }),
    projectId: project.id,
    setId: set.id,
  };
  await importPrompts(context, input, await readRows(context, input));
  const { prompts, notes } = await generate();
  expect(prompts).toHaveLength(16);
  const bySource = Map.groupBy(prompts, ({ source }) => source);
  expect(bySource.get('searched')).toMatchObject([
    { text: 'rota software for bakeries', demand: { impressions: 900, from: 'search_console' } },
    { text: 'best rota app for students', demand: { impressions: 40 } },
  ]);
  expect(bySource.get('search_page')).toMatchObject([
    { text: 'Which rota software do small cafés use?', why: expect.stringContaining('People also ask') },
    { text: 'cheap staff scheduling app uk', intent: 'price', demand: null },
  ]);
  expect(bySource.get('fan_out')).toMatchObject([
    { text: 'best rota software restaurants', why: expect.stringContaining('2 of the project’s questions') },
  ]);
  expect(bySource.get('corpus')).toHaveLength(11);
  expect(prompts.slice(0, 5).map(({ source }) => source)).toEqual([
    'searched',
    'searched',
    'search_page',
    'search_page',
    'fan_out',
  ]);
  expect(notes).toEqual([
    '2 of 16 prompts are what people searched for.',
    '2 of 16 prompts are what search pages ask.',
    '1 of 16 prompts are what engines searched for.',
  ]);
});

test('the caller says which sources; other projects’ answers give none', async () => {
  expect((await generate({ sources: [] })).prompts.every(({ source }) => source === 'corpus')).toBe(true);
  const only = await generate({ sources: ['fan_out'] });
  expect(new Set(only.prompts.map(({ source }) => source))).toEqual(new Set(['fan_out', 'corpus']));
  const other = await create('Rotamill');
  expect((await generate({}, other.id)).prompts.every(({ source }) => source === 'corpus')).toBe(true);
});

test('what was found is added to a set once, and what stands there stays', async () => {
  const own = await create('Shiftly');
  const { id, prompts } = await generate({ count: 8 }, own.id);
  await scanOf(own);
  const added = await generate({ count: 8, addTo: id }, own.id);
  const fresh = added.prompts.filter((one) => !prompts.some((other) => other.id === one.id));
  expect(added.prompts.slice(0, prompts.length).map(({ id }) => id)).toEqual(prompts.map(({ id }) => id));
  expect(fresh).toHaveLength(8);
  expect(
    fresh
      .map(({ source }) => source)
      .filter((source) => source !== 'corpus')
      .sort(),
  ).toEqual(['fan_out', 'search_page', 'search_page']);
  const again = await generate({ count: 8, addTo: id }, own.id);
  const texts = again.prompts.map(({ text }) => text.toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
});
