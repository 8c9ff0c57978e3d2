import { createEnvironment } from '@svc/core/environment';
import { watchEngines } from '@svc/core/resource/measure/engine-change';
import { createMemoryStore, createTraffic, systemClock } from '@svc/core/traffic';
import { openDatabase } from '@svc/db';
import { emulatorBaseUrls, startEmulator } from '@svc/emulator';
import { createTransport } from '@svc/engines';
import { testDatabase } from '@svc/testing';
import { expect, onTestFinished, test } from 'vitest';

test('neutral questions show a change that no model name shows, within the budget', async () => {
  const clone = await testDatabase();
  const emulator = await startEmulator({ answerLength: 3_000 });
  const database = openDatabase({ url: clone.ownerUrl });
  const urls = emulatorBaseUrls(emulator.origin);
  const environment = createEnvironment({
    database,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    settings: { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: urls.openai, XAI_API_KEY: 'k', XAI_BASE_URL: urls.xai },
    testBaseUrls: {},
    egressAllow: '',
  });
  const transport = createTransport({ connections: 50 });
  const traffic = createTraffic({
    store: createMemoryStore(systemClock.now),
    clock: systemClock,
    random: Math.random,
    limits: environment.engines.limits,
    instance: 'test',
  });
  onTestFinished(async () => {
    await traffic.close();
    await transport.close();
    await emulator.close();
    await environment.fetch.close();
    await database.close();
    await clone.drop();
  });
  const tools = { environment, traffic, transport, clock: systemClock };
  const changes = () =>
    database.system.selectFrom('engine_change').select(['engine', 'kind', 'detail']).execute();

  expect(await watchEngines(tools, { usd: 0.01 })).toEqual([]);
  for (let day = 0; day < 3; day += 1)
    expect(await watchEngines(tools, { usd: 50 })).toEqual(['openai', 'xai']);
  expect(await changes()).toEqual([]);
  expect(emulator.stats().engines.openai?.answers).toBe(36);

  emulator.configure({ answerLength: 900 });
  await watchEngines(tools, { usd: 50 });
  expect((await changes()).map(({ engine, kind }) => `${engine} ${kind}`).toSorted()).toEqual([
    'openai canary',
    'xai canary',
  ]);
  // Noticed once: what comes after is compared with what comes after.
  for (let day = 0; day < 3; day += 1) await watchEngines(tools, { usd: 50 });
  expect(await changes()).toHaveLength(2);
});
