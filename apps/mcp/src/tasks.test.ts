import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  createTaskSessionFromClient,
  type JsonRpcResponse,
  resultFromTaskOutcome,
} from '@modelcontextprotocol/ext-tasks/client';
import { type Emulator, startEmulator } from '@svc/emulator';
import { testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from './config.ts';
import { createSessions } from './session.ts';
import { extension } from './tasks.ts';
import { type RunningService, startService } from './testing/service.ts';
import { type HttpServer, serveOverHttp } from './transports/http.ts';

const protocolVersion = '2026-07-28';
const clientInfo = { name: 'test', version: '1' };
const capable = { extensions: { [extension]: {} } };
let emulator: Emulator;
let service: RunningService;
let server: HttpServer;
let client: Client;
let projectId: string;
let address: string;
let next = 1_000;

beforeAll(async () => {
  emulator = await startEmulator({ seed: 4, brands: [{ name: 'Acme', domain: 'acme.example' }] });
  const handle = await testDatabase();
  service = await startService('growth', async () => handle, { SVC_EMULATOR_URL: emulator.origin });
  await handle.owner`select grant_credits('grt_tasks', id, 'test', 5000, 'manual') from organisation`;
  const { config } = readCommandLine(['--http', '--port', '0'], {
    SVC_API_URL: service.apiUrl,
    SVC_API_KEY: await service.mint(['admin'], 'test'),
  });
  if (config.http === null) throw new Error('HTTP was asked for');
  const silent = () => {};
  server = await serveOverHttp({ ...config, http: config.http }, createSessions(config, silent), silent);
  address = `http://127.0.0.1:${server.port}/mcp`;
  client = new Client(clientInfo, { versionNegotiation: { mode: 'auto' }, capabilities: capable });
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  projectId = await project();
});
afterAll(async () => {
  await client.close();
  await server.close();
  await service.stop();
  await emulator.close();
});

/** A request as the protocol frames it; what a host’s coordinator does for the library. */
async function send(
  method: string,
  params: object,
  capabilities: object = capable,
): Promise<JsonRpcResponse> {
  const { name, taskId } = params as { name?: string; taskId?: string };
  const meta = {
    'io.modelcontextprotocol/protocolVersion': protocolVersion,
    'io.modelcontextprotocol/clientInfo': clientInfo,
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  };
  next += 1;
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': protocolVersion,
      'mcp-method': method,
      'mcp-name': taskId ?? name ?? '',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: next, method, params: { ...params, _meta: meta } }),
  });
  const text = await response.text();
  const line = text.startsWith('{')
    ? text
    : (text.split('\n').findLast((one) => one.startsWith('data: ')) ?? '').slice(6);
  const { result, error } = JSON.parse(line);
  return error ? { kind: 'error', error } : { kind: 'result', result };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
async function result(method: string, params: object): Promise<any> {
  const answer = await send(method, params);
  if (answer.kind === 'error') throw new Error(answer.error.message);
  return answer.result;
}

async function project(): Promise<string> {
  const call = async (name: string, given: object) =>
    (await result('tools/call', { name, arguments: given })).structuredContent.data;
  const { id } = await call('svc.create_project', {
    name: 'Acme',
    brand: { name: 'Acme', domains: ['acme.example'] },
    engines: ['openai'],
    samplesK: 2,
  });
  const { id: setId } = await call('svc.create_prompt_set', { projectId: id, name: 'Questions' });
  const prompts = [{ text: 'Which clock is best?', intent: 'best_of' }];
  await call('svc.add_prompts_bulk', { projectId: id, setId, prompts });
  await call('svc.activate_prompt_set', { projectId: id, setId });
  return id;
}

const session = () =>
  createTaskSessionFromClient(client, {
    endpointId: 'test',
    rawDispatch: (request) => {
      const { method, params } = request as { method: string; params: object };
      return send(method, params);
    },
    v2RequestFraming: { protocolVersion, clientInfo, clientCapabilities: capable },
  });

test('a scan is a task: made, followed, cancelled', async () => {
  const made = await result('tools/call', { name: 'svc.run_scan_and_wait', arguments: { projectId } });
  expect(made).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null });
  expect(made.taskId).toMatch(/^scn_/);
  const seen = await result('tasks/get', { taskId: made.taskId });
  expect(seen).toMatchObject({ taskId: made.taskId, resultType: 'complete', status: 'working' });
  expect(await result('tasks/update', { taskId: made.taskId, inputResponses: {} })).toMatchObject({
    resultType: 'complete',
  });
  await result('tasks/cancel', { taskId: made.taskId });
  // No worker runs yet: the task ends as soon as one does.
  await service.startWorker();
  await expect
    .poll(async () => (await result('tasks/get', { taskId: made.taskId })).status)
    .toBe('cancelled');
});

test.each([
  ['svc.run_scan_and_wait', () => ({ projectId })],
  [
    'svc.call_write_tool',
    () => ({ tool: 'svc.create_export', arguments: { projectId, dataset: 'scores', format: 'csv' } }),
  ],
] as const)('the library for tasks gets the ended work of %s as its result', async (name, given) => {
  const tasks = session();
  try {
    const execution = await tasks.callTool(name, given());
    const { outcome } = await execution.settle();
    const { isError, structuredContent } = resultFromTaskOutcome(outcome);
    expect(isError).not.toBe(true);
    expect(structuredContent).toMatchObject({ status: 'ok', data: { status: 'completed' } });
  } finally {
    await tasks.close();
  }
});

test('whoever does not know tasks gets the result itself, and is told what tasks/get needs', async () => {
  const answer = await send('tools/call', { name: 'svc.run_scan_and_wait', arguments: { projectId } }, {});
  expect(answer).toMatchObject({
    kind: 'result',
    result: { resultType: 'complete', structuredContent: { status: 'ok', data: { status: 'completed' } } },
  });
  expect(await send('tasks/get', { taskId: `scn_${'0'.repeat(32)}` }, {})).toMatchObject({
    kind: 'error',
    error: { code: -32_021, data: { requiredCapabilities: capable } },
  });
});

test('a task that there is not, or that is another workspace’s, is an error with its code', async () => {
  for (const method of ['tasks/get', 'tasks/update', 'tasks/cancel'])
    expect(await send(method, { taskId: `scn_${'0'.repeat(32)}`, inputResponses: {} })).toMatchObject({
      kind: 'error',
      error: { code: -32_602, message: expect.stringContaining('No such task') },
    });
});
