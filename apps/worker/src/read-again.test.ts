import { detectionId } from '@svc/contract/measure/detection-review';
import { getProject, updateProjectIdentity } from '@svc/core/resource/account/project';
import { correctDetection } from '@svc/core/resource/measure/detection-review';
import { startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  emulator: { latency: 20 },
  settings: { ENGINE_MAX_CONCURRENT: '20', ENGINE_REQUESTS_PER_MINUTE: '60000' },
});
await stack.startWorker();

const identity = (name: string, domains: string[], aliases: string[] = []) => ({
  name,
  aliases,
  domains,
  negativeTerms: [],
  contextTerms: [],
  caseRule: 'auto' as const,
  languages: [],
});

/** Waits until the scan's figures rest on this version of the identity. */
async function readWith(scanId: string, version: number) {
  await expect
    .poll(
      async () =>
        (await stack.owner`select identity_version from scan where id = ${scanId}`)[0]?.identity_version,
    )
    .toBe(version);
  return stack.settle(scanId);
}

test('a new identity has stored answers read again: scores follow, nothing is asked or charged, earlier readings are kept', async () => {
  const projectId = await stack.project({
    engines: ['openai', 'openai-compatible'],
    samplesK: 2,
    prompts: questions(25),
  });
  const { brand } = await getProject(stack.context, { projectId });
  const { id } = await startScan(stack.context, { projectId });
  const before = await stack.settle(id);
  const presence = before.result?.overall?.presence ?? before.result?.engines[0]?.presence;
  expect(presence?.value).toBeGreaterThan(0.1);
  const [books] =
    await stack.owner`select posted, held from credit_account where organisation_id = ${stack.context.workspace.organisationId}`;
  const asked = stack.emulator.stats().requests;

  await updateProjectIdentity(stack.context, {
    projectId,
    ...identity('Zephyrotron', ['zephyrotron.example']),
  });
  const other = await readWith(id, 2);
  for (const engine of other.result?.engines ?? [])
    expect(engine.presence).toMatchObject({ value: 0, n: 25, status: 'measured' });
  expect(other.result?.brands[0]).toMatchObject({ name: 'Zephyrotron', role: 'own', presence: { value: 0 } });
  expect(other.result?.notes.join(' ')).toMatch(
    /100 answers were read again on .* with names and domains of version 2 \(before: 1\): \d+ of them/,
  );
  const [change] = await stack.owner`select * from detection_change where scan_id = ${id}`;
  expect(change).toMatchObject({ identity_version: 2, previous_identity_version: 1, answers: 100 });
  const kept =
    await stack.owner`select present from detection_version where scan_id = ${id} and identity_version = 1`;
  expect(kept).toHaveLength(change?.changed);
  expect(kept.some(({ present }) => present)).toBe(true);

  // Back to what it was: the same figures to the last digit.
  await updateProjectIdentity(stack.context, {
    projectId,
    ...identity(brand.name, brand.domains, brand.aliases),
  });
  const again = await readWith(id, 3);
  expect(again.result?.engines.map((engine) => engine.presence)).toEqual(
    before.result?.engines.map((engine) => engine.presence),
  );
  expect(again.credits).toEqual(before.credits);
  expect(stack.emulator.stats().requests).toBe(asked);
  expect(
    (
      await stack.owner`select posted, held from credit_account where organisation_id = ${stack.context.workspace.organisationId}`
    )[0],
  ).toEqual(books);
  expect(await stack.owner`select * from ledger_violation`).toHaveLength(0);
});

test('an identity that changes while a scan runs counts for all of its answers', async () => {
  stack.emulator.configure({ latency: 300 });
  const projectId = await stack.project({ engines: ['openai'], samplesK: 6, prompts: questions(20) });
  const { id } = await startScan(stack.context, { projectId });
  await expect
    .poll(
      async () =>
        (await stack.owner`select recorded_samples from scan where id = ${id}`)[0]?.recorded_samples,
    )
    .toBeGreaterThan(0);
  await updateProjectIdentity(stack.context, { projectId, ...identity('Zephyrotron', []) });
  await stack.settle(id);
  const scan = await readWith(id, 2);
  stack.emulator.configure({ latency: 20 });
  expect(scan).toMatchObject({ status: 'completed', credits: { held: 0, spent: 120 } });
  expect(scan.result?.overall?.presence).toMatchObject({ value: 0, n: 20 });
  expect(scan.result?.brands[0]).toMatchObject({ name: 'Zephyrotron' });
  const versions = await stack.owner`select distinct identity_version from answer where scan_id = ${id}`;
  expect(versions.map((row) => row.identity_version)).toEqual([2]);
});

test('what a scan could not decide waits for a person, whose word has everything read again', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: questions(25) });
  // Words that begin sentences of the emulator's answers: whether they name a brand can't be told from their capitals.
  const words = ['Look', 'Support', 'Reports', 'Staff', 'Offline', 'Check', 'Tax'];
  const competitors = words.map((word) => identity(word, []));
  await updateProjectIdentity(stack.context, { projectId, ...identity('Zephyrotron', []), competitors });
  const { id } = await startScan(stack.context, { projectId });
  await stack.settle(id);
  const waiting = () =>
    stack.owner`select answer_id as answer, brand_id as brand from uncertain_detection where scan_id = ${id} order by 1, 2`;
  const undecided = () => stack.owner`
    select a.id as answer, b ->> 'brandId' as brand from answer a, jsonb_array_elements(a.detection -> 'brands') b
    where a.scan_id = ${id} and (b ->> 'uncertain')::boolean order by 1, 2`;
  const before = await waiting();
  expect(before.length).toBeGreaterThan(0);
  expect(before).toEqual(await undecided());

  const [first] = before;
  const detection = detectionId(first?.answer, first?.brand);
  await correctDetection(stack.context, {
    projectId,
    detectionId: detection,
    isBrand: false,
    note: 'A verb.',
  });
  const scan = await readWith(id, 3);
  expect(scan.credits.spent).toBe(25);
  expect(await waiting()).toEqual(await undecided());
  const [answer] = await stack.owner`
    select b from answer a, jsonb_array_elements(a.detection -> 'brands') b where a.id = ${first?.answer} and b ->> 'brandId' = ${first?.brand}`;
  expect(answer?.b).toMatchObject({ mentioned: false, uncertain: false, confidence: 0 });
});
