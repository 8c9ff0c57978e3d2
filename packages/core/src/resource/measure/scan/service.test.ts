import { CreateProject, type Project } from '@svc/contract/account/project';
import { AddPrompts, CreatePromptSet } from '@svc/contract/measure/prompt-set';
import {
  CompareScans,
  EstimateScan,
  PlannedSamples,
  PlanSamples,
  ScanAdvice,
  ScanComparison,
  ScanEstimate,
} from '@svc/contract/measure/scan';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, addPrompts, createPromptSet } from '../prompt-set/index.ts';
import { getScanAdvice } from './advice.ts';
import { compareScans } from './compare.ts';
import { estimateScanCost } from './estimate.ts';
import { insertScan, type ScanRows } from './factory.ts';
import { planSamples } from './plan.ts';
import { getScanQuality } from './quality.ts';

const { context, owner } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', competitors: [{ name: 'Rival' }], engines: ['openai'] }),
  );
});

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Question ${index}`,
    intent: index % 2 === 0 ? 'best_of' : 'price',
  }));
/** Twenty days ago: before any scan that a test makes now. */
const earlier = new Date(Date.now() - 20 * 86_400_000);
const scan = (more: Partial<ScanRows>) =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(30),
    samplesK: 3,
    present: (prompt) => prompt % 3 === 0,
    ...more,
  });
const compare = async (input: object) =>
  ScanComparison.parse(
    await compareScans(context, { ...CompareScans.parse({}), ...(input as { scanId: string }) }),
  );

test('plans the cheapest way to a half-width, and says what it assumed', async () => {
  const planned = PlannedSamples.parse(
    await planSamples(context, PlanSamples.parse({ halfWidth: 0.1, baseline: 0.375, icc: 0.56 })),
  );
  expect(planned.plan).toMatchObject({ samplesK: 1 });
  expect(planned.plan?.marketHalfWidth).toBeLessThanOrEqual(0.1);
  expect(planned.plan?.credits).toBeGreaterThan(80);
  expect(planned.plan?.credits).toBeLessThan(100);
  expect(planned.assumed.source).toBe('given');
  const tight = await planSamples(context, PlanSamples.parse({ halfWidth: 0.01, maxPrompts: 20 }));
  expect(tight.plan).toBeNull();
  expect(tight.best.prompts).toBe(20);
});

test('plans what credits buy where only they are given; with no target at all, or two, it says which', async () => {
  const { plan, best, notes } = await planSamples(
    context,
    PlanSamples.parse({ maxCredits: 500, engines: 2 }),
  );
  expect(plan).toEqual(best);
  expect(plan).toMatchObject({ prompts: 250, samplesK: 1, credits: 500 });
  expect(notes.join(' ')).not.toContain('do not allow');
  const same = await planSamples(
    context,
    PlanSamples.parse({ halfWidth: (plan?.marketHalfWidth ?? 0) + 0.0001, engines: 2 }),
  );
  expect(same.plan?.credits).toBeGreaterThan(490);
  for (const [input, message] of [
    [{}, /^Say what to plan for/],
    [{ halfWidth: 0.1, detectableChange: 0.1 }, /not both/],
  ] as const)
    await expect(planSamples(context, PlanSamples.parse(input))).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(message),
    });
});

test('learns presence and agreement from the newest scan', async () => {
  await scan({});
  const { assumed } = await planSamples(
    context,
    PlanSamples.parse({ projectId: project.id, halfWidth: 0.1 }),
  );
  expect(assumed).toMatchObject({ source: 'history', iccSource: 'history', scans: 1 });
  expect(assumed.rate).toBeCloseTo(1 / 3, 1);
  // Every prompt answers alike: next to no noise within prompts.
  expect(assumed.icc).toBeGreaterThan(0.8);
  expect(assumed.iccRange.low).toBeLessThan(assumed.icc);
});

test('a dozen prompts teach too, by what they are worth; prompts asked once teach no agreement', async () => {
  const assumed = async () =>
    (await planSamples(context, PlanSamples.parse({ projectId: project.id, halfWidth: 0.1 }))).assumed;
  await scan({ prompts: prompts(12), samplesK: 1, at: earlier });
  expect(await assumed()).toMatchObject({
    source: 'history',
    iccSource: 'default',
    icc: 0.62,
    iccLearned: 0,
  });
  await scan({
    prompts: prompts(12),
    samplesK: 4,
    present: (prompt, _, sample) => (prompt + sample) % 3 === 0,
  });
  const learned = await assumed();
  expect(learned).toMatchObject({ iccSource: 'history', scans: 2 });
  expect(learned.icc).toBeLessThan(0.4);
  expect(learned.iccLearned).toBeLessThan(1);
});

test('whoever is advised to ask more prompts is told how to come by them', async () => {
  await scan({});
  const asked = async () => {
    const { items } = await getScanAdvice(context, { projectId: project.id });
    return items.find(({ code }) => code === 'prompts_before_repeats');
  };
  // The offer of the project is unknown, so nothing can be generated.
  expect((await asked())?.message).toMatch(/90 prompts asked once/);
  expect(await asked()).toMatchObject({
    action: 'Add prompts of your own.',
    call: expect.stringMatching(/prompts\/bulk/),
  });
  await context.db
    .updateTable('project')
    .set({
      description: 'Project management software and time tracking for agencies. Resource planning for teams.',
    })
    .where('id', '=', project.id)
    .execute();
  expect((await asked())?.message).toMatch(/topics/);
  expect((await asked())?.call).toMatch(/"count": 90/);
});

test('nobody plans from a sandbox that gave no figure: an engine is what is missing', async () => {
  await scan({ engines: ['sandbox'], surface: 'sandbox' });
  const { items, current } = await getScanAdvice(context, { projectId: project.id });
  expect(items[0]).toMatchObject({ code: 'no_figures', importance: 'high' });
  expect(current).toBeNull();
});

test('an estimate says what it assumes where nothing was measured', async () => {
  const before = ScanEstimate.parse(
    await estimateScanCost(context, EstimateScan.parse({ config: { engines: ['openai'] } })),
  );
  expect(before.assumed).toMatchObject({ rate: 0.3, source: 'default' });
});

test('an estimate counts prompts that name the brand in what they cost, not in what they show', async () => {
  const other = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
  const set = await createPromptSet(context, {
    projectId: other.id,
    ...CreatePromptSet.parse({
      name: 'Two',
    }),
  });
  const added = [{ text: 'Which saw lasts?' }, { text: 'Is Tenonly any good?' }];
  await addPrompts(context, { projectId: other.id, setId: set.id, ...AddPrompts.parse({ prompts: added }) });
  await activatePromptSet(context, { projectId: other.id, setId: set.id });
  const { credits, advice } = await estimateScanCost(
    context,
    EstimateScan.parse({ projectId: other.id, config: { engines: ['openai'], samplesK: 3 } }),
  );
  expect(credits).toBe(6);
  const [few, repeats] = advice;
  expect(few).toBe('1 prompt without the brand’s name gives indicative intervals; ask 20 or more.');
  expect(repeats).toContain('6 prompts asked once cost the same');
});

test('advises to measure first, then what the scan calls for', async () => {
  const first = ScanAdvice.parse(await getScanAdvice(context, { projectId: project.id }));
  expect(first.items.map(({ code }) => code)).toEqual(['measure_first']);
  await scan({ prompts: prompts(8), at: earlier });
  const few = ScanAdvice.parse(await getScanAdvice(context, { projectId: project.id }));
  expect(few.items[0]?.code).toBe('more_prompts');
  expect(few.items.map(({ code }) => code)).toContain('stale');
  await scan({});
  const enough = await getScanAdvice(context, { projectId: project.id });
  expect(enough.items.map(({ code }) => code)).toContain('prompts_before_repeats');
  expect(enough.basedOn).toMatchObject({ prompts: 30, samplesK: 3 });
  // Noise and detectable change are both computed for all engines together.
  const engines = ['openai', 'anthropic', 'perplexity', 'gemini'];
  await scan({ engines, present: (prompt, engine, sample) => (prompt + sample * engine.length) % 3 === 0 });
  const { items } = await getScanAdvice(context, { projectId: project.id });
  const floor = items.find(({ code }) => code === 'noise_floor')?.message ?? '';
  const [noise, visible] = [...floor.matchAll(/([\d.]+) points/g)].map(([, points]) => Number(points));
  expect(visible).toBeLessThan(2.2 * (noise ?? 0));
});

test('finds a change that happened, names its question, and tells the brand’s shift from its parts', async () => {
  await scan({ at: earlier, competitorPresent: () => true });
  const scanId = await scan({ present: (prompt) => prompt % 3 !== 2, competitorPresent: () => true });
  const compared = await compare({ scanId });
  expect(compared.pairedPrompts).toBe(30);
  expect(compared.headline).toMatchObject({ question: 'market', verdict: 'rise' });
  expect(compared.headline.sentence).toContain('rose by 33.3 points');
  for (const question of ['tracked', 'market'] as const) {
    const difference = compared.overall?.[question];
    expect(difference).toMatchObject({ question, verdict: 'rise', shared: 30, cells: 30, before: 1 / 3 });
    expect(difference?.value).toBeCloseTo(1 / 3, 6);
    expect(difference?.ci?.low).toBeGreaterThan(0.1);
    expect(difference?.pValue).toBeLessThan(0.05);
  }
  expect(compared.shift).toEqual(compared.overall?.market);
  const names = compared.movers.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['Rival', 'best_of', 'openai', 'price']);
  expect(compared.movers.filter(({ verdict }) => verdict === 'moved')).toEqual([]);
  expect(compared.movers.find(({ name }) => name === 'Rival')).toMatchObject({ change: 0, beyond: 0 });
  expect(compared.prompts).toHaveLength(10);
  expect(compared.notes).toEqual([]);
});

test('names the intent that moved while the rest stood still, and does not test what three prompts can’t show', async () => {
  const asked = prompts(60).map((prompt, index) => ({
    ...prompt,
    intent: index < 3 ? 'how_to' : prompt.intent,
  }));
  const noisy = (prompt: number, sample: number) => (prompt * 7 + sample * 5) % 3 === 0;
  const base = { prompts: asked, at: earlier };
  await scan({ ...base, present: (prompt, _, sample) => noisy(prompt, sample) });
  const scanId = await scan({
    prompts: asked,
    present: (prompt, _, sample) => (prompt % 2 === 1 && prompt > 2) || noisy(prompt, sample + 1),
  });
  const { movers } = await compare({ scanId });
  expect(movers.find(({ name }) => name === 'price')).toMatchObject({ kind: 'intent', verdict: 'moved' });
  expect(movers.find(({ name }) => name === 'how_to')).toMatchObject({
    prompts: 3,
    verdict: 'too_few',
    pValue: null,
  });
});

test('an engine that loses answers shifts nothing: cells that both scans have are compared', async () => {
  const both = { engines: ['openai', 'gemini'], samplesK: 1 };
  const present = (prompt: number, engine: string) => engine === 'gemini' || prompt % 3 === 0;
  const before = await scan({ ...both, present, at: earlier });
  const scanId = await scan({ ...both, present });
  await context.db
    .deleteFrom('answer')
    .where('scanId', '=', scanId)
    .where('engine', '=', 'gemini')
    .where('promptIndex', '>=', 10)
    .execute();
  const { overall } = await compare({ scanId, with: before });
  expect(overall?.market).toMatchObject({ value: 0, verdict: 'no_change_shown', shared: 30, cells: 40 });
  expect(overall?.tracked).toMatchObject({ value: 0, label: 'upper_bound' });
});

test('scans that share few prompts, or none, are compared by what questions like these get', async () => {
  const before = await scan({
    prompts: prompts(60).slice(0, 33),
    present: (prompt) => prompt % 3 === 0,
    at: earlier,
  });
  const few = await compare({
    scanId: await scan({ prompts: prompts(60).slice(30), present: () => true }),
    with: before,
  });
  expect(few.overall?.tracked).toMatchObject({ verdict: 'too_few', shared: 3, ci: null });
  expect(few.overall?.market).toMatchObject({ verdict: 'rise', shared: 3, unshared: 57 });
  expect(few.notes.join(' ')).toContain('3 questions are in both');
  const none = await compare({ scanId: await scan({ prompts: prompts(90).slice(40) }), with: before });
  expect(none.overall?.tracked).toMatchObject({ verdict: 'not_comparable', value: null });
  expect(none.overall?.market).toMatchObject({ verdict: 'no_change_shown', shared: 0 });
  expect(none.headline.sentence).toContain('4 times in 5');
});

test('prompts of one topic move together: topics are the clusters, and a few speak of themselves only', async () => {
  const about = (topics: number, from = 0) =>
    prompts(60).map((prompt, index) => ({
      ...prompt,
      text: `${prompt.text} of ${from}`,
      topic: `Topic ${index % topics}`,
    }));
  // Two topics of ten gain the brand: twelve prompts, but two things that happened.
  const gained = (prompt: number) => prompt % 10 < 2;
  const before = await scan({ prompts: about(10), present: () => false, at: earlier });
  const after = await scan({ prompts: about(10), present: gained });
  const { overall, pairedPrompts, headline } = await compare({ scanId: after, with: before });
  expect(pairedPrompts).toBe(60);
  expect(overall?.market).toMatchObject({ shared: 10, verdict: 'no_change_shown', label: 'indicative' });
  expect(overall?.tracked).toMatchObject({ shared: 60, verdict: 'rise' });
  expect(headline.sentence).toContain('questions like these');
  const other = await compare({
    scanId: await scan({ prompts: about(10, 1), present: () => true }),
    with: before,
  });
  expect(other.overall?.market).toMatchObject({ shared: 0, unshared: 20, verdict: 'rise' });
  const narrow = await scan({ prompts: about(4), present: () => false, at: earlier });
  const few = await compare({
    scanId: await scan({ prompts: about(4), present: gained }),
    with: narrow,
  });
  expect(few.overall?.market).toMatchObject({ shared: 60, label: 'few_topics' });
  expect(few.headline.sentence).toContain('questions on these topics');
  expect(few.notes.join(' ')).toContain('fewer than 8 topics');
});

test('does not call noise a change', async () => {
  await scan({
    present: (prompt, _, sample) => (prompt + sample) % 3 === 0,
    at: earlier,
  });
  const scanId = await scan({ present: (prompt, _, sample) => (prompt + 2 * sample) % 3 === 0 });
  const { overall, movers } = await compare({ scanId });
  expect(overall?.tracked.verdict).toBe('no_change_shown');
  expect(movers.filter(({ verdict }) => verdict === 'moved')).toEqual([]);
});

test('says what else changed between two scans', async () => {
  const before = await scan({
    engines: ['openai', 'gemini'],
    at: earlier,
    samplesK: 2,
  });
  const scanId = await scan({ model: 'model-2', identityVersion: 2, prompts: prompts(40).slice(10) });
  const { notes, engines } = await compare({ scanId, with: before });
  expect(engines).toEqual(['openai']);
  const said = notes.join('\n');
  for (const part of [
    'answered with model-2, before with model-1',
    'version 1 → 2',
    'Only the earlier scan asked Gemini',
    '20 questions are in both',
    'asked 2 times before and 3 times now',
  ])
    expect(said).toContain(part);
});

test('a sandbox with too few pages gives nothing to compare or to plan from, and says so', async () => {
  const rows = { engines: ['sandbox'], surface: 'sandbox' };
  await scan({ ...rows, at: earlier, present: () => false });
  const scanId = await scan({ ...rows, present: () => true });
  const { headline, shift, prompts: changed, movers, notes } = await compare({ scanId });
  expect(headline.verdict).toBe('not_comparable');
  expect({ before: shift.before, changed, movers }).toEqual({ before: null, changed: [], movers: [] });
  expect(notes.join(' ')).toMatch(/In the later scan, the sample engine had too few third-party pages/);
  const planned = await planSamples(context, PlanSamples.parse({ projectId: project.id, halfWidth: 0.1 }));
  expect(planned.assumed).toMatchObject({ source: 'default', scanId: null });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('the last seven comparable scans make a level, with a verdict for the day and one for what lasts', async () => {
  const week = {
    prompts: prompts(40),
    present: (prompt: number, _: string, sample: number) => prompt % 4 < 2 && sample > 0,
  };
  for (let day = 9; day > 0; day -= 1) await scan({ ...week, at: daysAgo(day) });
  const same = await compare({ scanId: await scan(week) });
  expect(same.noBaseline).toBeNull();
  expect(same.baseline?.scans).toHaveLength(7);
  expect(same.baseline?.scans.map(({ at }) => at)).toEqual(
    same.baseline?.scans.map(({ at }) => at).toSorted(),
  );
  expect(same.baseline?.day.sentence).toMatch(
    /^That day shows no change against the 7 scans before; one of /,
  );
  expect(same.baseline?.lasting.tracked.verdict).toBe('no_change_shown');
  // Daily scans: what one shows, the next has to confirm against the same level.
  const lower = (out: number) => (prompt: number, _: string, sample: number) =>
    prompt % 4 < 2 && sample > 0 && prompt % 20 >= out;
  const first = await compare({ scanId: await scan({ ...week, present: lower(8) }) });
  expect(first.baseline).toMatchObject({
    confirmation: 'waiting',
    lasting: {
      market: { verdict: 'no_change_shown' },
      sentence: expect.stringMatching(
        /below the 7 scans before\. With scans this close together, a second one must/,
      ),
    },
  });
  const second = await compare({ scanId: await scan({ ...week, present: lower(8) }) });
  expect(second.baseline).toMatchObject({
    confirmation: 'confirmed',
    lasting: {
      market: { verdict: 'fall' },
      sentence: expect.stringMatching(
        /^Presence fell by .+ compared with the 7 scans before, more than its usual/,
      ),
    },
  });
  expect(second.baseline?.scans).toEqual(first.baseline?.scans);
  // A far outlier is reported at once.
  const fallen = await compare({
    scanId: await scan({ ...week, present: (prompt) => prompt === 0 }),
    baseline: 5,
  });
  expect(fallen.baseline?.scans).toHaveLength(5);
  expect(fallen.baseline?.day.tracked).toMatchObject({ verdict: 'fall', ci: { method: 'within-cells-t' } });
  expect(fallen.baseline?.lasting.tracked).toMatchObject({
    verdict: 'fall',
    ci: { method: 'within-cells-t-over-days' },
  });
  const width = (ci: { low: number; high: number } | null | undefined) =>
    ci ? ci.high - ci.low : Number.NaN;
  // Before is known from five times as many answers; days add to what lasts.
  expect(width(fallen.baseline?.day.market.ci)).toBeLessThan(width(fallen.shift.ci));
  expect(width(fallen.baseline?.lasting.market.ci)).toBeGreaterThan(width(fallen.baseline?.day.market.ci));
});

test('a level ends where the model, the names or the questions changed, or where it broke itself', async () => {
  const at = (days: number, more: Partial<ScanRows> = {}) => scan({ ...more, at: daysAgo(days) });
  for (const day of [16, 15, 14]) await at(day);
  for (const day of [13, 12]) await at(day, { model: 'model-2' });
  const missing = async (scanId: string) => (await compare({ scanId })).noBaseline;
  expect(await missing(await at(11, { model: 'model-2' }))).toMatch(/there are 2\.$/);
  const fourth = await at(10, { model: 'model-2' });
  expect(await missing(fourth)).toBeNull();
  await context.db
    .insertInto('anomaly')
    .values({
      ...{ workspaceId: context.workspace.id, projectId: project.id, id: newId('anomaly') },
      ...{ surface: 'api+search', cause: 'brand', direction: 'drop', score: 4, headline: 'It fell.' },
      ...{ evidence: [], beganScanId: fourth, foundScanId: fourth },
      ...{ beganAt: daysAgo(10.5).toISOString(), foundAt: daysAgo(10).toISOString() },
    })
    .execute();
  expect(await missing(await at(9.5, { model: 'model-2' }))).toMatch(/there are 1\.$/);
  expect(await missing(await at(9, { model: 'model-2', identityVersion: 2 }))).toMatch(/there are 0/);
  // A version that is about a competitor alone is none of the own brand's.
  await owner`update project set identity_changes = '{"3": ["brd_rival"]}' where id = ${project.id}`;
  const rival = await compare({ scanId: await at(8.5, { model: 'model-2', identityVersion: 3 }) });
  expect(rival.noBaseline).toMatch(/there are 1\.$/);
  expect(rival.notes.join(' ')).not.toMatch(/names or domains/);
  expect(await missing(await at(8, { model: 'model-2', identityVersion: 3, prompts: prompts(31) }))).toMatch(
    /there are 0/,
  );
});

test('repeats that hang together are told of, and that asking once a day helps', async () => {
  const rows = { prompts: prompts(40), samplesK: 3 };
  const measured = async (scanId: string) => {
    const { checklist } = await getScanQuality(context, { scanId });
    return checklist.find(({ criterion }) => criterion === 'independent_repeats');
  };
  const first = await scan({ ...rows, at: daysAgo(2), present: (prompt) => prompt % 2 === 0 });
  expect(await measured(first)).toMatchObject({ met: null, measured: expect.stringContaining('not known') });
  // All answers to a prompt agree within a scan, and half of the prompts answer differently in the next.
  const alike = await scan({ ...rows, at: daysAgo(1), present: (prompt) => prompt % 4 < 2 });
  expect(await measured(alike)).toMatchObject({
    met: false,
    measured: expect.stringContaining('once a day'),
  });
  const varied = (prompt: number, _: string, sample: number) => (prompt * 7 + sample * 5) % 6 < 3;
  await scan({ ...rows, at: daysAgo(0.5), present: varied });
  const again = await scan({
    ...rows,
    present: (prompt, engine, sample) => varied(prompt, engine, sample + 1),
  });
  expect(await measured(again)).toMatchObject({
    met: true,
    measured: expect.stringContaining('no correlation shown'),
  });
});

test('each surface is narrow enough by itself where surfaces are not pooled', async () => {
  const asked = {
    engines: ['openai', 'google-ai-overview'],
    surface: (engine: string) => (engine === 'openai' ? 'api+search' : 'serp'),
    samplesK: 2,
  };
  const width = async (rows: Partial<ScanRows>) => {
    const { checklist } = await getScanQuality(context, { scanId: await scan({ ...asked, ...rows }) });
    return checklist.find(({ criterion }) => criterion === 'narrow_interval');
  };
  const narrow = await width({ prompts: prompts(150), present: (prompt) => prompt % 20 === 0 });
  expect(narrow).toMatchObject({
    met: true,
    measured: expect.stringMatching(
      /^market: Google AI answers ±[\d.]+ points, assistants with web search ±[\d.]+ points$/,
    ),
  });
  const wide = await width({
    prompts: prompts(60),
    present: (prompt, engine) => (engine === 'openai' ? prompt % 30 === 0 : prompt % 2 === 0),
  });
  expect(wide).toMatchObject({ met: false });
});

test('there is nothing to compare a first scan with, nor a scan with itself', async () => {
  const scanId = await scan({});
  await expect(compareScans(context, { baseline: 7, scanId })).rejects.toMatchObject({ code: 'not_found' });
  await expect(compareScans(context, { baseline: 7, scanId, with: scanId })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('answers lost where the brand is present make no fall, but a wider interval', async () => {
  const before = await scan({ samplesK: 5, at: earlier });
  const after = await scan({ samplesK: 5 });
  await context.db
    .updateTable('answer')
    .set({ outcome: 'empty', present: null })
    .where('workspaceId', '=', context.workspace.id)
    .where('scanId', '=', after)
    .where('present', '=', true)
    .where('sampleIndex', '<', 2)
    .execute();
  const { shift, overall, notes } = await compare({ scanId: after, with: before });
  expect(shift.ci?.method).toBe('bounded-by-loss');
  expect(overall?.tracked.ci?.method).toBe('bounded-by-loss');
  expect(shift.verdict).toBe('no_change_shown');
  expect(notes.join(' ')).toMatch(/bounded-by-loss/);
});
