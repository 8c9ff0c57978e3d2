import { CreateApiKey } from '@svc/contract/account/api-key';
import { CreateProject } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { ServiceError } from '../../../kernel/index.ts';
import { createApiKey, rotateApiKey } from '../../account/api-key/index.ts';
import { createProject } from '../../account/project/index.ts';
import { activatePromptSet, generatePromptSet } from '../prompt-set/index.ts';
import { cancelScan, getScan, startScan } from './service.ts';

const { owner, another } = await testWorkspace();

const prompts = 5;

/** A workspace with credits and a project whose scans ask five prompts once. */
async function measured(engine: string, concurrentScans: number) {
  const limits = { concurrentScans };
  const { context } = await another({ plan: 'enterprise', limits });
  const { id, organisationId } = context.workspace;
  await owner`select grant_credits(${`grt_${id}`}, ${organisationId}, 'live', 10000, 'manual')`;
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', engines: [engine], samplesK: 1 }),
  );
  const set = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ topics: ['time tracking'], count: prompts }),
    projectId: project.id,
  });
  await activatePromptSet(context, { projectId: project.id, setId: set.id });
  return { context, projectId: project.id };
}

const capped = async (context: PrepareContext, monthlyCreditCap: number): Promise<PrepareContext> => {
  const key = CreateApiKey.parse({ name: 'Capped', scopes: ['admin'], monthlyCreditCap });
  return actingWith(context, { id: (await createApiKey(context, key)).id });
};

/** How many of the calls came through; the others ended with this code. */
async function through(calls: Promise<unknown>[], code: string): Promise<number> {
  const settled = await Promise.allSettled(calls);
  for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code });
  return settled.filter(({ status }) => status === 'fulfilled').length;
}

test('a scan keeps the topic of each prompt as it was asked', async () => {
  const { context, projectId } = await measured('sandbox', 3);
  const scan = await startScan(context, { projectId });
  const asked = await context.db
    .selectFrom('scan_prompt')
    .select('topic')
    .where('scanId', '=', scan.id)
    .execute();
  expect(asked).toEqual(Array.from({ length: prompts }, () => ({ topic: 'time tracking' })));
});

test('of twenty scans started at once the plan lets three run', async () => {
  const { context, projectId } = await measured('sandbox', 3);
  const starts = Array.from({ length: 20 }, () => startScan(context, { projectId }));
  expect(await through(starts, 'quota_exceeded')).toBe(3);
});

test('of twenty scans started at once a key’s monthly cap lets three hold their credits', async () => {
  const { context, projectId } = await measured('openai', 100);
  const key = await capped(context, 3 * prompts + 1);
  const starts = Array.from({ length: 20 }, () => startScan(key, { projectId }));
  expect(await through(starts, 'insufficient_credits')).toBe(3);
  const refused = await startScan(key, { projectId }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ServiceError);
  expect(refused).toMatchObject({
    extra: { extensions: { required: prompts, available: 1, monthlyCreditCap: 3 * prompts + 1 } },
  });
  // Another key of the workspace spends on.
  expect((await startScan(context, { projectId })).credits.held).toBe(prompts);
});

test('what a scan did not spend may be spent again', async () => {
  const { context, projectId } = await measured('openai', 100);
  const key = await capped(context, prompts);
  const { id } = await startScan(key, { projectId });
  await expect(startScan(key, { projectId })).rejects.toMatchObject({ code: 'insufficient_credits' });
  await cancelScan(key, { scanId: id });
  await context.db.transaction().execute((db) => sql`select release_credits(${id})`.execute(db));
  expect((await startScan(key, { projectId })).credits.held).toBe(prompts);
});

test('a key that is rotated, or makes another, spends from the same monthly amount', async () => {
  const { context, projectId } = await measured('openai', 100);
  const key = await capped(context, 2 * prompts);
  const made = await capped(key, 2 * prompts);
  await startScan(key, { projectId });
  await startScan(made, { projectId });
  await expect(startScan(made, { projectId })).rejects.toMatchObject({ code: 'insufficient_credits' });
  const next = await rotateApiKey(context, { keyId: key.actor.id, overlapHours: 0 });
  await expect(startScan(actingWith(key, { id: next.id }), { projectId })).rejects.toMatchObject({
    code: 'insufficient_credits',
  });
});

test('a key that is limited to projects sees its own scan of a page, also after a rotation, and no other one', async () => {
  const { context, projectId } = await measured('sandbox', 100);
  const own = actingWith(context, { id: 'key_own', projectIds: [projectId] });
  const other = actingWith(context, { id: 'key_other', projectIds: [projectId] });
  const { id } = await startScan(own, { url: 'https://acme.example/' });
  expect((await getScan(own, { scanId: id })).id).toBe(id);
  const successor = actingWith(other, { replaces: [own.actor.id] });
  expect((await getScan(successor, { scanId: id })).id).toBe(id);
  await expect(getScan(other, { scanId: id })).rejects.toMatchObject({ code: 'not_found' });
});
