import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertScan } from '../scan/factory.ts';
import { getScan } from '../scan/index.ts';
import { renewScans } from './renew.ts';
import { reparseScan } from './service.ts';
import { again, context, environment, owner, presence, project, prompts, rename } from './target.fixture.ts';

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
