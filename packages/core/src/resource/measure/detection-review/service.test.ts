import { CreateProject, type Project } from '@svc/contract/account/project';
import {
  CorrectDetection,
  Detection,
  DetectionList,
  ListUncertain,
  ScanReparse,
} from '@svc/contract/measure/detection-review';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { instant } from '../../../kernel/index.ts';
import { createProject, updateProjectIdentity } from '../../account/project/index.ts';
import { getAnswer } from '../answer/index.ts';
import { insertScan } from '../scan/factory.ts';
import { changeIn, getScan } from '../scan/index.ts';
import { doubtfulSentence } from './doubtful.fixture.ts';
import { readAgain } from './read-again.ts';
import { renewScans } from './renew.ts';
import { correctDetection, listUncertainDetections, reparseScan } from './service.ts';

const { context, environment, owner, another } = await testWorkspace({ plan: 'enterprise' });
let project: Project;
beforeEach(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Target', engines: ['openai'] }));
});

const prompts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `Question ${index}` }));
const going = new AbortController().signal;

const again = (more: object = {}, stop: AbortSignal = going) =>
  readAgain(environment, { workspaceId: context.workspace.id, projectId: project.id, ...more }, stop);
const rename = (name: string) =>
  updateProjectIdentity(context, {
    ...project.brand,
    ...({ id: undefined } as object),
    projectId: project.id,
    name,
  });
const queue = async (query: object = {}) =>
  DetectionList.parse(
    await listUncertainDetections(context, { ...ListUncertain.parse(query), projectId: project.id }),
  );
const decide = async (detectionId: string, isBrand: boolean | null) =>
  Detection.parse(
    await correctDetection(context, {
      ...CorrectDetection.parse({ isBrand }),
      projectId: project.id,
      detectionId,
    }),
  );
const presence = async (scanId: string) =>
  (await getScan(context, { scanId })).result?.overall?.presence.value;

/** Scans of the factory leave no queue: what is outdated is read again, as the task does. */
async function doubtfulScan(answers: number): Promise<string> {
  const text = doubtfulSentence({ ...project.brand, role: 'own' });
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(answers),
    samplesK: 1,
    text: () => text,
    identityVersion: 0,
  });
  expect(await again()).toBe('done');
  return scanId;
}

test('uncertain detections are listed with the words around them', async () => {
  const scanId = await doubtfulScan(3);
  const { items, total } = await queue({ sort: 'doubt', limit: 2, scanId });
  expect(total).toBe(3);
  expect(items).toHaveLength(2);
  const [item] = items;
  expect(item).toMatchObject({
    scanId,
    brand: 'Target',
    engine: 'openai',
    verdict: null,
    brandId: project.brand.id,
  });
  expect(item?.excerpt.slice(item.excerptStart).startsWith(item.matched)).toBe(true);
  expect((await queue({ engine: 'gemini' })).total).toBe(0);
});

test('a verdict decides its answer, leaves the queue and teaches the rule; taken back, all is as before', async () => {
  const scanId = await doubtfulScan(8);
  const before = (await queue({ limit: 100 })).items;
  const figure = await presence(scanId);
  const [first, ...others] = before;
  if (!first) throw new Error('the queue is empty');
  const isBrand = figure === 0;
  const decided = await decide(first.id, isBrand);
  expect(decided.verdict).toMatchObject({ isBrand, decidedBy: context.actor.id });
  expect((await queue()).total).toBe(7);
  for (const { id } of others.slice(0, 4)) await decide(id, isBrand);
  const [job] =
    await owner`select run_at > now() as later from graphile_worker.jobs where key = ${`reread:${project.id}`}`;
  expect(job).toEqual({ later: true });

  expect(await again()).toBe('done');
  const answer = await getAnswer(context, { answerId: first.answerId });
  expect(answer).toMatchObject({ mentioned: isBrand, present: isBrand });
  expect(answer.detection.brands[0]).toMatchObject({
    id: first.id,
    confidence: isBrand ? 1 : 0,
    uncertain: false,
  });
  expect(await presence(scanId)).not.toBe(figure);
  // A detection that nobody has judged: its probability changes with the verdicts on the others.
  const [last] = others.slice(-1);
  const taught =
    (await getAnswer(context, { answerId: last?.answerId ?? '' })).detection.brands[0]?.confidence ?? 0;
  expect(isBrand ? taught - (last?.confidence ?? 0) : (last?.confidence ?? 0) - taught).toBeGreaterThan(0.05);
  const entries =
    await owner`select detail from audit_entry where action = 'detection.corrected' and resource_id = ${first.id}`;
  expect(JSON.parse(entries[0]?.detail)).toMatchObject({
    before: null,
    after: isBrand,
    matched: first.matched,
  });

  for (const { id } of before.slice(0, 5)) await decide(id, null);
  expect(await again()).toBe('done');
  expect(await presence(scanId)).toBe(figure);
  expect((await queue({ limit: 100 })).items.map(({ id }) => id).sort()).toEqual(
    before.map(({ id }) => id).sort(),
  );
});

test('sure detections can be corrected as well, and nobody else’s', async () => {
  const text = () => 'Many people like Target. Nothing else is said.';
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(1),
    samplesK: 1,
    text,
  });
  const [row] = await owner`select id from answer where scan_id = ${scanId}`;
  const { detection } = await getAnswer(context, { answerId: row?.id });
  const [brand] = detection.brands;
  expect(brand).toMatchObject({ present: true, uncertain: false });
  await decide(brand?.id ?? '', false);
  expect(await again()).toBe('done');
  expect(await getAnswer(context, { answerId: row?.id })).toMatchObject({ present: false, mentioned: false });
  expect(await presence(scanId)).toBe(0);

  const input = { projectId: project.id, detectionId: brand?.id ?? '', isBrand: true, note: null };
  const { context: stranger } = await another();
  await expect(correctDetection(stranger, input)).rejects.toMatchObject({ code: 'not_found' });
  await expect(correctDetection(actingWith(context, { projectIds: [] }), input)).rejects.toMatchObject({
    code: 'not_found',
  });
  const nobody = `${input.detectionId.slice(0, -4)}0000`;
  await expect(correctDetection(context, { ...input, detectionId: nobody })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('reading a scan again is queued only where it can tell anything new', async () => {
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(4),
    samplesK: 1,
    text: () => 'Tenon is good.',
  });
  expect(ScanReparse.parse(await reparseScan(context, { scanId }))).toMatchObject({
    status: 'up_to_date',
    answers: 0,
    credits: 0,
  });
  await rename('Tenon');
  expect(await reparseScan(context, { scanId })).toMatchObject({
    status: 'queued',
    answers: 4,
    identityVersion: 2,
  });
  await owner`update scan set status = 'running' where id = ${scanId}`;
  await expect(reparseScan(context, { scanId })).rejects.toMatchObject({ code: 'conflict' });
  // Nor does the task touch it: it is brought up to date when it ends.
  expect(await again({ scanId })).toBe('done');
  expect(await owner`select 1 from answer where scan_id = ${scanId} and identity_version = 2`).toHaveLength(
    0,
  );
  const { context: stranger } = await another();
  await expect(reparseScan(stranger, { scanId })).rejects.toMatchObject({ code: 'not_found' });
});

test('interrupted, it goes on where it was left and tells of all that it changed', async () => {
  const earlier = new Date(Date.now() - 20 * 86_400_000);
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(250),
    samplesK: 1,
    text: (prompt) => (prompt % 2 === 0 ? 'Tenon is good.' : 'Nothing is.'),
    at: earlier,
  });
  await rename('Tenon');
  let checks = 0;
  const stop = {
    ...going,
    get aborted() {
      checks += 1;
      return checks > 1;
    },
  } as AbortSignal;
  expect(await again({}, stop)).toBe('stopped');
  const read = () =>
    owner`select count(*)::integer as count from answer where scan_id = ${scanId} and identity_version = 2`;
  expect(await read()).toEqual([{ count: 200 }]);
  expect(await presence(scanId)).toBe(0);
  expect(await again()).toBe('done');
  expect(await read()).toEqual([{ count: 250 }]);
  expect(await presence(scanId)).toBe(0.5);
  const [change] =
    await owner`select answers, changed, presence_before, presence_after from detection_change where scan_id = ${scanId}`;
  expect(change).toEqual({ answers: 250, changed: 125, presence_before: 0, presence_after: 0.5 });
  // The figures stay those of the day of the scan.
  const { result } = await getScan(context, { scanId });
  expect(result?.overall?.presence.asOf).toBe(instant(earlier));
  expect(result?.notes.at(-1)).toContain('250 answers were read again');
  expect(await again()).toBe('done');
  expect(await owner`select 1 from detection_change where scan_id = ${scanId}`).toHaveLength(1);
});

test('when all scans of a project are read again, each has its level of earlier scans back', async () => {
  const weeks = Array.from({ length: 8 }, (_, week) => 8 - week);
  const scans: string[] = [];
  for (const week of weeks)
    scans.push(
      await insertScan(context, {
        project,
        engines: ['openai'],
        prompts: prompts(30),
        samplesK: 2,
        text: (prompt) => (prompt % 3 === 0 ? 'Targetly is good.' : 'Nothing is.'),
        at: new Date(Date.now() - week * 7 * 86_400_000),
      }),
    );
  const lasting = async () => {
    const rows = await context.db
      .selectFrom('scan')
      .select('change')
      .where('id', 'in', scans)
      .orderBy('createdAt')
      .execute();
    return rows.map(({ change }) => {
      const lasting = changeIn(change)?.lasting;
      return lasting && [lasting.verdict, lasting.scans];
    });
  };
  const levels = [3, 4, 5, 6, 7].map((count) => ['no_change_shown', count]);
  const all = [undefined, null, null, ...levels];
  expect(await lasting()).toEqual(all);
  await rename('Targetly');
  expect(await again()).toBe('done');
  expect(await presence(scans[7] ?? '')).toBeCloseTo(1 / 3, 9);
  expect(await lasting()).toEqual(all);

  // A newer detector reads them one by one: the last one leaves it to the project's job.
  await owner`update scan set detector_version = '1' where project_id = ${project.id}`;
  const waits = async () =>
    (await owner`select 1 from graphile_worker.jobs where key = ${`reread:${project.id}`}`).length;
  await owner`select graphile_worker.remove_job(${`reread:${project.id}`})`;
  for (const scanId of scans.slice(1)) await again({ scanId });
  expect(await waits()).toBe(0);
  await again({ scanId: scans[0] });
  expect(await waits()).toBe(1);
});

/** Of this database alone: tests of other files wait for locks on the same server. */
const waitsForLock = () => owner`
  select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('an identity that moves on while it reads stops it before it writes', async () => {
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(3),
    samplesK: 1,
    text: () => 'Tenon is good.',
  });
  await rename('Tenon');
  const reading = await owner.begin(async (transaction) => {
    await transaction`update project set identity_version = 3 where id = ${project.id}`;
    // The second reading has version 2 and waits for the row.
    const started = again();
    await expect.poll(async () => (await waitsForLock())[0]?.n).toBeGreaterThan(0);
    return { started };
  });
  expect(await reading.started).toBe('superseded');
  expect(await owner`select distinct identity_version from answer where scan_id = ${scanId}`).toEqual([
    { identity_version: 1 },
  ]);
  expect(await again()).toBe('done');
  expect(await owner`select distinct identity_version from answer where scan_id = ${scanId}`).toEqual([
    { identity_version: 3 },
  ]);
});

test('a prompt that names the brand by its new name is left out from then on', async () => {
  const texts = [{ text: 'Is Tenon any good?' }, { text: 'What is good?' }];
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: texts,
    samplesK: 2,
    text: () => 'Tenon is.',
  });
  await rename('Tenon');
  expect(await again()).toBe('done');
  const { result } = await getScan(context, { scanId });
  expect(result?.overall?.presence).toMatchObject({ n: 1, value: 1 });
});

test('a page’s scan, without a project, is read again by a newer detector', async () => {
  const text = () => 'Many people like Target.';
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(2),
    samplesK: 1,
    text,
  });
  await owner`update scan set project_id = null where id = ${scanId}`;
  await owner`update answer set project_id = null, detector_version = 'older', present = false where scan_id = ${scanId}`;
  expect(await reparseScan(context, { scanId })).toMatchObject({
    status: 'queued',
    answers: 2,
    identityVersion: 1,
  });
  expect(await again({ projectId: null, scanId })).toBe('done');
  expect(await presence(scanId)).toBe(1);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::integer as n from answer where scan_id = ${scanId} and detector_version = 'older'`.execute(
    context.db,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('a new detector reads what older ones have read by itself, and gives way to scans that go on', async () => {
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(2),
    samplesK: 1,
    text: () => 'Many people like Target.',
  });
  await owner`update answer set detector_version = '1', present = false where scan_id = ${scanId}`;
  await owner`update scan set detector_version = '1', identity_version = 1 where id = ${scanId}`;
  const going = await insertScan(context, { project, engines: ['openai'], prompts: prompts(1), samplesK: 1 });
  await owner`update scan set status = 'running' where id = ${going}`;
  const stopped = AbortSignal.abort();
  expect(await renewScans(environment, stopped)).toEqual({ scored: 0, read: 0 });

  expect(await renewScans(environment, new AbortController().signal)).toEqual({ scored: 0, read: 1 });
  expect(await presence(scanId)).toBe(1);
  const [change] =
    await owner`select previous_detector_version as before from detection_change where scan_id = ${scanId}`;
  expect(change).toEqual({ before: '1' });
  // A worker of an older release leaves what a newer one has read.
  await owner`update scan set detector_version = '1000' where id = ${scanId}`;
  expect(await renewScans(environment, new AbortController().signal)).toEqual({ scored: 0, read: 0 });
});

test('a result in an older shape, without cells, is scored anew; what its notes tell of re-readings stays', async () => {
  const scanId = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts: prompts(2),
    samplesK: 1,
  });
  const { result } = await getScan(context, { scanId });
  const note = 'Its 2 answers were read again on 2026-01-01: 1 of them read differently now.';
  const older = JSON.stringify({ notes: [note] });
  await owner`update scan set result = ${older}::text::json, result_shape = null where id = ${scanId}`;
  await owner`delete from cell_pack where scan_id = ${scanId}`;
  expect(await renewScans(environment, new AbortController().signal)).toEqual({ scored: 1, read: 0 });
  expect((await getScan(context, { scanId })).result).toEqual({
    ...result,
    notes: [...(result?.notes ?? []), note],
  });
  const [cells] =
    await owner`select count(*)::integer as n from cell where scan_id = ${scanId} and brand_role = 'own'`;
  expect(cells).toEqual({ n: 2 });
});

test('a mere citation has no certainty, and can be corrected: it then counts no more', async () => {
  const cited = await createProject(
    context,
    CreateProject.parse({ name: 'Citedly', brand: { name: 'Citedly', domains: ['citedly.example'] } }),
  );
  project = cited;
  const scanId = await insertScan(context, {
    ...{ project: cited, engines: ['openai'], prompts: prompts(8), samplesK: 1, identityVersion: 0 },
    text: () => 'Several tools do this.',
    cites: (prompt) => (prompt < 4 ? ['https://citedly.example/guide'] : []),
  });
  expect(await again()).toBe('done');
  expect(await presence(scanId)).toBeCloseTo(0.5, 6);
  const [row] = await owner<{ id: string }[]>`
    select id from answer where scan_id = ${scanId} and cited order by prompt_index limit 1`;
  const answer = () => getAnswer(context, { answerId: row?.id ?? '' });
  const [brand] = (await answer()).detection.brands;
  expect(brand).toMatchObject({ cited: true, mentioned: false, confidence: null });
  const decided = await decide(brand?.id ?? '', false);
  expect(decided).toMatchObject({
    matched: 'https://citedly.example/guide',
    alias: 'citedly.example',
    confidence: null,
    verdict: { isBrand: false },
  });
  expect(await again()).toBe('done');
  expect(await answer()).toMatchObject({ present: false, cited: false });
  expect(await presence(scanId)).toBeCloseTo(3 / 8, 6);
});
