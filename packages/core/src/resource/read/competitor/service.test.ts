import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  AddCompetitor,
  CompareQuery,
  CooccurrenceQuery,
  GapsQuery,
  ListCompetitors,
  SpanQuery,
  TrendsQuery,
} from '@svc/contract/read/competitor';
import { beforeAll, describe, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject, getProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { compareCompetitors, getCompetitorTrends, getShareOfVoice } from './compare.ts';
import { getCooccurrence } from './cooccurrence.ts';
import { getCompetitorGaps } from './gaps.ts';
import { compareHeadToHead } from './head-to-head.ts';
import {
  addCompetitor,
  getCompetitor,
  listCompetitors,
  removeCompetitor,
  updateCompetitor,
} from './service.ts';

const { context, twin } = await testWorkspace();

const make = (competitors: string[]) =>
  createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', competitors: competitors.map((name) => ({ name })) }),
  );
const add = (projectId: string, brand: object, backfill = true) =>
  addCompetitor(context, { ...AddCompetitor.parse(brand), backfill, projectId });

describe('the set of competitors', () => {
  test('one that is added keeps the others’ ids, and is what detection reads with', async () => {
    const project = await make(['Rivalish']);
    const added = await add(project.id, { name: 'Otherly', domains: ['otherly.com'], relation: 'indirect' });
    expect(added).toMatchObject({ name: 'Otherly', relation: 'indirect', presence: null, scanId: null });
    const after = await getProject(context, { projectId: project.id });
    expect(after.competitors.map(({ id }) => id)).toContain(project.competitors[0]?.id);
    expect(after.brand.id).toBe(project.brand.id);
    expect(after.identityVersion).toBe(project.identityVersion + 1);
    await expect(add(project.id, { name: 'Otherly' })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('twenty at once are all there', async () => {
    const { id } = await make([]);
    await Promise.all(Array.from({ length: 20 }, (_, at) => add(id, { name: `Rival ${at}` })));
    const { competitors } = await getProject(context, { projectId: id });
    expect(competitors).toHaveLength(20);
  });

  test('a rename keeps the id; a note alone has nothing read again', async () => {
    const { id: projectId } = await make(['Rivalish']);
    const [{ id: competitorId } = { id: '' }] = (await getProject(context, { projectId })).competitors;
    const key = { projectId, competitorId };
    const renamed = await updateCompetitor(context, {
      ...key,
      name: 'Rivalish Tools',
      domains: ['rivalish.com'],
    });
    expect(renamed).toMatchObject({ id: competitorId, name: 'Rivalish Tools', relation: 'direct' });
    const { identityVersion } = await getProject(context, { projectId });
    await updateCompetitor(context, { ...key, note: 'Seen at a fair', relation: 'partner' });
    expect(await getCompetitor(context, key)).toMatchObject({ note: 'Seen at a fair', relation: 'partner' });
    expect((await getProject(context, { projectId })).identityVersion).toBe(identityVersion);
    await removeCompetitor(context, key);
    await expect(getCompetitor(context, key)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('figures', () => {
  let project: Project;
  let rivals: string[];
  const prompts = Array.from({ length: 24 }, (_, index) => ({
    text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
  }));
  const of = (query: object = {}) => ({ ...SpanQuery.parse(query), projectId: project.id });

  beforeAll(async () => {
    project = await make(['Leader', 'Trailer']);
    rivals = project.competitors.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id);
    const places = project.competitors.map(({ id }) => rivals.indexOf(id));
    await insertScan(context, {
      project,
      engines: ['openai', 'gemini'],
      prompts,
      samplesK: 2,
      present: (prompt) => prompt % 3 === 0,
      competitorPresent: (competitor, prompt) =>
        places[competitor] === 0 ? prompt % 3 !== 2 : prompt % 8 === 0,
    });
  });

  test('lists each with its figures, the most present first, and by relation', async () => {
    const list = (query: object) =>
      listCompetitors(context, { ...ListCompetitors.parse(query), projectId: project.id });
    const { items } = await list({});
    expect(items.map(({ name, presence }) => [name, presence?.value])).toEqual([
      ['Leader', expect.closeTo(2 / 3, 10)],
      ['Trailer', expect.closeTo(1 / 8, 10)],
    ]);
    expect(items[0]?.headToHead?.verdict).toBe('behind');
    // Nobody who reads a figure has to guess what it adds up.
    expect(items[0]?.surfaces).toEqual(['api+search']);
    expect((await list({ relation: 'partner' })).items).toEqual([]);
  });

  test('shares say who leads and how sure that is', async () => {
    const { brands } = await getShareOfVoice(context, of());
    expect(brands.map(({ name, rank }) => [name, rank])).toEqual([
      ['Leader', 1],
      ['Tenonly', 2],
      ['Trailer', 3],
    ]);
    const total = 16 + 8 + 3;
    expect(brands[0]?.shareOfVoice).toMatchObject({
      value: expect.closeTo(16 / total, 10),
      label: 'indicative',
    });
    expect(brands[0]?.answers).toMatchObject({ value: expect.closeTo(2 / 3, 10), n: 24 });
    expect(brands[0]?.first).toBeGreaterThan(0.95);
    expect(brands.reduce((sum, { first }) => sum + (first ?? 0), 0)).toBeCloseTo(1, 8);
    expect(await getShareOfVoice(context, of())).toMatchObject({ brands });
  });

  test('side by side and over time, each figure has its interval', async () => {
    const { surfaces, measure } = await compareCompetitors(context, {
      ...CompareQuery.parse({}),
      projectId: project.id,
    });
    expect(measure).toBe('mention');
    expect(surfaces[0]?.brands.map(({ name, engines }) => [name, engines.length])).toEqual(
      expect.arrayContaining([
        ['Tenonly', 2],
        ['Leader', 2],
      ]),
    );
    const { series } = await getCompetitorTrends(context, {
      ...TrendsQuery.parse({}),
      projectId: project.id,
    });
    expect(series).toHaveLength(3);
    for (const { points } of series) expect(points[0]?.figure.ci).not.toBeNull();
  });

  test('head to head counts prompts won and lost, and tests the difference', async () => {
    const against = (competitorId: string, measure: 'mention' | 'presence' = 'mention') =>
      compareHeadToHead(context, { ...of(), competitorId, measure });
    const result = await against(rivals[0] ?? '');
    // The leader alone has the prompts with remainder 1: eight of them, on two engines.
    expect(result).toMatchObject({
      wins: 0,
      losses: 16,
      ties: 32,
      result: { verdict: 'behind', prompts: 24 },
    });
    expect(result.prompts[0]).toMatchObject({ outcome: 'loss', own: 0, other: 2, answers: 2 });
    expect(result.prompts[0]?.text).toContain('Question');
    // On these prompts alone: eight of 24 are the leader's, in every answer.
    expect(result.result.tracked).toMatchObject({
      verdict: 'behind',
      value: expect.closeTo(-1 / 3, 10),
      prompts: 24,
    });
    expect(result.result.tracked.ci?.high).toBeLessThan(0);
    expect(result.bySurface.map(({ surface }) => surface)).toEqual(['api+search']);
    // The rows of a list are one family of tests.
    const rows = [result.byEngine, result.byTopic, result.byIntent, result.bySurface].flatMap((list) =>
      list.flatMap(({ result }) => [result, result.tracked]),
    );
    for (const { pValue, qValue, verdict } of rows) {
      expect(qValue === null).toBe(pValue === null);
      expect(qValue ?? 1).toBeGreaterThanOrEqual(pValue ?? 0);
      if (verdict === 'ahead' || verdict === 'behind') expect(qValue).toBeLessThanOrEqual(0.1);
    }
    expect(result.byEngine.map(({ result }) => result.tracked.value)).toEqual([
      expect.closeTo(-1 / 3, 10),
      expect.closeTo(-1 / 3, 10),
    ]);
    const { measure, losses } = await against(rivals[0] ?? '', 'presence');
    expect([measure, losses]).toEqual(['presence', 16]);
    await expect(against(project.brand.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('gaps are the prompts that a rival has and the brand has not', async () => {
    const { items, total } = await getCompetitorGaps(context, {
      ...GapsQuery.parse({ limit: 5 }),
      projectId: project.id,
    });
    // Remainder 1: the leader's. Of remainder 2, number 8 is the trailer's.
    expect(total).toBe(9);
    expect(items).toHaveLength(5);
    expect(items[0]).toMatchObject({ own: 0, answers: 4, gap: 1, engines: ['gemini', 'openai'] });
    expect(items[0]?.confidence).toBeGreaterThan(0.95);
  });

  test('pairs in the same answers stand beside what chance would put there', async () => {
    const { pairs, answers } = await getCooccurrence(context, {
      ...CooccurrenceQuery.parse({}),
      projectId: project.id,
    });
    expect(answers).toBe(24 * 2 * 2);
    const names = pairs.map(({ first, second, both }) => [[first.name, second.name].sort().join(' '), both]);
    // Every third prompt has the own brand and the leader; number 0 of eight the trailer too, 8 the trailer alone.
    expect(names).toEqual([
      ['Leader Tenonly', 32],
      ['Leader Trailer', 8],
      ['Tenonly Trailer', 4],
    ]);
    expect(pairs[0]).toMatchObject({ byChance: 32, share: { value: 0.5 } });
  });

  test('a span without scans says so, and others see nothing', async () => {
    const { brands, notes } = await getShareOfVoice(context, of({ from: '2020-01-01', to: '2020-01-31' }));
    expect(brands.every(({ shareOfVoice }) => shareOfVoice.value === null)).toBe(true);
    expect(notes.join(' ')).toContain('engines gemini, openai');
    await expect(getShareOfVoice(twin, of())).rejects.toMatchObject({ code: 'not_found' });
  });
});
