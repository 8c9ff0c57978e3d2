import { CreateProject, type Project } from '@svc/contract/account/project';
import { CreateScorecard, type Scorecard, UpdateScorecard } from '@svc/contract/act/scorecard';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { createScorecard, deleteScorecard, getScorecard, updateScorecard } from './service.ts';

const { context, twin } = await testWorkspace();

const prompts = Array.from({ length: 24 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
}));
const day = (ago: number) => new Date(context.now().getTime() - ago * 86_400_000);

let project: Project;
let card: Scorecard;
const key = () => ({ projectId: project.id, scorecardId: card.id });
const make = (rows: object[]) =>
  createScorecard(context, { projectId: project.id, ...CreateScorecard.parse({ name: 'Board', rows }) });
const read = (at: { asOf?: string; version?: number } = {}) => getScorecard(context, { ...key(), ...at });

beforeAll(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
  // A quarter of the answers sixty days ago, half of them now.
  for (const [ago, won] of [
    [60, 6],
    [3, 12],
  ] as const)
    await insertScan(context, {
      project,
      engines: ['openai'],
      prompts,
      samplesK: 3,
      at: day(ago),
      present: (prompt) => prompt < won,
    });
  card = await make([
    { name: 'Presence', weight: 3, target: 0.25 },
    { name: 'Mention', measure: 'mention', target: 0.51 },
    { name: 'Gemini', engine: 'gemini', target: 0.5 },
  ]);
});

test('each row has interval, band and verdict; the composite names its formula and what it leaves out', async () => {
  const { rows, composite, version, provenance } = await read();
  expect({ version, provenance }).toEqual({ version: 1, provenance: 'live' });
  expect(rows).toMatchObject([
    { name: 'Presence', verdict: 'met', band: 'good', figure: { value: 0.5 } },
    { name: 'Mention', verdict: 'undecided', band: 'fair', floor: expect.closeTo(0.408, 10) },
    { name: 'Gemini', verdict: 'not_measured', band: null, figure: null },
  ]);
  const mention = rows[1]?.figure?.value ?? 0;
  expect(composite.value).toBeCloseTo((3 * (0.5 / 0.25) + mention / 0.51) / 4, 10);
  expect(composite).toMatchObject({ verdict: 'met', missing: ['Gemini (weight 1)'] });
  expect(composite.formula).toContain('(3 × 0.5 ÷ 0.25 + 1 × ');
  const reach = (at: number) => {
    const { value, ci } = rows[at]?.figure ?? {};
    return (value ?? 0) - (ci?.low ?? 0);
  };
  // Both rows are counted from the same answers, so their noise adds up fully.
  const whole = (3 * reach(0)) / 0.25 / 4 + reach(1) / 0.51 / 4;
  expect((composite.value ?? 0) - (composite.ci?.low ?? 0)).toBeCloseTo(whole, 2);
});

test('a date of the past is read by the scans and the rows of then', async () => {
  const past = await read({ asOf: day(50).toISOString() });
  expect(past.rows[0]).toMatchObject({ verdict: 'undecided', figure: { value: 0.25 } });
  expect(past.notes.join()).toContain('made later');
  const harder = UpdateScorecard.parse({ rows: [{ name: 'Presence', target: 0.9 }] });
  expect(await updateScorecard(context, { ...key(), ...harder })).toMatchObject({ version: 2, days: 30 });
  expect(await updateScorecard(context, { ...key(), name: 'Management' })).toMatchObject({ version: 2 });
  expect((await read()).composite.verdict).toBe('missed');
  expect((await read({ version: 1 })).rows).toHaveLength(3);
  expect((await read({ asOf: day(50).toISOString() })).version).toBe(1);
  await expect(read({ version: 3 })).rejects.toMatchObject({ code: 'not_found' });
});

test('surfaces are not pooled; bad rows are refused; others do not see it', async () => {
  await insertScan(context, {
    project,
    engines: ['gemini'],
    surface: 'api',
    prompts,
    samplesK: 1,
    at: day(1),
  });
  const { rows, composite } = await read();
  expect(rows[0]).toMatchObject({ verdict: 'not_comparable', figure: null });
  expect(composite).toMatchObject({ value: null, verdict: 'not_measured' });
  const refused = { code: 'validation_failed' };
  const row = { name: 'Presence', target: 0.4 };
  await expect(make([row, row])).rejects.toMatchObject(refused);
  await expect(make([{ ...row, floor: 0.5 }])).rejects.toMatchObject(refused);
  await expect(make([{ ...row, segmentId: `seg_${'0'.repeat(32)}` }])).rejects.toMatchObject(refused);
  await expect(getScorecard(twin, key())).rejects.toMatchObject({ code: 'not_found' });
  expect(await deleteScorecard(context, key())).toMatchObject({ deleted: true });
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
});
