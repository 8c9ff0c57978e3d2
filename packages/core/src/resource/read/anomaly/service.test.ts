import { CreateProject, type Project } from '@svc/contract/account/project';
import { AcknowledgeAnomaly, ListAnomalies } from '@svc/contract/read/anomaly';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { inLanguage, type Message } from '../../../i18n/index.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan, type ScanRows } from '../../measure/scan/factory.ts';
import { getForecast } from '../analytics/index.ts';
import { findAnomalies } from './find.ts';
import { acknowledgeAnomaly, listAnomalies } from './service.ts';

const { context, twin, environment } = await testWorkspace();
const notKept: Message = { id: 'text', values: { text: 'not kept' } };

let project: Project;
const prompts = Array.from({ length: 20 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices', 'clamps', 'rasps'][index % 6]}?`,
}));
const week = (index: number) => new Date(Date.UTC(2026, 7, 3 + 7 * index, 9));
const scan = (index: number, rows: Partial<ScanRows>) =>
  insertScan(context, { project, engines: ['openai'], prompts, samplesK: 2, at: week(index), ...rows });
const find = () => findAnomalies(environment, { workspaceId: context.workspace.id, projectId: project.id });
const list = async (query: object = {}) =>
  (await listAnomalies(context, ListAnomalies.parse({ projectId: project.id, ...query }))).items;
const events = async () =>
  (
    await sql<{ data: { cause: string } }>`select data from event where type = 'anomaly.detected'`.execute(
      context.db,
    )
  ).rows;

/** Half of the answers; on the prompts that cite the guide, every one. */
const calm = (prompt: number, _: string, sample: number) => prompt < 8 || (prompt + sample) % 4 === 0;
const cites = (prompt: number) =>
  prompt < 8 ? ['https://guide.example.com/best'] : ['https://wiki.example.org/a'];

beforeAll(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
  for (let index = 0; index < 7; index += 1) await scan(index, { present: calm, cites });
});

test('a calm series has none; a drop is told once, with the source that went', async () => {
  expect(await find()).toEqual({ found: 0 });
  const without = {
    present: (prompt: number, engine: string, sample: number) => prompt >= 8 && calm(prompt, engine, sample),
    cites: () => ['https://wiki.example.org/a'],
  };
  const scanId = await scan(7, without);
  expect(await find()).toEqual({ found: 1 });
  expect(await find()).toEqual({ found: 0 });
  await scan(8, without);
  expect(await find()).toEqual({ found: 0 });
  const [only, ...others] = await list();
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    cause: 'source_lost',
    direction: 'drop',
    surface: 'api+search',
    engine: null,
    beganScanId: scanId,
    foundScanId: scanId,
    change: expect.closeTo(-0.4, 10),
    state: 'open',
    provenance: 'live',
  });
  expect(only?.evidence[0]?.statement).toContain('cited https://guide.example.com/best before, 0% since');
  expect(only?.ci?.high).toBeLessThan(-0.2);
  const { rows } = await sql<{ message: Message; evidence: { message: Message }[] }>`
    select message, evidence from anomaly where project_id = ${project.id}`.execute(context.db);
  expect(inLanguage(rows[0]?.message ?? notKept, 'de')).toMatch(
    /^Die Präsenz bei Assistenten mit Websuche ist am 21\. September 2026 um 40 Punkte \(95\u00a0%: .+\) gefallen\.$/,
  );
  expect(inLanguage(rows[0]?.evidence[0]?.message ?? notKept, 'de')).toContain(
    'seither 0\u00a0%. Wo sie zitiert',
  );
  expect(await events()).toMatchObject([{ data: { cause: 'source_lost' } }]);
});

test('what had no cause when it was found gets the one that later scans show; what somebody closed stays', async () => {
  const forget = (state: string) =>
    sql`update anomaly set cause = 'brand', state = ${state}, evidence =
      '[{"cause": "brand", "statement": "No cause was found: no engine stands out.", "share": null}]'
      where project_id = ${project.id}`.execute(context.db);
  await forget('resolved');
  expect(await find()).toEqual({ found: 0 });
  expect(await list()).toMatchObject([{ cause: 'brand', state: 'resolved' }]);
  await forget('open');
  expect(await find()).toEqual({ found: 0 });
  expect(await list()).toMatchObject([{ cause: 'source_lost', state: 'open' }]);
});

test('the forecast is of the level since, not of the mean over the break', async () => {
  const query = {
    projectId: project.id,
    measure: 'presence' as const,
    by: 'surface' as const,
    days: 365,
    horizonDays: 7,
  };
  // It looks back from now, and the scans stay where they are.
  const { series, notes } = await getForecast({ ...context, now: () => week(9) }, query);
  const [next] = series[0]?.forecast ?? [];
  // .55 before, .15 since.
  expect(next?.value).toBeLessThan(0.25);
  expect(next?.ci.high).toBeLessThan(0.5);
  expect(notes.join(' ')).toContain('changed on 21 September 2026');
});

test('other prompts that move the headline are named as such, not as the brand’s', async () => {
  const fewer = prompts.slice(8).map(({ text }) => ({ text: `${text} And why?` }));
  await scan(9, { prompts: [...prompts.slice(0, 10), ...fewer], present: (prompt) => prompt >= 10 });
  await find();
  const [newest] = await list({ cause: 'prompt_set' });
  expect(newest).toMatchObject({ direction: 'rise', cause: 'prompt_set', score: null });
  expect(newest?.headline).toContain('other prompts were asked');
});

test('a break is acknowledged with a note, resolved, and opened again; others do not see it', async () => {
  const [first] = await list({ cause: 'source_lost' });
  const anomalyId = first?.id ?? '';
  const set = (body: object) => acknowledgeAnomaly(context, { anomalyId, ...AcknowledgeAnomaly.parse(body) });
  expect(await set({ note: 'The guide moved.' })).toMatchObject({
    state: 'acknowledged',
    note: 'The guide moved.',
    handledBy: context.actor.id,
  });
  expect(await set({ state: 'resolved' })).toMatchObject({ state: 'resolved', note: 'The guide moved.' });
  expect((await list({ state: 'open' })).map(({ id }) => id)).not.toContain(anomalyId);
  expect(await set({ state: 'open', note: null })).toMatchObject({ state: 'open', note: null });
  await expect(
    acknowledgeAnomaly(twin, { anomalyId, ...AcknowledgeAnomaly.parse({}) }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
