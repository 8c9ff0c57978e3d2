import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  DecomposeChange,
  HistoryQuery,
  MoversQuery,
  PositionsQuery,
  QueryMetrics,
  VolatilityQuery,
} from '@svc/contract/read/analytics';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan, type ScanRows } from '../../measure/scan/factory.ts';
import { decomposePeriods } from './decompose.ts';
import { getHistory } from './history.ts';
import { getMovers } from './movers.ts';
import { getPositionDistribution } from './positions.ts';
import { queryMetrics } from './query.ts';
import { getVolatility } from './volatility.ts';

const { context, owner } = await testWorkspace();

let project: Project;
let rival: string;

const prompts = Array.from({ length: 24 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
  intent: index < 12 ? 'best_of' : 'price',
}));
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9));
const october = { from: '2026-10-01', to: '2026-10-31' };
const [before, after] = [
  { from: '2026-10-01', to: '2026-10-05' },
  { from: '2026-10-10', to: '2026-10-20' },
];

beforeAll(async () => {
  project = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: [{ name: 'Rivalish' }] }),
  );
  rival = project.competitors[0]?.id ?? '';
  const insert = (rows: Partial<ScanRows>) =>
    insertScan(context, { project, engines: ['openai'], prompts, samplesK: 3, ...rows });
  const said = (own: boolean) =>
    own ? 'Tenonly is the one to buy. Rivalish is fine too.' : 'Rivalish is good.';
  await insert({
    at: at(2),
    text: (prompt, _, sample) => `${said(prompt % 4 === 0)} ${prompt} ${sample}`,
    cites: () => ['https://old.example.com/a'],
  });
  // Another engine besides, which always names the brand; on the first one half of the prompts do.
  await insert({
    at: at(12),
    engines: ['openai', 'gemini'],
    text: (prompt, engine, sample) => `${said(engine === 'gemini' || prompt % 2 === 0)} ${prompt} ${sample}`,
    cites: () => ['https://new.example.net/b'],
  });
});

test('a change is split into a new engine and the brand itself, and the parts sum to it', async () => {
  const split = await decomposePeriods(
    context,
    DecomposeChange.parse({ projectId: project.id, before, after }),
  );
  const parts = new Map(split.parts.map(({ part, value }) => [part, value]));
  // .25 before; after, .5 on the same engine and .75 with the new one.
  expect(split.change).toBeCloseTo(0.5, 10);
  expect(parts.get('engines')).toBeCloseTo(0.25, 10);
  expect(parts.get('presence')).toBeCloseTo(0.25, 10);
  expect(parts.get('model')).toBe(0);
  const presence = split.parts.find(({ part }) => part === 'presence');
  expect(presence?.ci?.low).toBeGreaterThan(0);
  const none = await decomposePeriods(
    context,
    DecomposeChange.parse({ projectId: project.id, before: { from: '2020-01-01', to: '2020-01-02' }, after }),
  );
  expect(none).toMatchObject({
    change: null,
    parts: [],
    notes: ['Nothing was measured in the span before.'],
  });
});

test('a prompt that fell is a mover by itself; what changed under other names is told apart from presence', async () => {
  const { id: projectId, ...rest } = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
  const insert = (day: number, identityVersion: number, first: number) =>
    insertScan(context, {
      ...{ project: { id: projectId, ...rest }, engines: ['openai'], prompts, samplesK: 20, at: at(day) },
      identityVersion,
      present: (prompt, _, sample) => sample < (prompt === 0 ? first : 10),
    });
  const spans = DecomposeChange.parse({ projectId, before, after });
  // Where nothing was asked, nothing is live.
  expect(await decomposePeriods(context, spans)).toMatchObject({ provenance: 'cached', parts: [] });
  await insert(2, 1, 20);
  await insert(12, 2, 0);
  const { parts, notes, provenance } = await decomposePeriods(context, spans);
  expect(provenance).toBe('live');
  expect(parts.find(({ part }) => part === 'identity')?.value).toBeCloseTo(-1 / 24, 10);
  expect(parts.find(({ part }) => part === 'presence')?.value).toBeCloseTo(0, 10);
  expect(notes.join(' ')).toContain('names or domains changed');
  const { movers } = await getMovers(
    context,
    MoversQuery.parse({ projectId, from: '2026-10-07', to: '2026-10-17' }),
  );
  expect(movers.filter(({ kind }) => kind === 'prompt')).toMatchObject([
    { name: prompts[0]?.text, verdict: 'moved', change: -1 },
  ]);
});

test('sources that all changed are more than chance; brands that stay are not', async () => {
  const { steps } = await getVolatility(
    context,
    VolatilityQuery.parse({ projectId: project.id, ...october, engine: 'openai' }),
  );
  expect(steps).toHaveLength(1);
  expect(steps[0]?.sources).toMatchObject({ jaccard: 0, verdict: 'more_than_chance', cells: 24 });
  expect(steps[0]?.brands.jaccard).toBeGreaterThan(0.8);
  expect(steps[0]?.sources.order).toMatchObject({ value: 0, verdict: 'more_than_chance' });
  expect(steps[0]?.brands.order.value).toBeGreaterThan(0.8);
  const one = await getVolatility(context, VolatilityQuery.parse({ projectId: project.id, ...after }));
  expect(one).toMatchObject({ steps: [], notes: [expect.stringContaining('two scans')] });
  const filters = { projectId: project.id, ...october, topic: 'trains' };
  for (const { notes } of [
    await getVolatility(context, VolatilityQuery.parse(filters)),
    await getMovers(context, MoversQuery.parse(filters)),
  ])
    expect(notes.join(' ')).toContain('Measured so far: engines gemini, openai');
});

test('positions are of the answers that mention a brand', async () => {
  const { brands } = await getPositionDistribution(
    context,
    PositionsQuery.parse({ projectId: project.id, ...october }),
  );
  const [own, other] = brands;
  expect(own).toMatchObject({
    name: 'Tenonly',
    mentions: (6 + 12 + 24) * 3,
    meanRank: { value: 1, ci: { low: 1 } },
    first: { value: 1 },
  });
  // Always first so far is no proof, and of two brands none is third.
  expect(own?.meanRank.ci?.high).toBeGreaterThan(1.02);
  expect(other?.meanRank.ci?.high).toBeLessThanOrEqual(2);
  expect(other?.mentions).toBe(24 * 3 * 3);
  expect(other?.first.value).toBeCloseTo(1 - (own?.mentions ?? 0) / (24 * 9), 10);
});

const query = (body: object) =>
  queryMetrics(
    context,
    QueryMetrics.parse({ projectId: project.id, ...october, metrics: ['presence'], ...body }),
  );

test('any figure by any dimension, each with its interval, bounded and ordered', async () => {
  const byEngine = await query({ metrics: ['presence', 'answers'], dimensions: ['engine', 'week'] });
  expect(
    byEngine.rows.map(({ dimensions, values }) => [dimensions.engine, dimensions.week, values.presence]),
  ).toEqual([
    ['gemini', '2026-10-12', 1],
    ['openai', '2026-09-28', 0.25],
    ['openai', '2026-10-12', 0.5],
  ]);
  for (const { figures, values } of byEngine.rows) {
    expect(figures.presence?.value).toBeCloseTo(values.presence ?? -1, 10);
    expect(values.answers).toBe(72);
    expect(figures.presence?.ci).not.toBeNull();
  }
  const strong = await query({
    dimensions: ['brand', 'intent'],
    having: [{ metric: 'presence', min: 0.8 }],
    orderBy: { field: 'presence' },
  });
  expect(strong.rows.map(({ dimensions }) => [dimensions.brand, dimensions.intent])).toEqual([
    [rival, 'best_of'],
    [rival, 'price'],
  ]);
  const all = await query({ metrics: ['presence', 'scans', 'prompts'] });
  expect(all.rows).toMatchObject([{ dimensions: {}, values: { scans: 2, prompts: 24 } }]);
});

test('pages go on where they ended; what does not exist is named', async () => {
  const first = await query({ dimensions: ['prompt'], limit: 10 });
  expect(first).toMatchObject({ total: 24, rows: { length: 10 } });
  const second = await query({ dimensions: ['prompt'], limit: 20, after: first.next });
  expect(second.rows).toHaveLength(14);
  expect(second.next).toBeNull();
  expect((await query({ rules: { intents: ['local'] } })).notes.join(' ')).toContain(
    'intents best_of, price',
  );
  const unknown = QueryMetrics.safeParse({
    projectId: project.id,
    metrics: ['sales'],
    dimensions: ['weather'],
  });
  expect(unknown.error?.issues.map((issue) => [issue.path[0], 'values' in issue && issue.values])).toEqual([
    ['metrics', expect.arrayContaining(['presence', 'refused'])],
    ['dimensions', expect.arrayContaining(['engine', 'persona'])],
  ]);
  await expect(query({ orderBy: { field: 'lost' } })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(query({ brandIds: [project.brand.id, rival] })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('a query that would add up too many cells is refused before it runs, with the limit', async () => {
  await owner`update cell_pack set cells = cells + 3000000 where brand_id = ${rival}`;
  await expect(query({ brandIds: [rival], dimensions: ['brand'] })).rejects.toThrow(/the limit is 2000000/);
  const own = { projectId: project.id, ...october, measure: 'mention', brandId: rival, bucket: 'week' };
  await expect(getHistory(context, HistoryQuery.parse(own))).rejects.toThrow(/the limit is 2000000/);
  await owner`update cell_pack set cells = cells - 3000000 where brand_id = ${rival}`;
  expect((await query({ brandIds: [rival], dimensions: ['brand'] })).rows).toHaveLength(1);
});
