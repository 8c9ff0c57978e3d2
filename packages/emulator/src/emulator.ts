import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmulatorConfig, Settings } from './config.ts';
import { problem, serveControl } from './control.ts';
import type { EngineId } from './engine.ts';
import { parseFault } from './fault/fault.ts';
import { send } from './fault/transport.ts';
import { createRoutes, vendorPath } from './route.ts';
import { serveVendor } from './serve.ts';
import { createState, type WriteAnswer } from './state.ts';
import type { Stats } from './stats.ts';
import type { BrandTruth } from './truth/market.ts';
import type { Incoming } from './wire/wire.ts';

const LARGEST_BODY = 4_000_000;

export interface Emulator {
  /** `http://host:port`. */
  origin: string;
  port: number;
  /** True probabilities of whole answers under the settings in force. */
  truth: (engine: EngineId, prompt: string) => BrandTruth[];
  stats: () => Stats;
  /** Merges settings at run time. Throws ConfigError and changes nothing. */
  configure: (patch: EmulatorConfig) => Settings;
  /** Forgets requests, draws and rate-limit buckets. */
  reset: () => void;
  /** Ends every connection, hanging ones too. */
  close: () => Promise<void>;
}

/**
 * Starts an emulator of its own. Throws ConfigError, or what `listen` throws when the port is taken.
 *
 * @param write writes plain answers in place of the market's truth, for prompts that it knows
 */
export async function startEmulator(config: EmulatorConfig = {}, write?: WriteAnswer): Promise<Emulator> {
  const state = createState(config, write);
  const routes = createRoutes();
  const { host, port } = state.settings();
  // Hangs and slow engines are the point: no timeout of the server may end them.
  const server = createServer(
    { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 65_000 },
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (response.headersSent) response.destroy();
        else send(response, problem(500, `The emulator itself failed: ${message}`));
      });
    },
  );
  let origin = '';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [target = '/', search = ''] = (request.url ?? '/').split('?', 2);
    const body = await readBody(request);
    if (body === null) return send(response, problem(413, `The body is larger than ${LARGEST_BODY} bytes`));
    const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(target) ?? [];
    const incoming: Incoming = {
      method: request.method ?? 'GET',
      path: rest,
      query: new URLSearchParams(search),
      headers: request.headers,
      body: parseJson(body),
      base: `${origin}/${prefix}`,
      now: Date.now(),
    };
    if (prefix === '' || prefix.startsWith('__')) {
      return send(response, serveControl(state, { ...incoming, path: target }, origin));
    }
    const asked = request.headers['x-emulator-fault'];
    if (typeof asked === 'string') {
      const wrong = complaint(asked);
      if (wrong) return send(response, problem(400, wrong));
    }
    const route = routes[prefix];
    if (route) incoming.path = vendorPath(route, rest);
    for (const wire of route?.wires ?? []) {
      const reading = wire.read(incoming);
      if (reading) return serveVendor(state, wire, reading, incoming, request, response);
    }
    return send(
      response,
      problem(404, `No engine answers ${incoming.method} ${target}; GET / lists the base URLs`),
    );
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: 4096 }, () => resolve());
  });
  const address = server.address() as AddressInfo;
  origin = `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;

  return {
    origin,
    port: address.port,
    truth: state.truth,
    stats: state.recorder.read,
    configure: state.configure,
    reset: state.reset,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return '';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function complaint(fault: string): string | null {
  try {
    parseFault(fault);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
