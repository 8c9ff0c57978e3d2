import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** `/metrics` on a port of its own: figures of all tenants together are the operator's alone. */
export function listenMetrics(metrics: Metrics, where: { host: string; port: number }): Server {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.read().catch(() => null);
    response.writeHead(text === null ? 500 : 200, { 'content-type': metrics.contentType }).end(text ?? '');
  });
  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  return server.listen(where.port, where.host);
}
