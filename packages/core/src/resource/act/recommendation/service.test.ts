import { CreateProject } from '@svc/contract/account/project';
import {
  Generate,
  ListRecommendations,
  PlanQuery,
  type UpdateRecommendation,
} from '@svc/contract/act/recommendation';
import { HistoryQuery } from '@svc/contract/read/analytics';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { getHistory } from '../../read/analytics/index.ts';
import { gain } from './case/words.ts';
import { makeWorkshop, type Workshop } from './factory.ts';
import { findMoves, storeMoves } from './generate.ts';
import { getRecommendationsSummary } from './overview.ts';
import { getOptimizationPlan } from './plan.ts';
import { getRecommendation, listRecommendations, updateRecommendation } from './service.ts';

const { context, twin } = await testWorkspace({ plan: 'enterprise' });

let shop: Workshop;
const projectId = () => shop.project.id;
const generate = async () =>
  storeMoves(
    context,
    { projectId: projectId() },
    await findMoves(context, { projectId: projectId(), ...Generate.parse({}) }),
  );
const list = (query: object = {}) =>
  listRecommendations(context, { projectId: projectId(), ...ListRecommendations.parse(query) });
const get = (recId: string) => getRecommendation(context, { projectId: projectId(), recId });
const update = (recId: string, input: UpdateRecommendation) =>
  updateRecommendation(context, { projectId: projectId(), recId, ...input });
const idOf = async (move: string) =>
  (await list()).items.find((item) => item.move === move)?.id ?? `no ${move}`;

beforeAll(async () => {
  shop = await makeWorkshop(context);
  // The rival holds the second half, where the brand is absent.
  await shop.scan(
    3,
    (prompt, sample) => prompt < 24 && (prompt + sample) % 2 === 0,
    (prompt) => prompt >= 24,
  );
});

test('findings of pages and answers become moves, each with its predicted uplift and its interval', async () => {
  const { made, items, notes } = await generate();
  expect(items.map(({ move }) => move).sort()).toEqual(
    expect.arrayContaining([
      'crawler_blocked',
      'lost_to_rival',
      'missing_facts',
      'no_entity_page',
      'source_gap',
    ]),
  );
  expect(made).toBe(items.length);
  expect(notes).toEqual(['Predicted from published effects, not yet checked here.']);
  const evidence = await get(await idOf('no_entity_page'));
  expect(evidence).toMatchObject({ provenance: 'predicted', state: 'suggested', prompts: 48 });
  expect(evidence.caution).toContain('small effects');
  expect(evidence.published.map(({ feature }) => feature)).toContain('definition_present');
  const overall = evidence.prediction?.overall;
  expect(overall?.low95).toBeLessThan(0);
  expect(overall?.probabilityPositive).toBeGreaterThan(0.5);
  expect(overall?.probabilityPositive).toBeLessThan(0.99);
  const lost = await get(await idOf('lost_to_rival'));
  expect(lost.title).toBe('Compare Tenonly with Rivalish on a page of your own');
  // The page's own topic (saws and planes) is a case of its own.
  const compared = shop.prompts.slice(24).filter(({ text }) => !/saw|plane/.test(text));
  expect(new Set(lost.promptIds)).toEqual(new Set(compared.map(({ id }) => id)));
  expect(lost.answerIds).toHaveLength(5);
  // A third of the cells are touched: what they gain is three times what all gain.
  expect(lost.prediction?.affected.mean).toBeCloseTo(3 * (lost.prediction?.overall.mean ?? 0), 6);
  expect(lost.prediction?.byEngine.map(({ engine }) => engine)).toEqual(['openai']);
  // Words and tables tell the same figure of a spread: its median.
  for (const { case: told, prediction } of [evidence, lost])
    for (const language of ['en', 'de'] as const)
      expect(told?.text[language].sentences.find(({ part }) => part === 'gain')?.text).toContain(
        gain(prediction?.overall.median ?? 0, language),
      );
  const source = await get(await idOf('source_gap'));
  expect(source.pages).toEqual(['https://joinery-guide.org/best']);
});

test('the same finding keeps its identity; what was dismissed stays so', async () => {
  const before = await list();
  const dismissed = await idOf('missing_facts');
  await update(dismissed, { state: 'dismissed', note: 'No prices in public.' });
  const { made, renewed } = await generate();
  expect({ made, renewed }).toEqual({ made: 0, renewed: before.total - 1 });
  const after = await list();
  expect(after.items.map(({ id }) => id).sort()).toEqual(
    before.items
      .map(({ id }) => id)
      .filter((id) => id !== dismissed)
      .sort(),
  );
  expect((await list({ state: 'dismissed' })).items).toMatchObject([{ id: dismissed }]);
  expect((await get(dismissed)).history).toMatchObject([
    { state: 'dismissed', note: 'No prices in public.' },
  ]);
  await update(dismissed, { state: 'suggested' });
});

test('a case of several pages is the same one when another page comes first', async () => {
  const id = await idOf('missing_facts');
  await update(id, { state: 'accepted' });
  const found = await findMoves(context, { projectId: projectId(), ...Generate.parse({}) });
  const other = 'https://tenonly.com/planes';
  const drafts = found.drafts.map((draft) =>
    draft.found.move === 'missing_facts'
      ? {
          ...draft,
          fingerprint: 'of the other page',
          found: { ...draft.found, subject: other, pages: [other, ...draft.found.pages] },
        }
      : draft,
  );
  const { total } = await list();
  expect(await storeMoves(context, { projectId: projectId() }, { ...found, drafts })).toMatchObject({
    ...{ made: 0, gone: 0 },
  });
  expect((await list()).total).toBe(total);
  expect(await get(id)).toMatchObject({ state: 'accepted', found: true });
  // What was dismissed was so for its own pages: further ones are found anew.
  await update(id, { state: 'dismissed' });
  expect(await storeMoves(context, { projectId: projectId() }, { ...found, drafts })).toMatchObject({
    made: 1,
  });
  await update(id, { state: 'suggested' });
  expect(await generate()).toMatchObject({ made: 0, gone: 1 });
});

test('a suggestion that is no longer found leaves the list, and comes back with its history', async () => {
  const lost = await idOf('lost_to_rival');
  await update(lost, { owner: 'Kim' });
  await shop.scan(2, () => true);
  const { gone } = await generate();
  expect(gone).toBeGreaterThan(0);
  expect(await get(lost)).toMatchObject({ found: false, owner: 'Kim' });
  expect((await list()).items.map(({ id }) => id)).not.toContain(lost);
});

test('shipping marks every history; states out of reach and foreign workspaces are refused', async () => {
  const id = await idOf('no_entity_page');
  await update(id, { state: 'accepted', due: '2099-01-31' });
  const shipped = await update(id, { state: 'shipped' });
  expect(shipped).toMatchObject({ state: 'shipped', due: '2099-01-31', shippedAt: expect.any(String) });
  const { changes } = await getHistory(context, HistoryQuery.parse({ projectId: projectId(), days: 7 }));
  expect(changes.map((change) => change.id)).toEqual([shipped.changeId]);
  await expect(update(id, { state: 'suggested' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(
    update(await idOf('crawler_blocked'), { state: 'shipped', shippedAt: '2099-01-01T00:00:00Z' }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(getRecommendation(twin, { projectId: projectId(), recId: id })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await list({ state: 'open' })).items.map((item) => item.id)).not.toContain(id);
});

test('a project without prompts has a summary of nothing, and its plan says how to get moves', async () => {
  const { id } = await createProject(context, CreateProject.parse({ name: 'Newcomer' }));
  expect(await getRecommendationsSummary(context, { projectId: id })).toMatchObject({
    open: { moves: 0, uplift: null, sumOfParts: 0, best: [] },
  });
  await expect(getOptimizationPlan(context, { projectId: id, ...PlanQuery.parse({}) })).rejects.toMatchObject(
    { code: 'conflict', extra: { next: expect.stringContaining('/recommendations') } },
  );
});

test('the summary counts states, and open moves together gain about the sum of each, not exactly it', async () => {
  const summary = await getRecommendationsSummary(context, { projectId: projectId() });
  expect(summary.states.find(({ state }) => state === 'shipped')?.count).toBe(1);
  expect(summary.open.moves).toBe((await list({ state: 'open' })).total);
  expect(summary.open.uplift?.mean).toBeCloseTo(summary.open.sumOfParts, 2);
  const shown = (await list({ state: 'open', limit: '100' })).items.map(({ uplift }) => uplift?.mean ?? 0);
  expect(summary.open.sumOfParts).toBeCloseTo(
    shown.reduce((sum, one) => sum + one, 0),
    10,
  );
  expect(summary.measured).toMatchObject({ moves: 0, scale: { mean: 1, sd: 0 } });
});
