import { CreateApprovalGate } from '@svc/contract/account/approval';
import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  AddPrompt,
  AddPrompts,
  GeneratePrompts,
  ListPromptSets,
  ListPrompts,
} from '@svc/contract/measure/prompt-set';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createApprovalGate } from '../../account/approval/index.ts';
import { createProject } from '../../account/project/index.ts';
import { generatePromptSet } from './generate.ts';
import { addPrompt, addPrompts, listPrompts, removePrompt } from './prompt.ts';
import {
  activatePromptSet,
  duplicatePromptSet,
  getPromptSet,
  listPromptSets,
  lockPromptSet,
} from './service.ts';

const { context, another } = await testWorkspace();
let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', brand: { name: 'Acme', aliases: ['Acme Boards'] } }),
  );
});

const generate = (body: object = {}) =>
  generatePromptSet(context, {
    ...GeneratePrompts.parse({ topics: ['kanban boards', 'time tracking'], count: 12, ...body }),
    projectId: project.id,
  });
const inSet = (setId: string) => ({ projectId: project.id, setId });
const add = (setId: string, text: string, more: object = {}) =>
  addPrompt(context, { ...AddPrompt.parse({ text, ...more }), ...inSet(setId) });

test('generates a draft on the given topics, the same for the same seed', async () => {
  const set = await generate({ name: 'First' });
  expect(set).toMatchObject({
    name: 'First',
    state: 'draft',
    active: false,
    promptCount: 12,
    locale: { country: null, language: 'en' },
  });
  const texts = set.prompts.map(({ text }) => text);
  expect(new Set(texts).size).toBe(12);
  expect(texts.some((text) => text.includes('kanban board'))).toBe(true);
  expect(texts.some((text) => text.includes('time tracking'))).toBe(true);
  for (const { text, topic } of set.prompts) {
    expect(['kanban boards', 'time tracking']).toContain(topic);
    expect(text.toLowerCase()).toContain(topic === 'time tracking' ? topic : 'kanban board');
  }
  expect((await generate()).prompts.map(({ text }) => text)).toEqual(texts);
});

test('takes topics from the description and the stored pages, and says what to give when nothing is known', async () => {
  const ask = () =>
    generatePromptSet(context, { ...GeneratePrompts.parse({ count: 6 }), projectId: project.id });
  await expect(ask()).rejects.toMatchObject({
    code: 'validation_failed',
    extra: { errors: [{ path: 'topics' }] },
  });
  await context.db
    .insertInto('page')
    .values({
      workspaceId: context.workspace.id,
      projectId: project.id,
      url: 'https://acme.test/',
      title: 'Route planning software for couriers | Acme',
      text: 'Plan delivery routes in minutes.\nOur route planning software knows every street.\nCouriers drive less with route planning.',
    })
    .execute();
  expect(JSON.stringify((await ask()).prompts)).toContain('route planning');
});

test('one set a locale is active: the one before is archived, or stays locked', async () => {
  const first = await generate({ activate: true });
  expect(first).toMatchObject({ state: 'active', active: true });
  const german = await generate({ activate: true, locale: { language: 'de' } });
  const second = await generate();
  await generatePromptSet(context, {
    ...GeneratePrompts.parse({ promptSetId: second.id, activate: true }),
    projectId: project.id,
  });
  expect(await getPromptSet(context, inSet(first.id))).toMatchObject({ state: 'archived', active: false });
  expect(await getPromptSet(context, inSet(german.id))).toMatchObject({ active: true });
  await lockPromptSet(context, inSet(second.id));
  await activatePromptSet(context, inSet(first.id));
  expect(await getPromptSet(context, inSet(second.id))).toMatchObject({ state: 'locked', active: false });
  const { items, total } = await listPromptSets(context, {
    ...ListPromptSets.parse({ state: 'locked' }),
    projectId: project.id,
  });
  expect({ ids: items.map(({ id }) => id), total }).toEqual({ ids: [second.id], total: 1 });
});

test('generating does not get round the approval that activating waits for', async () => {
  const { context } = await another();
  const { id: projectId } = await createProject(context, CreateProject.parse({ name: 'Acme' }));
  await createApprovalGate(context, CreateApprovalGate.parse({ operation: 'activate_prompt_set' }));
  const generate = (more: object) =>
    generatePromptSet(context, {
      ...GeneratePrompts.parse({ topics: ['roster planning'], ...more }),
      projectId,
    });
  const { id: promptSetId } = await generate({});
  await expect(generate({ activate: true })).rejects.toMatchObject({ code: 'conflict' });
  await expect(generate({ activate: true, promptSetId })).rejects.toMatchObject({ code: 'conflict' });
});

test('a topic that names the brand is told, since nothing is asked about it', async () => {
  const { notes } = await generate({ topics: ['Acme pricing', 'roster planning'], count: 6 });
  expect(notes.join()).toContain('“Acme pricing” names the brand');
});

test('activations at the same time leave one active set', async () => {
  const sets = [await generate(), await generate(), await generate()];
  await Promise.all(sets.map(({ id }) => activatePromptSet(context, inSet(id))));
  const { items } = await listPromptSets(context, { ...ListPromptSets.parse({}), projectId: project.id });
  expect(items.filter(({ active }) => active)).toHaveLength(1);
});

test('a locked set refuses edits and is duplicated into a draft', async () => {
  const set = await generate();
  await lockPromptSet(context, inSet(set.id));
  await expect(add(set.id, 'One more?')).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('/duplicate'),
  });
  await expect(
    removePrompt(context, { projectId: project.id, promptId: set.prompts[0]?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'conflict' });
  const copy = await duplicatePromptSet(context, inSet(set.id));
  expect(copy).toMatchObject({ state: 'draft', active: false, promptCount: 12 });
  expect(copy.prompts.map(({ text, topic }) => [text, topic])).toEqual(
    set.prompts.map(({ text, topic }) => [text, topic]),
  );
});

test('adds a prompt once and tells intent and brand from its wording', async () => {
  const set = await generate();
  const prompt = await add(set.id, '  Is  Acme Boards better than Trello? ', {
    tags: ['rivals'],
    topic: 'rivals',
  });
  expect(prompt).toMatchObject({
    text: 'Is Acme Boards better than Trello?',
    branded: true,
    intent: 'comparison',
    tags: ['rivals'],
    topic: 'rivals',
  });
  await expect(add(set.id, 'Is Acme Boards better than Trello?')).rejects.toMatchObject({ code: 'conflict' });
  expect(await add(set.id, 'Which boards do nurses use?', { intent: 'local' })).toMatchObject({
    intent: 'local',
    topic: null,
  });
  const after = await getPromptSet(context, inSet(set.id));
  expect(after.prompts.at(-2)?.id).toBe(prompt.id);
  expect(after.updatedAt > set.updatedAt).toBe(true);
});

test('bulk rows are answered one by one', async () => {
  const set = await generate();
  const prompts = [
    { text: 'What is a kanban board for?' },
    { text: ' ' },
    { text: 'What is a kanban  board for?' },
    { text: 'Cheap boards?', intent: 'nonsense' },
    { text: 'x'.repeat(2_001) },
  ];
  const answer = await addPrompts(context, { ...AddPrompts.parse({ prompts }), ...inSet(set.id) });
  expect(answer).toMatchObject({ added: 1, duplicates: 1, rejected: 3 });
  expect(answer.rows.map(({ status }) => status)).toEqual([
    'added',
    'rejected',
    'duplicate',
    'rejected',
    'rejected',
  ]);
  expect(answer.rows[2]?.promptId).toBe(answer.rows[0]?.promptId);
  const entry = await context.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'prompt.added_bulk')
    .where('resourceId', '=', set.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry.detail)).toEqual({ promptIds: [answer.rows[0]?.promptId] });
});

test('lists prompts by set, tag, intent and text, without removed ones', async () => {
  const set = await generate();
  const other = await generate({ seed: 2 });
  const prompt = await add(set.id, 'Boards at 100% load_test?', { tags: ['load'], intent: 'problem' });
  const list = async (query: object) =>
    (await listPrompts(context, { ...ListPrompts.parse(query), projectId: project.id })).items.map(
      ({ id }) => id,
    );
  expect((await list({ limit: 100 })).length).toBe(25);
  expect((await list({ promptSetId: other.id, limit: 100 })).length).toBe(12);
  expect(await list({ tag: 'load' })).toEqual([prompt.id]);
  expect(await list({ intent: 'problem', search: '100% load_t' })).toEqual([prompt.id]);
  expect(await list({ search: '100_ load' })).toEqual([]);
  await removePrompt(context, { projectId: project.id, promptId: prompt.id });
  expect(await list({ tag: 'load' })).toEqual([]);
  await expect(removePrompt(context, { projectId: project.id, promptId: prompt.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('another workspace, another project and a key without the project see nothing', async () => {
  const set = await generate();
  const stranger = await another();
  await expect(getPromptSet(stranger.context, inSet(set.id))).rejects.toMatchObject({ code: 'not_found' });
  const limited = actingWith(context, { projectIds: [] });
  await expect(getPromptSet(limited, inSet(set.id))).rejects.toMatchObject({ code: 'not_found' });
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  await expect(getPromptSet(context, { projectId: other.id, setId: set.id })).rejects.toMatchObject({
    code: 'not_found',
  });
});
