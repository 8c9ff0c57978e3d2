import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';

export interface ServerOptions {
  fetch: (request: Request, bindings: object) => Response | Promise<Response>;
  hostname: string;
  port: number;
  /** From the connection to the end of the headers. */
  headersTimeoutMs: number;
  /** From the connection to the end of the body. */
  bodyTimeoutMs: number;
  connectionsPerAddress: number;
  /** Addresses that speak for many, and may open as many as they like; left out: none. */
  isProxy?: (address: string | undefined) => boolean;
}

/**
 * Longer than proxies keep unused connections open. The proxy has to close first: otherwise a request that it has just
 * sent is lost.
 */
const keepAliveTimeout = 65_000;

/** An HTTP server that slow or greedy callers cannot occupy. `ready` gets the port. */
export function listen(options: ServerOptions, ready: (port: number) => void): Server {
  const server = serve(
    {
      fetch: options.fetch,
      port: options.port,
      hostname: options.hostname,
      createServer,
      serverOptions: {
        headersTimeout: options.headersTimeoutMs,
        requestTimeout: options.bodyTimeoutMs,
        keepAliveTimeout,
        // How late a timeout may be noticed.
        connectionsCheckingInterval: Math.min(1_000, options.headersTimeoutMs / 4),
      },
    },
    ({ port }) => ready(port),
  ) as Server;
  limitConnections(server, options);
  return server;
}

function limitConnections(
  server: Server,
  { connectionsPerAddress: most, isProxy }: Pick<ServerOptions, 'connectionsPerAddress' | 'isProxy'>,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy?.(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
