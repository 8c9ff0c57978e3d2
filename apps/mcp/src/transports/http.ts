import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  hostHeaderValidation,
  localhostHostValidation,
  localhostOriginValidation,
  originValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import {
  type Config,
  ConfigError,
  type HttpOptions,
  isLoopback,
  modes,
  nameStyles,
  type Selection,
} from '../config.ts';
import { createServer } from '../server.ts';
import type { Log, OpenSession, View } from '../session.ts';
import { checkSelection } from '../surface.ts';
import { callerHeaders, noteCaller } from './caller-headers.ts';
import { pack } from './pack.ts';
import { createSignIn } from './sign-in.ts';

export interface HttpServer {
  port: number;
  close: () => Promise<void>;
}

/** Streamable HTTP at /mcp, without sessions: a restart between two calls goes unseen. */
export async function serveOverHttp(
  config: Config & { http: HttpOptions },
  openSession: OpenSession,
  log: Log,
  create = createServer,
): Promise<HttpServer> {
  const { http } = config;
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const headers = requestInfo?.headers ?? new Headers();
      return create(
        openSession(
          keyOf(headers, config),
          [narrowing(headers)],
          viewOf(headers, requestInfo?.url, config),
          callerHeaders(headers),
        ),
      );
    },
    { legacy: 'stateless', keepAliveMs: 15_000, onerror: (error) => log(error.message) },
  );
  const serve = toNodeHandler({
    fetch: async (request, options) => {
      const wrong = wrongChoice(request.headers);
      if (wrong !== null) return Response.json({ error: wrong }, { status: 400 });
      return pack(request, await handler.fetch(request, options));
    },
  });
  const guards = guardsOf(http);
  const signIn = http.signIn && createSignIn(config.apiUrl, http.signIn);

  /** Why a caller is refused; null: it may go on. A token that it signed in for becomes one of the API. */
  async function refused(request: IncomingMessage): Promise<{ why: string; challenge: string } | null> {
    if (signIn === null) {
      const why = refusal(request, config);
      return why === null ? null : { why, challenge: 'Bearer realm="svc-mcp"' };
    }
    if (request.headers['x-svc-api-key'] !== undefined) return null;
    const bearer = bearerOf(request.headers.authorization);
    if (bearer === undefined)
      return {
        why: 'Sign in, or send an API key as X-Svc-Api-Key.',
        challenge: await signIn.challenge(false),
      };
    if (!bearer.startsWith(tokenPrefix)) return null;
    const token = await signIn.exchange(bearer);
    if (token === null)
      return {
        why: 'This token has expired, was revoked, or is for another server. Refresh it, or connect anew.',
        challenge: await signIn.challenge(true),
      };
    request.headers['x-svc-api-key'] = token;
    return null;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/healthz') return answer(response, 200, { status: 'ok' });
    if (signIn?.isMetadata(path))
      return answer(response, 200, await signIn.metadata(), { 'access-control-allow-origin': '*' });
    if (path !== '/mcp') return answer(response, 404, { error: 'The MCP endpoint is /mcp.' });
    if (!guards.every((guard) => guard(request, response))) return;
    const said = await refused(request);
    if (said !== null)
      return answer(response, 401, { error: said.why }, { 'www-authenticate': said.challenge });
    noteCaller(request);
    void serve(request as IncomingMessage & { method: string; url: string }, response);
  }

  const server = createHttpServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      if (response.headersSent) response.destroy();
      else answer(response, 503, { error: 'The service cannot be asked who you are. Try again.' });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(http.port, http.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What access tokens of the service begin with; anything else is a key. */
const tokenPrefix = 'svc_oat_';
const bearerOf = (header: string | undefined): string | undefined => /^Bearer (.+)$/.exec(header ?? '')?.[1];

type Guard = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Against pages that a browser shows: they may not reach a server on this machine by another name. */
function guardsOf({ host, allowedHosts }: HttpOptions): Guard[] {
  if (isLoopback(host) && allowedHosts.length === 0)
    return [localhostHostValidation(), localhostOriginValidation()];
  // Health checks and a proxy on the same machine use its own names.
  const hosts = [...allowedHosts, ...(isLoopback(host) ? ['127.0.0.1', 'localhost', '[::1]'] : [])];
  return [...(hosts.length > 0 ? [hostHeaderValidation(hosts)] : []), originValidation(hosts)];
}

/** With an OAuth token, callers send it; without one, a caller on a public address sends a key of its own. */
function refusal(request: IncomingMessage, { http, apiKey }: Config): string | null {
  if (http === null) return null;
  const bearer = bearerOf(request.headers.authorization);
  if (http.token !== null)
    return bearer !== undefined && same(bearer, http.token)
      ? null
      : 'Send MCP_HTTP_TOKEN’s value as bearer token.';
  if (apiKey !== null || isLoopback(http.host)) return null;
  return bearer !== undefined || request.headers['x-svc-api-key'] !== undefined
    ? null
    : 'Send your API key as bearer token or as X-Svc-Api-Key.';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

/** A caller that sends a key acts with that key only, never with the server's. */
function keyOf(headers: Headers, { http, apiKey }: Config): string | null {
  const own = headers.get('x-svc-api-key');
  if (own !== null) return own;
  const bearer = bearerOf(headers.get('authorization') ?? undefined);
  return bearer !== undefined && http?.token === null ? bearer : apiKey;
}

const names = (text: string | null): string[] | null =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean) ?? null;

/** Headers take tools away from what the start options chose; they never add any. */
function narrowing(headers: Headers): Selection {
  const toolsets = names(headers.get('x-mcp-toolsets'));
  return {
    toolsets: toolsets?.includes('all') ? null : toolsets,
    tools: names(headers.get('x-mcp-tools')),
    exclude: names(headers.get('x-mcp-exclude-tools')) ?? [],
    readOnly: headers.get('x-mcp-readonly') === 'true',
    noDestructive: headers.get('x-mcp-no-destructive') === 'true',
  };
}

/** What a caller chose that there is not; null: all is there. It would pass for a server without those tools. */
function wrongChoice(headers: Headers): string | null {
  try {
    checkSelection(narrowing(headers));
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** How the caller wants to see what it may use. Whoever names tools wants to see them, as at the start. */
function viewOf(headers: Headers, url: string | undefined, config: Config): View {
  const query = url === undefined ? undefined : new URL(url).searchParams;
  const asked = headers.get('x-mcp-tool-names') ?? query?.get('names');
  const chosen = headers.has('x-mcp-toolsets') || headers.has('x-mcp-tools') ? 'full' : config.mode;
  const schemas = headers.get('x-mcp-output-schemas');
  return {
    names: nameStyles.find((style) => style === asked) ?? config.names,
    mode: modes.find((mode) => mode === headers.get('x-mcp-mode')) ?? chosen,
    outputSchemas: schemas === null ? config.outputSchemas : schemas === 'on',
  };
}

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
