import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  AddPrompt,
  CreatePromptSet,
  ImportPrompts,
  ListPrompts,
  type Prompt,
  SuggestVariants,
} from '@svc/contract/measure/prompt-set';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { auditPromptSet } from './audit.ts';
import { classifyPrompts, getPrompt, tagPrompts, updatePrompt } from './edit.ts';
import { importPrompts, readRows } from './import.ts';
import { addPrompt, listPrompts, removePrompt } from './prompt.ts';
import { activatePromptSet, createPromptSet, getPromptSet, lockPromptSet } from './service.ts';
import { suggestPromptVariants } from './variant.ts';
import { deletePromptSet, diffPromptSetVersions, updatePromptSet } from './version.ts';

const { context, owner } = await testWorkspace();
let project: Project;
let setId: string;
const set = () => ({ projectId: project.id, setId });
beforeEach(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Acme', brand: { name: 'Acme' } }));
  const input = { ...CreatePromptSet.parse({ name: 'Own' }), projectId: project.id };
  ({ id: setId } = await createPromptSet(context, input));
});

const bringRows = async (body: object) => {
  const input = { ...ImportPrompts.parse(body), ...set() };
  return importPrompts(context, input, await readRows(context, input));
};
const add = (text: string, more: object = {}) =>
  addPrompt(context, { ...AddPrompt.parse({ text, ...more }), ...set() });
const bring = (content: string, more: object = {}) => bringRows({ format: 'csv', content, ...more });
const questions = [
  'Which time tracker suits lawyers?',
  'How do nurses plan their shifts?',
  'What does payroll software cost?',
  'Compare invoicing tools for freelancers.',
  'Our warehouse loses parcels. Who can help?',
  'Best booking system for dentists',
  'Where do I rent a kayak in Hamburg?',
];

test('versions tell what changed, and which scans stay comparable', async () => {
  const prompts: Prompt[] = [];
  for (const text of questions) prompts.push(await add(text));
  const asked = (ids: number[]) =>
    insertScan(context, {
      project,
      engines: ['openai'],
      prompts: prompts.filter((_, index) => ids.includes(index)),
      samplesK: 1,
      drawnFrom: setId,
    });
  const whole = await asked([0, 1, 2, 3, 4, 5, 6]);
  const few = await asked([0, 6]);
  await removePrompt(context, { projectId: project.id, promptId: prompts[6]?.id ?? '' });
  const stood = await getPromptSet(context, { ...set(), version: 8 });
  expect(stood).toMatchObject({ version: 8, promptCount: 7 });
  expect(stood.prompts.map(({ text }) => text)).toEqual(questions);
  await expect(getPromptSet(context, { ...set(), version: 10 })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const diff = await diffPromptSetVersions(context, set());
  expect(diff).toMatchObject({ from: 8, to: 9, added: [], unchanged: 6, becomeIncomparable: [few] });
  expect(diff.removed).toEqual([{ promptId: prompts[6]?.id, text: questions[6] }]);
  const points = new Map(diff.trend.map((point) => [point.scanId, point]));
  expect(points.get(whole)).toMatchObject({
    prompts: 7,
    sharedWithTo: 6,
    comparableWithFrom: 'all',
    comparableWithTo: 'part',
  });
  expect(points.get(few)).toMatchObject({ comparableWithFrom: 'all', comparableWithTo: 'none' });
  const first = await diffPromptSetVersions(context, { ...set(), from: 1, to: 3 });
  expect(first.added.map(({ text }) => text)).toEqual(questions.slice(0, 2));
  await expect(diffPromptSetVersions(context, { ...set(), to: 10 })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('searches of connected services are offered with intent and volume, those that ask the same joined', async () => {
  const bringSearches = (more: object = {}) => bringRows({ format: 'searches', ...more });
  await expect(bringSearches()).rejects.toMatchObject({ code: 'conflict' });
  const today = new Date().toISOString().slice(0, 10);
  const id = `itg_${project.id.slice(4)}`;
  const { id: workspaceId } = context.workspace;
  await owner`insert into integration (workspace_id, id, kind, project_id, state, created_by)
    values (${workspaceId}, ${id}, 'search_console', ${project.id}, 'connected', 'test')`;
  const searches: [string, string, number][] = [
    [today, 'best time tracker for lawyers', 300],
    [today, 'the best time trackers for lawyers', 100],
    [today, 'how to plan shifts', 50],
    [today, 'acme login page', 900],
    ['2020-01-01', 'too long ago', 5_000],
  ];
  for (const [day, query, impressions] of searches)
    await owner`insert into search_query values (${workspaceId}, ${id}, ${day}, ${query}, 1, ${impressions})`;
  const offered = await bringSearches({ dryRun: true });
  expect(offered).toMatchObject({ added: 2, duplicates: 1, rejected: 1 });
  expect(offered.rows.slice(0, 2)).toMatchObject([
    { text: 'best time tracker for lawyers', intent: 'best_of', impressions: 400, promptId: null },
    { text: 'how to plan shifts', impressions: 50 },
  ]);
  expect(await bringSearches({ most: 1 })).toMatchObject({ added: 1 });
  expect(() => ImportPrompts.parse({ format: 'searches', content: 'a b' })).toThrow('nothing for the format');
});

test('a wording changes in a draft that nobody has asked, and the old one stays with its version', async () => {
  const prompt = await add('Which boards do teams like?', { intent: 'problem' });
  const key = { projectId: project.id, promptId: prompt.id };
  const changed = await updatePrompt(context, { ...key, text: 'What do Acme boards cost?' });
  expect(changed).toMatchObject({ id: prompt.id, branded: true, intent: 'problem', stage: 'decision' });
  expect(await updatePrompt(context, { ...key, intent: null })).toMatchObject({
    intent: 'price',
    setByHand: [],
  });
  // Clients that read the set before have to read it again: its version follows from its last change.
  const before = await getPromptSet(context, set());
  const later = { ...context, now: () => new Date(context.now().getTime() + 60_000) };
  await updatePrompt(later, { ...key, tags: ['boards'] });
  const after = await getPromptSet(context, set());
  expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  const diff = await diffPromptSetVersions(context, set());
  expect([diff.removed[0]?.text, diff.added[0]?.text]).toEqual([prompt.text, changed.text]);
  expect((await getPromptSet(context, set())).prompts).toHaveLength(1);
  await add('Which boards do nurses like?');
  await expect(updatePrompt(context, { ...key, text: 'Which boards do nurses like?' })).rejects.toMatchObject(
    { code: 'conflict' },
  );
  await insertScan(context, { project, engines: ['openai'], prompts: [changed], samplesK: 1 });
  await expect(updatePrompt(context, { ...key, text: 'Another?' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect((await getPrompt(context, key)).scores).toMatchObject([{ engine: 'openai', provenance: 'live' }]);
});

test('of a locked set only what is no wording changes, and it is not deleted', async () => {
  const prompt = await add('Which boards do teams like?');
  await activatePromptSet(context, set());
  await lockPromptSet(context, set());
  const key = { projectId: project.id, promptId: prompt.id };
  await expect(updatePrompt(context, { ...key, topic: 'boards' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await updatePrompt(context, { ...key, stage: 'decision' })).toMatchObject({
    stage: 'decision',
    setByHand: ['stage'],
  });
  expect(await updatePromptSet(context, { ...set(), name: 'Kept', engines: ['openai'] })).toMatchObject({
    name: 'Kept',
    engines: ['openai'],
    version: 2,
  });
  await expect(deletePromptSet(context, set())).rejects.toMatchObject({ code: 'conflict' });
});

test('a draft that was asked stays, another goes with its prompts', async () => {
  const prompt = await add('Which boards do teams like?');
  const scan = { project, engines: ['openai'], prompts: [prompt], samplesK: 1, drawnFrom: setId };
  await insertScan(context, scan);
  await expect(deletePromptSet(context, set())).rejects.toMatchObject({ code: 'conflict' });
  const { id } = await createPromptSet(context, {
    ...CreatePromptSet.parse({ name: 'Other' }),
    projectId: project.id,
  });
  await deletePromptSet(context, { ...set(), setId: id });
  await expect(getPromptSet(context, { ...set(), setId: id })).rejects.toMatchObject({ code: 'not_found' });
});

test('prompts are found by their newest score on an engine', async () => {
  const strong = await add('Which boards do teams like?');
  const weak = await add('Who sells cheap boards?');
  const unasked = await add('Nobody asked this yet, did they?');
  const found = async (query: object) => {
    const { items } = await listPrompts(context, { ...ListPrompts.parse(query), projectId: project.id });
    return items.map(({ id }) => id);
  };
  const scan = { project, engines: ['openai'], prompts: [strong, weak], samplesK: 10 };
  // An earlier scan with the opposite result: the newest one counts.
  await insertScan(context, { ...scan, at: new Date('2026-01-02'), present: (prompt) => prompt === 1 });
  await insertScan(context, { ...scan, present: (prompt) => prompt === 0 });
  const engine = 'openai';
  expect(new Set(await found({ engine }))).toEqual(new Set([strong.id, weak.id]));
  expect(await found({ engine, minPresence: 0.5 })).toEqual([strong.id]);
  expect(await found({ engine, maxPresence: 0.5 })).toEqual([weak.id]);
  expect(await found({ engine, minHalfWidth: 0.6 })).toEqual([]);
  expect(await found({ engine, maxHalfWidth: 0.6 })).toHaveLength(2);
  expect(await found({ engine: 'gemini' })).toEqual([]);
  expect(await found({})).toContain(unasked.id);
  await expect(found({ minPresence: 0.5 })).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a CSV brings what is new; near-duplicates and bad rows are named', async () => {
  const known = await add('What is the best time tracker for small law firms?');
  const content =
    'Question;Intent;Tags\r\nWhich payroll tool do bakers use?;best_of;bakers|pay\r\nwhat is best time tracker for a small law firms;;\r\n;;\r\nCheap tills?;nonsense;\r\nIs Acme good?;;';
  const rehearsal = await bring(content, { dryRun: true });
  expect(rehearsal).toMatchObject({ dryRun: true, added: 2, duplicates: 1, rejected: 2 });
  expect((await getPromptSet(context, set())).promptCount).toBe(1);
  const answer = await bring(content, { branded: 'reject' });
  expect(answer).toMatchObject({ added: 1, duplicates: 1, rejected: 3 });
  expect(answer.rows.find(({ status }) => status === 'duplicate')).toMatchObject({
    row: 2,
    promptId: known.id,
  });
  const { prompts, version } = await getPromptSet(context, set());
  expect(prompts[1]).toMatchObject({ text: 'Which payroll tool do bakers use?', tags: ['bakers', 'pay'] });
  expect(version).toBe(3);
});

test('lists of lines, JSON and search consoles are read; what is none is refused', async () => {
  expect(await bring('Who sells tents, and where?\nWhat is a tarp for?')).toMatchObject({ added: 2 });
  const json = JSON.stringify([
    'Which stove boils fastest?',
    { text: 'Who repairs tents?', topic: 'repair' },
  ]);
  expect(await bring(json, { format: 'json' })).toMatchObject({ added: 2 });
  const console =
    'Top queries,Clicks,Impressions,CTR,Position\nacme tents,90,"9,000",1%,1\nrain jacket care,5,100,5%,7\nultralight sleeping bag,9,"2,400",3%,4\nstove,1,50,2%,9';
  const found = await bring(console, { format: 'search_console', most: 1 });
  expect(found).toMatchObject({ added: 1, rejected: 3 });
  expect(found.rows.find(({ status }) => status === 'added')?.text).toBe('ultralight sleeping bag');
  const mixed = [
    'Which pump is light?',
    5,
    'Welcher Kocher passt fÃ¼r CafÃ©s?',
    'Which \uFFFD is best?',
    'a\u0000b',
  ];
  const { rows } = await bring(JSON.stringify(mixed), { format: 'json' });
  expect(rows.map(({ row, status }) => [row, status])).toEqual([
    [2, 'rejected'],
    [3, 'rejected'],
    [4, 'rejected'],
    [5, 'rejected'],
    [1, 'added'],
  ]);
  expect(rows[1]?.reason).toContain('UTF-8');
  for (const [format, content] of [
    ['json', '{"a": 1}'],
    ['json', 'no json'],
    ['csv', 'text\n'],
  ])
    await expect(bring(content ?? '', { format })).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a set stays within its size, and a file within what is read at once', async () => {
  const words = ['tent', 'stove', 'boat', 'lamp', 'knife', 'shoe', 'bag', 'map', 'rope', 'cup'];
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const digits = [...String(index).padStart(5, '0')].map(
      (digit, place) => `${words[Number(digit)]}${place}`,
    );
    return `Who sells ${digits.join(' ')}?`;
  });
  const answer = await bring(rows.join('\n'));
  expect(answer.added).toBe(1_000);
  expect((await getPromptSet(context, set())).promptCount).toBe(1_000);
  await expect(bring([...rows, 'One more?'].join('\n'))).rejects.toMatchObject({ code: 'validation_failed' });
});

test('an audit names what bends the answer, and how far wordings differed', async () => {
  const group = { paraphraseGroup: 'boards' };
  const one = await add('Which kanban boards are good?', group);
  const two = await add('Name good kanban boards for me.', group);
  await add('Why is Acme the best tool?');
  await add('What is the cheapest tool for time tracking at small law firms?');
  const copy = await add('What is the cheapest tool for time tracking in small law firms?');
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: [one, two],
    samplesK: 2,
    present: (prompt) => prompt === 0,
  });
  const audit = await auditPromptSet(context, set());
  expect(audit).toMatchObject({
    prompts: 5,
    questions: 2,
    tier: 'exploratory',
    branded: { prompts: 1, share: 0.2 },
    leading: [{ text: 'Why is Acme the best tool?', why: 'It presupposes an answer.' }],
    wordingSensitivity: {
      scanId,
      meanSpread: { value: 1, byChance: expect.any(Object) },
      groups: [{ paraphraseGroup: 'boards', lowest: 0 }],
    },
  });
  expect(audit.nearDuplicates.flat().map(({ promptId }) => promptId)).toContain(copy.id);
  expect(audit.findings.map(({ code }) => code)).toEqual(['small_set', 'near_duplicates', 'leading_wording']);
});

test('an audit finds what a reader would stumble over, and says the mend', async () => {
  const people = await add('How do I choose anxious patients?');
  const broken = await add('What is the best {topic} for for families?');
  const idle = await add('How do vaccines work?');
  const { findings } = await auditPromptSet(context, set());
  const of = (code: string) => findings.find((finding) => finding.code === code);
  expect(of('wrong_kind')?.promptIds).toEqual([people.id]);
  expect(of('broken_wording')?.promptIds).toEqual([broken.id]);
  expect(of('no_choice')?.promptIds).toContain(idle.id);
  // In a question without a choice brands are named less, not never.
  expect(of('no_choice')?.message).toMatch(/may be named less\. Ask which, who or where/);
});

test('tags and classes change for many at once; what a person set stays', async () => {
  const one = await add('What does a tent cost?', { intent: 'problem', tags: ['old'] });
  const two = await add('How does Globex work?');
  const promptIds = [one.id, two.id];
  const tagged = await tagPrompts(context, {
    projectId: project.id,
    promptIds,
    add: ['spring'],
    remove: ['old'],
  });
  expect(tagged.changed.map(({ tags }) => tags)).toEqual([['spring'], ['spring']]);
  await context.db.updateTable('brand').set({ name: 'Globex' }).where('projectId', '=', project.id).execute();
  const classified = await classifyPrompts(context, { projectId: project.id, promptSetId: setId });
  expect(classified).toMatchObject({
    checked: 2,
    keptByHand: 1,
    changed: [{ promptId: two.id, after: { branded: true, stage: 'decision' } }],
  });
  await expect(
    tagPrompts(context, { projectId: project.id, promptIds: [setId], add: ['x'], remove: [] }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('variants keep the question, and never bring the brand in', async () => {
  const prompt = await add('Who offers the best kanban boards?');
  const input = { ...SuggestVariants.parse({ count: 4 }), projectId: project.id, promptId: prompt.id };
  const variants = await suggestPromptVariants(context, input);
  expect(variants.paraphrases).toHaveLength(4);
  for (const { text } of variants.paraphrases) expect(text).toContain('kanban boards');
  expect(variants.siblings.map(({ text, constraint }) => text.includes(constraint))).toEqual(
    Array(4).fill(true),
  );
  expect(JSON.stringify(variants)).not.toContain('Acme');
  // Nobody asks how long something lasts for a person.
  const lasting = await add('How long do kanban boards last?');
  const none = await suggestPromptVariants(context, { ...input, promptId: lasting.id });
  expect(none.siblings).toEqual([]);
  expect(none.paraphrases.every(({ text }) => /how long do kanban boards last\?$/i.test(text))).toBe(true);
});
