import {
  BriefRequest,
  EstimateVerification,
  Generate,
  ListRecommendations,
  PlanQuery,
  Verify,
} from '@svc/contract/act/recommendation';
import { readPage } from '@svc/page';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { noteBrief, writeBrief } from './brief.ts';
import { makeWorkshop, type Workshop } from './factory.ts';
import { findMoves, storeMoves } from './generate.ts';
import { measureAwaited } from './measure.ts';
import { getRecommendationsSummary } from './overview.ts';
import { getOptimizationPlan } from './plan.ts';
import { getRecommendation, listRecommendations, updateRecommendation } from './service.ts';
import { creditsToVerify, estimateVerification, verifyRecommendation } from './verify.ts';

const { context, twin, environment, owner } = await testWorkspace({ plan: 'enterprise' });

let shop: Workshop;
const ids = new Map<string, string>();
const projectId = () => shop.project.id;
/** The same caller, this many days ago. */
const ago = (days: number) => {
  const now = new Date(context.now().getTime() - days * 86_400_000);
  return { ...context, now: () => now };
};
const keyOf = (move: string) => ({ projectId: projectId(), recId: ids.get(move) ?? `no ${move}` });
const verify = (move: string, input: object = {}) =>
  verifyRecommendation(context, { ...keyOf(move), ...Verify.parse(input) });
const events = async () =>
  (
    await sql<{ type: string; data: object }>`
      select type, data from event where type like 'recommendation.%' order by occurred_at, id`.execute(
      context.db,
    )
  ).rows;

beforeAll(async () => {
  await owner`select grant_credits(${`grt_${context.workspace.id}`}, ${context.workspace.organisationId}, 'live', 1000, 'manual')`;
  shop = await makeWorkshop(context);
  const rival = (prompt: number) => prompt >= 24;
  // By chance or not: where the brand is absent, the rival is named.
  await shop.scan(20, (prompt, sample) => prompt < 24 && (prompt + sample) % 2 === 0, rival);
  const found = await findMoves(ago(15), { projectId: projectId(), ...Generate.parse({}) });
  await storeMoves(ago(15), { projectId: projectId() }, found);
  const { items } = await listRecommendations(context, {
    projectId: projectId(),
    ...ListRecommendations.parse({}),
  });
  for (const { move, id } of items) ids.set(move, id);
});

test('the plan takes what gains most for its cost, says what overlaps, and never exceeds its budget', async () => {
  const plan = (query: object) =>
    getOptimizationPlan(context, { projectId: projectId(), ...PlanQuery.parse(query) });
  const { steps, spent, uplift, sumOfParts, beatsTopThree } = await plan({ budget: 6 });
  expect(steps[0]?.recommendationId).toBe(ids.get('crawler_blocked'));
  expect(spent).toBeLessThanOrEqual(6);
  // Logits add up, shares do not: together they may bring more or less than each alone.
  expect(Math.abs(sumOfParts - uplift.mean)).toBeLessThan(0.005);
  expect(beatsTopThree).toBeGreaterThanOrEqual(0.5);
  for (const { next } of steps) if (next) expect(next.tie).toBe(next.probability < 0.6);
  const poor = await plan({ budget: 0.1 });
  expect(poor).toMatchObject({ steps: [], spent: 0 });
  expect(poor.notes.join()).toContain('fits the budget');
  const { steps: byCredits } = await plan({ budget: 600, unit: 'credits' });
  for (const { cost } of byCredits) expect(cost).toBe(4 * 48 * 3);
});

test('the plan says that effects do not add up only of steps with questions in common', async () => {
  const apart = ['missing_facts', 'lost_to_rival'];
  const others = [...ids.keys()].filter((move) => !apart.includes(move));
  for (const move of others) await updateRecommendation(context, { ...keyOf(move), state: 'dismissed' });
  const plan = await getOptimizationPlan(context, { projectId: projectId(), ...PlanQuery.parse({}) });
  expect(plan.steps).toHaveLength(2);
  expect(plan.sumOfParts).toBeCloseTo(plan.uplift.mean, 6);
  expect(plan.notes.join()).not.toContain('is not the sum');
  for (const move of others) await updateRecommendation(context, { ...keyOf(move), state: 'suggested' });
});

const asked = BriefRequest.parse({});

test('a brief holds what is to be answered, what the page lacks, and where to be named', async () => {
  const key = keyOf('lost_to_rival');
  const brief = await noteBrief(context, key, await writeBrief(context, { ...key, ...asked }));
  const lost = new Set(shop.prompts.slice(24).map(({ id }) => id));
  for (const { promptId } of brief.questions) expect(lost).toContain(promptId);
  // No page of its own compares, and none that was read of others does: nothing is said of a page that is to be written.
  expect(brief).toMatchObject({ page: null, days: 30, lacks: [] });
  expect(brief.sections.map(({ heading }) => heading)).toContain('Tenonly or Rivalish?');
  // Of the answers to these 16 questions alone; 24 cite it.
  expect(brief.sources).toMatchObject([{ domain: 'joinery-guide.org', answers: 16 * 3, withOwn: 0 }]);
  expect(brief.notes.join()).toContain('No facts about the brand are known');
  expect(brief.notes.join()).toContain('None of the cited pages has been read');
  expect(brief).toMatchObject({ citedPages: [] });
});

test('a brief is about the page of its recommendation, and a move without a page has none', async () => {
  const key = keyOf('missing_facts');
  const brief = await writeBrief(context, { ...key, ...asked });
  expect(brief.page).toBe('https://tenonly.com/');
  expect(brief.lacks.map(({ feature }) => feature)).toContain('comparison_structure');
  for (const move of ['source_gap', 'crawler_blocked'])
    await expect(writeBrief(context, { ...keyOf(move), ...asked })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('No page is written for this: it is about '),
    });
});

test('once a cited page was read, a brief says what it has and the own page lacks', async () => {
  const url = 'https://joinery-guide.org/best';
  const html = `<html lang="en"><head><title>Saws compared</title></head><body><h1>Tenonly versus Rivalish</h1>
    <p>Which saw suits which joint? Both were tried for three months by joiners who use them every day at work.</p>
    <table><tr><th>Saw</th><th>Tenonly</th><th>Rivalish</th></tr><tr><td>Price</td><td>30 EUR</td><td>35 EUR</td></tr></table>
    </body></html>`;
  const page = { html, url, status: 200, headers: {}, redirects: [], ttfbMs: null };
  const { features } = readPage({ ...page, robots: null, llmsTxt: null, sitemap: null });
  await owner`insert into cited_page (workspace_id, project_id, page_id, text, hash, features, fetched_at)
    select workspace_id, project_id, page_id, '', '', ${JSON.stringify(features)}::text::json, now()
    from citation where project_id = ${projectId()} and url = ${url} limit 1`;
  const brief = await writeBrief(context, { ...keyOf('lost_to_rival'), ...asked });
  expect(brief.citedPages).toEqual([url]);
  const lackOf = ({ lacks }: typeof brief) => lacks.find(({ feature }) => feature === 'comparison_structure');
  expect(lackOf(brief)).toMatchObject({ here: null, cited: 1, others: null });
  const ofPage = await writeBrief(context, { ...keyOf('missing_facts'), ...asked });
  expect(ofPage.lacks[0]).toMatchObject({ here: 0, cited: 1 });
  expect(lackOf(ofPage)).toMatchObject({ here: 0, cited: 1, others: null });
});

test('before it is live there is nothing to measure; a move that touches all has nothing to be compared with', async () => {
  await expect(verify('lost_to_rival')).rejects.toMatchObject({ code: 'conflict' });
  await updateRecommendation(ago(5), { ...keyOf('no_entity_page'), state: 'shipped' });
  expect(await verify('no_entity_page')).toMatchObject({ status: 'nothing_to_compare', measured: null });
});

test('prompts that a scan singled out are compared with what was measured since; a verdict is told of once', async () => {
  // The low figures of the first scan were chance: they rise by themselves.
  const won = (prompt: number, sample: number) => (prompt + sample) % 2 === 0;
  await shop.scan(10, won);
  const key = keyOf('lost_to_rival');
  await updateRecommendation(ago(5), { ...key, state: 'shipped' });
  expect(await creditsToVerify(context, { ...key, ...Verify.parse({}) })).toBe(48 * 3);
  const estimate = (query: object = {}) =>
    estimateVerification(context, { ...key, ...EstimateVerification.parse(query) });
  expect(await estimate()).toMatchObject({
    ...{ next: 'scan', credits: 48 * 3, affordable: true },
    scan: { prompts: 48, touched: 16, engines: ['openai'], samplesK: 3 },
  });
  // Twice as many others as touched ones are all: nothing is saved.
  expect(await estimate({ prompts: 'needed', samplesK: 1 })).toMatchObject({ credits: 48 });
  expect(await verify('lost_to_rival', { scan: 'never' })).toMatchObject({ status: 'nothing_to_compare' });
  await shop.scan(4, won);
  expect(await estimate()).toMatchObject({ next: 'look', credits: 0, scan: null });
  const flat = await verify('lost_to_rival');
  expect(flat).toMatchObject({ status: 'measured', provenance: 'live', state: 'shipped' });
  expect(flat.measured?.value).toBeCloseTo(0, 10);
  expect(flat.measured).toMatchObject({
    verdict: 'unclear',
    look: 1,
    level: 0.05,
    treated: { clusters: 16 },
    control: { clusters: 32 },
  });
  expect(flat.sentence).toContain('Not clear yet at check 1');
  // Without newer answers it is still the same look.
  expect(await verify('lost_to_rival', { scan: 'never' })).toMatchObject({ measured: { look: 1 } });
  // The rise comes late, after a second look.
  for (const days of [3, 2])
    await shop.scan(days, (prompt, sample) => (prompt >= 24 && prompt % 6 > 1) || won(prompt, sample));
  const late = await verify('lost_to_rival');
  expect(late).toMatchObject({ state: 'verified', measured: { look: 2, level: 0.025, verdict: 'rise' } });
  expect(late.sentence).toContain('A rise is shown');
  expect((await events()).map(({ type }) => type)).toEqual([
    'recommendation.shipped',
    'recommendation.shipped',
    'recommendation.verified',
  ]);
  const { history } = await getRecommendation(context, key);
  expect(history.map(({ state }) => state)).toEqual(['shipped', 'verified']);
});

test('what was realised stands beside what was predicted, and scales later predictions', async () => {
  const { measured } = await getRecommendationsSummary(context, { projectId: projectId() });
  expect(measured.moves).toBe(1);
  expect(measured.realised).toBeGreaterThan(measured.predicted);
  expect(measured.realisedCi?.low).toBeLessThan(measured.realised);
  expect(measured.realisedCi?.high).toBeGreaterThan(measured.realised);
  expect(measured.scale.mean).toBeGreaterThan(1);
  expect(measured.scale.sd).toBeLessThan(0.5);
  // Each prediction says what it was scaled by, and whether by moves of its kind.
  const { drafts } = await findMoves(context, { projectId: projectId(), ...Generate.parse({}) });
  expect(drafts.find(({ found }) => found.move === 'no_entity_page')?.prediction).toMatchObject({
    scale: measured.scale.mean,
    learned: { sd: measured.scale.sd, moves: 1, alike: 0 },
  });
  expect(await creditsToVerify(context, { ...keyOf('lost_to_rival'), ...Verify.parse({}) })).toBeNull();
  await expect(
    verifyRecommendation(twin, { ...keyOf('lost_to_rival'), ...Verify.parse({}) }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('a scan is started where none tells, awaited, and looked at when it has ended', async () => {
  const key = keyOf('source_gap');
  await updateRecommendation(ago(0), { ...key, state: 'shipped' });
  // The stated price is the limit: with one credit less nothing starts and nothing is spent.
  const price = (await creditsToVerify(context, { ...key, ...Verify.parse({}) })) ?? 0;
  expect(price).toBeGreaterThan(0);
  await expect(verify('source_gap', { maxCredits: price - 1 })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const held = async () =>
    (await sql<{ n: number }>`select sum(credits_held)::integer as n from scan`.execute(context.db)).rows[0]
      ?.n;
  expect(await held()).toBe(0);
  const measuring = await verify('source_gap', { maxCredits: price });
  expect(await held()).toBeLessThanOrEqual(price);
  expect(measuring).toMatchObject({ status: 'measuring', scanId: expect.stringMatching(/^scn_/) });
  expect(await verify('source_gap')).toMatchObject({ status: 'measuring', scanId: measuring.scanId });
  expect(await estimateVerification(context, { ...key, ...EstimateVerification.parse({}) })).toMatchObject({
    next: 'wait',
    credits: 0,
  });
  const project = { workspaceId: context.workspace.id, projectId: projectId() };
  expect(await measureAwaited(environment, project)).toEqual({ looked: 0 });
  await shop.scan(-0.01, () => true);
  await sql`update scan set status = 'completed', finished_at = now() where id = ${measuring.scanId}`.execute(
    context.db,
  );
  expect(await measureAwaited(environment, project)).toEqual({ looked: 1 });
  expect((await getRecommendation(context, key)).measured).toMatchObject({ look: 1 });
});
