import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import { startEmulator } from '@svc/emulator';
import { type TestDatabase, testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { extension, mimeType } from '../../apps/mcp/src/chart/index.ts';
import { readCommandLine } from '../../apps/mcp/src/config.ts';
import { createSessions } from '../../apps/mcp/src/session.ts';
import { startService } from '../../apps/mcp/src/testing/service.ts';
import { serveOverHttp } from '../../apps/mcp/src/transports/http.ts';
import { loadSample, type Sample } from '../start/sample.ts';

export interface ToolAnswer {
  isError: boolean;
  /** All that a model is told. */
  text: string;
  envelope: { status?: string; data?: unknown; quote?: string; warnings?: string[] };
}

export interface Agent {
  sample: Sample;
  /** As the owner of the database. */
  sql: postgres.Sql;
  get: (path: string) => Promise<{ status: number; body: unknown; text: string }>;
  /** The official client, as one that shows charts. */
  client: Client;
  call: (tool: string, given: Record<string, unknown>) => Promise<ToolAnswer>;
  /** The name of the sample's project. */
  name: string;
  /** A page about the sample's own brand. */
  url: string;
  /** The tools that are listed to it. */
  listed: () => Promise<string[]>;
  /** Runs scans from now on. */
  startWorker: () => Promise<void>;
  close: () => Promise<void>;
}

const silent = () => {};

const page = `<!doctype html><html lang="en"><title>Deskwren: help desk for small teams</title>
<meta name="description" content="A help desk for small teams that sell online."><h1>Deskwren</h1>
<p>Deskwren is a help desk for small teams that sell online. One queue for all addresses of your shop.</p></html>`;

async function serveSite(): Promise<{ host: string; close: () => void }> {
  const server = createServer((request, response) => {
    const home = request.url === '/';
    response.writeHead(home ? 200 : 404, { 'content-type': 'text/html' }).end(home ? page : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The sample in a running API, and a program that reads it through svc-mcp over HTTP with the official client. */
export async function agentOnSample({
  open = testDatabase,
  mode = 'full',
}: {
  open?: () => Promise<Pick<TestDatabase, 'database' | 'ownerUrl' | 'drop'>>;
  mode?: 'full' | 'search';
} = {}): Promise<Agent> {
  const handle = await open();
  const emulator = await startEmulator({});
  const site = await serveSite();
  const service = await startService('growth', async () => handle, {
    SVC_EMULATOR_URL: emulator.origin,
    SVC_EGRESS_ALLOW: site.host,
  });
  const sql = postgres(handle.ownerUrl, { max: 1, onnotice: silent });
  const owner = openDatabase({ url: handle.ownerUrl, role: null });
  const newcomer = { name: 'Newcomer', plan: 'enterprise', by: 'test' } as const;
  const { organisationId } = await provisionOrganisation(owner.system, newcomer);
  await owner.close();
  const sample = await loadSample(handle.ownerUrl, organisationId);
  const [project] = await sql<{ name: string }[]>`select name from project where id = ${sample.projectId}`;
  const environment = { SVC_API_URL: service.apiUrl, SVC_API_KEY: sample.apiKey };
  const { config } = readCommandLine(['--http', '--port', '0', '--mode', mode], environment);
  if (config.http === null) throw new Error('HTTP was asked for');
  const server = await serveOverHttp(
    { ...config, http: config.http },
    createSessions(config, silent),
    silent,
  );
  const client = new Client(
    { name: 'agent', version: '1' },
    {
      versionNegotiation: { mode: 'auto' },
      capabilities: { extensions: { [extension]: { mimeTypes: [mimeType] } } },
    },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${server.port}/mcp`)));
  return {
    client,
    sample,
    sql,
    name: project?.name ?? '',
    url: `http://${site.host}/`,
    async get(path) {
      const headers = { authorization: `Bearer ${sample.apiKey}` };
      const response = await fetch(`${service.apiUrl}${path}`, { headers });
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: json ? JSON.parse(text) : text, text };
    },
    async call(tool, given) {
      const { content, structuredContent, isError } = await client.callTool({
        name: `svc.${tool}`,
        arguments: given,
      });
      const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
      return { isError: isError === true, text, envelope: structuredContent ?? {} };
    },
    listed: async () => (await client.listTools()).tools.map(({ name }) => name),
    startWorker: () => service.startWorker(),
    async close() {
      await client.close();
      await server.close();
      await sql.end();
      await service.stop();
      await emulator.close();
      site.close();
    },
  };
}
