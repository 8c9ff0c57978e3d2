import { CreateProject, type Project } from '@svc/contract/account/project';
import { ScanResult } from '@svc/contract/measure/score';
import {
  ComparePeriods,
  ForecastQuery,
  HistoryQuery,
  MoversQuery,
  OverviewQuery,
  PositionsQuery,
} from '@svc/contract/read/analytics';
import { CompareQuery, SpanQuery } from '@svc/contract/read/competitor';
import { SentimentQuery } from '@svc/contract/read/sentiment';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { rollUp } from '../../measure/figure/index.ts';
import { insertScan, type ScanRows } from '../../measure/scan/factory.ts';
import { getScan } from '../../measure/scan/index.ts';
import { scoreScan } from '../../measure/score/index.ts';
import { createSegment } from '../../measure/segment/index.ts';
import { compareCompetitors, compareHeadToHead, getShareOfVoice } from '../competitor/index.ts';
import { getSentiment } from '../sentiment/index.ts';
import { getForecast } from './forecast.ts';
import { getHistory } from './history.ts';
import { getMovers } from './movers.ts';
import { getAnalyticsOverview } from './overview.ts';
import { comparePeriods } from './periods.ts';
import { getPositionDistribution } from './positions.ts';

const { context, twin, environment } = await testWorkspace();

let project: Project;
let scans: string[];

const prompts = Array.from({ length: 30 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
  intent: index < 15 ? 'best_of' : 'price',
}));
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9));
const span = { from: '2026-10-10', to: '2026-10-20' };

beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
  );
  const insert = (rows: Partial<ScanRows>) =>
    insertScan(context, {
      project,
      engines: ['openai', 'gemini'],
      prompts,
      samplesK: 2,
      competitorPresent: (_, prompt) => prompt % 2 === 0,
      ...rows,
    });
  // Before: .3 of the answers. After: two thirds of them on openai; on gemini all as before.
  const before = (prompt: number, _: string, sample: number) =>
    prompt % 5 === 0 || (prompt % 5 === 1 && sample === 0);
  const after = (prompt: number, engine: string, sample: number) =>
    engine === 'openai' ? prompt % 2 === 0 || prompt % 3 === 0 : before(prompt, engine, sample);
  scans = [
    await insert({ at: at(2), present: before }),
    await insert({ at: at(12), present: after, model: 'model-2' }),
    await insert({ at: at(13), present: after, model: 'model-2' }),
  ];
});

test('rates of answer boxes are told apart, with how often one was shown', async () => {
  const other = await createProject(
    context,
    CreateProject.parse({ name: 'Boxed', competitors: [{ name: 'Rivalish' }] }),
  );
  const rows = {
    project: other,
    prompts,
    samplesK: 2,
    at: at(12),
    present: (prompt: number) => prompt % 2 === 0,
  };
  await insertScan(context, {
    ...rows,
    engines: ['google-ai-overview'],
    surface: 'serp',
    shows: (prompt) => prompt % 3 !== 0,
  });
  await insertScan(context, { ...rows, engines: ['openai'] });
  const overview = await getAnalyticsOverview(context, OverviewQuery.parse({ projectId: other.id, ...span }));
  const [chat, box] = ['api+search', 'serp'].map((name) =>
    overview.surfaces.find(({ surface }) => surface === name),
  );
  expect(chat).toMatchObject({ basis: 'all_answers', shown: null });
  expect(box).toMatchObject({ basis: 'shown_answers', shown: { n: 30, trials: 60, successes: 40 } });
  expect(box?.shown?.ci?.low).toBeLessThan(2 / 3);
  expect(box?.shown?.market?.ci).not.toBeNull();
  expect(box?.measures[0]?.figure).toMatchObject({ n: 20, successes: 20, trials: 40 });
  const { series, notes } = await getHistory(
    context,
    HistoryQuery.parse({ projectId: other.id, from: '2026-10-01', to: '2026-10-31' }),
  );
  expect(Object.fromEntries(series.map(({ surface, basis }) => [surface, basis]))).toEqual({
    serp: 'shown_answers',
    'api+search': 'all_answers',
  });
  const pointsOf = (series: Awaited<ReturnType<typeof getHistory>>['series'], name: string) =>
    series.find(({ surface }) => surface === name)?.points;
  expect(pointsOf(series, 'serp')?.[0]?.shown).toEqual(box?.shown);
  expect(pointsOf(series, 'api+search')?.[0]?.shown).toBeNull();
  await rollUp(environment, { workspaceId: context.workspace.id, projectId: other.id });
  const kept = await getHistory(
    context,
    HistoryQuery.parse({ projectId: other.id, from: '2026-10-01', to: '2026-10-31' }),
  );
  expect(kept.series).toEqual(series);
  expect(notes.join(' ')).toContain('these rates cover the answers shown');
  const competitorId = other.competitors[0]?.id ?? '';
  const table = await compareHeadToHead(context, {
    ...{ projectId: other.id, competitorId, ...span, days: 30, timeZone: 'UTC', measure: 'mention' },
  });
  expect(table.basis).toBe('mixed');
  // What counts surfaces together says so, and where one is named there is nothing to say.
  const spanned = { projectId: other.id, ...span };
  const readers: ((more: object) => Promise<{ notes: string[] }>)[] = [
    (more) => getShareOfVoice(context, { ...SpanQuery.parse({ ...span, ...more }), projectId: other.id }),
    (more) => getPositionDistribution(context, PositionsQuery.parse({ ...spanned, ...more })),
    (more) => getSentiment(context, SentimentQuery.parse({ ...spanned, ...more })),
  ];
  for (const read of readers) {
    expect((await read({})).notes.join(' ')).toContain(
      'This counts assistant answers and Google’s AI answers together',
    );
    expect((await read({ surface: 'serp' })).notes.join(' ')).not.toContain('together');
  }
  const bySurface = await compareCompetitors(context, {
    ...CompareQuery.parse(span),
    projectId: other.id,
  });
  expect(bySurface.notes.join(' ')).not.toContain('together');
  const earlier = { ...rows, at: at(8) };
  await insertScan(context, { ...earlier, engines: ['google-ai-overview'], surface: 'serp' });
  await insertScan(context, { ...earlier, engines: ['openai'] });
  const moved = 'counts assistant answers and Google’s AI answers together';
  const moversOf = (more: object) => getMovers(context, MoversQuery.parse({ ...spanned, ...more }));
  expect((await moversOf({})).notes.join(' ')).toContain(moved);
  expect((await moversOf({ surface: 'serp' })).notes.join(' ')).not.toContain('together');
  const before = { from: '2026-10-01', to: '2026-10-10' };
  const periods = await comparePeriods(
    context,
    ComparePeriods.parse({ projectId: other.id, before, after: span }),
  );
  expect(periods).toMatchObject({
    overall: null,
    notes: [expect.stringContaining(moved)],
  });
});

const history = (query: object) =>
  getHistory(
    context,
    HistoryQuery.parse({ projectId: project.id, from: '2026-10-01', to: '2026-10-31', ...query }),
  );

test('a point of a scan is the scan’s own figure, and says what else changed', async () => {
  const { series, provenance } = await history({});
  const [only] = series;
  expect(provenance).toBe('live');
  expect(only).toMatchObject({ surface: 'api+search', engine: null });
  expect(only?.points.map(({ scans }) => scans)).toEqual(scans.map((id) => [id]));
  for (const [index, { figure }] of (only?.points ?? []).entries()) {
    const scan = await getScan(context, { scanId: scans[index] ?? '' });
    const { overall } = ScanResult.parse(scan.result);
    expect(figure).toMatchObject({ value: overall?.presence.value, ci: overall?.presence.ci });
    expect(figure.market?.ci.low).toBeCloseTo(overall?.presence.market?.ci.low ?? 0, 10);
    expect(figure.market?.n).toBe(overall?.presence.market?.n);
  }
  expect(only?.points.map(({ breaks }) => breaks.map(({ kind }) => kind))).toEqual([
    [],
    ['engine_model_changed'],
    [],
  ]);
  const { ci } = only?.points.at(-1)?.figure ?? {};
  expect(only?.expectedNext?.low).toBeLessThan(ci?.low ?? 0);
});

test('a scan and its history count the same answers beside a figure, and those to prompts that name the brand in neither', async () => {
  const named = await createProject(context, CreateProject.parse({ name: 'Namely' }));
  const asked = prompts.slice(0, 4).map((prompt, index) => ({ ...prompt, branded: index < 2 }));
  const scanId = await insertScan(context, {
    ...{ project: named, engines: ['openai', 'gemini'], prompts: asked, samplesK: 2, at: at(12) },
    present: (prompt, engine) => prompt < 3 || engine === 'openai',
  });
  const { overall, brands } = ScanResult.parse((await getScan(context, { scanId })).result);
  const { series } = await getHistory(context, HistoryQuery.parse({ projectId: named.id, ...span }));
  for (const figure of [overall?.presence, brands[0]?.presence, series[0]?.points[0]?.figure])
    expect(figure).toMatchObject({ n: 2, value: 0.75, trials: 8, successes: 6 });
});

test('weeks pool their scans, engines are series of their own, and filters hold', async () => {
  const weekly = await history({ bucket: 'week', by: 'engine', engine: 'openai' });
  expect(weekly.series).toHaveLength(1);
  // October begins on a Thursday, so the first week is cut.
  expect(
    weekly.series[0]?.points.map(({ bucket, scans, partial }) => [bucket, scans.length, partial]),
  ).toEqual([
    ['2026-09-28', 1, true],
    ['2026-10-12', 2, false],
  ]);
  // Copies count once: the factory's answers are all alike in text but for their prompt.
  expect(weekly.series[0]?.points[1]?.figure).toMatchObject({ value: expect.closeTo(2 / 3, 10), n: 30 });
  const { id } = await createSegment(context, {
    projectId: project.id,
    name: 'Price',
    description: null,
    rules: { intents: ['price'] },
  });
  const priced = await history({ segmentId: id, engine: 'openai' });
  expect(priced.series[0]?.points.at(-1)?.figure).toMatchObject({ value: 10 / 15, n: 15 });
});

test('weeks are those of the project’s time zone, unless another one is named', async () => {
  const there = await createProject(
    context,
    CreateProject.parse({ name: 'Antipodean', timeZone: 'Pacific/Auckland' }),
  );
  const sunday = new Date('2026-10-11T12:00:00Z');
  await insertScan(context, { project: there, engines: ['openai'], prompts, samplesK: 1, at: sunday });
  const weeks = async (query: object) => {
    const { timeZone, series } = await history({ projectId: there.id, bucket: 'week', ...query });
    return [timeZone, series[0]?.points.map(({ bucket }) => bucket)];
  };
  expect(await weeks({})).toEqual(['Pacific/Auckland', ['2026-10-12']]);
  expect(await weeks({ timeZone: 'UTC' })).toEqual(['UTC', ['2026-10-05']]);
});

test('a rival has a series too, and a span without scans says what there is', async () => {
  const [rival] = project.competitors;
  const { series } = await history({ brandId: rival?.id, measure: 'mention' });
  expect(series[0]?.points.map(({ figure }) => figure.value)).toEqual([0.5, 0.5, 0.5]);
  const none = await history({ from: '2026-01-01', to: '2026-01-31' });
  expect(none.series).toEqual([]);
  expect(none.notes.join(' ')).toContain('engines gemini, openai');
});

test('the overview tests the change since the span before, on the engines that both asked', async () => {
  const { surfaces, scans: counted } = await getAnalyticsOverview(
    context,
    OverviewQuery.parse({ projectId: project.id, ...span }),
  );
  expect(counted).toBe(2);
  const [presence] = surfaces[0]?.measures ?? [];
  expect(presence?.figure.value).toBeCloseTo((2 / 3 + 0.3) / 2, 10);
  expect(presence?.change?.market).toMatchObject({ verdict: 'rise', value: expect.closeTo(11 / 60, 10) });
  expect(surfaces[0]?.shareOfVoice).toMatchObject({ value: expect.closeTo(29 / 59, 10) });
});

test('a forecast rests on the scans since the last break, and says what is missing for one', async () => {
  // It looks back from now, and the scans stay where they are.
  const then = { ...context, now: () => at(31) };
  const forecast = (query: object = {}) =>
    getForecast(then, ForecastQuery.parse({ projectId: project.id, ...query }));
  const [few] = (await forecast()).series;
  expect(few).toMatchObject({ scans: 2, breaks: [{ kind: 'engine_model_changed' }], forecast: null });
  expect(few?.missing).toContain('2 more');
  const same = (prompt: number, _: string, sample: number) =>
    prompt % 2 === 0 || (prompt % 3 === 0 && sample === 0);
  for (const day of [25, 26])
    await insertScan(context, {
      project,
      engines: ['openai', 'gemini'],
      prompts,
      samplesK: 2,
      at: at(day),
      model: 'model-2',
      present: same,
    });
  const { series, provenance } = await forecast({ horizonDays: 14, by: 'engine', engine: 'openai' });
  const [one] = series;
  expect(provenance).toBe('predicted');
  expect(one).toMatchObject({ scans: 4, missing: null, forecast: { length: 12 } });
  const last = one?.forecast?.at(-1);
  expect(last?.at.slice(0, 10)).toBe('2026-11-09');
  expect(last?.ci.low).toBeLessThan(0.62);
  expect(last?.ci.high).toBeGreaterThan(0.65);
});

test('two spans are compared by engine; an empty one is no error', async () => {
  const compare = (body: object) =>
    comparePeriods(
      context,
      ComparePeriods.parse({
        projectId: project.id,
        before: { from: '2026-10-01', to: '2026-10-05' },
        after: span,
        ...body,
      }),
    );
  const { overall, byEngine, breaks, headline } = await compare({});
  expect(overall?.market.verdict).toBe('rise');
  expect(headline).toContain('presence rose by 18.3 points');
  expect(byEngine.map(({ engine, market }) => [engine, market.verdict])).toEqual([
    ['gemini', 'no_change_shown'],
    ['openai', 'rise'],
  ]);
  expect(breaks.map(({ kind }) => kind)).toEqual(['engine_model_changed']);
  const empty = await compare({ before: { from: '2025-01-01', to: '2025-01-31' } });
  expect(empty.engines).toEqual([]);
  expect(empty.overall).toBeNull();
  expect(empty.notes).toEqual(['Nothing was measured in the span before.']);
  const filtered = await compare({
    before: { from: '2025-01-01', to: '2025-01-31' },
    rules: { intents: ['price'] },
  });
  expect(filtered.notes).toEqual(['Nothing that was measured in the span before matches these filters.']);
  const [nothing, ...more] = (await compare({ rules: { topics: ['no such'] } })).notes;
  expect(nothing).toContain('Measured so far: engines gemini, openai');
  expect(more).toEqual([]);
  const rules = await compare({ rules: { intents: ['price'] } });
  expect(rules.byEngine[1]?.market.after).toBeCloseTo(10 / 15, 10);
});

test('movers of a project that was not measured before say only that', async () => {
  const query = { projectId: project.id, from: '2026-09-20', to: '2026-10-20' };
  expect((await getMovers(context, MoversQuery.parse(query))).notes).toEqual([
    'Nothing was measured in the span before.',
  ]);
});

test('movers are told apart from the brand’s own shift', async () => {
  const { movers, shift } = await getMovers(context, MoversQuery.parse({ projectId: project.id, ...span }));
  expect(shift.verdict).toBe('rise');
  const byId = new Map(movers.map((mover) => [mover.id, mover]));
  // Prompts, not the topics that stand for them in the test.
  expect(byId.get('openai')).toMatchObject({ kind: 'engine', verdict: 'moved', prompts: prompts.length });
  expect(byId.get(project.competitors[0]?.id ?? '')).toMatchObject({ name: 'Rivalish', change: 0 });
});

test('the kept figures of scans are those of the cells, and a scan without them is read from its cells', async () => {
  const [rival] = project.competitors;
  const queries = [{}, { by: 'engine' }, { measure: 'citation' }, { brandId: rival?.id, measure: 'mention' }];
  const read = () => Promise.all(queries.map(history));
  const fromCells = await read();
  const key = { workspaceId: context.workspace.id, projectId: project.id };
  expect(await rollUp(environment, key)).toEqual({ scans: 5 });
  expect(await rollUp(environment, key)).toEqual({ scans: 0 });
  const { rows } = await sql<{
    kept: number;
  }>`select count(*) as kept from scan_figure where workspace_id = ${context.workspace.id} and project_id = ${project.id}`.execute(
    context.db,
  );
  // Surface and two engines, two brands, three measures.
  expect(rows[0]?.kept).toBe(5 * 3 * 2 * 3);
  expect(await read()).toEqual(fromCells);
  await sql`update scan_figure set figure = '{}' where workspace_id = ${context.workspace.id}`.execute(
    context.db,
  );
  expect((await history({})).series[0]?.points[0]?.figure).toEqual({});
  await scoreScan(context, { scanId: scans[0] ?? '', engines: context.engines, now: at(2).toISOString() });
  expect((await history({})).series[0]?.points[0]?.figure).toMatchObject({ value: 0.3 });
});

test('others see nothing, a foreign segment is named, and so is a span that ends before it begins', async () => {
  const query = { projectId: project.id };
  await expect(getHistory(twin, HistoryQuery.parse(query))).rejects.toMatchObject({ code: 'not_found' });
  await expect(history({ segmentId: `seg_${'0'.repeat(32)}` })).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining('no segment'),
    extra: { errors: [{ allowed: [expect.stringMatching(/^seg_/)] }] },
  });
  await expect(history({ from: '2026-11-02', to: '2026-11-01' })).rejects.toThrow('ends before it begins');
});
