import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  CalibrationQuery,
  CalibrationReport,
  ListPredictedObserved,
  PredictedObservedList,
} from '@svc/contract/measure/calibration';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { comparePredictedObserved, getCalibrationReport } from './service.ts';

const { context } = await testWorkspace();
let project: Project;
beforeEach(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
});

/** Predictions of n prompts, of which a share came true as said; `shift` makes them wrong. */
async function insert(n: number, shift = 0): Promise<void> {
  const rows = Array.from({ length: n }, (_, index) => {
    const value = 0.05 + (0.9 * index) / n;
    const rate = Math.min(1, Math.max(0, value + shift));
    return {
      workspaceId: context.workspace.id,
      projectId: project.id,
      id: newId('prediction'),
      promptText: `Question ${index}`,
      intent: 'best_of',
      language: index % 2 === 0 ? 'en' : 'de',
      engine: index % 3 === 0 ? 'openai' : 'gemini',
      source: 'scan' as const,
      modelVersion: 'm1',
      label: 'measured',
      value,
      low: 0,
      high: 1,
      byFeatures: value,
      features: {},
      history: [],
      observedScanId: 'scn_1',
      observedSuccesses: Math.round(5 * rate),
      observedTrials: 5,
      observedAt: '2026-11-20T10:00:00Z',
    };
  });
  await context.db.insertInto('prediction').values(rows).execute();
}
const report = async (query: object = {}) =>
  CalibrationReport.parse(
    await getCalibrationReport(context, { ...CalibrationQuery.parse(query), projectId: project.id }),
  );
const cells = async (query: object = {}) =>
  PredictedObservedList.parse(
    await comparePredictedObserved(context, { ...ListPredictedObserved.parse(query), projectId: project.id }),
  );

test('without judged predictions there is nothing to report', async () => {
  expect(await report({ include: 'svg' })).toMatchObject({
    status: 'not_run',
    report: null,
    svg: null,
    byEngine: [],
  });
});

test('right predictions lie in their bands; the diagram is an image', async () => {
  await insert(60);
  const { report: whole, byEngine, byLocale, svg, predictions } = await report({ include: 'svg' });
  expect(predictions).toEqual({ judged: 60, pending: 0 });
  expect(whole?.calibrationError.withinNull).toBe(true);
  expect(whole?.bins.every((bin) => bin.observed >= bin.bandLow && bin.observed <= bin.bandHigh)).toBe(true);
  expect(whole?.brier.skill).toBeGreaterThan(0.2);
  expect(byEngine.map(({ group }) => group).sort()).toEqual(['gemini', 'openai']);
  expect(byLocale.reduce((sum, one) => sum + one.report.answers, 0)).toBe(300);
  expect(svg).toMatch(/^<svg .*Acme.*<\/svg>$/s);
  expect((await report()).svg).toBeNull();
});

test('predictions that promise too much are found out', async () => {
  await insert(80, -0.35);
  const { report: whole } = await report();
  expect(whole?.calibrationError.withinNull).toBe(false);
  expect(whole?.inTheLarge.z).toBeLessThan(-3);
});

test('with one prompt what is undefined is null, not an error', async () => {
  await insert(1);
  const { report: whole } = await report();
  expect(whole?.brier.standardError).toBeNull();
});

test('lists predictions beside what was seen, the most surprising first', async () => {
  await insert(10, -0.3);
  const { items, total } = await cells({ sort: '-surprise', limit: 3 });
  expect(total).toBe(10);
  expect(items[0]?.surprise ?? 0).toBeGreaterThan(items[2]?.surprise ?? 9);
  expect(items[0]).toMatchObject({
    agrees: true,
    observed: { answers: 5, scanId: 'scn_1' },
    predicted: { low: 0, high: 1 },
  });
  expect((await cells({ status: 'pending' })).total).toBe(0);
  expect((await cells({ engine: 'openai' })).items.every(({ engine }) => engine === 'openai')).toBe(true);
});
