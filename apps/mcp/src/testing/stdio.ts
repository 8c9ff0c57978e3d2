import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { entryOf } from '@svc/testing';
import { afterAll } from 'vitest';
import { startService } from './service.ts';

export const cli = entryOf('mcp');

/** A service for this test file, and clients that talk to it through the server’s stdin and stdout. */
export async function stdioClients() {
  const service = await startService();
  const clients: Client[] = [];
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await service.stop();
  });
  const environment = (apiKey: string | null) => ({
    PATH: process.env.PATH ?? '',
    SVC_API_URL: service.apiUrl,
    ...(apiKey !== null && { SVC_API_KEY: apiKey }),
  });
  async function connect(
    apiKey: string | null,
    args: string[] = [],
    mode: 'legacy' | 'auto' = 'legacy',
  ): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [cli, ...args],
      env: environment(apiKey),
      stderr: 'ignore',
    });
    await client.connect(transport);
    clients.push(client);
    return client;
  }
  return { service, connect, environment };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
export type Loose = any;

export async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const [content] = result.content;
  const envelope = result.structuredContent as Loose;
  const text = content?.type === 'text' ? content.text : '';
  return { isError: result.isError === true, text, envelope, data: envelope?.data as Loose };
}
