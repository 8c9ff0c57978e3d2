import { CreateProject } from '@svc/contract/account/project';
import { SearchWorkspace } from '@svc/contract/across/search';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { excerptOf } from './excerpt.ts';
import { searchWorkspace } from './service.ts';

const { context, twin, asOwner } = await testWorkspace();
const project = await createProject(
  context,
  CreateProject.parse({ name: 'Planderly', competitors: [{ name: 'Shiftworks' }], engines: ['openai'] }),
);
const bakery = await createProject(context, CreateProject.parse({ name: 'Bakery', engines: ['openai'] }));
await insertScan(context, {
  project,
  engines: ['openai'],
  prompts: [{ text: 'Which tool plans shifts?' }, { text: 'What is rye bread?' }],
  samplesK: 1,
  text: (prompt) =>
    prompt === 0 ? 'Many teams plan their shifts with Planderly, which is simple.' : 'Rye bread is dark.',
});

const search = async (q: string, more: object = {}, caller = context) =>
  (await searchWorkspace(caller, SearchWorkspace.parse({ q, ...more }))).items;

test('finds by words and near spellings, the nearest first, and marks what was found', async () => {
  const hits = await search('planderly');
  expect(hits[0]).toMatchObject({
    type: 'project',
    id: project.id,
    title: 'Planderly',
    marks: [{ start: 0, end: 9 }],
  });
  expect(hits.map(({ type }) => type)).toContain('answer');
  expect((await search('planderlly')).map(({ id }) => id)).toContain(project.id);
  const [answer] = await search('"rye bread"', { type: 'answer' });
  expect(answer).toMatchObject({ type: 'answer', projectId: project.id, excerpt: 'Rye bread is dark.' });
  expect(await search('shiftwork', { type: 'competitor' })).toMatchObject([{ title: 'Shiftworks' }]);
  expect(await search('zebra')).toEqual([]);
  expect(await search("'); drop table answer; --")).toEqual([]);
});

test('answers are found by the words that are stored of them, which takes no reading of texts', async () => {
  const { system } = asOwner();
  await sql`select index_words()`.execute(system);
  const answers = (q: string, more: object = {}) => search(q, { type: 'answer', ...more });
  expect(await answers('rye -shifts')).toMatchObject([{ excerpt: 'Rye bread is dark.' }]);
  expect(await answers('"dark bread"')).toEqual([]);
  expect(await answers('rye -bread')).toEqual([]);
  // No answer has this word, some have one much like it.
  expect(await answers('planderlly', { projectId: project.id })).toMatchObject([
    { excerpt: 'Many teams plan their shifts with Planderly, which is simple.' },
  ]);
  await sql`update answer_word set words = to_tsvector('simple', 'marmalade') where words @@ 'rye'`.execute(
    system,
  );
  expect(await answers('marmalade')).toMatchObject([{ excerpt: 'Rye bread is dark.' }]);
  expect(await answers('rye')).toEqual([]);
  expect(await answers('marmalade', { projectId: bakery.id })).toEqual([]);
  const few = actingWith(context, { projectIds: [bakery.id] });
  expect(await search('marmalade', {}, few)).toEqual([]);
});

test('pages are found by the words that are stored of them, and by a title that is spelled a little differently', async () => {
  const pages = (q: string) => search(q, { type: 'page' });
  const own = { workspaceId: context.workspace.id, projectId: project.id, url: 'https://planderly.example/' };
  const text = 'Each plan has a quarterly rebate.';
  await context.db
    .insertInto('page')
    .values({ ...own, title: 'Calculator', text, words: sql`to_tsvector('simple', 'marmalade')` })
    .execute();
  expect(await pages('marmalade')).toMatchObject([
    { title: 'Calculator', excerpt: expect.stringContaining(text) },
  ]);
  expect(await pages('rebate')).toEqual([]);
  expect(await pages('calculater')).toMatchObject([{ title: 'Calculator' }]);
  // An earlier release stored none.
  await context.db.updateTable('page').set({ words: null }).where('url', '=', own.url).execute();
  expect(await pages('"quarterly rebate"')).toMatchObject([{ title: 'Calculator' }]);
});

test('finds reports by title and verdict, and recommendations by what they say', async () => {
  const own = { workspaceId: context.workspace.id, projectId: project.id };
  const [reportId, recommendationId] = [newId('report'), newId('recommendation')];
  const report = { id: reportId, template: 'executive', title: 'Board deck', language: 'en' as const };
  const content = sql<never>`${{ sentence: 'Presence halved in March.' }}::json`;
  await context.db
    .insertInto('report')
    .values({ ...own, ...report, settings: sql<never>`'{}'`, content, requestedBy: 'key' })
    .execute();
  const finding = sql<never>`${{ label: 'Quote prices', why: 'Rivals are cited for their tariffs.' }}::json`;
  const move = { move: 'statistics', subject: 'page', fingerprint: 'one', priority: 1 };
  await context.db
    .insertInto('recommendation')
    .values({
      ...own,
      ...move,
      id: recommendationId,
      finding,
      history: [],
      state: 'suggested',
      found: true,
      foundAt: '2026-11-01',
    })
    .execute();
  expect(await search('board')).toMatchObject([{ type: 'report', id: reportId, title: 'Board deck' }]);
  expect(await search('halved')).toMatchObject([
    { type: 'report', excerpt: expect.stringContaining('halved') },
  ]);
  expect(await search('tariffs')).toMatchObject([
    { type: 'recommendation', id: recommendationId, title: 'Quote prices' },
  ]);
  const few = actingWith(context, { scopes: ['projects:read'] });
  expect(await search('board', {}, few)).toEqual([]);
  expect(await search('tariffs', {}, few)).toEqual([]);
});

test('finds only what the key may read', async () => {
  expect(await search('planderly', {}, twin)).toEqual([]);
  const few = actingWith(context, { scopes: ['projects:read'] });
  expect((await search('planderly', {}, few)).map(({ type }) => type)).not.toContain('answer');
  const elsewhere = actingWith(context, { projectIds: ['prj_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f'] });
  expect(await search('planderly', {}, elsewhere)).toEqual([]);
  expect(await search('planderly', { projectId: project.id }, elsewhere)).toEqual([]);
});

test('an excerpt stands around the first word, and marks are where the words are', () => {
  const { excerpt, marks } = excerptOf(`${'before '.repeat(60)}the Needle is here`, ['needle']);
  expect(excerpt.startsWith('…')).toBe(true);
  expect(marks.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['Needle']);
  expect(excerptOf('Planning a plan', ['plan', 'planning']).marks).toEqual([
    { start: 0, end: 8 },
    { start: 11, end: 15 },
  ]);
  expect(excerptOf('nothing of it', ['needle'])).toEqual({ excerpt: 'nothing of it', marks: [] });
});
