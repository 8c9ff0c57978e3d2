import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback that counts who reaches it. For tests: nothing refused may ever add a hit. */
export interface Canary {
  port: number;
  hits: () => number;
  close: () => Promise<void>;
}

export async function startCanary(
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    void response.end('secret'),
  host?: string,
): Promise<Canary> {
  let hits = 0;
  const server: Server = createServer((request, response) => answer(request, response));
  // Connections, not requests: a port scan needs no more than that.
  server.on('connection', () => {
    hits += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hits: () => hits,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
