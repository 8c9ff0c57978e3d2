import { CreateProject, type Project } from '@svc/contract/account/project';
import { DecideSuggestion, ListSuggestions } from '@svc/contract/read/competitor-suggestion';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject, getProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { addCompetitor } from '../competitor/index.ts';
import { discoverCompetitors, discoverIn } from './discover.ts';
import { decideSuggestion, listSuggestions } from './service.ts';

const { context, twin, owner, environment } = await testWorkspace();
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

test('each answer is read once, and what is found is what reading all of them anew finds', async () => {
  const own = await createProject(
    context,
    CreateProject.parse({ name: 'Zeitwerk', competitors: [{ name: 'Rivalish' }] }),
  );
  const found = async () =>
    (
      await listSuggestions(context, { ...ListSuggestions.parse({ limit: 100 }), projectId: own.id })
    ).items.map(({ lastSeenAt: _, ...one }) => one);
  const first = await insertScan(context, {
    project: own,
    engines: ['openai', 'gemini'],
    prompts,
    samplesK: 2,
    text: (prompt, engine, sample) =>
      `Rivalish’s Planner and Velora by Rivalish are known. ${engine} ${sample}: Clockify, Timeular and Everhour.\n\n1. **Hubstaff** – ${prompt}\n2. **Toggl Track**`,
  });
  await discoverIn(context, own.id, going);
  // Texts that were read are not looked at again.
  const texts = await owner`select id, text from answer where scan_id = ${first}`;
  await owner`update answer set text = 'Nothing.' where scan_id = ${first}`;
  await insertScan(context, {
    project: own,
    engines: ['openai'],
    prompts,
    samplesK: 1,
    at: new Date(Date.now() + 60_000),
    text: () => 'Harvest (formerly Oldvest), **Clockify** and Velora are what teams take.',
    cites: () => ['https://www.harvest.example/pricing'],
  });
  await discoverIn(context, own.id, going);
  const step = await found();
  expect(step.find(({ name }) => name === 'Clockify')).toMatchObject({ answers: 10, answersRead: 10 });
  expect(step.map(({ name, aliasOf }) => [name, aliasOf])).toContainEqual(['Velora', own.competitors[0]?.id]);

  for (const { id, text } of texts) await owner`update answer set text = ${text} where id = ${id}`;
  // Another version of the reading; a search that is stopped on its way; two that run at once.
  await owner`update answer_names set version = 0 where project_id = ${own.id}`;
  await discoverIn(context, own.id, AbortSignal.timeout(5));
  await Promise.all([discoverIn(context, own.id, going), discoverIn(context, own.id, going)]);
  const whole = await found();
  expect(
    await owner`select distinct version = 0 as old from answer_names where project_id = ${own.id}`,
  ).toEqual([{ old: false }]);
  expect(step.map(({ example: _, ...one }) => one)).toEqual(whole.map(({ example: _, ...one }) => one));
  // A brand that is tracked from now on changes what the kept names say.
  const { id: planner } = await addCompetitor(context, {
    projectId: own.id,
    name: 'Toggl',
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
  await discoverIn(context, own.id, going);
  expect((await found()).find(({ name }) => name === 'Toggl Track')).toMatchObject({ aliasOf: planner });
});

test('two searches of one project do not run at once: the second comes again a little later', async () => {
  const key = { workspaceId: context.workspace.id, projectId: project.id };
  // The first one cannot end before the second has come.
  const { both } = await owner.begin(async (held) => {
    await held`lock table competitor_suggestion`;
    const both = [1, 2].map(() => discoverCompetitors(environment, key, going));
    expect(await Promise.race(both)).toBe('later');
    return { both };
  });
  expect((await Promise.all(both)).filter((one) => one === 'later')).toHaveLength(1);
  const waiting = await owner`
    select run_at > now() as later from graphile_worker.jobs where key = ${`discover:${project.id}`}`;
  expect(waiting).toEqual([{ later: true }]);
  expect(await discoverCompetitors(environment, key, going)).toMatchObject({ answers: expect.any(Number) });
});
