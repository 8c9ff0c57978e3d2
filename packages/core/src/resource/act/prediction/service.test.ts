import { readFileSync } from 'node:fs';
import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  PromptPrediction,
  PromptPredictions,
  ScoreExplanation,
  ScorePrompt,
  ScorePrompts,
} from '@svc/contract/act/prediction';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { expectPresence } from './expectation.ts';
import { explainScore } from './explain.ts';
import { observeScan } from './observe.ts';
import { predictScan } from './predict-scan.ts';
import { observePredictions } from './queries-observe.ts';
import { readGivenPage } from './reading.ts';
import { scorePrompt, scorePromptsBulk } from './service.ts';

const html = readFileSync(new URL('../../../../../page/src/fixtures/software.html', import.meta.url), 'utf8');
const url = 'https://acme.com/';
const { context, environment, owner } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({
      name: 'Acme',
      brand: { name: 'Acme', domains: ['acme.com'] },
      engines: ['openai'],
    }),
  );
});

const predict = async (body: object) => {
  const input = { ...ScorePrompt.parse(body), projectId: project.id };
  return PromptPrediction.parse(await scorePrompt(context, input, await readGivenPage(context, input)));
};
const predictMany = async (body: object) => {
  const input = { ...ScorePrompts.parse(body), projectId: project.id };
  return scorePromptsBulk(context, input, await readGivenPage(context, input));
};
const explain = async (scoreId: string) =>
  ScoreExplanation.parse(await explainScore(context, { projectId: project.id, scoreId }));
const scan = (text: string, present: boolean, count = 1) =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: Array.from({ length: count }, (_, index) => ({ text: index === 0 ? text : `${text} ${index}` })),
    samplesK: 5,
    present: () => present,
  });

test('predicts from priors alone, and says so', async () => {
  const answer = await predict({ text: 'What is the best team planner?' });
  expect(answer).toMatchObject({
    provenance: 'predicted',
    label: 'published effects, not yet checked here',
    page: null,
    prompt: { intent: 'best_of' },
  });
  const [one] = answer.predictions;
  expect(one?.presence).toMatchObject({
    provenance: 'predicted',
    status: 'not_run',
    n: 0,
    label: 'indicative',
  });
  const { ci, value } = one?.presence ?? {};
  expect(ci?.low).toBeLessThan(value ?? 0);
  // One prompt's own rate is hardly known before it was asked.
  expect((ci?.high ?? 0) - (ci?.low ?? 1)).toBeGreaterThan(0.6);
  expect(one?.answersNeeded).toBeGreaterThan(20);
  expect(one?.headline).toBe(`Too little is known: it takes ${one?.answersNeeded} answers.`);
  expect(answer.notes.join(' ')).toMatch(/No page is known/);
});

test('a page that answers the prompt is predicted higher than one about something else', async () => {
  const page = (about: string) =>
    `<html><head><title>Best ${about} compared</title></head><body><h1>Best ${about} compared</h1>${`<p>This guide to ${about} says which ${about} is best for small teams and what each costs, with tests of every one.</p>`.repeat(8)}</body></html>`;
  const about = async (topic: string) =>
    (await predict({ text: 'What is the best team planner?', html: page(topic), url })).predictions[0];
  const [fits, strays] = [await about('team planner'), await about('garden hose')];
  expect(fits?.byFeatures).toBeGreaterThan((strays?.byFeatures ?? 1) + 0.02);
  expect(fits?.contributions.find(({ id }) => id === 'passage_relevance')?.points).toBeGreaterThan(0);
});

test('contributions add up, in log-odds and in points', async () => {
  const { predictions } = await predict({ text: 'best team planner', html, url });
  const explained = await explain(predictions[0]?.id ?? '');
  const logit = (p: number) => Math.log(p / (1 - p));
  const value = explained.presence.value ?? 0;
  const sum = (of: 'logOdds' | 'points') =>
    explained.contributions.reduce((total, one) => total + one[of], 0);
  expect(sum('logOdds')).toBeCloseTo(logit(value) - logit(explained.baseline), 6);
  expect(sum('points')).toBeCloseTo(value - explained.baseline, 6);
  expect(explained.contributions.some(({ evidence }) => evidence.studies.length > 0)).toBe(true);
  const named = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
  expect(named(explained.contributions)).toEqual(named(predictions[0]?.contributions));
});

test('own earlier answers outweigh everything else', async () => {
  const text = 'Which planner for ten people?';
  const before = await predict({ text });
  await scan(text, true);
  const after = await predict({ text });
  expect(after.predictions[0]?.presence.value).toBeGreaterThan(0.8);
  expect(after.predictions[0]?.presence.value).toBeGreaterThan(
    (before.predictions[0]?.presence.value ?? 1) + 0.3,
  );
  expect(after.predictions[0]).toMatchObject({
    presence: { status: 'stale', n: 1 },
    history: { answers: 5 },
    answersNeeded: null,
    headline: expect.stringMatching(/^About \d+% \(95%: \d+% to \d+%\), predicted\.$/),
  });
});

test('the organic rank decides for a search engine: as it was given, or as its newest answer showed it', async () => {
  const engines = ['google-ai-overview'];
  const at = async (body: object) => (await predict({ engines, ...body })).predictions[0];
  const [first, tenth] = [
    await at({ text: 'planner for two', organicRank: 1 }),
    await at({ text: 'planner for two', organicRank: 10 }),
  ];
  expect(first?.presence.value).toBeCloseTo(0.57, 1);
  expect(tenth?.presence.value).toBeLessThan(0.35);
  const text = 'Which planner for nine people?';
  const scanId = await insertScan(context, {
    project,
    engines,
    prompts: [{ text }, { text: 'Which planner for eight people?' }],
    samplesK: 1,
    present: () => false,
  });
  const show = (index: number, hosts: string[]) =>
    context.db
      .updateTable('answer')
      .set({ organicHosts: hosts, outcome: 'not_shown' })
      .where('scanId', '=', scanId)
      .where('promptIndex', '=', index)
      .execute();
  await show(0, ['other.com', 'www.acme.com', 'acme.com']);
  await show(
    1,
    Array.from({ length: 10 }, (_, place) => `other${place}.com`),
  );
  const rankSeen = async (asked: string) =>
    (await at({ text: asked }))?.contributions.find(({ id }) => id === 'organic_rank')?.value;
  expect(await rankSeen(text)).toBe(2);
  expect(await rankSeen('Which planner for eight people?')).toBe(30);
  expect((await at({ text: 'Which planner for seven people?' }))?.unseen).toContain('organic_rank');
  expect((await at({ text, engines: ['openai'] }))?.unseen).not.toContain('organic_rank');
});

test('ranks of a set of questions narrow what is expected of all of them, so that there is a figure to show', async () => {
  const prompts = (ranked: boolean) =>
    Array.from({ length: 30 }, (_, index) => ({
      text: `Which planner suits ${index + 2} rooms?`,
      ...(ranked && { organicRank: index + 1 }),
    }));
  const of = async (ranked: boolean) =>
    (await predictMany({ prompts: prompts(ranked), engines: ['google-ai-overview'] })).portfolio;
  const [blank, ranked] = [await of(false), await of(true)];
  expect(blank.answersNeeded).toBeGreaterThan(20);
  expect(ranked.answersNeeded).toBeNull();
  expect(ranked.headline).toMatch(/^About 2\d% /);
});

test('a measured brand is expected at its own level in prompts that nobody has asked', async () => {
  const text = 'Which planner suits a team of ninety?';
  const before = await predict({ text });
  await scan('Which planner keeps deadlines?', true, 25);
  const after = await predict({ text });
  expect(after).toMatchObject({
    label: 'published effects, not yet checked here',
    modelVersion: `${before.modelVersion}+own`,
  });
  expect(after.notes.join(' ')).toMatch(/level comes from its own answers/);
  expect(after.predictions[0]?.presence.value).toBeGreaterThan(
    (before.predictions[0]?.presence.value ?? 1) + 0.25,
  );
  expect(after.predictions[0]).toMatchObject({ history: null, presence: { status: 'not_run' } });
  const explained = await explain(after.predictions[0]?.id ?? '');
  expect(explained.presence.value).toBeCloseTo(after.predictions[0]?.presence.value ?? -1, 6);
  expect(explained.contributions.find(({ id }) => id === 'brand_level')?.points).toBeGreaterThan(0.2);
});

test('many prompts at once: the mean is surer than any one of them', async () => {
  const prompts = Array.from({ length: 30 }, (_, index) => ({
    text: `Which planner suits ${index + 2} people?`,
  }));
  const answer = PromptPredictions.parse(await predictMany({ prompts, html, url }));
  expect(answer.items).toHaveLength(30);
  const single = answer.items[0]?.predictions[0]?.presence.ci;
  const { low95, high95 } = answer.portfolio.presence;
  expect(high95 - low95).toBeLessThan((single?.high ?? 0) - (single?.low ?? 0));
  await expect(predictMany({})).rejects.toMatchObject({ code: 'validation_failed' });
});

test('the next scan of a cell judges its predictions, once', async () => {
  const text = 'Which planner for twelve people?';
  const { predictions } = await predict({ text });
  const scanId = await scan(text, true, 2);
  await predictScan(environment, { workspaceId: context.workspace.id, scanId, mode: 'live' });
  const key = { workspaceId: context.workspace.id, scanId, now: new Date().toISOString() };
  expect(await observePredictions(context, key)).toBe(3);
  expect(await observePredictions(context, key)).toBe(0);
  const row = await context.db
    .selectFrom('prediction')
    .selectAll()
    .where('id', '=', predictions[0]?.id ?? '')
    .executeTakeFirst();
  expect(row).toMatchObject({ observedScanId: scanId, observedSuccesses: 5, observedTrials: 5 });
  // Made for the scan, from what was known before it: its own answers are no history.
  const own = await context.db.selectFrom('prediction').selectAll().where('scanId', '=', scanId).execute();
  expect(own.map((one) => one.history)).toEqual([[], []]);
});

test('trained every night, however many scans end: one that ends while tonight’s training waits puts it off by nothing', async () => {
  const end = async (at: string) => {
    const scanId = await scan(`Which planner at ${at}?`, true, 2);
    const { id: workspaceId } = context.workspace;
    await observeScan({ ...environment, now: () => new Date(at) }, { workspaceId, scanId, mode: 'live' });
  };
  const nights = async () =>
    (
      await owner<{ at: string }[]>`select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
        from graphile_worker.jobs where task_identifier = 'retrain_predictor' order by run_at`
    ).map(({ at }) => at);
  for (const at of ['2030-05-01T22:00:00Z', '2030-05-02T00:30:00Z', '2030-05-02T02:59:59Z']) await end(at);
  expect(await nights()).toEqual(['2030-05-02 03:00']);
  // It is due, and no worker has come to it yet.
  await end('2030-05-02T03:00:01Z');
  expect(await nights()).toEqual(['2030-05-02 03:00', '2030-05-03 03:00']);
});

test('explains a measured cell by its answers, and a mean by the prompts that pull it', async () => {
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: Array.from({ length: 25 }, (_, index) => ({ text: `Question ${index}` })),
    samplesK: 4,
    present: (prompt) => prompt === 3 || prompt % 5 === 0,
  });
  const scores = await context.db
    .selectFrom('score')
    .select(['id', 'promptIndex', 'engine'])
    .where('scanId', '=', scanId)
    .execute();
  const cell = await explain(scores.find((score) => score.promptIndex === 3)?.id ?? '');
  expect(cell).toMatchObject({ kind: 'cell', evidence: { answers: 4, present: 4 }, baseline: 0.24 });
  expect(cell.baseline + (cell.contributions[0]?.points ?? 0)).toBeCloseTo(cell.presence.value ?? -1, 9);
  const mean = await explain(
    scores.find((score) => score.promptIndex === null && score.engine === 'openai')?.id ?? '',
  );
  expect(mean).toMatchObject({ kind: 'aggregate', evidence: { prompts: 25, answers: 100, present: 24 } });
  expect(mean.contributions[0]?.points).toBeCloseTo(0.24 - 5 / 24, 9);
});

test('refuses what can’t be predicted, and another project’s prediction', async () => {
  await expect(predict({})).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(predict({ text: 'x', engines: ['nobody'] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(predict({ text: 'x', url: 'https://nowhere.example/' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const { predictions } = await predict({ text: 'best planner' });
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  await expect(
    explainScore(context, { projectId: other.id, scoreId: predictions[0]?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('a scan that asks no engine has an expectation: of a page that nobody knows, and of a project', async () => {
  const of = {
    workspaceId: context.workspace.id,
    mode: 'live' as const,
    scanId: 'none',
    language: 'en',
    now: new Date(),
    page: await context.readPage(html, url),
    prompts: ['Best planners?', 'Which planner is cheapest?'].map((text) => ({
      text,
      intent: 'best_of',
      branded: false,
    })),
  };
  const unknown = await expectPresence(context, { ...of, projectId: null });
  expect(unknown).toMatchObject({ prompts: 2, engines: expect.arrayContaining(['openai', 'gemini']) });
  expect(unknown?.low).toBeLessThan(unknown?.value ?? 0);
  expect(unknown?.high).toBeGreaterThan(unknown?.value ?? 1);

  await scan('Which tools suit small teams?', true, 30);
  const known = await expectPresence(context, {
    ...of,
    projectId: project.id,
    now: new Date(Date.now() + 1_000),
  });
  expect(known?.value).toBeGreaterThan(unknown?.value ?? 1);
  const branded = of.prompts.map((prompt) => ({ ...prompt, branded: true }));
  expect(await expectPresence(context, { ...of, projectId: null, prompts: branded })).toBeNull();
});
