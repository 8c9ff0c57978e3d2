import { PassThrough, type Readable, type Writable } from 'node:stream';
import {
  isJSONRPCRequest,
  type JSONRPCMessage,
  type McpServerFactory,
  type Transport,
} from '@modelcontextprotocol/server';
import { type StdioServerHandle, StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';

/** Serves one client. When it closes its end, requests that are in flight are still answered. */
export function serveOverStdio(
  factory: McpServerFactory,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): StdioServerHandle {
  return serveStdio(factory, { transport: drainingTransport(input, output) });
}

/**
 * The SDK aborts what is in flight when stdin ends, so `printf … | svc-mcp` would lose every answer that takes
 * a request. Here the end is passed on when every request has been answered.
 */
export function drainingTransport(input: Readable, output: Writable): Transport {
  const passed = new PassThrough();
  const inner = new StdioServerTransport(passed, output);
  const open = new Set<string | number>();
  let ended = false;
  const settle = (): void => {
    if (!ended || open.size > 0) return;
    // The last bytes may not have been read yet.
    setImmediate(() => (passed.readableLength > 0 ? settle() : open.size === 0 && passed.end()));
  };
  const end = (): void => {
    ended = true;
    settle();
  };
  input.pipe(passed, { end: false });
  input.once('end', end);
  input.once('close', end);

  const transport: Transport = {
    async start() {
      inner.onmessage = (message: JSONRPCMessage) => {
        if (isJSONRPCRequest(message)) open.add(message.id);
        else if ('method' in message && message.method === 'notifications/cancelled') {
          const { requestId } = (message.params ?? {}) as { requestId?: string | number };
          if (requestId !== undefined) open.delete(requestId);
        }
        transport.onmessage?.(message);
        settle();
      };
      inner.onclose = () => transport.onclose?.();
      inner.onerror = (error) => transport.onerror?.(error);
      await inner.start();
    },
    async send(message: JSONRPCMessage) {
      await inner.send(message);
      if ('id' in message && message.id !== undefined && !('method' in message)) open.delete(message.id);
      settle();
    },
    close: () => inner.close(),
  };
  return transport;
}
