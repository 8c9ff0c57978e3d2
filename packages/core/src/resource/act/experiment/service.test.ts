import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  CreateExperiment,
  EstimateExperiment,
  type Experiment,
  ListExperiments,
} from '@svc/contract/act/experiment';
import { AddPrompts } from '@svc/contract/measure/prompt-set';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, addPrompts, createPromptSet } from '../../measure/prompt-set/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { cancelScan } from '../../measure/scan/index.ts';
import { estimateExperiment } from './estimate.ts';
import { lookAtExperiments } from './look.ts';
import {
  createExperiment,
  creditsToStart,
  getExperiment,
  getExperimentResults,
  listExperiments,
  startExperiment,
  stopExperiment,
} from './service.ts';

const { context, twin, environment, owner } = await testWorkspace({ plan: 'enterprise' });

let project: Project;
let prompts: { id: string; text: string }[];
const key = ({ id }: { id: string }) => ({ projectId: project.id, experimentId: id });
const create = (input: object = {}) =>
  createExperiment(context, {
    projectId: project.id,
    ...CreateExperiment.parse({ name: 'Tables', change: 'A table on each page.', samplesK: 2, ...input }),
  });
const start = (experiment: Experiment, live = false) =>
  startExperiment(context, { ...key(experiment), live });
const results = (experiment: Experiment) => getExperimentResults(context, key(experiment));
const look = () =>
  lookAtExperiments(environment, { workspaceId: context.workspace.id, projectId: project.id });
const events = async () =>
  (
    await sql<{ type: string; data: object }>`
      select type, data from event where type like 'experiment.%' order by occurred_at, id`.execute(
      context.db,
    )
  ).rows;

/** Lets the scan that waits end, with such answers. */
async function answer(
  { id, design }: Experiment,
  present: (treated: boolean, at: number, sample: number) => boolean,
) {
  const asked = prompts.filter((prompt) => design.prompts.some(({ promptId }) => promptId === prompt.id));
  const treated = new Set(
    design.prompts.filter(({ arm }) => arm === 'treated').map(({ promptId }) => promptId),
  );
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: asked,
    samplesK: 2,
    present: (at, _, sample) => present(treated.has(asked[at]?.id ?? ''), at, sample),
  });
  const waiting = sql`select x.scan_id from experiment_scan x join scan s on s.id = x.scan_id where x.experiment_id = ${id} and s.status = 'queued'`;
  await sql`update experiment_scan set scan_id = ${scanId} where scan_id = (${waiting})`.execute(context.db);
}
const usual = (_: boolean, at: number, sample: number) => (at + sample) % 2 === 0;
const risen = (treated: boolean, at: number, sample: number) => treated || usual(treated, at, sample);

beforeAll(async () => {
  await owner`select grant_credits(${`grt_${context.workspace.id}`}, ${context.workspace.organisationId}, 'live', 5000, 'manual')`;
  project = await createProject(context, CreateProject.parse({ name: 'Tenonly', engines: ['openai'] }));
  const set = await createPromptSet(context, { projectId: project.id, name: 'Questions' });
  const tools = ['saw', 'plane', 'glue', 'vice'];
  const rows = Array.from({ length: 40 }, (_, at) => ({ text: `Which ${tools[at % 4]} suits joint ${at}?` }));
  await addPrompts(context, { ...AddPrompts.parse({ prompts: rows }), projectId: project.id, setId: set.id });
  prompts = (await activatePromptSet(context, { projectId: project.id, setId: set.id })).prompts;
});

test('registered: arms by chance, and a hash of all that will be judged in the audit log', async () => {
  const experiment = await create();
  expect(experiment).toMatchObject({ state: 'registered', treated: 20, holdout: 20, treatedAt: null });
  const { rows } = await sql<{ entry: { action: string; detail: { hash: string } } }>`
    select canonical::json as entry from audit_entry where canonical like ${`%experiment.registered%${experiment.id}%`}`.execute(
    context.db,
  );
  expect(rows.map(({ entry }) => entry.detail.hash)).toEqual([experiment.hash]);
  await expect(
    startExperiment(context, { ...key(experiment), live: false, maxCredits: 1 }),
  ).rejects.toMatchObject({ extra: { errors: [{ path: 'maxCredits' }] } });
  const other = await create();
  expect(other.hash).not.toBe(experiment.hash);
  await stopExperiment(context, key(other));
  // Whatever becomes of the experiment, its arms can be read again.
  const read = await getExperiment(context, key(experiment));
  expect(read.arms.map(({ promptId, arm }) => ({ promptId, arm }))).toEqual(
    experiment.design.prompts.map(({ promptId, arm }) => ({ promptId, arm })),
  );
  const texts = new Map(prompts.map(({ id, text }) => [id, text]));
  for (const { promptId, text } of read.arms) expect(text).toBe(texts.get(promptId));
  expect(read.sentence).toContain('The change applies to 20 prompts; 20 stay as they are.');
  expect((await getExperiment(context, key(other))).sentence).toContain('was stopped');
  await expect(getExperiment(twin, key(experiment))).rejects.toMatchObject({ code: 'not_found' });
  await expect(start(other)).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    create({ promptIds: prompts.slice(0, 12).map(({ id }) => id), unit: 'page' }),
  ).resolves.toBeDefined();
  await expect(
    create({ promptIds: [...prompts.slice(0, 11).map(({ id }) => id), `prm_${'0'.repeat(32)}`] }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(getExperimentResults(twin, key(experiment))).rejects.toMatchObject({ code: 'not_found' });
});

test('a fixed rule shows no figure before its last scan; then the verdict is kept and told of once', async () => {
  const promptIds = prompts.slice(0, 30).map(({ id }) => id);
  const experiment = await create({ promptIds, scansAfter: 2 });
  await expect(start(experiment, true)).rejects.toThrow('before the change goes live');
  expect(await creditsToStart(context, { ...key(experiment), live: false })).toBe(30 * 2);
  expect(await start(experiment)).toMatchObject({
    state: 'baseline',
    scans: { before: 1, after: 0, open: 1 },
  });
  await expect(start(experiment)).rejects.toThrow('is running');
  await answer(experiment, usual);
  await expect(start(experiment)).rejects.toThrow('"live": true');
  expect((await results(experiment)).balance).toMatchObject({ balanced: true });
  expect(await start(experiment, true)).toMatchObject({ state: 'running', treatedAt: expect.any(String) });
  await answer(experiment, risen);
  expect(await look()).toEqual({ looked: 0 });
  expect(await results(experiment)).toMatchObject({
    result: null,
    sentence: expect.stringContaining('The result comes once all 2 scans'),
  });
  await start(experiment);
  await answer(experiment, risen);
  expect(await look()).toEqual({ looked: 1 });
  expect(await look()).toEqual({ looked: 0 });
  const ended = await results(experiment);
  expect(ended).toMatchObject({ state: 'ended', result: { verdict: 'rise', look: 2, level: 0.05 } });
  expect(ended.result?.value).toBeCloseTo(0.5, 1);
  expect(ended.sentence).toMatch(
    /^The change worked: presence rose by \d\d points \(95%: \d\d to \d\d points\) on 15 changed prompts, against 15/,
  );
  await expect(start(experiment)).rejects.toThrow('has ended');
  const own = (await events()).filter(
    ({ data }) => 'experimentId' in data && data.experimentId === experiment.id,
  );
  expect(own).toMatchObject([
    { type: 'experiment.started', data: { verdict: null } },
    { type: 'experiment.ended', data: { verdict: 'rise', state: 'ended' } },
  ]);
});

test('a sequential rule may be looked at after each scan, at levels that share 5%, and ends early', async () => {
  const experiment = await create({ stopRule: 'sequential', scansAfter: 3 });
  await start(experiment);
  await answer(experiment, usual);
  await start(experiment, true);
  await answer(experiment, usual);
  await look();
  const first = await results(experiment);
  expect(first).toMatchObject({ state: 'running', result: { verdict: 'no_change_shown', final: false } });
  expect(first.result?.level).toBeLessThan(0.002);
  expect(first.result?.ci.level).toBeGreaterThan(0.998);
  await start(experiment);
  await answer(experiment, (treated) => treated);
  await look();
  const second = await results(experiment);
  expect(second).toMatchObject({ state: 'ended', result: { look: 2, final: true, verdict: 'rise' } });
  expect((second.result?.level ?? 0) + (first.result?.level ?? 0)).toBeLessThan(0.05);
  const { items } = await listExperiments(context, {
    projectId: project.id,
    ...ListExperiments.parse({ state: 'ended' }),
  });
  expect(items.map(({ id }) => id)).toContain(experiment.id);
});

test('a scan that is cancelled before any answer came uses up none of the registered ones', async () => {
  const experiment = await create({ scansAfter: 1 });
  const cancel = async () => {
    const { rows } = await sql<{ scanId: string }>`
      select x.scan_id from experiment_scan x join scan s on s.id = x.scan_id
      where x.experiment_id = ${experiment.id} and s.status = 'queued'`.execute(context.db);
    await cancelScan(context, { scanId: rows[0]?.scanId ?? '' });
  };
  await start(experiment);
  await cancel();
  expect((await getExperiment(context, key(experiment))).scans).toEqual({ before: 0, after: 0, open: 0 });
  await expect(start(experiment, true)).rejects.toThrow('needs 1 more scans before');
  await start(experiment);
  await answer(experiment, usual);
  await start(experiment, true);
  await cancel();
  expect(await look()).toEqual({ looked: 0 });
  expect(await results(experiment)).toMatchObject({ state: 'running', result: null });
  await start(experiment);
  await answer(experiment, risen);
  expect(await look()).toEqual({ looked: 1 });
  expect(await results(experiment)).toMatchObject({ state: 'ended', result: { verdict: 'rise', look: 1 } });
});

test('an estimate says power and credits for three sizes, by what earlier scans showed', async () => {
  const estimate = await estimateExperiment(context, {
    projectId: project.id,
    ...EstimateExperiment.parse({ samplesK: 2, scansAfter: 1, smallestEffect: 0.3 }),
  });
  expect(estimate).toMatchObject({ provenance: 'live', assumed: { source: 'history' } });
  expect(estimate.sizes.map(({ prompts: count, credits }) => [count, credits])).toEqual([
    [40, 160],
    [20, 80],
    [80, 320],
  ]);
  expect(estimate.sizes[2]?.power).toBeGreaterThan(estimate.sizes[1]?.power ?? 1);
});
