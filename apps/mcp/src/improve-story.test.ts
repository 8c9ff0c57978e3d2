import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { operations } from '@svc/core/operations';
import { startEmulator } from '@svc/emulator';
import { testDatabase } from '@svc/testing';
import { afterAll, type ExpectStatic, expect, test } from 'vitest';
import { readCommandLine } from './config.ts';
import { createSessions } from './session.ts';
import { startService } from './testing/service.ts';
import { serveOverHttp } from './transports/http.ts';

const brands = [
  { name: 'Tenonly', domain: 'tenonly.com' },
  { name: 'Rivalish', domain: 'rivalish.com' },
];
const half = 14;
const questionsOf = (tool: string) =>
  Array.from({ length: 2 * half }, (_, at) => `Which ${tool} suits joint number ${at}?`);
const tools = { rest: 'bench vice', mcp: 'mortise gauge' };
/** The truth: the rival holds the first half of each list, where the brand is absent but on what was won. */
const won = new Set<string>();
const truth = () =>
  Object.values(tools)
    .map(questionsOf)
    .flatMap((questions) =>
      questions.flatMap((prompt, at) => [
        { prompt, brand: 'Tenonly', presence: at >= half ? 0.5 : won.has(prompt) ? 0.8 : 0 },
        { prompt, brand: 'Rivalish', presence: at < half ? 0.95 : 0 },
      ]),
    );
const emulator = await startEmulator({ seed: 4, brands, overrides: truth() });
afterAll(() => emulator.close());
const handle = await testDatabase();
const service = await startService('growth', async () => handle, { SVC_EMULATOR_URL: emulator.origin });
afterAll(() => service.stop());
await handle.owner`select grant_credits('grt_story', id, 'test', 5000, 'manual') from organisation`;
await service.startWorker();
const key = await service.mint(['admin'], 'test');

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
type Loose = any;
type Call = (id: string, given: Record<string, unknown>) => Promise<Loose>;

/** Requests as the documented addresses say. */
const overRest: Call = async (id, given) => {
  const [method = '', path = ''] = operations.find((one) => one.id === id)?.address.split(' ') ?? [];
  const rest = new Map(Object.entries(given));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return value;
  });
  const url = new URL(filled, service.apiUrl);
  if (method === 'GET') for (const [name, value] of rest) url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
  const body = await response.json();
  expect(response.ok, `${id}: ${JSON.stringify(body)}`).toBe(true);
  return body;
};

async function overMcp(): Promise<{ call: Call; close: () => Promise<void> }> {
  const environment = { SVC_API_URL: service.apiUrl, SVC_API_KEY: key };
  const { config } = readCommandLine(['--http', '--port', '0', '--mode', 'full'], environment);
  if (config.http === null) throw new Error('HTTP was asked for');
  const silent = () => {};
  const server = await serveOverHttp(
    { ...config, http: config.http },
    createSessions(config, silent),
    silent,
  );
  const client = new Client({ name: 'story', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${server.port}/mcp`)) as never,
  );
  return {
    async call(id, given) {
      const result: Loose = await client.callTool({ name: `svc.${id}`, arguments: given });
      expect(result.isError, result.content?.[0]?.text).not.toBe(true);
      return result.structuredContent.data;
    },
    async close() {
      await client.close();
      await server.close();
    },
  };
}

/** From a scan to a move, and from the move to what it really did. */
async function story(expect: ExpectStatic, call: Call, tool: string): Promise<void> {
  const questions = questionsOf(tool);
  const { id: projectId } = await call('create_project', {
    name: tool,
    // Whether buyers compare depends on what is sold.
    description: 'Hand tools for joiners: saws, planes and clamps.',
    brand: { name: 'Tenonly', domains: ['tenonly.com'] },
    competitors: [{ name: 'Rivalish', domains: ['rivalish.com'] }],
    engines: ['openai'],
    samplesK: 2,
  });
  const { id: setId } = await call('create_prompt_set', { projectId, name: tool });
  // Lost questions that compare ask for a comparison; others would ask for a page of their own.
  const prompts = questions.map((text, at) => ({ text, intent: at < half ? 'comparison' : 'best_of' }));
  await call('add_prompts_bulk', { projectId, setId, prompts });
  await call('activate_prompt_set', { projectId, setId });
  const ended = async (scanId: string) =>
    expect.poll(async () => (await call('get_scan', { scanId })).status).toBe('completed');
  const scan = async () => ended((await call('start_scan', { projectId })).id);
  await scan();
  const card = await call('create_scorecard', {
    projectId,
    name: 'Board',
    rows: [{ name: 'Presence', target: 0.5 }],
  });
  const scorecard = { projectId, scorecardId: card.id };
  const { composite: before } = await call('get_scorecard', scorecard);

  const { items } = await call('generate_recommendations', { projectId });
  const found = items.find((item: { move: string }) => item.move === 'lost_to_rival');
  expect(found.title).toBe('Compare Tenonly with Rivalish on a page of your own');
  const move = { projectId, recId: found.id };
  const plan = await call('get_optimization_plan', { projectId, budget: 30 });
  expect(plan.steps.map((step: { recommendationId: string }) => step.recommendationId)).toContain(found.id);
  const simulated = await call('simulate_change', { projectId, edits: ['addComparison'] });
  expect(simulated.result.portfolio.median).toBeGreaterThan(0);

  // Measured once more before it goes live: the scan that found it is no baseline.
  await scan();
  await call('update_recommendation', { ...move, state: 'shipped' });
  const touched: string[] = (await call('get_recommendation', move)).promptIds;
  const listed = await call('list_prompts', { projectId, limit: 100 });
  const textOf = new Map(listed.items.map(({ id, text }: { id: string; text: string }) => [id, text]));
  const texts = touched.map((id) => String(textOf.get(id)));
  expect(texts.length).toBeGreaterThan(6);
  expect(texts.every((text) => questions.indexOf(text) < half)).toBe(true);
  for (const text of texts) won.add(text);
  emulator.configure({ overrides: truth() });

  const awaited = await call('verify_recommendation', move);
  expect(awaited.status).toBe('measuring');
  // The worker looks by itself once the scan has ended.
  await expect.poll(async () => (await call('get_recommendation', move)).state).toBe('verified');
  const { measured } = await call('get_recommendation', move);
  // How often the interval holds the truth is measured by the benchmark, not by one throw.
  expect(measured.ci.low).toBeGreaterThan(0);
  expect(measured.value).toBeGreaterThan(measured.predicted.mean);
  const { measured: beside } = await call('get_recommendations_summary', { projectId });
  expect(beside).toMatchObject({ moves: 1, realised: measured.value });
  const { composite: after } = await call('get_scorecard', scorecard);
  expect(after.value).toBeGreaterThan(before.value);
}

// Each test has an `expect` of its own: with the shared one a test that has ended would break the other.
test.concurrent('over HTTP, a move goes from a scan to what it really did', ({ expect }) =>
  story(expect, overRest, tools.rest));

test.concurrent('over MCP, too', async ({ expect }) => {
  const { call, close } = await overMcp();
  try {
    await story(expect, call, tools.mcp);
  } finally {
    await close();
  }
});
