import { CreateProject } from '@svc/contract/account/project';
import { ScanResult } from '@svc/contract/measure/score';
import { scopeOf } from '@svc/db';
import { demoMarket } from '@svc/engines/sandbox';
import { describe, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan, type ScanRows } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';
import { scoreScan } from './score-scan.ts';
import { getVisibility } from './service.ts';

const { context, environment } = await testWorkspace();
let project = await createProject(
  context,
  CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
);

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Question ${index}` }));
const insert = (rows: Partial<ScanRows>) =>
  insertScan(context, { project, engines: ['openai', 'gemini'], prompts: prompts(24), samplesK: 2, ...rows });
const resultOf = async (scanId: string) => ScanResult.parse((await getScan(context, { scanId })).result);
const again = (scanId: string) =>
  context.db.transaction().execute((db) =>
    scoreScan(scopeOf(db, context.workspace.id), {
      scanId,
      engines: environment.engines,
      now: '2026-11-20T00:00:00.000Z',
    }),
  );

test('prompts that name the brand are scored by themselves and left out of every rate', async () => {
  const asked = prompts(24).map((prompt, index) => ({ ...prompt, branded: index < 4 }));
  const scanId = await insert({ prompts: asked, present: (prompt) => prompt < 4 });
  const { overall, engines, brands, notes } = await resultOf(scanId);
  for (const { presence } of [overall, ...engines, brands[0]].filter((one) => one != null))
    expect(presence).toMatchObject({ value: 0, n: 20 });
  expect(notes.join(' ')).toContain('4 prompts name the brand themselves');
  const cells = await context.db
    .selectFrom('score')
    .select('promptIndex')
    .where('scanId', '=', scanId)
    .where('engine', '=', 'openai')
    .where('promptIndex', 'is not', null)
    .execute();
  expect(cells).toHaveLength(24);
});

test('engines of different surfaces are not pooled unless asked for', async () => {
  const scanId = await insert({ present: (_, engine) => engine === 'openai' });
  expect((await resultOf(scanId)).overall?.presence.value).toBeCloseTo(0.5, 10);
  const { db, workspace } = context;
  await db
    .updateTable('engine_run')
    .set({ surface: 'api' })
    .where('scanId', '=', scanId)
    .where('engine', '=', 'gemini')
    .execute();
  const apart = ScanResult.parse(await again(scanId));
  expect(apart.overall).toBeNull();
  expect(apart.surfaces.map(({ surface, presence }) => [surface, presence.value])).toEqual(
    expect.arrayContaining([
      ['api', 0],
      ['api+search', 1],
    ]),
  );
  expect(apart.notes.join(' ')).toContain('not pooled');
  const config = await db
    .selectFrom('scan')
    .select('config')
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('scan')
    .set({ config: { ...config.config, poolSurfaces: true } })
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', scanId)
    .execute();
  expect((await again(scanId)).overall).toMatchObject({ surface: 'mixed', engines: ['gemini', 'openai'] });
});

test('scoring again replaces the scores and says the same', async () => {
  const scanId = await insert({
    present: (prompt) => prompt % 2 === 0,
    competitorPresent: (_, prompt) => prompt % 3 === 0,
  });
  const [first, second] = [await again(scanId), await again(scanId)];
  expect(second).toEqual(first);
  expect(second.brands.map(({ name, presence }) => [name, presence.value])).toEqual([
    ['Tenonly', expect.closeTo(1 / 2, 10)],
    ['Rivalish', expect.closeTo(1 / 3, 10)],
  ]);
  // 24 prompts on each of two engines, the two engines, and all together.
  const rows = await context.db.selectFrom('score').select('id').where('scanId', '=', scanId).execute();
  expect(rows).toHaveLength(24 * 2 + 2 + 1);
});

test('prompts of one topic are one cluster for the market; a few topics speak of themselves only', async () => {
  const about = (topics: number) =>
    prompts(24).map((prompt, index) => ({ ...prompt, topic: `Topic ${index % topics}` }));
  const present = (prompt: number) => prompt % 12 < 6;
  const apart = await resultOf(await insert({ present }));
  const many = await resultOf(await insert({ present, prompts: about(12) }));
  const few = await resultOf(await insert({ present, prompts: about(4) }));
  const width = ({ overall }: ScanResult) => {
    const ci = overall?.presence.market?.ci;
    return (ci?.high ?? 0) - (ci?.low ?? 0);
  };
  expect(many.overall?.presence.market).toMatchObject({ n: 12, ci: { method: 'topic-beta' } });
  expect(many.engines[0]?.presence.market?.n).toBe(12);
  expect(width(many)).toBeGreaterThan(1.2 * width(apart));
  expect(many.overall?.presence.ci).toEqual(apart.overall?.presence.ci);
  expect(many.notes.join(' ')).not.toContain('topics');
  expect(few.overall?.presence.market).toMatchObject({ n: 24, label: 'few_topics' });
  // These topics are unrelated to presence: as strata they narrow nothing.
  expect(few.overall?.presence.market?.ci.method).toBe('strata-beta');
  expect(Math.abs(width(few) / width(apart) - 1)).toBeLessThan(0.03);
  expect(few.notes.join(' ')).toContain('fewer than 8 topics');
});

test('answers refused where the brand is present are noticed, and the interval reaches as far as they could', async () => {
  const scanId = await insert({ samplesK: 4, present: (prompt) => prompt < 12 });
  const whole = await resultOf(scanId);
  await context.db
    .updateTable('answer')
    .set({ outcome: 'refused', present: null, mentioned: null, cited: null })
    .where('scanId', '=', scanId)
    .where('promptIndex', '<', 12)
    .where('sampleIndex', '=', 0)
    .execute();
  const { overall, brands, notes } = ScanResult.parse(await again(scanId));
  expect(overall?.presence).toMatchObject({ value: 0.5, ci: { method: 'bounded-by-loss' } });
  expect(overall?.presence.ci?.low).toBeLessThan((whole.overall?.presence.ci?.low ?? 0) - 0.03);
  expect(brands[0]?.presence.ci).toEqual(overall?.presence.ci);
  expect(notes.join(' ')).toContain('lost more often where the brand is present');
  expect(whole.notes.join(' ')).not.toContain('lost more often');
});

describe('the sandbox', () => {
  const addPages = async (urls: readonly string[]) => {
    const common = { workspaceId: context.workspace.id, projectId: project.id, title: '', text: '' };
    await context.db
      .insertInto('page')
      .values(urls.map((url) => ({ ...common, url })))
      .execute();
  };
  const figures = ({ overall, engines, brands }: ScanResult) =>
    [overall, ...engines, ...brands].flatMap((one) => (one ? [one.presence] : []));

  test('gives no figures from the brand’s own pages, and does from enough pages of others', async () => {
    const brand = { name: 'Shiftwell', domains: ['shiftwell.example'] };
    project = await createProject(
      context,
      CreateProject.parse({ name: 'Shiftwell', brand, competitors: [{ name: 'Rivalish' }] }),
    );
    await addPages(Array.from({ length: 20 }, (_, page) => `https://www.shiftwell.example/${page}`));
    await addPages(Array.from({ length: 9 }, (_, page) => `https://other${page % 5}.example/${page}`));
    const scanId = await insert({ engines: ['sandbox'], surface: 'sandbox', present: () => true });
    const thin = await resultOf(scanId);
    expect(figures(thin).length).toBeGreaterThan(3);
    for (const one of figures(thin))
      expect(one).toMatchObject({ value: null, ci: null, market: null, status: 'insufficient' });
    expect(thin.engines[0]?.citation.status).toBe('insufficient');
    for (const { shareOfVoice } of thin.brands) expect(shareOfVoice.value).toBeNull();
    expect(thin.notes[0]).toMatch(/9 third-party pages on 5 domains .* needs 10 on 5/);
    const cells = await context.db
      .selectFrom('score')
      .select(['status', 'presenceValue'])
      .where('scanId', '=', scanId)
      .execute();
    expect(new Set(cells.map((cell) => `${cell.status} ${cell.presenceValue}`))).toEqual(
      new Set(['insufficient null']),
    );
    const { status } = await getVisibility(context, { projectId: project.id });
    expect(status).toBe('insufficient');

    await addPages(['https://other0.example/more']);
    const rich = ScanResult.parse(await again(scanId));
    for (const { presence } of [rich.overall, ...rich.engines].filter((one) => one !== null))
      expect(presence).toMatchObject({ status: 'measured', value: 1 });
    expect(rich.notes.join(' ')).not.toContain('No sandbox figures');
  });

  test('takes nothing from the engines that were asked beside it', async () => {
    const scanId = await insert({
      engines: ['openai', 'sandbox'],
      present: (_, engine) => engine !== 'openai',
    });
    const { db } = context;
    await db.deleteFrom('page').where('projectId', '=', project.id).execute();
    await db
      .updateTable('engine_run')
      .set({ surface: 'sandbox' })
      .where('scanId', '=', scanId)
      .where('engine', '=', 'sandbox')
      .execute();
    const { engines, brands } = ScanResult.parse(await again(scanId));
    expect(engines.map(({ presence }) => presence.status)).toEqual(['measured', 'insufficient']);
    expect(brands[0]?.presence).toMatchObject({ value: 0, n: 24 });
  });

  test('has enough pages in the demo’s market', async () => {
    const own = demoMarket.brands.find(({ role }) => role === 'own');
    const brand = { name: own?.name, domains: own?.domains };
    project = await createProject(context, CreateProject.parse({ name: 'Demo', brand }));
    await addPages(demoMarket.pages.map(({ url }) => url));
    const scanId = await insert({ engines: ['sandbox'], surface: 'sandbox' });
    for (const { status } of figures(await resultOf(scanId))) expect(status).toBe('measured');
  });
});
