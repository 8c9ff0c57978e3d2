import { CreateProject, type Project } from '@svc/contract/account/project';
import { ComparePeriods, MetricTable, QueryMetrics } from '@svc/contract/read/analytics';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
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

test('rows of one time have none, and without the wish there are none', async () => {
  await expect(ask({ dimensions: ['week'] })).rejects.toMatchObject({ code: 'validation_failed' });
  const { rows, before } = await ask({ changes: false });
  expect([rows[0]?.changes, before]).toEqual([undefined, undefined]);
  await expect(ask({ changes: false, orderBy: { field: 'change' } })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});
