import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client as NewClient, StreamableHTTPClientTransport as NewHttp } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OldStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as OldHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { entryOf } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from './config.ts';
import { createSessions } from './session.ts';
import { type RunningService, startService } from './testing/service.ts';
import { serveOverHttp } from './transports/http.ts';

const run = promisify(execFile);
const cli = entryOf('mcp');
let service: RunningService;
let key: string;
beforeAll(async () => {
  service = await startService();
  key = await service.mint(['admin']);
  await service.startWorker();
});
afterAll(() => service.stop());

const environment = () => ({ PATH: process.env.PATH ?? '', SVC_API_URL: service.apiUrl, SVC_API_KEY: key });
const about = { name: 'story', version: '1' };

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
type Loose = any;

interface Agent {
  list: () => Promise<string[]>;
  call: (name: string, given?: Record<string, unknown>) => Promise<Loose>;
  /** The server ends and starts anew. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

interface AnyClient {
  listTools: () => Promise<{ tools: { name: string }[] }>;
  callTool: (call: { name: string; arguments: Record<string, unknown> }) => Promise<Loose>;
  close: () => Promise<void>;
}

function agentOf(client: () => AnyClient): Pick<Agent, 'list' | 'call'> {
  return {
    list: async () => (await client().listTools()).tools.map(({ name }) => name),
    async call(name, given = {}) {
      const result = await client().callTool({ name, arguments: given });
      expect(result.isError, result.content[0]?.text).not.toBe(true);
      return result.structuredContent;
    },
  };
}

async function overStdio(old: boolean, args: string[] = []): Promise<Agent> {
  const launch = { command: process.execPath, args: [cli, ...args], stderr: 'ignore' as const };
  const open = async (): Promise<AnyClient> => {
    const client = old
      ? new OldClient(about)
      : new NewClient(about, { versionNegotiation: { mode: 'auto' } });
    const transport = old
      ? new OldStdio({ ...launch, env: environment() })
      : new NewStdio({ ...launch, env: environment() });
    await client.connect(transport as never);
    return client as AnyClient;
  };
  let client = await open();
  return {
    ...agentOf(() => client),
    async restart() {
      await client.close();
      client = await open();
    },
    close: () => client.close(),
  };
}

/** A connection that the ended server has closed may be taken once more; as any good client does, it then tries again. */
const tryingTwice = (url: string | URL, init?: RequestInit): Promise<Response> =>
  fetch(url, init).catch(() => fetch(url, init));

async function overHttp(old: boolean): Promise<Agent> {
  const serve = (port: number) => {
    const { config } = readCommandLine(['--http', '--port', String(port)], environment());
    if (config.http === null) throw new Error('HTTP was asked for');
    const silent = () => {};
    return serveOverHttp({ ...config, http: config.http }, createSessions(config, silent), silent);
  };
  let server = await serve(0);
  const again = { fetch: tryingTwice };
  const url = new URL(`http://127.0.0.1:${server.port}/mcp`);
  const client = old ? new OldClient(about) : new NewClient(about, { versionNegotiation: { mode: 'auto' } });
  await client.connect((old ? new OldHttp(url, again) : new NewHttp(url, again)) as never);
  return {
    ...agentOf(() => client as AnyClient),
    async restart() {
      await server.close();
      server = await serve(server.port);
    },
    async close() {
      await client.close();
      await server.close();
    },
  };
}

test.concurrent.each([
  ['the first SDK over stdio', () => overStdio(true)],
  ['the second SDK over stdio', () => overStdio(false)],
  ['the first SDK over HTTP', () => overHttp(true)],
  ['the second SDK over HTTP', () => overHttp(false)],
])('%s: from a project to a measurement and a simulation, with a restart in the middle', async (_, open) => {
  const agent = await open();
  try {
    expect(await agent.list()).toContain('svc.start_scan');
    const { data: project } = await agent.call('svc.create_project', {
      name: 'Acme',
      brand: { name: 'Acme', domains: ['acme.com'] },
      engines: ['sandbox'],
      samplesK: 1,
    });
    const projectId = project.id;
    await agent.call('svc.generate_prompts', {
      projectId,
      topics: ['time tracking'],
      count: 4,
      activate: true,
    });
    const { data: estimate } = await agent.call('svc.estimate_scan_cost', { projectId });
    expect(estimate.credits).toBe(0);
    const { data: started } = await agent.call('svc.start_scan', { projectId });
    await agent.restart();
    const { status, data: scan } = await agent.call('svc.wait_for_scan', { scanId: started.id });
    expect({ status, scan: scan.status }).toEqual({ status: 'ok', scan: 'completed' });
    const visibility = await agent.call('svc.get_visibility', { projectId });
    expect(visibility.provenance.kind).toBe('predicted');
    const html = '<html lang="en"><title>Time tracking</title><p>Acme tracks time.</p></html>';
    const simulated = await agent.call('svc.simulate_change', {
      projectId,
      edits: ['addQuotations'],
      url: 'https://acme.com/',
      html,
    });
    expect(simulated).toMatchObject({ status: 'ok', provenance: { kind: 'predicted' } });
  } finally {
    await agent.close();
  }
});

test('“are we ahead of our rivals, and what should we do” takes eight calls or fewer', async () => {
  const setUp = await overHttp(false);
  const { data: project } = await setUp.call('svc.create_project', {
    name: 'Rivals',
    brand: { name: 'Acme', domains: ['acme.com'] },
    engines: ['sandbox'],
    samplesK: 1,
  });
  const given = { projectId: project.id };
  await setUp.call('svc.add_competitor', { ...given, name: 'Globex' });
  await setUp.call('svc.generate_prompts', {
    ...given,
    topics: ['time tracking'],
    count: 4,
    activate: true,
  });
  await setUp.call('svc.run_scan_and_wait', given);
  await setUp.close();

  // Knows the tools that are listed, and of the others only what a search has told it.
  const agent = await overStdio(false);
  const listed = await agent.list();
  let calls = 0;
  const use = async (name: string, args: Record<string, unknown>) => {
    expect(listed).toContain(name);
    calls += 1;
    return (await agent.call(name, args)).data;
  };
  const find = async (query: string, wanted: string) => {
    const { tools } = await use('svc.search_tools', { query });
    const found = tools.find(({ name }: { name: string }) => name === wanted);
    expect(found, `${query}: ${tools.map(({ name }: { name: string }) => name)}`).toBeDefined();
    return (args: object) => use(found.via, { tool: wanted, arguments: args });
  };
  const { items } = await use('svc.list_projects', { search: 'Rivals' });
  const projectId = items[0].id;
  const compare = await find('compare our brand with rivals', 'svc.compare_competitors');
  // Sandbox figures are predicted: they stand in no live comparison, and the answer says so.
  expect(JSON.stringify(await compare({ projectId }))).toContain('Measured so far: engines sandbox');
  const generate = await find('find what to do next', 'svc.generate_recommendations');
  await generate({ projectId });
  const read = await find('list recommendations', 'svc.list_recommendations');
  await read({ projectId });
  expect(calls).toBeLessThanOrEqual(8);
  await agent.close();
});

test('an agent under a budget cannot spend more, whatever it asks for', async () => {
  const agent = await overStdio(false, ['--max-credits', '0', '--mode', 'full']);
  const { data: project } = await agent.call('svc.create_project', { name: 'Thrifty', engines: ['sandbox'] });
  const given = { projectId: project.id };
  await agent.call('svc.generate_prompts', { ...given, topics: ['time'], count: 2, activate: true });
  // The sandbox is free.
  await agent.call('svc.run_scan_and_wait', { ...given, config: { samplesK: 1 } });
  const refused = async (name: string, args: object) =>
    await expect(agent.call(name, { ...given, ...args })).rejects.toThrow(/budget|credits/i);
  await refused('svc.set_schedule', { cadence: 'daily at 06:00' });
  await refused('svc.purchase_credits', { credits: 100 });
  await agent.close();
});

test('the examples of the client run', async () => {
  const folder = fileURLToPath(new URL('../../../packages/client/examples/', import.meta.url));
  const env = { ...environment(), SVC_WEBHOOK_SECRET: 'whsec_AAAA', PORT: '0' };
  const outputs = new Map<string, string>();
  for (const file of (await readdir(folder)).sort()) {
    if (file === 'receive-webhooks.ts') continue;
    const { stdout } = await run(process.execPath, [file], { cwd: folder, env });
    outputs.set(file, stdout);
  }
  expect(outputs.get('measure-a-page.ts')).toMatch(/at most 0 credits\n(?:.+\n)*completed 100 %\n/);
  expect(outputs.get('read-answers.ts')).toMatch(/Planderly: \d of 5 answers name the brand\n/);
});
