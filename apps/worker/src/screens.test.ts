import { perform } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { expect, test } from 'vitest';
import { testStack } from './test/test-stack.ts';

const stack = await testStack({ emulator: { latency: 5 } });
await stack.startWorker();
// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
async function use(id: string, input: Record<string, unknown>): Promise<any> {
  const operation = operations.find((one) => one.id === id);
  const parts = [operation?.params, operation?.query, operation?.body].flatMap((schema) =>
    schema
      ? [schema.parse(Object.fromEntries(Object.entries(input).filter(([name]) => name in schema.shape)))]
      : [],
  );
  return perform(operation, stack.context, Object.assign({}, ...parts));
}

const prompts = ['Best till for a café?', 'Best till for a bakery?'];

test('each screen is asked, read and scored as a surface of its own', async () => {
  const engines = ['chatgpt-ui', 'gemini-ui', 'perplexity-ui', 'copilot-ui'];
  const projectId = await stack.project({ engines, samplesK: 2, prompts });
  const { id } = await use('start_scan', { projectId, config: {} });
  const scan = await stack.settle(id);
  expect(scan.status).toBe('completed');
  expect(scan.result?.engines.map(({ engine, surface }) => [engine, surface]).sort()).toEqual(
    engines.map((engine) => [engine, 'ui']).sort(),
  );
  const { items } = await use('list_scan_answers', { scanId: id, limit: 100 });
  expect(items).toHaveLength(16);
  for (const engine of engines) await hasPage(items.find((one: { engine: string }) => one.engine === engine));
});

/** The page that a provider sent is kept with its hash, and shown without what would run. */
async function hasPage({ id: answerId }: { id: string }): Promise<string> {
  const answer = await use('get_answer', { answerId });
  expect(answer.evidence).toMatchObject([
    {
      kind: 'html',
      contentType: 'text/html; charset=utf-8',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  const { page } = await use('get_answer_page', { answerId });
  expect(page.html).toContain('<p>');
  expect(page.html).not.toMatch(/<script|onload/);
  return page.source;
}

test('Google’s surfaces keep their page, and are asked from the region that the project names', async () => {
  const projectId = await stack.project({
    engines: ['google-ai-overview', 'google-ai-mode'],
    samplesK: 1,
    prompts,
  });
  const locale = { country: 'US', region: 'US-CA', language: 'en' };
  await use('update_project', { projectId, locale });
  const { id } = await use('start_scan', { projectId, config: {} });
  expect((await stack.settle(id)).status).toBe('completed');
  expect((await use('get_scan', { scanId: id })).locale).toMatchObject({ country: 'US', region: 'US-CA' });
  const { items } = await use('list_scan_answers', { scanId: id, limit: 100 });
  expect(await hasPage(items[0])).toBe('DataForSEO');
  const whole = { projectId, config: { locale: { region: null } } };
  const everywhere = await use('start_scan', whole);
  await stack.settle(everywhere.id);
  expect((await use('get_scan', { scanId: everywhere.id })).locale).toMatchObject({
    country: 'US',
    region: null,
  });
  await expect(use('start_scan', { projectId, config: { engines: ['gemini'] } })).rejects.toMatchObject({
    message: expect.stringContaining('gemini has no support for a region'),
  });
});

test('a screen that answers too slowly for its time limit is given up, and says so', async () => {
  const slow = await testStack({
    emulator: { latency: 60_000 },
    settings: { SCREEN_TIMEOUT_SECONDS: '3', SCREEN_DEADLINE_SECONDS: '7', OPENAI_TIMEOUT_SECONDS: '300' },
  });
  await slow.startWorker();
  const projectId = await slow.project({
    engines: ['copilot-ui'],
    samplesK: 1,
    prompts: ['Best till for a café?'],
  });
  const operation = operations.find(({ id }) => id === 'start_scan');
  const { id } = (await perform(operation, slow.context, { projectId, config: {} })) as { id: string };
  const scan = await slow.settle(id);
  expect(scan.status).toBe('failed');
  const [failed] = await slow.owner`
    select a.error ->> 'kind' as kind from attempt a join engine_run r on r.id = a.run_id where r.scan_id = ${id}`;
  expect(failed?.kind).toBe('timeout');
});

test('a region is asked from where engines take one, and refused where it would be lost', async () => {
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
  const start = (engines: string[], region: string, country: string) =>
    use('start_scan', { projectId, config: { engines, samplesK: 1, locale: { region, country } } });
  const refused = (detail: string) => ({
    code: 'validation_failed',
    message: expect.stringContaining(detail),
  });
  await expect(start(['gemini', 'openai'], 'US-CA', 'US')).rejects.toMatchObject(
    refused('gemini has no support'),
  );
  await expect(start(['openai'], 'US-XX', 'US')).rejects.toMatchObject(refused('no region US-XX'));
  await expect(start(['openai'], 'US-CA', 'DE')).rejects.toMatchObject(refused('not a region of DE'));
  const { id } = await start(['openai'], 'US-CA', 'US');
  expect((await stack.settle(id)).status).toBe('completed');
  expect((await use('get_scan', { scanId: id })).locale).toMatchObject({ country: 'US', region: 'US-CA' });
});

test('a screen that every provider has switched off is listed with the reason, and refused before anything is asked', async () => {
  const live = stack.environment.engines.find('grok-ui', 'live');
  expect(live).toMatchObject({
    state: 'unconfigured',
    missing: expect.stringContaining('CLORO_API_KEY'),
  });
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
  await expect(use('start_scan', { projectId, config: { engines: ['grok-ui'] } })).rejects.toMatchObject({
    message: expect.stringContaining('grok-ui'),
  });
});
