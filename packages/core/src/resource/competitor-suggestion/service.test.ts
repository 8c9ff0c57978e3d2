import { DecideSuggestion, ListSuggestions } from '@svc/contract/competitor-suggestion';
import { CreateProject, type Project } from '@svc/contract/project';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { addCompetitor } from '../competitor/index.ts';
import { createProject, getProject } from '../project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { discoverIn } from './discover.ts';
import { decideSuggestion, listSuggestions } from './service.ts';

const { context, twin, owner } = await testWorkspace();
const prompts = [{ text: 'Best time trackers?' }, { text: 'Cheap time trackers?' }];
const going = new AbortController().signal;

let project: Project;
beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
  );
  const texts = [
    '1. **Tenonly** – fine\n2. **Clockify** – free\n3. **Toggl Track** – easy\n\nRivalish Pro costs more than Clockify.',
    'People like Clockify, Rivalish and Timeular. Harvest Moon is a game.',
  ];
  await insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 2,
    text: (prompt) => texts[prompt] ?? '',
  });
  await discoverIn(context, project.id, going);
});

const list = (query: object = {}) =>
  listSuggestions(context, { ...ListSuggestions.parse(query), projectId: project.id });
const decide = async (name: string, decision: object) => {
  const items = [...(await list({ state: 'open' })).items, ...(await list({ state: 'rejected' })).items];
  const suggestionId = items.find((one) => one.name === name)?.id ?? '';
  return decideSuggestion(context, {
    ...DecideSuggestion.parse(decision),
    projectId: project.id,
    suggestionId,
  });
};
const events = () => owner<{ data: { found: number; suggestions: { name: string }[] } }[]>`
  select data from event where type = 'competitor.discovered' and project_id = ${project.id} order by sequence`;

test('ranks what answers name, copies once, and tells of it once', async () => {
  const { items } = await list({ kind: 'competitor' });
  expect(items[0]).toMatchObject({ name: 'Clockify', answers: 2, answersRead: 2, prompts: 2, state: 'open' });
  expect(items[0]?.example.text).toContain('Clockify');
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Toggl Track', 'Timeular']));
  expect(items.map(({ name }) => name)).not.toContain('Rivalish');
  const [line] = (await list({ kind: 'alias' })).items;
  expect(line).toMatchObject({ name: 'Rivalish Pro', aliasOf: project.competitors[0]?.id });
  await discoverIn(context, project.id, going);
  expect(await events()).toMatchObject([{ data: { found: items.length } }]);
  expect((await list({ kind: 'competitor' })).items[0]?.id).toBe(items[0]?.id);
});

test('accepting adds the brand and has stored answers read again; a product line becomes an alias', async () => {
  const accepted = await decide('Clockify', { decision: 'accept' });
  const after = await getProject(context, { projectId: project.id });
  expect(after.competitors.find(({ id }) => id === accepted.brandId)).toMatchObject({ name: 'Clockify' });
  const jobs = await owner`select key from graphile_worker.jobs where key = ${`reread:${project.id}`}`;
  expect(jobs).toHaveLength(1);
  await expect(
    decideSuggestion(context, {
      ...DecideSuggestion.parse({ decision: 'reject' }),
      projectId: project.id,
      suggestionId: accepted.id,
    }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const alias = await decide('Rivalish Pro', { decision: 'alias' });
  expect(alias).toMatchObject({ state: 'alias', brandId: project.competitors[0]?.id });
  const { competitors } = await getProject(context, { projectId: project.id });
  expect(competitors.find(({ id }) => id === alias.brandId)?.aliases).toContain('Rivalish Pro');
});

test('a rejection is remembered when the answers are read again, and can be taken back', async () => {
  await decide('Timeular', { decision: 'reject' });
  await discoverIn(context, project.id, going);
  expect((await list()).items.map(({ name }) => name)).not.toContain('Timeular');
  expect((await list({ state: 'rejected' })).items).toMatchObject([
    { name: 'Timeular', decidedBy: context.actor.id },
  ]);
  const own = await decide('Timeular', { decision: 'alias', brandId: project.brand.id });
  expect(own.brandId).toBe(project.brand.id);
  expect((await getProject(context, { projectId: project.id })).brand.aliases).toContain('Timeular');
});

test('an alias needs a brand; others see nothing; a name added by hand is no suggestion any more', async () => {
  await expect(decide('Toggl Track', { decision: 'alias' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(
    listSuggestions(twin, { ...ListSuggestions.parse({}), projectId: project.id }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await addCompetitor(context, {
    projectId: project.id,
    name: 'Toggl Track',
    aliases: [],
    domains: [],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto',
    languages: [],
    relation: 'direct',
    note: null,
    backfill: false,
  });
  await discoverIn(context, project.id, going);
  expect((await list()).items.map(({ name }) => name)).not.toContain('Toggl Track');
});
