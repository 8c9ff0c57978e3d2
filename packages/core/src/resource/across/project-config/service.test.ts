import { CreateApprovalGate } from '@svc/contract/account/approval';
import { CreateProject } from '@svc/contract/account/project';
import { ProjectConfig } from '@svc/contract/across/project-config';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createApprovalGate } from '../../account/approval/index.ts';
import { createProject } from '../../account/project/index.ts';
import { getPromptSet, listPromptSets } from '../../measure/prompt-set/index.ts';
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
  expect(await read(id)).toMatchObject(later);
  const set = await getPromptSet(context, { projectId: id, setId: before });
  expect(set.prompts[0]).toMatchObject({ id: kept?.id, intent: 'best_of', setByHand: [] });
});

test('a set that the document leaves out is archived; another of its locale takes its place', async () => {
  const { id } = await blank();
  await apply(id, wanted);
  const next = ProjectConfig.parse({
    ...wanted,
    promptSets: [{ ...wanted.promptSets[0], name: 'Next', state: 'active' }],
  });
  await apply(id, next);
  expect(await read(id)).toMatchObject(next);
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
  expect(await read(id)).toMatchObject(wanted);
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

test('a copy comes without what an administrator has to approve', async () => {
  const { context } = await another();
  const { id } = await createProject(context, CreateProject.parse({ name: 'Blank' }));
  await applyProjectConfig(context, { ...wanted, projectId: id, dryRun: false });
  const copied = async () => {
    const copy = await duplicateProject(context, { projectId: id });
    const { promptSets } = await exportProjectConfig(context, { projectId: copy.id });
    return promptSets[0];
  };
  await createApprovalGate(context, CreateApprovalGate.parse({ operation: 'lock_prompt_set' }));
  expect(await copied()).toMatchObject({ state: 'active', active: true });
  await createApprovalGate(context, CreateApprovalGate.parse({ operation: 'activate_prompt_set' }));
  expect(await copied()).toMatchObject({ state: 'draft', active: false });
});

const parts = {
  facts: [
    { id: 'pro-price', terms: ['Pro plan'], kind: 'price', value: 12, currency: 'EUR', period: 'month' },
  ],
  segments: [
    {
      name: 'Care',
      description: 'Hospitals',
      rules: { tags: ['care'], prompts: ['Which boards suit nurses?'] },
    },
    { name: 'Care', description: null, rules: { intents: ['problem'] } },
  ],
  scorecards: [{ name: 'Board', days: 30, rows: [{ name: 'Care', target: 0.4, segment: 'Care#2' }] }],
  goals: [{ name: 'Half', measure: 'presence', target: 0.5, due: '2099-12-31', segment: 'Care' }],
  alerts: [
    { name: 'Falls', segment: 'Care', brand: 'Globex', threshold: null, severity: 'critical' },
    { name: 'At risk', kind: 'goal_at_risk', goal: 'Half', threshold: 0.3 },
  ],
  schedule: {
    cadence: 'weekly on monday at 06:00',
    timeZone: 'Europe/Berlin',
    config: { engines: ['sandbox'], promptSet: 'Draft', persona: 'Lawyer' },
    monthlyCredits: 900,
    state: 'paused',
  },
  reportSchedule: { cadence: 'weekly on monday at 07:00', timeZone: 'UTC', days: 7 },
};
const said = [{ name: 'Globex', relation: 'partner', note: 'Resells us' }];
const full = ProjectConfig.parse({
  ...wanted,
  competitors: said,
  ...parts,
  schedule: { ...parts.schedule, config: { engines: ['sandbox'] } },
});

test('the whole of a project goes to another one and comes out of it exactly', async () => {
  const [first, second] = [await blank(), await blank()];
  const rehearsal = await apply(first.id, full, true);
  expect(await read(first.id)).toMatchObject({ project: { name: 'Blank' }, segments: [], schedule: null });
  expect((await apply(first.id, full)).changes).toEqual(rehearsal.changes);
  const exported = await read(first.id);
  expect(exported).toEqual(full);
  // As it goes over the wire.
  const document = ProjectConfig.parse(JSON.parse(JSON.stringify(exported)));
  expect((await apply(first.id, document)).changes).toEqual([]);
  await apply(second.id, document);
  expect(await read(second.id)).toEqual(exported);
});

test('prompts keep their order, also where they come in parts', async () => {
  const { id } = await blank();
  const prompts = Array.from({ length: 620 }, (_, index) => ({ text: `Which board suits team ${index}?` }));
  const [, draft] = wanted.promptSets;
  const document = ProjectConfig.parse({ ...wanted, personas: [], promptSets: [{ ...draft, prompts }] });
  await apply(id, document);
  expect((await read(id)).promptSets[0]?.prompts.map(({ text }) => text)).toEqual(
    prompts.map(({ text }) => text),
  );
});

test('parts that a document leaves out stay; what a list leaves out goes, and null takes a schedule away', async () => {
  const { id } = await blank();
  await apply(id, full);
  await apply(id, wanted);
  expect(await read(id)).toEqual(full);
  const [care] = full.segments ?? [];
  const less = ProjectConfig.parse({
    ...full,
    segments: care && [{ ...care, description: 'Clinics' }],
    scorecards: [],
    goals: [],
    alerts: full.alerts?.slice(0, 1).map((alert) => ({ ...alert, minimumEffect: 0.1 })),
    schedule: null,
    reportSchedule: null,
  });
  const { changes } = await apply(id, less);
  expect(changes.map(({ path, action }) => `${action} ${path}`)).toEqual([
    'change segments[Care].description',
    'remove segments[Care#2]',
    'remove scorecards[Board]',
    'remove goals[Half]',
    'change alerts[Falls].minimumEffect',
    'remove alerts[At risk]',
    'remove schedule',
    'remove reportSchedule',
  ]);
  expect(await read(id)).toEqual(less);
});

test('a part is held to the rules of its own operations, in a rehearsal too', async () => {
  const { id } = await blank();
  const small = { ...wanted, personas: [], promptSets: [] };
  const refused = (document: object, code: string, caller = context) =>
    expect(
      (async () =>
        applyProjectConfig(caller, {
          ...ProjectConfig.parse({ ...small, ...document }),
          projectId: id,
          dryRun: true,
        }))(),
    ).rejects.toMatchObject({ code });
  await refused({ alerts: [{ name: 'Lost', kind: 'source_lost' }] }, 'validation_failed');
  await refused({ alerts: [{ name: 'Told', channels: ['SEO team'] }] }, 'validation_failed');
  await refused({ goals: [{ ...parts.goals[0], segment: 'Nobody' }] }, 'validation_failed');
  await refused({ schedule: { ...parts.schedule, cadence: 'sometimes' } }, 'validation_failed');
  const narrow = actingWith(context, { scopes: ['projects:read', 'projects:write'] });
  const [goal] = parts.goals;
  const alert = { name: 'Falls' };
  await refused({ alerts: [alert] }, 'insufficient_scope', narrow);
  expect(await exportProjectConfig(narrow, { projectId: id })).not.toHaveProperty('alerts');
  const standing = ProjectConfig.parse({ ...small, goals: [{ ...goal, segment: null }], alerts: [alert] });
  await apply(id, standing);
  await refused({ alerts: [{ ...alert, metric: 'mention' }] }, 'conflict');
  await refused({ goals: [{ ...goal, segment: null, engine: 'openai' }] }, 'conflict');
  await createApprovalGate(context, CreateApprovalGate.parse({ operation: 'set_schedule' }));
  await refused({ schedule: { cadence: 'daily at 06:00', timeZone: 'UTC' } }, 'conflict');
  await createApprovalGate(context, CreateApprovalGate.parse({ operation: 'lock_prompt_set' }));
  await refused({ promptSets: wanted.promptSets }, 'conflict');
  expect(await read(id)).toMatchObject({ goals: standing.goals, alerts: standing.alerts, schedule: null });
});
