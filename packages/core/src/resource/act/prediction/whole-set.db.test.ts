import { CreateProject, type Project } from '@svc/contract/account/project';
import { PromptPredictions, ScorePrompts } from '@svc/contract/act/prediction';
import { estimatePresence } from '@svc/scoring';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { newId } from '../../../kernel/index.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { resolveScan } from '../../measure/scan/index.ts';
import { scorePromptsBulk } from './service.ts';

const { context } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
let setId: string;
let ids: string[];
beforeEach(async () => {
  const body = { name: 'Acme', brand: { name: 'Acme', domains: ['acme.com'] }, engines: ['openai'] };
  project = await createProject(context, CreateProject.parse(body));
  setId = newId('promptSet');
  const common = { workspaceId: context.workspace.id, projectId: project.id };
  await context.db
    .insertInto('prompt_set')
    .values({ ...common, id: setId, name: 'All', state: 'active' as const, active: true, language: 'en' })
    .execute();
  ids = Array.from({ length: 240 }, () => newId('prompt'));
  const weekAgo = new Date(Date.now() - 14 * 86_400_000).toISOString();
  await context.db
    .insertInto('prompt')
    .values(
      ids.map((id, index) => ({
        ...common,
        id,
        promptSetId: setId,
        text: `Which planner suits ${index} people?`,
        intent: 'best_of' as const,
        branded: false,
        status: 'active' as const,
        createdAt: weekAgo,
      })),
    )
    .execute();
});

/** Three prompts in ten name the brand, always. */
const names = (index: number) => index % 10 < 3;
const scan = (indexes: readonly number[], more: object = {}) =>
  insertScan(context, {
    project,
    engines: ['openai'],
    prompts: indexes.map((index) => ({
      id: ids[index] ?? '',
      text: `Which planner suits ${index} people?`,
    })),
    samplesK: 1,
    present: (at) => names(indexes[at] ?? 0),
    ...more,
  });
const everything = Array.from({ length: 240 }, (_, index) => index);
/** Sixty of 240, as evenly as a lucky draw. */
const part = everything.filter((index) => index % 4 === 1);
const wholeSet = async (scanId: string) => {
  const input = { ...ScorePrompts.parse({ scanId, engines: ['openai'] }), projectId: project.id };
  return PromptPredictions.parse(await scorePromptsBulk(context, input, null)).wholeSet?.[0];
};

test('a scan of a random part tells of the whole set, and earlier answers make the interval narrower', async () => {
  const first = await wholeSet(await scan(part, { drawnFrom: setId }));
  expect(first).toMatchObject({
    engine: 'openai',
    prompts: 240,
    presence: { n: 60, k: 1, provenance: 'predicted', status: 'measured', label: 'ok', market: null },
  });
  expect(first?.presence.ci?.method).toBe('difference-wilson');
  expect(first?.answersAlone).toMatchObject({
    n: 60,
    k: 1,
    provenance: 'live',
    status: 'measured',
    market: null,
  });
  expect(first?.answersAlone.ci?.method).toBe('listed-beta');
  expect(first?.answersAlone.value).toBe(0.2);
  expect(first?.presence.ci?.low).toBeLessThan(0.3);
  expect(first?.presence.ci?.high).toBeGreaterThan(0.3);
  await scan(everything, { at: new Date(Date.now() - 7 * 86_400_000) });
  const later = await wholeSet(await scan(part, { drawnFrom: setId }));
  const width = (found: typeof first) => (found?.presence.ci?.high ?? 1) - (found?.presence.ci?.low ?? 0);
  expect(width(later)).toBeLessThan(0.5 * width(first));
  expect(later?.presence.value).toBeCloseTo(0.3, 1);
});

test('of three answers a prompt the list is known better than a market', async () => {
  const found = await wholeSet(await scan(part, { drawnFrom: setId, samplesK: 3 }));
  const market = estimatePresence(
    part.map((index) => ({ successes: names(index) ? 3 : 0, trials: 3 })),
    { estimand: 'market' },
  );
  const width = (ci: { low: number; high: number } | null | undefined) => (ci ? ci.high - ci.low : 1);
  // A quarter of the list was asked: √(1 − ¼) is .87.
  expect(width(found?.answersAlone.ci)).toBeLessThan(0.9 * width(market.ci));
  expect(found?.answersAlone.ci?.high).toBeGreaterThan(0.3);
});

test('what a scan found never predicts itself', async () => {
  // The part that was drawn always names the brand; the rest is not known to.
  const found = await wholeSet(await scan(part, { drawnFrom: setId, present: () => true }));
  const again = await wholeSet(await scan(part, { drawnFrom: setId, present: () => false }));
  expect(found?.presence.value).toBeGreaterThan(0.95);
  expect(again?.presence.value).toBeLessThan(0.3);
});

test('refuses a scan whose prompts were not drawn, and another project’s', async () => {
  await expect(wholeSet(await scan(part))).rejects.toMatchObject({ code: 'validation_failed' });
  const drawn = await scan(part, { drawnFrom: setId });
  project = await createProject(context, CreateProject.parse({ name: 'Other' }));
  const input = {
    ...ScorePrompts.parse({ scanId: drawn, prompts: [{ text: 'best planner' }] }),
    projectId: project.id,
  };
  await expect(scorePromptsBulk(context, input, null)).rejects.toMatchObject({ code: 'not_found' });
});

test('prompts are drawn anew for each scan, from all of the set', async () => {
  const draw = async () => {
    const config = { drawPrompts: true, maxPrompts: 30 };
    const { prompts, config: resolved } = await resolveScan(context, { projectId: project.id, config });
    expect(resolved.drawPrompts).toBe(true);
    return (prompts ?? []).map(({ id }) => id);
  };
  const [one, two] = [await draw(), await draw()];
  expect(one).toHaveLength(30);
  expect(new Set(one).size).toBe(30);
  expect(one).not.toEqual(two);
  const inOrder = await resolveScan(context, { projectId: project.id, config: { maxPrompts: 30 } });
  expect((inOrder.prompts ?? []).map(({ id }) => id)).toEqual([...ids].sort().slice(0, 30));
});
