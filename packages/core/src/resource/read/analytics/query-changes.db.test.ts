import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  ComparePeriods,
  MetricTable,
  MoversQuery,
  OverviewQuery,
  QueryMetrics,
} from '@svc/contract/read/analytics';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getMovers } from './movers.ts';
import { getAnalyticsOverview } from './overview.ts';
import { comparePeriods } from './periods.ts';
import { queryMetrics } from './query.ts';

const { context } = await testWorkspace();

let project: Project;
const prompts = Array.from({ length: 24 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue'][index % 3]}?`,
  intent: index < 12 ? 'best_of' : 'price',
}));
const at = (day: number) => new Date(Date.UTC(2026, 9, day, 9));

beforeAll(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
  const rows = { project, engines: ['openai', 'gemini'], prompts, samplesK: 6 };
  // Prompt 0 goes from no answer to all of them, prompt 1 the other way; all others stay at a half.
  const half = (sample: number) => sample % 2 === 0;
  const present = (later: boolean) => (prompt: number, _: string, sample: number) =>
    prompt === 0 ? later : prompt === 1 ? !later : half(sample);
  await insertScan(context, { ...rows, at: at(5), present: present(false) });
  await insertScan(context, { ...rows, at: at(15), present: present(true) });
});

const ask = async (query: object) =>
  MetricTable.parse(
    await queryMetrics(
      context,
      QueryMetrics.parse({
        projectId: project.id,
        from: '2026-10-11',
        to: '2026-10-20',
        metrics: ['presence'],
        dimensions: ['prompt'],
        changes: true,
        limit: 1_000,
        ...query,
      }),
    ),
  );

test('each prompt has its own tested change; the surest come first where asked for', async () => {
  const { rows, before } = await ask({ orderBy: { field: 'change', direction: 'desc' } });
  expect(before?.to).toBe('2026-10-11T00:00:00.000000Z');
  expect(rows).toHaveLength(24);
  const [first, second, last] = [rows[0], rows[1], rows.at(-1)].map((row) => row?.changes?.presence?.tracked);
  expect(first).toMatchObject({ verdict: 'rise', value: 1, before: 0, after: 1, cells: 2 });
  expect(first?.ci?.low).toBeGreaterThan(0);
  expect(first?.qValue).toBeLessThan(0.1);
  expect(second).toMatchObject({ verdict: 'no_change_shown', value: 0 });
  expect(last).toMatchObject({ verdict: 'fall', value: -1 });
  // One prompt is no basis for questions like it.
  expect(rows[0]?.changes?.presence?.market.verdict).toBe('too_few');
});

test('rows of more prompts are what comparePeriods says of them', async () => {
  const { rows } = await ask({ dimensions: ['intent'] });
  const row = rows.find(({ dimensions }) => dimensions.intent === 'best_of')?.changes?.presence;
  const compared = await comparePeriods(
    context,
    ComparePeriods.parse({
      projectId: project.id,
      before: { from: '2026-10-01', to: '2026-10-10' },
      after: { from: '2026-10-11', to: '2026-10-20' },
      rules: { intents: ['best_of'] },
    }),
  );
  expect(row?.tracked).toMatchObject({
    ci: compared.overall?.tracked.ci,
    value: compared.overall?.tracked.value,
  });
  expect(row?.market).toMatchObject({ ci: compared.overall?.market.ci });
});

test('weeks that differ by themselves are no change, wherever two periods are compared', async () => {
  const other = await createProject(context, CreateProject.parse({ name: 'Wavering' }));
  // Prompts won of 24, week by week.
  for (const [week, won] of [6, 12, 7, 13, 14, 8, 15, 9].entries())
    await insertScan(context, {
      ...{ project: other, engines: ['openai'], prompts, samplesK: 3, at: at(7 * week) },
      present: (prompt) => prompt < won,
    });
  const after = { from: '2026-10-28', to: '2026-11-24' };
  const before = { from: '2026-09-30', to: '2026-10-27' };
  const compare = (spans: object) =>
    comparePeriods(context, ComparePeriods.parse({ projectId: other.id, before, after, ...spans }));
  const { overall, headline, notes } = await compare({});
  expect(overall?.tracked).toMatchObject({ value: expect.closeTo(1 / 12, 10), verdict: 'no_change_shown' });
  expect(overall?.tracked.ci?.method).toContain('over-days');
  expect(headline).toContain('No change');
  expect(notes).toEqual([]);
  const query = { projectId: other.id, ...after };
  const [presence] =
    (await getAnalyticsOverview(context, OverviewQuery.parse(query))).surfaces[0]?.measures ?? [];
  expect(presence?.change).toEqual(overall);
  expect((await getMovers(context, MoversQuery.parse(query))).shift).toEqual(overall?.market);
  const { rows } = await ask({ ...query, dimensions: ['engine'] });
  expect(rows[0]?.changes?.presence?.tracked).toMatchObject({ ...overall?.tracked });
  // Two weeks do not tell how much weeks differ: the answer says what the change is about.
  const short = await compare({
    before: { from: '2026-10-20', to: '2026-10-27' },
    after: { from: '2026-10-28', to: '2026-11-03' },
  });
  expect(short.notes.join(' ')).toContain('It takes 4 scans');
});

test('rows of one time have none, and without the wish there are none', async () => {
  await expect(ask({ dimensions: ['week'] })).rejects.toMatchObject({ code: 'validation_failed' });
  const { rows, before } = await ask({ changes: false });
  expect([rows[0]?.changes, before]).toEqual([undefined, undefined]);
  await expect(ask({ changes: false, orderBy: { field: 'change' } })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});
