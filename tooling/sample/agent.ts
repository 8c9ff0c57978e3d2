import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { provisionOrganisation } from '@svc/core/resource/workspace';
import { openDatabase } from '@svc/db';
import { startEmulator } from '@svc/emulator';
import { testDatabase } from '@svc/testing';
import postgres from 'postgres';
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
  call: (tool: string, given: Record<string, unknown>) => Promise<ToolAnswer>;
  close: () => Promise<void>;
}

const silent = () => {};

/** The sample in a running API, and a program that reads it through svc-mcp over HTTP with the official client. */
export async function agentOnSample(): Promise<Agent> {
  const handle = await testDatabase();
  const emulator = await startEmulator({});
  const service = await startService('growth', async () => handle, { SVC_EMULATOR_URL: emulator.origin });
  const sql = postgres(handle.ownerUrl, { max: 1, onnotice: silent });
  const owner = openDatabase({ url: handle.ownerUrl, role: null });
  const newcomer = { name: 'Newcomer', plan: 'enterprise', by: 'test' } as const;
  const { organisationId } = await provisionOrganisation(owner.system, newcomer);
  await owner.close();
  const sample = await loadSample(handle.ownerUrl, sql, organisationId);
  const environment = { SVC_API_URL: service.apiUrl, SVC_API_KEY: sample.apiKey };
  const { config } = readCommandLine(['--http', '--port', '0', '--mode', 'full'], environment);
  if (config.http === null) throw new Error('HTTP was asked for');
  const server = await serveOverHttp(
    { ...config, http: config.http },
    createSessions(config, silent),
    silent,
  );
  const client = new Client({ name: 'agent', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${server.port}/mcp`)));
  return {
    sample,
    sql,
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
    async close() {
      await client.close();
      await server.close();
      await sql.end();
      await service.stop();
      await emulator.close();
    },
  };
}
