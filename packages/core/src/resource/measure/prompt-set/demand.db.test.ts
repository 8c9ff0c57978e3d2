import { CreateProject } from '@svc/contract/account/project';
import { CreatePromptSet, ImportPrompts, ListPrompts } from '@svc/contract/measure/prompt-set';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { getVisibility } from '../score/index.ts';
import { importPrompts, readRows } from './import.ts';
import { listPrompts } from './prompt.ts';
import { createPromptSet } from './service.ts';

const { context } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Planderly' }));
const searches = [
  'best rota software for a café',
  'rota app with time clock',
  'cheap shift planner for restaurants',
  'how to plan shifts for students',
  'which scheduling app works offline',
  'staff planner with holiday calendar',
  'alternatives to spreadsheet rosters',
  'rota templates for a care home',
  'shift swap app for nurses',
  'time tracking for cleaning companies',
  'payroll export from a rota tool',
  'free roster maker for volunteers',
];

/** Each search ten times as often as the one before. */
async function importSearches(texts: readonly string[]) {
  const named = CreatePromptSet.parse({ name: `Searches ${texts.length}` });
  const set = await createPromptSet(context, { ...named, projectId: project.id });
  const rows = texts.map((text, at) => `${text},${1},${10 ** (at % 7) + at},1%,3`);
  const content = ['Top queries,Clicks,Impressions,CTR,Position', ...rows].join('\n');
  const input = {
    ...ImportPrompts.parse({ format: 'search_console', content }),
    projectId: project.id,
    setId: set.id,
  };
  await importPrompts(context, input, await readRows(context, input));
  const query = ListPrompts.parse({ promptSetId: set.id, limit: 100 });
  return (await listPrompts(context, { ...query, projectId: project.id })).items;
}

test('presence by demand stands beside the plain one, with its own interval', async () => {
  const prompts = await importSearches(searches);
  const often = prompts.filter(({ demand }) => (demand?.impressions ?? 0) > 1_000).map(({ id }) => id);
  expect(often.length).toBeGreaterThan(2);
  await insertScan(context, {
    project,
    engines: ['openai', 'gemini'],
    prompts: prompts.map(({ id, text }) => ({ id, text })),
    samplesK: 2,
    present: (at) => often.includes(prompts[at]?.id ?? ''),
  });
  const { result } = await getVisibility(context, { projectId: project.id });
  const { presence, demandWeighted } = result?.overall ?? {};
  expect(presence?.value).toBeCloseTo(often.length / searches.length, 3);
  expect(demandWeighted).toMatchObject({ prompts: 12, of: 12, n: 12, reason: null, provenance: 'live' });
  // The brand is where much is searched.
  expect(demandWeighted?.value).toBeGreaterThan((presence?.value ?? 1) + 0.1);
  expect(demandWeighted?.ci?.low).toBeLessThan(demandWeighted?.value ?? 0);
  expect(demandWeighted?.ci?.high).toBeGreaterThan(demandWeighted?.value ?? 1);
});

test('where the demand of too few is known there is no figure, and the reason is said', async () => {
  const prompts = await importSearches(searches.slice(0, 4));
  const others = searches.slice(4).map((text) => ({ text }));
  const ask = (asked: { id?: string; text: string }[]) =>
    insertScan(context, { project, engines: ['openai'], prompts: asked, samplesK: 2, present: () => true });
  await ask([...prompts.map(({ id, text }) => ({ id, text })), ...others]);
  const few = (await getVisibility(context, { projectId: project.id })).result?.overall?.demandWeighted;
  expect(few).toMatchObject({ value: null, ci: null, prompts: 4, of: 12 });
  expect(few?.reason).toContain('4 of 12 questions; 10 are needed');
  await ask(others);
  const none = (await getVisibility(context, { projectId: project.id })).result?.overall?.demandWeighted;
  expect(none).toMatchObject({ value: null, prompts: 0 });
  expect(none?.reason).toContain('Import searches');
});
