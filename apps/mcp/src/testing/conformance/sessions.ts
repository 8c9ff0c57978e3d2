import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localhostHostValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { type McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';

/** The same server in sessions of the 2025 revisions, for what cannot be shown without. Nothing of this is shipped. */
export async function serveInSessions(create: () => McpServer): Promise<{ url: string; close: () => void }> {
  const open = new Map<string, WebStandardStreamableHTTPServerTransport>();
  const fetch = async (request: Request): Promise<Response> => {
    const known = open.get(request.headers.get('mcp-session-id') ?? '');
    if (known) return known.handleRequest(request);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void open.set(id, transport),
    });
    await create().connect(transport);
    return transport.handleRequest(request);
  };
  const serve = toNodeHandler({ fetch });
  const guard = localhostHostValidation();
  const server = createHttpServer((request, response) => {
    if (guard(request, response))
      void serve(request as IncomingMessage & { method: string; url: string }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
