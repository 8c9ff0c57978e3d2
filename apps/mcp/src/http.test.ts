import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from './config.ts';
import { createSessions } from './session.ts';
import { type RunningService, startService } from './testing/service.ts';
import { type HttpServer, serveOverHttp } from './transports/http.ts';

let service: RunningService;
let admin: string;
const opened: { close: () => Promise<void> }[] = [];
beforeAll(async () => {
  service = await startService('growth', undefined, { TRUSTED_PROXIES: 'loopback' });
  admin = await service.mint(['admin']);
});
afterAll(async () => {
  for (const one of opened.reverse()) await one.close();
  await service.stop();
});

async function serve(env: Record<string, string> = {}, args: string[] = [], port = 0): Promise<HttpServer> {
  const { config } = readCommandLine(['--http', '--port', String(port), ...args], {
    SVC_API_URL: service.apiUrl,
    ...env,
  });
  if (config.http === null) throw new Error('HTTP was asked for');
  const server = await serveOverHttp(
    { ...config, http: config.http },
    createSessions(config, () => {}),
    () => {},
  );
  opened.push(server);
  return server;
}

async function connect(
  port: number,
  headers: Record<string, string> = {},
  mode: 'legacy' | 'auto' = 'auto',
  query = '',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp${query}`), {
    requestInit: { headers },
  });
  await client.connect(transport);
  opened.push(client);
  return client;
}

const namesOf = async (client: Client): Promise<string[]> =>
  (await client.listTools()).tools.map(({ name }) => name);

const listing = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
const posting = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** Without fetch, which does not let these headers through. */
function post(
  port: number,
  headers: Record<string, string>,
  method = 'POST',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path: '/mcp', method, headers: { ...posting, ...headers } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(method === 'POST' ? listing : undefined);
  });
}

test.each(['legacy', 'auto'] as const)('a client that negotiates %s lists and calls', async (mode) => {
  const { port } = await serve({ SVC_API_KEY: admin });
  const client = await connect(port, {}, mode);
  expect(await namesOf(client)).toContain('svc.start_scan');
  const { structuredContent } = await client.callTool({
    name: 'svc_create_project',
    arguments: { name: 'Acme' },
  });
  expect(structuredContent).toMatchObject({ status: 'ok', data: { name: 'Acme' } });
});

test('a restart between two calls goes unseen', async () => {
  const first = await serve({ SVC_API_KEY: admin });
  const client = await connect(first.port, {}, 'legacy');
  await client.callTool({ name: 'svc.whoami' });
  await first.close();
  await serve({ SVC_API_KEY: admin }, [], first.port);
  // The client’s pool hears of the closed connection.
  await setTimeout(50);
  expect((await client.callTool({ name: 'svc.whoami' })).structuredContent).toMatchObject({ status: 'ok' });
});

test('pages in a browser cannot reach it by another name', async () => {
  const { port } = await serve({ SVC_API_KEY: admin });
  expect((await post(port, { host: 'evil.test' })).status).toBe(403);
  expect((await post(port, { origin: 'https://evil.test' })).status).toBe(403);
  expect((await post(port, { origin: `http://localhost:${port}` })).status).toBe(200);
  expect((await post(port, {}, 'GET')).status).toBe(405);
  expect((await post(port, {}, 'DELETE')).status).toBe(405);
  expect((await post(port, {}, 'OPTIONS')).status).toBe(405);
});

test('with a token nobody else gets in', async () => {
  const { port } = await serve({ SVC_API_KEY: admin, MCP_HTTP_TOKEN: 'open-sesame' }, ['--host', '0.0.0.0']);
  const refused = await post(port, {});
  expect(refused.status).toBe(401);
  expect(refused.headers['www-authenticate']).toMatch(/^Bearer/);
  expect((await post(port, { authorization: `Bearer ${admin}` })).status).toBe(401);
  expect((await post(port, { authorization: 'Bearer open-sesame' })).status).toBe(200);
  expect(
    (await post(port, { authorization: 'Bearer open-sesame', origin: 'https://evil.test' })).status,
  ).toBe(403);
});

test('a caller’s own key comes first, and the server’s never stands in for it', async () => {
  const { port } = await serve({ SVC_API_KEY: admin });
  const reader = await service.mint(['projects:read']);
  const own = await connect(port, { 'x-svc-api-key': reader });
  expect(await namesOf(own)).not.toContain('svc.create_project');
  const { isError } = await own.callTool({ name: 'svc.create_project', arguments: { name: 'Acme' } });
  expect(isError).toBe(true);
  const wrong = await connect(port, { authorization: 'Bearer svc_live_wrong' });
  const refused = await wrong.callTool({ name: 'svc.whoami' });
  expect(JSON.stringify(refused.content)).toContain('401 unauthenticated');
  expect(JSON.stringify(refused.content)).not.toContain('svc_live_wrong');
});

test('without a key of its own the server takes each caller’s', async () => {
  const { port } = await serve({}, ['--host', '0.0.0.0']);
  expect((await post(port, {})).status).toBe(401);
  const client = await connect(port, { authorization: `Bearer ${admin}` });
  expect((await client.callTool({ name: 'svc.whoami' })).structuredContent).toMatchObject({ status: 'ok' });
});

test('headers narrow what the start options chose and never widen it', async () => {
  const { port } = await serve({ SVC_API_KEY: admin }, ['--read-only', '--toolsets', 'projects,prompts']);
  const client = await connect(
    port,
    { 'x-mcp-toolsets': 'projects,scans', 'x-mcp-readonly': 'false', 'x-mcp-tools': 'svc.start_scan' },
    'auto',
    '?names=underscore',
  );
  expect(await namesOf(client)).toEqual([
    'svc_export_project_config',
    'svc_get_project',
    'svc_get_project_overview',
    'svc_get_sample_project',
    'svc_list_projects',
    'svc_whoami',
  ]);
});

test('a choice of what there is not is refused with what there is', async () => {
  const { port } = await serve({ SVC_API_KEY: admin });
  const init = { method: 'POST', headers: { ...posting, 'x-mcp-toolsets': 'scan' }, body: listing };
  const refused = await fetch(`http://127.0.0.1:${port}/mcp`, init);
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/no toolset “scan”: .*scans/) });
  expect((await post(port, { 'x-mcp-exclude-tools': 'svc.get_scna' })).status).toBe(400);
});

test('headers choose how tools are shown', async () => {
  const { port } = await serve({ SVC_API_KEY: admin });
  const full = await connect(port, { 'x-mcp-mode': 'full', 'x-mcp-output-schemas': 'on' });
  const { tools } = await full.listTools();
  expect(tools.length).toBeGreaterThan(200);
  const scan = tools.find(({ name }) => name === 'svc.get_scan')?.outputSchema;
  expect(scan?.properties).toMatchObject({ data: { properties: { progress: { type: 'object' } } } });
  const chosen = await namesOf(await connect(port, { 'x-mcp-toolsets': 'projects' }));
  expect(chosen).toContain('svc.archive_project');
  expect(chosen).not.toContain('svc.search_tools');
  expect(await namesOf(await connect(port))).toContain('svc.search_tools');
});

test('the list travels compressed', async () => {
  const { port } = await serve({ SVC_API_KEY: admin });
  const plain = await post(port, {});
  const packed = await post(port, { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.bytes * 4).toBeLessThan(plain.bytes);
});

test.each(['legacy', 'auto'] as const)('progress arrives while a %s call still runs', async (mode) => {
  const { port } = await serve({ SVC_API_KEY: admin });
  const client = await connect(port, {}, mode);
  const use = async (name: string, args: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: args })).structuredContent as { data: { id: string } };
  const { data: project } = await use('svc.create_project', { name: 'Acme', engines: ['sandbox'] });
  await use('svc.generate_prompts', {
    projectId: project.id,
    topics: ['time tracking'],
    count: 4,
    activate: true,
  });
  const { data: scan } = await use('svc.start_scan', { projectId: project.id });
  const heard = Promise.withResolvers<void>();
  let ended = false;
  // No worker runs here, so the scan stays queued until it is cancelled.
  const waiting = client
    .callTool(
      { name: 'svc.wait_for_scan', arguments: { scanId: scan.id } },
      { onprogress: () => heard.resolve() },
    )
    .finally(() => {
      ended = true;
    });
  await heard.promise;
  await client.callTool({ name: 'svc.whoami' });
  expect(ended).toBe(false);
  const soon = await client.callTool({
    name: 'svc.wait_for_scan',
    arguments: { scanId: scan.id, timeoutSeconds: 1 },
  });
  expect(soon.structuredContent).toMatchObject({ status: 'running', job: { id: scan.id } });
  await use('svc.cancel_scan', { scanId: scan.id });
  expect((await waiting).structuredContent).toMatchObject({ data: { id: scan.id, status: 'cancelled' } });
});

test('a key that is limited to an address works from there through this server too', async () => {
  const address = '203.0.113.7';
  const made = await fetch(`${service.apiUrl}/v1/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Office', scopes: ['projects:read'], ipAllowList: [address] }),
  });
  const { secret } = (await made.json()) as { secret: string };
  const { port } = await serve();
  const authorization = `Bearer ${secret}`;
  const there = await connect(port, { authorization, 'x-forwarded-for': address });
  expect((await there.callTool({ name: 'svc.list_projects' })).isError).toBeFalsy();
  const elsewhere = await connect(port, { authorization, 'x-forwarded-for': `${address}, 198.51.100.1` });
  const refused = await elsewhere.callTool({ name: 'svc.list_projects' });
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused)).toContain('198.51.100.1');
});
