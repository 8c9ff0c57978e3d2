import { CreateProject } from '@svc/contract/account/project';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { failOneSample, insertScan } from './factory.ts';
import { getScanQuality } from './quality.ts';
import { retryFailedRuns } from './retry.ts';
import { getScan } from './service.ts';

const { context, owner } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
let scanId: string;
beforeEach(async () => {
  const prompts = Array.from({ length: 4 }, (_, index) => ({ text: `Question ${index}?` }));
  scanId = await insertScan(context, { project, engines: ['openai'], prompts, samplesK: 2 });
});

test('what failed is asked again in the same scan, and its credits are held', async () => {
  await expect(retryFailedRuns(context, { scanId })).rejects.toMatchObject({ code: 'conflict' });
  await failOneSample(context, scanId);
  await expect(retryFailedRuns(context, { scanId })).rejects.toMatchObject({
    code: 'insufficient_credits',
  });
  expect((await getScan(context, { scanId })).status).toBe('partial');
  await owner`select grant_credits(${`grt_${scanId}`}, ${context.workspace.organisationId}, 'live', 10, 'manual')`;
  await expect(retryFailedRuns(context, { scanId, maxCredits: 0 })).rejects.toMatchObject({
    code: 'validation_failed',
    extra: { errors: [{ path: 'maxCredits', expected: 'at least 1', received: 0 }] },
  });
  expect((await getScan(context, { scanId })).status).toBe('partial');
  const again = await retryFailedRuns(context, { scanId, maxCredits: 1 });
  expect(again).toMatchObject({
    status: 'running',
    progress: { planned: 9, recorded: 8, failed: 0 },
    credits: { held: 1 },
    runs: [{ status: 'queued', failed: 0 }],
  });
  const [hold] = await owner`select id, amount, released_at from credit_hold where id = ${scanId}`;
  expect(hold).toEqual({ id: scanId, amount: 1, released_at: null });
  expect(await owner`select * from ledger_violation`).toEqual([]);
  const told = await owner`select data from event where resource_id = ${scanId} and type = 'scan.retried'`;
  expect(told).toMatchObject([{ data: { status: 'running', samples: { failed: 0 } } }]);
  const jobs = await owner`select key from graphile_worker.jobs where key like 'run:%'`;
  expect(jobs.map(({ key }) => key)).toContain(`run:${again.runs[0]?.id}`);
  await expect(retryFailedRuns(context, { scanId })).rejects.toMatchObject({ code: 'conflict' });
});

test('a hold that was released is opened again with what is asked now', async () => {
  await owner`select grant_credits(${`grt_${scanId}`}, ${context.workspace.organisationId}, 'live', 10, 'manual')`;
  await context.db.transaction().execute(async (db) => {
    await sql`select hold_credits(${scanId}, 3)`.execute(db);
    await sql`select capture_credits(${scanId}, array[${scanId}, ${`${scanId}/2`}])`.execute(db);
    await sql`select release_credits(${scanId})`.execute(db);
  });
  await failOneSample(context, scanId);
  await retryFailedRuns(context, { scanId });
  const [hold] = await owner`select amount, captured, released_at from credit_hold where id = ${scanId}`;
  expect(hold).toEqual({ amount: 3, captured: 2, released_at: null });
  expect(await owner`select * from ledger_violation`).toEqual([]);
});

test('a scan of yesterday is not mixed with answers of today', async () => {
  await failOneSample(context, scanId);
  const later = { ...context, now: () => new Date(Date.now() + 25 * 3_600_000) };
  await expect(retryFailedRuns(later, { scanId })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('24 hours'),
  });
});

test('quality names what is missing, cell by cell, and which criteria hold', async () => {
  await failOneSample(context, scanId);
  const quality = await getScanQuality(context, { scanId });
  expect(quality).toMatchObject({
    coverage: { planned: 9, recorded: 8, failed: 1, readable: 8, cells: 4, measuredCells: 4 },
    engines: [{ engine: 'openai', failures: { timeout: 1 } }],
    lowCells: { total: 4 },
    decisionGrade: false,
  });
  expect(quality.checklist.map(({ criterion, met }) => [criterion, met])).toEqual([
    ['enough_questions', false],
    ['repeated_answers', false],
    ['independent_repeats', null],
    ['neutral_prompts', false],
    ['full_coverage', false],
    ['stable_engines', true],
    ['narrow_interval', false],
  ]);
  const limited = actingWith(context, { projectIds: [] });
  await expect(getScanQuality(limited, { scanId })).rejects.toMatchObject({ code: 'not_found' });
});

test('a large, repeated, varied and complete scan is of decision grade', async () => {
  const intents = ['best_of', 'comparison', 'price'];
  const prompts = Array.from({ length: 120 }, (_, index) => ({
    text: `Subject ${index * 7919} compared with object ${index * 104729}?`,
    intent: intents[index % 3] ?? 'price',
  }));
  const large = await insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 3,
    present: (prompt) => prompt % 10 === 0,
  });
  const { checklist, decisionGrade } = await getScanQuality(context, { scanId: large });
  expect(checklist.filter(({ met }) => !met)).toMatchObject([
    { criterion: 'independent_repeats', met: null },
  ]);
  expect(decisionGrade).toBe(true);
});
