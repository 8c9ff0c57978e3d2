import { CreateProject } from '@svc/contract/account/project';
import { SetPrivacyControls } from '@svc/contract/across/privacy';
import { detectionId } from '@svc/contract/measure/detection-review';
import { CreateExport } from '@svc/contract/tell/export';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import type { TestTenant } from '../../../environment/testing.ts';
import { bodiesPrefix } from '../../../runner/index.ts';
import { createProject } from '../../account/project/index.ts';
import { getAnswer } from '../../measure/answer/index.ts';
import {
  correctDetection,
  readAgain,
  renewScans,
  reparseScan,
} from '../../measure/detection-review/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { getScan } from '../../measure/scan/index.ts';
import { discoverCompetitors } from '../../read/competitor-suggestion/index.ts';
import { createExport } from '../../tell/export/index.ts';
import { dropMonths } from './drop-months.ts';
import { retain } from './retain.ts';
import { getPrivacyControls, setPrivacyControls } from './service.ts';

const { context, another, environment, owner } = await testWorkspace();
const going = new AbortController().signal;
const set = (tenant: TestTenant['context'], controls: object) =>
  setPrivacyControls(tenant, { workspaceId: tenant.workspace.id, ...SetPrivacyControls.parse(controls) });

async function scanOf(tenant: TestTenant['context'], daysAgo: number) {
  const project = await createProject(
    tenant,
    CreateProject.parse({
      name: 'Tenonly',
      brand: { name: 'Tenonly', domains: ['tenonly.example'] },
      competitors: [{ name: 'Rivalish' }],
    }),
  );
  const words = ['Tenonly and Rivalish', 'only Rivalish', 'Tenonly is the best of them'];
  const scanId = await insertScan(tenant, {
    project,
    engines: ['openai', 'gemini'],
    prompts: Array.from({ length: 8 }, (_, index) => ({ text: `Question ${index} about saws` })),
    samplesK: 4,
    // The last sample repeats the first one: copies count once.
    text: (prompt, engine, sample) =>
      `${words[(prompt + (sample % 3) + engine.length) % 3]} make ${sample % 3}`,
    cites: (prompt) => [`https://tenonly.example/${prompt % 2}`],
    retrieves: (_, engine) => [`https://other.example/${engine}`],
    at: new Date(Date.now() - daysAgo * 86_400_000),
  });
  // Some bodies are in their rows, as in earlier releases, and some in the object store.
  await owner`update answer set raw = '{"body":"secret"}' where scan_id = ${scanId} and sample_index = 0`;
  const address = `${bodiesPrefix(tenant.workspace.id, scanId)}one`;
  await environment.objects.put(address, Buffer.from('secret'), 'text/plain');
  await owner`update answer set raw_object = ${address}, raw_hash = '\\x00' where scan_id = ${scanId} and sample_index > 0`;
  return { project, scanId };
}

async function figuresOf(tenant: TestTenant['context'], scanId: string) {
  const [cells, citations] = await Promise.all([
    owner`select * from cell where scan_id = ${scanId} order by engine, prompt_index, brand_id`,
    owner`select * from citation where scan_id = ${scanId} order by engine, prompt_index, page_id, url`,
  ]);
  return { cells: [...cells], citations: [...citations], result: (await getScan(tenant, { scanId })).result };
}

const textsOf = async (scanId: string) => {
  const [row] =
    await owner`select count(*) filter (where text <> '')::integer as texts, count(coalesce(raw, raw_object, raw_hash::text))::integer as raw,
    count(*) filter (where sources::text like '%title": "%' or citations <> '[]')::integer as quotes
    from answer where scan_id = ${scanId}`;
  return row;
};

test('controls are replaced as a whole, and nothing is kept longer than the plan keeps it', async () => {
  await set(context, { answerDays: 3_000, rawDays: 7, withheld: ['text'], calibration: false });
  expect(await set(context, { answerDays: 3_000 })).toMatchObject({
    rawDays: null,
    withheld: [],
    calibration: true,
    effective: { answerDays: 400, rawDays: 400 },
  });
  const [other] = [(await another()).context];
  const foreign = getPrivacyControls(other, { workspaceId: context.workspace.id });
  await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
});

test('after their time answers have no words left, in any place, and every figure stays what it was', async () => {
  const { context: tenant } = await another();
  const { project, scanId } = await scanOf(tenant, 40);
  const young = await scanOf(tenant, 10);
  const [answer] =
    await owner`select id, text, (select id from brand where project_id = ${project.id} and role = 'own') as brand
    from answer where scan_id = ${scanId} and mentioned and text <> '' limit 1`;
  await owner`insert into uncertain_detection (workspace_id, answer_id, brand_id, project_id, scan_id, engine, confidence, alias, matched, excerpt, excerpt_start, created_at)
    values (${tenant.workspace.id}, ${answer?.id}, ${answer?.brand}, ${project.id}, ${scanId}, 'openai', 0.5, 'x', 'x', 'make', 0, now())`;
  await discoverCompetitors(environment, { workspaceId: tenant.workspace.id, projectId: project.id }, going);
  expect(await owner`select from answer_names where scan_id = ${scanId}`).not.toHaveLength(0);
  await owner`insert into competitor_suggestion (workspace_id, id, project_id, key, keys, name, spellings, confidence, answers, answers_read, prompts, evidence, example_answer_id, example, first_seen_at, last_seen_at)
    values (${tenant.workspace.id}, 'sug_1', ${project.id}, 'x', '{x}', 'X', '{X}', 0.9, 1, 1, 1, '{}', ${answer?.id}, 'X makes saws', now(), now())`;
  const before = await figuresOf(tenant, scanId);
  await set(tenant, { answerDays: 30, rawDays: 5 });

  expect(await retain(environment, going)).toEqual({ texts: 64, raw: 128 });
  expect(await textsOf(scanId)).toEqual({ texts: 0, raw: 0, quotes: 0 });
  expect(await textsOf(young.scanId)).toEqual({ texts: 64, raw: 0, quotes: 64 });
  expect(await environment.objects.folders(bodiesPrefix(tenant.workspace.id))).toEqual([]);
  expect(await owner`select example from competitor_suggestion`).toEqual([{ example: '' }]);
  expect(await owner`select 1 from uncertain_detection where scan_id = ${scanId}`).toHaveLength(0);
  expect(await owner`select from answer_names where scan_id = ${scanId}`).toHaveLength(0);
  expect(await figuresOf(tenant, scanId)).toEqual(before);
  // Counted again from the rest, the figures are the same: copies are still recognised.
  await owner`delete from cell_pack where scan_id = ${scanId}`;
  await owner`delete from citation where scan_id = ${scanId}`;
  await owner`update scan set result_shape = null where id = ${scanId}`;
  await renewScans(environment, going);
  expect(await figuresOf(tenant, scanId)).toEqual(before);
  expect(await retain(environment, going)).toEqual({ texts: 0, raw: 0 });

  expect(await getAnswer(tenant, { answerId: answer?.id })).toMatchObject({
    text: '',
    citations: [],
    textErasedAt: expect.stringMatching(/^\d{4}/),
    mentioned: true,
  });
  const verdict = correctDetection(tenant, {
    projectId: project.id,
    detectionId: detectionId(answer?.id, answer?.brand),
    isBrand: false,
    note: null,
  });
  await expect(verdict).rejects.toThrow('was erased');
});

test('names that change later do not turn erased answers into absences', async () => {
  const { context: tenant } = await another({ plan: 'free' });
  const { project, scanId } = await scanOf(tenant, 31);
  const before = await figuresOf(tenant, scanId);
  // The plan keeps 30 days, and nobody has set anything.
  expect(await retain(environment, going)).toEqual({ texts: 64, raw: 64 });
  await owner`update project set identity_version = identity_version + 1 where id = ${project.id}`;
  expect(await reparseScan(tenant, { scanId })).toMatchObject({ status: 'up_to_date', answers: 0 });
  const job = { workspaceId: tenant.workspace.id, projectId: project.id };
  expect(await readAgain(environment, job, going)).toBe('done');
  expect(await figuresOf(tenant, scanId)).toEqual(before);
});

test('exports go earlier when they are to be kept for less', async () => {
  const { context: tenant } = await another();
  const { id } = await createProject(tenant, CreateProject.parse({ name: 'Acme' }));
  await owner`insert into data_export (workspace_id, project_id, id, dataset, format, compression, filters, requested_by, created_at, expires_at)
    values (${tenant.workspace.id}, ${id}, 'exp_1', 'answers', 'csv', 'none', '{}', 'key', now() - interval '10 days', now() + interval '80 days')`;
  await set(tenant, { exportDays: 7, withheld: ['text'] });
  await retain(environment, going);
  expect(await owner`select expires_at < now() as over from data_export where id = 'exp_1'`).toEqual([
    { over: true },
  ]);
  const made = await createExport(tenant, {
    projectId: id,
    ...CreateExport.parse({ dataset: 'answers', expiresInDays: 30 }),
  });
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBeLessThanOrEqual(7 * 86_400_000 + 1_000);
  expect(made.withheld).toEqual(['text']);
});

test('a stopped run goes on where it was, and touches no scan that runs', async () => {
  const { context: tenant } = await another({ plan: 'starter' });
  const [ended, running] = [await scanOf(tenant, 200), await scanOf(tenant, 200)];
  await owner`update scan set status = 'running' where id = ${running.scanId}`;
  await owner`update scan set text_state = 'erasing' where id = ${ended.scanId}`;
  await owner`update answer set text = '', erased_at = now(), copy_key = id where scan_id = ${ended.scanId} and sample_index < 2`;
  expect(await retain(environment, AbortSignal.abort())).toBe('stopped');
  await retain(environment, going);
  expect(await textsOf(ended.scanId)).toMatchObject({ texts: 0, raw: 0 });
  expect(await textsOf(running.scanId)).toMatchObject({ texts: 64, raw: 64 });
});

test('months that the operator keeps no longer go whole, after their words; results and headline figures stay', async () => {
  const { context: tenant } = await another();
  const { project, scanId } = await scanOf(tenant, 500);
  const young = await scanOf(tenant, 0);
  const history = () =>
    owner`select * from scan_figure where scan_id = ${scanId} order by 1, 2, 3, 4, 5, 6, 7`;
  const { result } = await getScan(tenant, { scanId });
  const [figures, kept] = [await history(), await figuresOf(tenant, young.scanId)];
  const later = new Date(Date.now() + 4 * 365 * 86_400_000);
  const drop = (now: Date) => dropMonths({ database: environment.database, now: () => now }, 16, going);
  // First nothing is old enough; then it is, but its words still exist.
  expect(await drop(new Date())).toEqual({ dropped: [] });
  expect(await drop(later)).toEqual({ dropped: [] });
  await retain(environment, going);
  // Those of the other workspaces are still there.
  expect(await drop(later)).toEqual({ dropped: [] });
  await owner`update answer set erased_at = now() where workspace_id <> ${tenant.workspace.id} and erased_at is null`;
  // And that of the database's first month, if another one has begun since.
  expect((await drop(later)).dropped).toEqual(expect.arrayContaining(['answer_before', 'cell_pack_before']));

  const [left] =
    await owner`select (select count(*) from answer where scan_id = ${scanId})::integer as answers,
    (select count(*) from cell where scan_id = ${scanId})::integer as cells,
    (select coalesce(sum(answers), 0)::integer from answer_count where project_id = ${project.id}) as counted`;
  expect(left).toEqual({ answers: 0, cells: 0, counted: 0 });
  expect(await figuresOf(tenant, young.scanId)).toEqual(kept);
  // A later release scores nothing anew of which nothing is left.
  await owner`update scan set result_shape = null where id = ${scanId}`;
  await renewScans(environment, going);
  expect((await getScan(tenant, { scanId })).result).toEqual(result);
  expect(await history()).toEqual(figures);
});
