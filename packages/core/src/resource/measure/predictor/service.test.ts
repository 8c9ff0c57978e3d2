import { CreateProject } from '@svc/contract/account/project';
import { PredictorInfo } from '@svc/contract/measure/predictor';
import { createRandom, drawBinomial } from '@svc/scoring';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { currentModel, modelByVersion } from './queries.ts';
import { retrainPredictor } from './retrain.ts';
import { getPredictorInfo } from './service.ts';

const { context, environment, owner, another } = await testWorkspace();
const { context: other } = await another({ name: 'Other' });

const expit = (x: number) => 1 / (1 + Math.exp(-x));

/** Judged cells of a world in which a relevant passage matters much, and the brand is known well. */
async function measure(context: PrepareContext, prompts: number, seed: number): Promise<void> {
  const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
  const random = createRandom(seed);
  const rows = Array.from({ length: prompts }, (_, index) => {
    const relevance = 2 * random() - 1;
    const rate = expit(1 + 2 * relevance + 2 * (random() - 0.5));
    return {
      workspaceId: context.workspace.id,
      projectId: project.id,
      id: newId('prediction'),
      promptText: `Question ${seed} ${index}`,
      intent: 'best_of',
      language: 'en',
      engine: 'openai',
      source: 'scan' as const,
      modelVersion: 'before',
      label: 'measured',
      value: 0.3,
      low: 0,
      high: 1,
      byFeatures: 0.3,
      features: { passage_relevance: relevance },
      history: [],
      observedScanId: 'scn_1',
      observedSuccesses: drawBinomial(random, 3, rate),
      observedTrials: 3,
      observedAt: new Date(Date.now() - (index % 60) * 86_400_000).toISOString(),
    };
  });
  await context.db.insertInto('prediction').values(rows).execute();
}
const info = async () => PredictorInfo.parse(await getPredictorInfo(context));

test('before anything was measured the predictor is the published priors', async () => {
  expect(await retrainPredictor(environment, { mode: 'live' })).toMatchObject({
    decision: 'insufficient',
    version: null,
  });
  const { label, coefficients, versions, drift, trainedOn } = await info();
  expect({ label, versions, drift, answers: trainedOn.answers }).toEqual({
    label: 'published effects, not yet checked here',
    versions: [],
    drift: null,
    answers: 0,
  });
  expect(coefficients.find(({ feature }) => feature === 'quotations')).toMatchObject({
    published: { mean: 0.2, sd: 0.25 },
    answers: 0,
  });
  expect(coefficients.every(({ studies }) => studies.length > 0)).toBe(true);
});

test('a fit that is no worse on held-out prompts is promoted, and forgets whose brands they were', async () => {
  await measure(context, 220, 1);
  const before = await currentModel(context.db, 'live');
  const outcome = await retrainPredictor(environment, { mode: 'live' });
  expect(outcome).toMatchObject({ decision: 'promote', prompts: 220 });
  const { model } = await currentModel(context.db, 'live');
  expect(model.version).toBe(outcome.version);
  expect(model).toMatchObject({ label: 'calibrated model', createdFrom: before.model.version });
  expect(model.parameters.some((name) => name.startsWith('brand:'))).toBe(false);
  const { versions, drift, coefficients, recalibration } = await info();
  expect(versions).toMatchObject([
    { version: outcome.version, status: 'current', promotion: { decision: 'promote' } },
  ]);
  expect(versions[0]?.promotion.logLossGain).toBeGreaterThan(0.05);
  const relevance = coefficients.find(({ feature }) => feature === 'passage_relevance');
  expect(relevance?.learned.mean).toBeGreaterThan(0.5);
  expect(relevance?.answers).toBe(660);
  expect(recalibration).not.toBe('none');
  expect(drift?.cells).toBe(220);
  expect(drift?.skill.length).toBeGreaterThan(4);
});

test('a candidate is held to a fit that has not seen the judges’ answers either', async () => {
  const gain = async () => {
    await retrainPredictor(environment, { mode: 'live' });
    return (await info()).versions[0]?.promotion.logLossGain;
  };
  // The same answers once more give the same fit; the model in force has seen those of the judges, and would win.
  expect(await gain()).toBeCloseTo(0, 9);
  // A release before this one kept no such fit: then the published priors are compared.
  await owner`update predictor_model set judged = null where status = 'current'`;
  expect(await gain()).toBeGreaterThan(0.05);
  expect(await gain()).toBeCloseTo(0, 9);
});

test('a workspace that does not consent teaches nothing, nor does a test workspace the live model', async () => {
  await owner`update workspace set calibration_consent = false where id = ${other.workspace.id}`;
  await measure(other, 200, 2);
  const { prompts } = await retrainPredictor(environment, { mode: 'live' });
  expect(prompts).toBe(220);
  expect(await retrainPredictor(environment, { mode: 'test' })).toMatchObject({
    decision: 'insufficient',
    cells: 0,
  });
});

test('a model from another prior table waits for the next training', async () => {
  const set = (version: string) =>
    owner`update predictor_model set model = jsonb_set(model, '{priorsVersion}', to_jsonb(${version}::text)) where mode = 'live'`;
  const { model } = await currentModel(context.db, 'live');
  await set('priors-of-old');
  expect((await currentModel(context.db, 'live')).model.version).toMatch(/^cold-start/);
  expect(await modelByVersion(context.db, 'live', model.version)).toBeNull();
  await set(model.priorsVersion);
  expect((await currentModel(context.db, 'live')).model.version).toBe(model.version);
});

test('nobody but the training writes a model', async () => {
  await expect(context.db.deleteFrom('predictor_model').execute()).rejects.toThrow(/permission denied/);
});
