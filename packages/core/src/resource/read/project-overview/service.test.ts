import { CreateProject, ListProjects } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { CreateAlert } from '@svc/contract/read/alert';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, generatePromptSet } from '../../measure/prompt-set/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { createAlert, watchProject } from '../alert/index.ts';
import { getProjectOverview, listProjectsWithScores } from './service.ts';

const { context, owner } = await testWorkspace();

const make = (name: string) => createProject(context, CreateProject.parse({ name, brand: { name: 'Acme' } }));
const insertSchedule = (projectId: string) => owner`
  insert into schedule (workspace_id, project_id, id, cadence, cron, time_zone, config, next_run_at, created_by)
  values (${context.workspace.id}, ${projectId}, 'sch_1', 'daily', '0 8 * * *', 'UTC', '{}', '2026-12-01T08:00:00Z', 'key_1')`;
const list = (query: object = {}, as: PrepareContext = context) =>
  listProjectsWithScores(as, ListProjects.parse(query));

test('a project says what to do next until it is measured', async () => {
  const project = await make('New');
  const overview = await getProjectOverview(context, { projectId: project.id });
  expect(overview).toMatchObject({
    latest: null,
    lastScan: null,
    origins: [],
    prompts: { promptSetId: null, count: 0 },
  });
  expect(overview.next).toContain('Generate a prompt set');
  const of = { projectId: project.id };
  const topics = GeneratePrompts.parse({ topics: ['time tracking'], count: 4, activate: false });
  const draft = await generatePromptSet(context, { ...topics, ...of });
  expect((await getProjectOverview(context, of)).next).toContain(`“${draft.name}” is a draft. Activate it.`);
  await activatePromptSet(context, { ...of, setId: draft.id });
  expect((await getProjectOverview(context, of)).next).toContain('Estimate what a scan costs');
});

test('the newest score comes with the tested change since the scan before', async () => {
  const project = await make('Measured');
  const prompts = Array.from({ length: 30 }, (_, index) => ({ text: `Question ${index}?` }));
  const scan = (from: number, at: string) =>
    insertScan(context, {
      project,
      engines: ['openai'],
      prompts,
      samplesK: 3,
      present: (prompt) => prompt < from,
      at: new Date(at),
    });
  const first = await scan(5, '2026-10-01T08:00:00Z');
  const second = await scan(25, '2026-11-01T08:00:00Z');
  const { latest, origins } = await getProjectOverview(context, { projectId: project.id });
  expect(origins).toEqual(['measured']);
  expect(latest).toMatchObject({
    scanId: second,
    status: 'measured',
    change: { verdict: 'rise', beforeScanId: first },
  });
  expect(latest?.presence?.value).toBeCloseTo(25 / 30, 2);
  expect(latest?.change?.sentence).toContain('presence rose by');
  await owner`update scan set origin = 'imported' where id = ${first}`;
  const mixed = await getProjectOverview(context, { projectId: project.id });
  expect(mixed.origins).toEqual(['measured', 'imported']);
  await owner`update scan set origin = 'measured' where id = ${first}`;
  const { items } = await list({ search: 'Measured' });
  expect(items.map((one) => one.latest)).toEqual([latest]);
  expect(latest?.surfaces).toMatchObject([
    {
      surface: 'api+search',
      engines: ['openai'],
      presence: { value: latest?.presence?.value },
      change: { verdict: 'rise' },
    },
  ]);
  expect(latest?.rank).toBeNull();
  // A scan of chosen prompts is no newest one.
  await scan(30, '2026-11-02T08:00:00Z');
  await owner`update scan set config = config || '{"chosen": true}' where project_id = ${project.id}
    and created_at = '2026-11-02T08:00:00Z'`;
  expect((await getProjectOverview(context, { projectId: project.id })).latest).toMatchObject({
    scanId: second,
  });
  // A scan in between makes another scan the one before.
  const between = await scan(24, '2026-10-15T08:00:00Z');
  const { items: after } = await list({ search: 'Measured' });
  expect(after[0]?.latest?.change).toMatchObject({ verdict: 'no_change_shown', beforeScanId: between });
});

test('each of two surfaces has a change of its own, where one rose and the other did not', async () => {
  const project = await make('Two surfaces');
  const prompts = Array.from({ length: 30 }, (_, index) => ({ text: `Question ${index}?` }));
  const scan = (from: number, at: string) =>
    insertScan(context, {
      project,
      engines: ['openai', 'google-ai-overview'],
      surface: (engine) => (engine === 'openai' ? 'api+search' : 'serp'),
      prompts,
      samplesK: 3,
      present: (prompt, engine) => prompt < (engine === 'openai' ? from : 15),
      at: new Date(at),
    });
  const first = await scan(5, '2026-10-01T08:00:00Z');
  await scan(25, '2026-11-01T08:00:00Z');
  const changes = async () => {
    const { items } = await list({ search: 'Two surfaces' });
    return new Map(items[0]?.latest?.surfaces.map(({ surface, change }) => [surface, change]));
  };
  const found = await changes();
  expect(found.get('api+search')).toMatchObject({ verdict: 'rise', beforeScanId: first });
  // Presence and its change are told together, or neither is.
  const { latest } = await getProjectOverview(context, { projectId: project.id });
  expect(latest).toMatchObject({ presence: null, change: null, rank: null });
  expect(found.get('api+search')?.value).toBeCloseTo(20 / 30, 1);
  expect(found.get('serp')).toMatchObject({ verdict: 'no_change_shown' });
  // Before changes were kept by surface, the one that was stored was about both.
  await owner`update scan set change = (change::jsonb - 'surfaces')::json where project_id = ${project.id}`;
  expect([...(await changes()).values()]).toEqual([null, null]);
});

test('what is open and what comes next stand in one call', async () => {
  const project = await make('Open');
  const params = { projectId: project.id };
  const before = await getProjectOverview(context, params);
  expect(before).toMatchObject({ alerts: [], nextRunAt: null });
  const rule = CreateAlert.parse({ name: 'Credits', kind: 'credits_low', threshold: 1e9 });
  await createAlert(context, { ...params, ...rule });
  await watchProject(context, project.id);
  await insertSchedule(project.id);
  const { alerts, nextRunAt } = await getProjectOverview(context, params);
  expect(alerts).toMatchObject([{ name: 'Credits', sentence: expect.stringContaining('Credits are low') }]);
  expect(nextRunAt).toBe('2026-12-01T08:00:00.000000Z');
});

test('a key that is limited to projects sees those alone, with their scores', async () => {
  const project = await make('Mine');
  const limited = actingWith(context, { projectIds: [project.id] });
  expect((await list({}, limited)).items.map(({ id }) => id)).toEqual([project.id]);
  await expect(
    getProjectOverview(actingWith(context, { projectIds: [] }), { projectId: project.id }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
