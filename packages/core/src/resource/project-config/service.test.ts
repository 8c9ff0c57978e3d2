import { expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { CreateProject, createProject } from '../project/index.ts';
import { getPromptSet, listPromptSets } from '../prompt-set/index.ts';
import { ProjectConfig } from './schema.ts';
import { applyProjectConfig, duplicateProject, exportProjectConfig } from './service.ts';

const { context, another } = await testWorkspace();

const locale = { country: null, language: 'en' };
const wanted = ProjectConfig.parse({
  version: 1,
  project: {
    name: 'Acme',
    description: 'Boards',
    locale,
    timeZone: 'Europe/Berlin',
    engines: ['openai', 'sandbox'],
    samplesK: 2,
    maxPrompts: 40,
  },
  brand: { name: 'Acme', domains: ['acme.com'], aliases: ['Acme Boards'] },
  competitors: [{ name: 'Globex' }],
  personas: [{ name: 'Lawyer', role: 'a lawyer', constraints: ['no IT'] }],
  promptSets: [
    {
      name: 'Main',
      locale,
      state: 'locked',
      active: true,
      prompts: [
        { text: 'Which boards suit nurses?', intent: 'problem', tags: ['care'], topic: 'boards' },
        { text: 'What do boards cost?', tags: [] },
      ],
    },
    { name: 'Draft', locale, state: 'draft', active: false, engines: ['sandbox'], prompts: [] },
  ],
});

const blank = () => createProject(context, CreateProject.parse({ name: 'Blank' }));
const apply = (projectId: string, config: ProjectConfig, dryRun = false) =>
  applyProjectConfig(context, { ...config, projectId, dryRun });
const read = (projectId: string) => exportProjectConfig(context, { projectId });

test('what was applied comes out exactly, and applying it again changes nothing', async () => {
  const { id } = await blank();
  const rehearsal = await apply(id, wanted, true);
  expect((await read(id)).project.name).toBe('Blank');
  const applied = await apply(id, wanted);
  expect(applied.changes).toEqual(rehearsal.changes);
  expect(applied.changes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['project.samplesK', 'brand.name', 'competitors[Globex]', 'promptSets[Main]']),
  );
  expect(await read(id)).toEqual(wanted);
  expect((await apply(id, wanted)).changes).toEqual([]);
});

test('a later document changes what differs and keeps the rest where it is', async () => {
  const { id } = await blank();
  const main = { ...wanted.promptSets[0], name: 'Main', state: 'active' as const };
  const first = ProjectConfig.parse({ ...wanted, promptSets: [main] });
  await apply(id, first);
  const before = (await listPromptSets(context, { projectId: id, limit: 10, offset: 0 })).items[0]?.id ?? '';
  const [kept] = (await getPromptSet(context, { projectId: id, setId: before })).prompts;
  const later = ProjectConfig.parse({
    ...first,
    personas: [],
    competitors: [{ name: 'Initech' }],
    promptSets: [
      {
        ...main,
        prompts: [
          { text: 'Which boards suit nurses?', tags: ['care', 'new'], topic: 'boards' },
          { text: 'Which boards are free?', tags: [] },
        ],
      },
    ],
  });
  const { changes } = await apply(id, later);
  expect(changes.map(({ path, action }) => `${action} ${path}`)).toEqual([
    'add competitors[Initech]',
    'remove competitors[Globex]',
    'remove personas[Lawyer]',
    'change promptSets[Main].prompts[Which boards suit nurses?].intent',
    'change promptSets[Main].prompts[Which boards suit nurses?].tags',
    'add promptSets[Main].prompts[Which boards are free?]',
    'remove promptSets[Main].prompts[What do boards cost?]',
  ]);
  expect(await read(id)).toEqual(later);
  const set = await getPromptSet(context, { projectId: id, setId: before });
  expect(set.prompts[0]).toMatchObject({ id: kept?.id, intent: 'informational', setByHand: [] });
});

test('a set that the document leaves out is archived; another of its locale takes its place', async () => {
  const { id } = await blank();
  await apply(id, wanted);
  const next = ProjectConfig.parse({
    ...wanted,
    promptSets: [{ ...wanted.promptSets[0], name: 'Next', state: 'active' }],
  });
  await apply(id, next);
  expect(await read(id)).toEqual(next);
  const { items } = await listPromptSets(context, { projectId: id, limit: 10, offset: 0 });
  expect(items.map(({ name, state, active }) => [name, state, active])).toEqual(
    expect.arrayContaining([
      ['Next', 'active', true],
      ['Main', 'archived', false],
    ]),
  );
});

test('nothing is applied when a part is refused', async () => {
  const { id } = await blank();
  await apply(id, wanted);
  const [locked, draft] = wanted.promptSets;
  const changed = ProjectConfig.parse({
    ...wanted,
    project: { ...wanted.project, samplesK: 9 },
    promptSets: [{ ...locked, prompts: [], active: false }, draft],
  });
  await expect(apply(id, changed)).rejects.toMatchObject({ code: 'conflict' });
  expect(await read(id)).toEqual(wanted);
  const twice = ProjectConfig.parse({ ...wanted, promptSets: [locked, { ...locked, name: 'Twin' }] });
  await expect((async () => apply(id, twice))()).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a copy for another market has the configuration and no history', async () => {
  const { id } = await blank();
  await apply(id, wanted);
  const german = await duplicateProject(context, { projectId: id, locale: { country: 'DE' } });
  expect(german).toMatchObject({ name: 'Acme (copy)', locale: { country: 'DE', language: 'en' } });
  const config = await read(german.id);
  expect(config.promptSets[0]).toMatchObject({
    state: 'locked',
    active: true,
    locale: { country: 'DE', language: 'en' },
  });
  const french = await duplicateProject(context, { projectId: id, name: 'FR', locale: { language: 'fr' } });
  expect((await read(french.id)).promptSets[0]).toMatchObject({ state: 'draft', active: false });
  const stranger = await another();
  await expect(duplicateProject(stranger.context, { projectId: id })).rejects.toMatchObject({
    code: 'not_found',
  });
});
