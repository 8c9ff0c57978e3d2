import { CreateProject } from '@svc/contract/account/project';
import {
  Answer,
  AnswerList,
  ListAnswers,
  ListScanAnswers,
  SearchAnswers,
} from '@svc/contract/measure/answer';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { generatePromptSet } from '../prompt-set/index.ts';
import { insertScan } from '../scan/factory.ts';
import { indexWords } from './queries.ts';
import { searchAnswers } from './search.ts';
import { getAnswer, listAnswers, listScanAnswers } from './service.ts';

const { context, environment, owner, another } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
const prompts = [{ text: 'Best boards?' }, { text: 'Cheap boards?' }, { text: 'Boards for nurses?' }];
const scanId = await insertScan(context, {
  project,
  engines: ['openai', 'sandbox'],
  prompts,
  samplesK: 2,
  // The first prompt always, the second on one engine, the third never.
  present: (prompt, engine) => prompt === 0 || (prompt === 1 && engine === 'openai'),
});

const list = (query: object = {}, as: PrepareContext = context) =>
  listAnswers(as, { ...ListAnswers.parse(query), projectId: project.id });

test('every answer is listed once with the prompt that it answers', async () => {
  const answers = AnswerList.parse(await list({ limit: 100 }));
  expect(answers.total).toBe(12);
  expect(new Set(answers.items.map(({ id }) => id)).size).toBe(12);
  expect(new Set(answers.items.map(({ prompt }) => prompt)).size).toBe(3);
});

test('filters narrow list and total alike', async () => {
  expect((await list({ present: 'true' })).total).toBe(6);
  expect((await list({ present: 'false', engine: 'openai' })).total).toBe(2);
  expect((await list({ engine: 'sandbox', limit: 2 })).items).toHaveLength(2);
  expect((await list({ scanId, outcome: 'refused' })).total).toBe(0);
});

test('a scan of another project, or of none, has no answers in this one', async () => {
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  const theirs = await insertScan(context, { project: other, engines: ['openai'], prompts, samplesK: 1 });
  expect(await list({ scanId })).toMatchObject({ total: 12 });
  expect(await list({ scanId: theirs })).toMatchObject({ items: [], total: 0, next: null });
  expect(await list({ scanId: newId('scan') })).toMatchObject({ items: [], total: 0 });
});

test('answers of a time, and those with a competitor, are found', async () => {
  const made = await createProject(
    context,
    CreateProject.parse({ name: 'Timed', competitors: [{ name: 'Rival' }] }),
  );
  const rows = { project: made, engines: ['openai'], prompts, samplesK: 1 };
  const old = await insertScan(context, { ...rows, at: new Date('2026-01-02T03:04:05Z') });
  const now = await insertScan(context, { ...rows, competitorPresent: (_, prompt) => prompt === 1 });
  const found = async (query: object) => {
    const all = await listAnswers(context, { ...ListAnswers.parse(query), projectId: made.id });
    expect(all.total).toBe(all.items.length);
    return all.items.map(({ scanId, prompt }) => [scanId === old ? 'old' : 'now', prompt]);
  };
  const day = { since: '2026-01-02T00:00:00Z', until: '2026-01-03T00:00:00Z' };
  expect((await found(day)).map(([when]) => when)).toEqual(['old', 'old', 'old']);
  expect(await found({ since: day.until })).toHaveLength(3);
  const brandId = made.competitors[0]?.id;
  expect(await found({ brandId, scanId: now })).toEqual([['now', 'Cheap boards?']]);
  expect(await found({ brandId, scanId: old })).toEqual([]);
  // Of the whole project too, by the cells that hold it.
  expect(await found({ brandId })).toEqual([['now', 'Cheap boards?']]);
  expect(await found({ brandId, until: day.until })).toEqual([]);
});

test('a search takes the filters of the list, topic and tag among them', async () => {
  const made = await createProject(context, CreateProject.parse({ name: 'Filtered' }));
  const set = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ topics: ['boards', 'nurses'], count: 6, activate: true }),
    projectId: made.id,
  });
  const asked = set.prompts;
  const [first] = asked;
  await owner`update prompt set tags = '{spring}' where id = ${first?.id ?? ''}`;
  const textsOf = (test: (prompt: (typeof asked)[number]) => boolean) =>
    asked
      .filter(test)
      .map(({ text }) => text)
      .sort();
  await insertScan(context, {
    ...{ project: made, engines: ['openai'], prompts: asked, samplesK: 1 },
    text: (prompt) => `Answer ${prompt} on boards.`,
  });
  const found = async (filter: object) => {
    const listed = await listAnswers(context, { ...ListAnswers.parse(filter), projectId: made.id });
    const searched = await searchAnswers(context, {
      ...SearchAnswers.parse({ query: 'boards', ...filter }),
      projectId: made.id,
    });
    expect(searched.items.map(({ id }) => id)).toEqual(listed.items.map(({ id }) => id));
    expect(searched.total).toBe(listed.total);
    return listed.items.map(({ prompt }) => prompt).sort();
  };
  expect(await found({ topic: 'boards' })).toEqual(textsOf(({ topic }) => topic === 'boards'));
  expect(await found({ tag: 'spring' })).toEqual([first?.text]);
  expect(await found({ intent: first?.intent, topic: 'nurses' })).toEqual(
    textsOf(({ intent, topic }) => intent === first?.intent && topic === 'nurses'),
  );
  expect(await found({ promptId: first?.id })).toEqual([first?.text]);
  expect(await found({ since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' })).toEqual([]);
  // A misspelt word is no figure of zero; a known one without answers is.
  await expect(found({ topic: 'Boards' })).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringMatching(`write “boards”.+${made.id}/prompts`),
    extra: { errors: [{ path: 'topic', allowed: ['boards', 'nurses'] }] },
  });
  const search = SearchAnswers.parse({ query: 'boards', tag: 'autumn' });
  await expect(searchAnswers(context, { ...search, projectId: made.id })).rejects.toMatchObject({
    extra: { errors: [{ path: 'tag', allowed: ['spring'] }] },
  });
  const { id } = await context.db
    .selectFrom('scan')
    .select('id')
    .where('workspaceId', '=', context.workspace.id)
    .where('projectId', '=', made.id)
    .executeTakeFirstOrThrow();
  const ofScan = { ...ListScanAnswers.parse({ intent: 'none such' }), scanId: id };
  await expect(listScanAnswers(context, ofScan)).rejects.toMatchObject({
    extra: { errors: [{ path: 'intent' }] },
  });
  expect(await found({ topic: 'nurses', until: '2026-01-02T00:00:00Z' })).toEqual([]);
});

test('totals that are kept follow what becomes of answers', async () => {
  const made = await createProject(context, CreateProject.parse({ name: 'Counted' }));
  const asked = prompts.map((prompt) => ({ ...prompt, id: newId('prompt') }));
  const [first, second, third] = asked.map(({ id }) => id);
  const scan = await insertScan(context, { project: made, engines: ['openai'], prompts: asked, samplesK: 2 });
  await insertScan(context, { project: made, engines: ['sandbox'], prompts: asked.slice(0, 1), samplesK: 1 });
  const total = async (query: object = {}) =>
    (await listAnswers(context, { ...ListAnswers.parse(query), projectId: made.id })).total;
  expect([await total(), await total({ present: 'true' })]).toEqual([7, 0]);
  expect([await total({ promptId: first }), await total({ promptId: first, engine: 'openai' })]).toEqual([
    3, 2,
  ]);
  await owner`update answer set present = true where scan_id = ${scan} and prompt_index = 0`;
  expect([await total({ present: 'true' }), await total({ present: 'false', engine: 'openai' })]).toEqual([
    2, 4,
  ]);
  await owner`update answer set outcome = 'refused', present = null where scan_id = ${scan} and prompt_index = 1`;
  expect([await total({ outcome: 'refused' }), await total({ outcome: 'answered' })]).toEqual([2, 5]);
  const byPrompt = [
    { promptId: second, outcome: 'refused' },
    { promptId: first, present: 'true' },
  ];
  expect(await Promise.all(byPrompt.map(total))).toEqual([2, 2]);
  await owner`delete from answer where scan_id = ${scan} and prompt_index = 2`;
  expect([await total(), await total({ present: 'false' })]).toEqual([5, 1]);
  expect(await total({ promptId: third })).toBe(0);
});

test('answers of the sandbox are badged as predictions', async () => {
  const { items } = await list({ limit: 100 });
  for (const { engine, provenance } of items)
    expect(provenance).toBe(engine === 'sandbox' ? 'predicted' : 'live');
});

test('one answer opens down to its text, and only to those who may see its project', async () => {
  const [first] = (await list()).items;
  if (!first) throw new Error('there are answers');
  const answer = Answer.parse(await getAnswer(context, { answerId: first.id }));
  expect(answer).toMatchObject({ id: first.id, scanId, prompt: first.prompt, text: '' });
  const limited = actingWith(context, { projectIds: [] });
  await expect(getAnswer(limited, { answerId: first.id })).rejects.toMatchObject({ code: 'not_found' });
  const { context: stranger } = await another();
  await expect(getAnswer(stranger, { answerId: first.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('the answers of one scan are listed, filtered, and hidden from those who may not see the scan', async () => {
  const other = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: [{ text: 'Old boards?' }],
    samplesK: 1,
  });
  const of = (as: PrepareContext, query: object = {}) =>
    listScanAnswers(as, { ...ListScanAnswers.parse(query), scanId });
  const all = AnswerList.parse(await of(context, { limit: 100 }));
  expect(all.total).toBe(12);
  expect(new Set(all.items.map((answer) => answer.scanId))).toEqual(new Set([scanId]));
  expect((await of(context, { present: 'true', engine: 'sandbox' })).total).toBe(2);
  expect((await listScanAnswers(context, { ...ListScanAnswers.parse({}), scanId: other })).total).toBe(1);
  const { context: stranger } = await another();
  for (const reader of [stranger, actingWith(context, { projectIds: [] })])
    await expect(of(reader)).rejects.toMatchObject({ code: 'not_found' });
});

test('a search finds words and phrases, best first, and says where they stand', async () => {
  const texts = [
    'Globex boards are cheap.',
    'Boards, boards, boards: Initech sells boards.',
    'Nothing of the kind.',
  ];
  const other = await createProject(context, CreateProject.parse({ name: 'Search' }));
  const searched = await insertScan(context, {
    project: other,
    engines: ['openai'],
    prompts: texts.map((_, index) => ({ text: `Question ${index}?` })),
    samplesK: 1,
    text: (prompt) => texts[prompt] ?? '',
  });
  const search = (query: string, more: object = {}, projectId = other.id) =>
    searchAnswers(context, { ...SearchAnswers.parse({ query, ...more }), projectId });
  const found = await search('boards');
  expect(found.total).toBe(2);
  expect(found.items[0]?.prompt).toBe('Question 1?');
  const marked = found.items.flatMap(({ excerpt, matches }) =>
    matches.map(({ start, end }) => excerpt.slice(start, end).toLowerCase()),
  );
  expect(new Set(marked)).toEqual(new Set(['boards']));
  expect((await search('"boards are cheap"')).items.map(({ scanId }) => scanId)).toEqual([searched]);
  expect((await search('boards -initech')).total).toBe(1);
  expect((await search('boards', { engine: 'gemini' })).total).toBe(0);
  expect((await search('boards', { limit: 1, offset: 1 })).items[0]?.prompt).toBe('Question 0?');
  expect((await search('boards', {}, project.id)).total).toBe(0);
  const syntax = async () => {
    const queries = [
      '-boards',
      'globex OR initech',
      'boards cheap',
      '"cheap boards"',
      'boards -cheap OR kind',
    ];
    const totals = await Promise.all(queries.map(async (query) => (await search(query)).total));
    return [...totals, (await search('boards', { scanId: searched, offset: 50 })).total];
  };
  expect(await syntax()).toEqual([1, 2, 1, 0, 2, 2]);

  // Indexed and not yet indexed answers are found alike; erased ones are not.
  await indexWords(environment, new AbortController().signal);
  expect((await search('boards')).items).toEqual(found.items);
  expect(await syntax()).toEqual([1, 2, 1, 0, 2, 2]);
  await insertScan(context, {
    project: other,
    engines: ['openai'],
    prompts: [{ text: 'Later?' }],
    samplesK: 1,
    text: () => 'One more about boards.',
  });
  expect((await search('boards')).total).toBe(3);
  expect((await search('boards', { scanId: searched })).total).toBe(2);
  await owner`update answer set text = '' where scan_id = ${searched}`;
  expect((await search('boards')).total).toBe(1);
  expect((await search('globex')).total).toBe(0);
  const { context: stranger } = await another();
  await expect(
    searchAnswers(stranger, { ...SearchAnswers.parse({ query: 'boards' }), projectId: other.id }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('the newest hundred that match come by rank and the rest by time, read from an index or from the newest on', async () => {
  const many = await createProject(context, CreateProject.parse({ name: 'Many' }));
  const asked = Array.from({ length: 130 }, (_, index) => ({ text: `Question ${index}?` }));
  const scan = await insertScan(context, {
    project: many,
    engines: ['openai'],
    prompts: asked,
    samplesK: 1,
    text: (index) => `Wrenches ${index % 65 === 0 ? 'wrenches wrenches rarely' : 'and nails'}.`,
  });
  await owner`update answer set created_at = created_at + make_interval(secs => prompt_index) where scan_id = ${scan}`;
  const search = async (query: string, more: object = {}) => {
    const page = { ...SearchAnswers.parse({ query, limit: 100, ...more }), projectId: many.id };
    const { items, total } = await searchAnswers(context, page);
    return { total, ranks: items.map(({ rank }) => rank), prompts: items.map(({ prompt }) => prompt) };
  };
  const expectAll = async () => {
    const first = await search('wrenches');
    expect([first.total, first.prompts[0], first.prompts.at(-1)]).toEqual([
      130,
      'Question 65?',
      'Question 30?',
    ]);
    const rest = await search('wrenches', { offset: 100 });
    expect([rest.total, rest.prompts[0], rest.prompts.at(-1)]).toEqual([130, 'Question 29?', 'Question 0?']);
    expect(new Set(rest.ranks)).toEqual(new Set([0]));
    expect(await search('rarely')).toMatchObject({ total: 2, prompts: ['Question 65?', 'Question 0?'] });
    expect((await search('wrenches', { engine: 'gemini' })).total).toBe(0);
  };
  await expectAll();
  await indexWords(environment, new AbortController().signal);
  await expectAll();
  expect((await search('wrenches', { present: false })).total).toBe(130);
});
