import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { updateProjectIdentity } from '@svc/core/resource/account/project';
import { listAnswers } from '@svc/core/resource/measure/answer';
import { readPanel } from '@svc/core/resource/measure/cell';
import { estimateScanCost, startScan } from '@svc/core/resource/measure/scan';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({
  emulator: { latency: 5 },
  settings: { ENGINE_MAX_CONCURRENT: '20', ENGINE_REQUESTS_PER_MINUTE: '60000' },
});
await stack.startWorker();

const prompts = 10;
const projectId = await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions(prompts) });
const scan = async (config: object) =>
  stack.settle((await startScan(stack.context, { projectId, config })).id);
const read = (id: string, input: Record<string, unknown>) =>
  perform(
    operations.find((operation) => operation.id === id),
    stack.context,
    input,
  );
const hour = { cacheMaxAgeSeconds: 3_600 };
const pooled = () =>
  readPanel(stack.context, { projectId, from: null, to: null, rules: [], brandIds: 'own', bucket: 'all' });

test('stored answers fill a later scan at no credits, say that they are cached, and are new looks nowhere', async () => {
  const first = await scan({});
  expect(first.result?.engines[0]).toMatchObject({ provenance: 'live', presence: { trials: 2 * prompts } });
  const config = { ...hour, samplesK: 3 };
  expect(await estimateScanCost(stack.context, { projectId, config })).toMatchObject({
    samples: 3 * prompts,
    reused: 2 * prompts,
    credits: prompts,
  });
  const asked = stack.emulator.stats().requests;
  const second = await scan(config);
  expect(stack.emulator.stats().requests - asked).toBe(prompts);
  expect(second).toMatchObject({
    status: 'completed',
    progress: { planned: prompts, recorded: prompts, reused: 2 * prompts, percent: 100 },
    credits: { spent: prompts, held: 0 },
    result: { provenance: 'cached', engines: [{ presence: { provenance: 'cached', trials: 3 * prompts } }] },
  });
  const age = second.result?.engines[0]?.presence.asOf ?? '';
  expect(age < (first.finishedAt ?? '')).toBe(true);

  const before = await pooled();
  const third = await scan(hour);
  expect(third).toMatchObject({
    status: 'completed',
    progress: { planned: 0, recorded: 0, reused: 2 * prompts, percent: 100 },
    credits: { spent: 0, held: 0 },
  });
  expect(stack.emulator.stats().requests - asked).toBe(prompts);
  // Answers that were there before narrow no interval: neither over the scans together nor within the scan.
  expect(await pooled()).toEqual(before);
  const presenceOf = ({ result }: typeof third) => result?.engines[0]?.presence;
  expect(presenceOf(third)?.trials).toBe(2 * prompts);
  expect(presenceOf(await scan(hour))).toEqual(presenceOf(third));
  const page = { limit: 100, offset: 0 };
  const taken = await listAnswers(stack.context, { projectId, scanId: third.id, ...page });
  expect(taken.total).toBe(2 * prompts);
  expect(new Set(taken.items.map(({ provenance }) => provenance))).toEqual(new Set(['cached']));
  expect((await listAnswers(stack.context, { projectId, ...page })).total).toBe(3 * prompts);

  // What stands behind the scan's figures shows the stored answers too; what weighs new looks says that it leaves them out.
  const promptId = taken.items[0]?.promptId ?? '';
  const evidence = await read('get_prompt_evidence', { projectId, promptId, scanId: third.id, ...page });
  expect(evidence).toMatchObject({
    engines: [{ answers: 2, readable: 2, provenance: 'cached' }],
    answers: { items: [{ provenance: 'cached' }, { provenance: 'cached' }] },
  });
  expect(await read('get_scan_quality', { scanId: third.id })).toMatchObject({
    provenance: 'cached',
    coverage: { recorded: 0, reused: 2 * prompts, readable: 0, share: 1 },
  });
  const notes = async (scanId: string) => {
    const compared = (await read('compare_scans', { scanId, with: first.id, baseline: 7 })) as {
      notes: string[];
    };
    return compared.notes.join();
  };
  expect(await notes(second.id)).toContain(`The later scan reused ${2 * prompts} stored answers.`);
  // No new notes: names, detectors and prompts did not change.
  expect(await notes(third.id)).not.toMatch(/identity|detector|share no prompt/);
});

test('another place, an old answer, or an engine that changed since is asked anew', async () => {
  const reused = async (config: object, context = stack.context) =>
    (await estimateScanCost(context, { projectId, config: { ...hour, ...config } })).reused;
  expect(await reused({})).toBe(2 * prompts);
  expect(await reused({ locale: { country: 'DE' } })).toBe(0);
  expect(await reused({ engines: ['anthropic'] })).toBe(0);
  const later = { ...stack.context, now: () => new Date(Date.now() + 2 * 3_600_000) };
  expect(await reused({}, later)).toBe(0);
  await stack.owner`insert into engine_change (id, mode, engine, kind) values ('chg_1', 'test', 'openai', 'served_model')`;
  expect(await reused({})).toBe(0);
  await expect(scan({ ...hour, stopWhen: { halfWidth: 0.1 } })).rejects.toThrow(/may stop early/);
  await stack.owner`delete from engine_change`;
});

test('a scan of stored answers alone is read again with a new identity', async () => {
  const cached = await scan(hour);
  const identity = {
    aliases: [],
    negativeTerms: [],
    contextTerms: [],
    caseRule: 'auto' as const,
    languages: [],
  };
  await updateProjectIdentity(stack.context, {
    projectId,
    ...identity,
    name: 'Zephyrotron',
    domains: ['zephyrotron.example'],
  });
  await expect.poll(async () => (await stack.settle(cached.id)).result?.engines[0]?.presence.value).toBe(0);
});
