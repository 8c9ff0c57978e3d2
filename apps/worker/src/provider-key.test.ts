import { Writable } from 'node:stream';
import { createEnvironment, prepareContext, runContext } from '@svc/core/environment';
import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { startScan } from '@svc/core/resource/measure/scan';
import { createVault, localKey } from '@svc/core/vault';
import { emulatorBaseUrls } from '@svc/emulator';
import pino from 'pino';
import { expect, test } from 'vitest';
import { questions } from './test/stack.ts';
import { testStack } from './test/test-stack.ts';

const good = 'sk-own-9f41c06d7be2488d';
const wrong = 'sk-own-wrong-77aa02be51';
const seen: string[] = [];
const lines = new Writable({
  write(chunk, _encoding, done) {
    seen.push(String(chunk));
    done();
  },
});

// A call gives up after six failures: of 48 answers one is lost in one run of 20,000.
const stack = await testStack({
  emulator: { keys: ['emulator', 'emulator:emulator', good], faults: { reset: 0.05, 'lying-json': 0.05 } },
});
const environment = createEnvironment({
  database: stack.database,
  log: pino({ level: 'debug' }, lines),
  settings: { SVC_OBJECTS_FOLDER: stack.objectsFolder },
  testBaseUrls: emulatorBaseUrls(stack.emulator.origin),
  egressAllow: '',
  vault: createVault([localKey(Buffer.alloc(32, 7))]),
});
stack.context = prepareContext(runContext(environment, stack.context), environment);
await stack.startWorker({ environment });

const call = (id: string, input: Record<string, unknown>) =>
  perform(
    operations.find((operation) => operation.id === id),
    stack.context,
    input,
  );

test('a scan uses the workspace’s own key, also in an address, and no secret is left anywhere', async () => {
  for (const engineId of ['openai', 'google-ai-mode'])
    await call('set_provider_key', { engineId, secret: good });
  await expect(call('set_provider_key', { engineId: 'anthropic', secret: wrong })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  const projectId = await stack.project({
    engines: ['openai', 'google-ai-mode', 'mistral'],
    samplesK: 2,
    prompts: questions(8),
  });
  const estimate = (await call('estimate_scan_cost', { projectId })) as {
    credits: number;
    providerCostUsd: number;
  };
  expect(estimate).toMatchObject({ credits: 48, providerCostUsd: expect.any(Number) });
  const { id } = await startScan(stack.context, { projectId });
  const jobs = await stack.owner`select payload::text as payload from graphile_worker._private_jobs`;
  const scan = await stack.settle(id);
  expect(scan.progress).toMatchObject({ recorded: 48 });
  expect(scan.credits.spent).toBe(48);
  const engines = stack.emulator.stats().engines;
  expect(Object.keys(engines.openai?.byKey ?? {})).toEqual([`…${good.slice(-8)}`]);
  expect(Object.keys(engines['google-ai-mode']?.byKey ?? {})).toEqual([`…${good.slice(-8)}`]);
  expect(Object.keys(engines.mistral?.byKey ?? {})).not.toContain(`…${good.slice(-8)}`);
  const runs =
    await stack.owner`select engine, credential_id from engine_run where scan_id = ${id} order by engine`;
  expect(runs.map((run) => String(run.credential_id).slice(0, 4))).toEqual(['pvk_', 'oper', 'pvk_']);

  // The engine now refuses it: errors are written, and must not repeat it.
  stack.emulator.configure({ keys: ['emulator'] });
  const refused = await stack.settle(
    (await startScan(stack.context, { projectId, config: { engines: ['openai'] } })).id,
  );
  expect(refused).toMatchObject({ status: 'failed', credits: { spent: 0 } });

  expect(seen.length).toBeGreaterThan(3);
  const everything = JSON.stringify([seen, jobs, await everyRow()]);
  for (const secret of [good, wrong]) expect(everything).not.toContain(secret);
  expect(everything).not.toContain(Buffer.from(good).toString('base64'));
});

/** All that the database holds, as text. */
async function everyRow(): Promise<string[]> {
  const tables = await stack.owner<
    { name: string }[]
  >`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`;
  const rows = await Promise.all(
    tables.map(({ name }) => stack.owner.unsafe(`select t::text as text from ${name} t`)),
  );
  return rows.flat().map((row) => String(row.text));
}

test('an engine writes prompts over its wire, and what does not serve is left out', async () => {
  stack.emulator.configure({ keys: ['emulator', good], faults: { reset: 0, 'lying-json': 0 } });
  await call('set_provider_key', { engineId: 'openai', secret: good });
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts: questions(1) });
  const written = (await call('generate_prompts', {
    projectId,
    engine: 'openai',
    topics: ['time tracking', 'invoices', 'payroll'],
    count: 20,
  })) as { prompts: { text: string }[]; writer: { rejected: { reason: string }[] } };
  expect(written.prompts.length).toBeGreaterThanOrEqual(12);
  expect(written.prompts.map(({ text }) => text)).toContain('What does payroll cost for twenty people?');
  expect(written.writer).toMatchObject({
    engine: 'openai',
    costUsd: expect.any(Number),
    rejected: [
      { reason: 'It presupposes an answer.', count: 3 },
      { reason: 'It asks for no choice that a brand can win.', count: 9 },
    ],
  });
});
