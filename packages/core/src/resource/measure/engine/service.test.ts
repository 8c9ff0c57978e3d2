import { CreateProject } from '@svc/contract/account/project';
import { BreakdownQuery, EngineBreakdown } from '@svc/contract/measure/engine';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../scan/factory.ts';
import { assertEngineToFilter, assertSurfaceToFilter } from './known.ts';
import { getEngine, getEngineBreakdown, getEngineHealth } from './service.ts';

const { context, twin, another } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
const prompts = Array.from({ length: 10 }, (_, index) => ({ text: `Question ${index}?` }));
await insertScan(context, {
  project,
  engines: ['openai'],
  prompts,
  samplesK: 2,
  present: (prompt) => prompt < 5,
});

const breakdown = async (query: object = {}, as: PrepareContext = context) =>
  EngineBreakdown.parse(await getEngineBreakdown(as, BreakdownQuery.parse({ limit: 100, ...query })));

test('names what is configured and what has to be set for the rest', async () => {
  const { items, total } = await breakdown();
  expect(items).toHaveLength(total);
  const byId = new Map(items.map((engine) => [engine.id, engine]));
  expect(byId.get('sandbox')).toMatchObject({ state: 'configured', missing: null, creditsPerAnswer: 0 });
  expect(byId.get('openai')).toMatchObject({ state: 'configured', creditsPerAnswer: 1, scores: null });
  const [unconfigured] = items.filter(({ state }) => state === 'unconfigured');
  expect(unconfigured?.missing).toMatch(/[A-Z]+_[A-Z]+/);
});

test('with a project the newest scores stand beside each engine that was asked', async () => {
  const { items } = await breakdown({ projectId: project.id });
  const scores = Object.fromEntries(items.map(({ id, scores }) => [id, scores?.presence.value ?? null]));
  expect(scores.openai).toBeCloseTo(0.5);
  expect(scores.sandbox).toBeNull();
});

test('health tells failing engines from those that were never asked', async () => {
  expect(await getEngineHealth(context, { engineId: 'openai' })).toMatchObject({
    status: 'healthy',
    samples: 20,
    failureRate: 0,
  });
  expect(await getEngineHealth(context, { engineId: 'sandbox' })).toMatchObject({
    status: 'unknown',
    samples: 0,
    failureRate: null,
  });
  await context.db
    .updateTable('engine_run')
    .set({ failedSamples: 10, failures: { timeout: 10 } })
    .where('workspaceId', '=', context.workspace.id)
    .execute();
  expect((await getEngine(context, { engineId: 'openai' })).health).toMatchObject({
    status: 'degraded',
    failures: { timeout: 10 },
  });
});

test('test keys reach no real engine, and an unknown one is not found', async () => {
  expect((await breakdown({}, twin)).items.map(({ id }) => id)).toEqual(['sandbox']);
  await expect(getEngine(twin, { engineId: 'openai' })).rejects.toMatchObject({ code: 'not_found' });
});

test('a filter by a surface that there is not is refused with those that there are', () => {
  assertSurfaceToFilter('api+search');
  expect(() => assertSurfaceToFilter('nope')).toThrow(
    expect.objectContaining({
      extra: {
        errors: [expect.objectContaining({ path: 'surface', allowed: expect.arrayContaining(['serp']) })],
      },
    }),
  );
});

test('a filter takes engines that are known or that answers were imported for, and lists them otherwise', async () => {
  const other = await createProject(context, CreateProject.parse({ name: 'Other' }));
  await insertScan(context, { project, engines: ['acme-chat'], prompts, samplesK: 1 });
  const filter = (engine: string, projectId: string | null = project.id, as: PrepareContext = context) =>
    assertEngineToFilter(as, { engine, projectId });
  const refused = (engine: string) => ({
    code: 'validation_failed',
    extra: { errors: [{ path: 'engine', received: engine }] },
  });
  await filter('perplexity');
  await filter('acme-chat');
  await filter('acme-chat', null);
  await expect(filter('acme-chat', other.id)).rejects.toMatchObject(refused('acme-chat'));
  await expect(filter('acme-chat', null, (await another()).context)).rejects.toMatchObject(
    refused('acme-chat'),
  );
  await expect(filter('Acme-Chat')).rejects.toMatchObject({
    detail: 'There is no engine “Acme-Chat”: write “acme-chat”.',
    extra: { errors: [{ allowed: expect.arrayContaining(['openai', 'acme-chat']) }] },
  });
});
