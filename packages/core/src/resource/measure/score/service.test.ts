import { CreateProject, type Project } from '@svc/contract/account/project';
import { ListScores, MeasurementReliability, ScoreList, Visibility } from '@svc/contract/measure/score';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { listScanAnswers } from '../answer/index.ts';
import { insertScan, type ScanRows } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';
import { getMeasurementReliability } from './reliability.ts';
import { getVisibility, listPromptScores } from './service.ts';

const { context } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', competitors: [{ name: 'Rival' }], engines: ['openai'] }),
  );
});

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Question ${index}` }));
/** Twenty days ago: before any scan that a test makes now. */
const earlier = new Date(Date.now() - 20 * 86_400_000);
const scan = (more: Partial<ScanRows> = {}) =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(24),
    samplesK: 4,
    present: (prompt) => prompt % 4 === 0,
    ...more,
  });
const list = async (query: object = {}) =>
  ScoreList.parse(await listPromptScores(context, { ...ListScores.parse(query), projectId: project.id }));
const visibility = async () => Visibility.parse(await getVisibility(context, { projectId: project.id }));
const reliability = async (query: object = {}) =>
  MeasurementReliability.parse(await getMeasurementReliability(context, { projectId: project.id, ...query }));

test('before the first scan nothing is zero', async () => {
  expect(await visibility()).toMatchObject({ status: 'not_run', result: null });
  expect((await visibility()).next).toMatch(/Start a scan/);
  expect((await list()).total).toBe(0);
  expect(await reliability()).toMatchObject({ scanId: null, overall: { splitHalf: null, n: 0 } });
});

test('shows the newest scan with both intervals, beside the competitors, read from storage', async () => {
  await scan({ at: earlier, present: () => false });
  const scanId = await scan({ competitorPresent: () => true });
  const { result, provenance, scanId: shown } = await visibility();
  expect({ provenance, shown }).toEqual({ provenance: 'live', shown: scanId });
  const presence = result?.overall?.presence;
  expect(presence).toMatchObject({
    value: 0.25,
    n: 24,
    k: 4,
    status: 'measured',
    label: 'ok',
    provenance: 'live',
  });
  const width = (ci?: { low: number; high: number } | null) => (ci?.high ?? 0) - (ci?.low ?? 0);
  expect(width(presence?.market?.ci)).toBeGreaterThan(2 * width(presence?.ci));
  expect(result?.brands.map(({ name, presence }) => [name, presence.value])).toEqual([
    ['Acme', 0.25],
    ['Rival', 1],
  ]);
});

test('a figure has the same badge wherever it is read, and so have its answers', async () => {
  const scanId = await scan({});
  const { result } = await getScan(context, { scanId });
  const { items } = await list({ scanId });
  const answers = await listScanAnswers(context, { scanId, limit: 1, offset: 0 });
  const shown = (await visibility()).result;
  const badges = [result?.provenance, shown?.provenance, (await reliability()).provenance]
    .concat(items.map((score) => score.presence.provenance))
    .concat(answers.items.map(({ provenance }) => provenance));
  expect(new Set(badges)).toEqual(new Set(['live']));
  expect(shown?.engines).toEqual(result?.engines);
});

test('lists the newest score of each cell, all of them, or means', async () => {
  await scan({ at: earlier });
  await scan({ present: (prompt) => prompt < 3 });
  const latest = await list({ sort: '-presence', limit: 5 });
  expect(latest.total).toBe(24);
  expect(latest.items[0]?.promptText).toMatch(/^Question [012]$/);
  // Four of four is not certainty: a cell is drawn towards the others.
  expect(latest.items[0]?.presence.value).toBeLessThan(1);
  expect((await list({ history: 'true' })).total).toBe(48);
  const [mean] = (await list({ scope: 'engine' })).items;
  expect(mean).toMatchObject({ engine: 'openai', promptText: null, presence: { value: 0.125 } });
});

test('a scan whose answers repeat is reliable; one of coin flips is not', async () => {
  await scan({ at: earlier });
  expect(await reliability()).toMatchObject({
    overall: { splitHalf: 1, reliability: 1, noiseFloor: 0, n: 24, k: 4 },
  });
  const scanId = await scan({ present: (prompt, _, sample) => (prompt * 7 + sample * 3) % 5 < 2 });
  const noisy = await reliability({ scanId });
  expect(noisy.overall.reliability).toBeLessThan(0.5);
  expect(noisy.overall.noiseFloor).toBeGreaterThan(0.03);
  expect(await reliability({ scanId })).toEqual(noisy);
  await scan({ samplesK: 1 });
  expect((await reliability()).next).toMatch(/Ask each prompt at least twice/);
  const missing = `scn_${'0'.repeat(32)}`;
  await expect(reliability({ scanId: missing })).rejects.toMatchObject({ code: 'not_found' });
});

test('from three days with scans of the same prompts on, it also speaks of the long run', async () => {
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000);
  const share = (of: number) => (prompt: number) => prompt % 24 < of;
  await scan({ at: day(21), present: share(6) });
  await scan({ at: day(14), present: share(18), prompts: prompts(12) });
  await scan({ at: day(7), present: share(12) });
  const two = await visibility();
  expect(two.longRun).toEqual({ overall: null, engines: [] });
  expect(two.result?.notes.at(-1)).toContain('on 3 days');
  // A second scan of one day says nothing new of how days differ.
  await scan({ at: new Date(day(7).getTime() + 1), present: share(12) });
  expect((await visibility()).longRun.overall).toBeNull();
  await scan({ present: share(18) });
  const { longRun, result } = await visibility();
  expect(longRun.overall).toMatchObject({ scans: 3, label: 'indicative', ci: { method: 'days-mixture' } });
  expect(longRun.overall?.value).toBeCloseTo(0.5, 6);
  expect(longRun.overall?.ci.low).toBeLessThan(0.35);
  expect(longRun.overall?.ci.high).toBeGreaterThan(0.65);
  expect(longRun.engines).toEqual([{ engine: 'openai', ...longRun.overall }]);
  expect(result?.notes.at(-1)).toContain('its day');
  await scan({ engines: ['openai', 'gemini'], at: new Date(Date.now() + 1_000) });
  const wider = await visibility();
  expect(wider.longRun).toMatchObject({ overall: null, engines: [{ engine: 'openai' }] });
});
