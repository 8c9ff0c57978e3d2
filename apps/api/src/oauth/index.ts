import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import type { Context } from 'hono';
import type Provider from 'oidc-provider';
import { limitBody } from '../middleware/body-limit.ts';
import type { AppEnv } from '../schema.ts';
import { createClientLimits } from './clients.ts';
import { mountConnections } from './connections.ts';
import { mountConsent } from './consent.ts';
import { addressOf, bindingsOf, requestOf, sent } from './handler.ts';
import { normaliseRegistration, normaliseRequest, normaliseTokenRequest } from './normalise.ts';
import { type Resources, resourceMetadata, serverMetadata } from './resources.ts';

export { createChallenge } from './challenge.ts';
export { type Resources, resourcesOf } from './resources.ts';

export interface OAuthOptions {
  environment: Environment;
  resources: Resources;
  /** Secret with which MCP servers of this deployment exchange tokens; null: they cannot. */
  mcpSecret: string | null;
}

const form = 'application/x-www-form-urlencoded';
const open = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' };
const page =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sign-in for programs, by OAuth 2.1: the authorization server, and the page on which people agree. */
export function mountOAuth(app: OpenAPIHono<AppEnv>, options: OAuthOptions): void {
  const { environment, resources } = options;
  const limits = createClientLimits(environment);
  let made: Promise<Provider> | null = null;
  const make = async (): Promise<Provider> => {
    // It takes 8 MB of memory, and many deployments know no sign-in of programs.
    const { createProvider } = await import('./provider.ts');
    return createProvider({ ...options, limits, ipOf: (context) => addressOf(context?.req) });
  };
  // Its keys come from the database, which may be unreachable when the process starts.
  const provider = (): Promise<Provider> =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));

  const hand = async (
    c: Context<AppEnv>,
    changed: { url?: string; body?: { type: string; text: string } } = {},
  ): Promise<Response> => {
    const bindings = bindingsOf(c);
    if (!bindings)
      throw new ServiceError('internal', 'The authorization server runs behind a Node server only.');
    const answer = (await provider()).callback();
    const { outgoing } = bindings;
    outgoing.setHeader('content-security-policy', page);
    outgoing.setHeader('referrer-policy', 'no-referrer');
    outgoing.setHeader('x-content-type-options', 'nosniff');
    outgoing.setHeader('x-request-id', c.get('requestId'));
    await answer(requestOf(c, bindings, { publicUrl: resources.api, ...changed }), outgoing);
    return sent(bindings);
  };

  const metadata = serverMetadata(resources, options.mcpSecret !== null);
  for (const name of ['oauth-authorization-server', 'openid-configuration'])
    app.get(`/.well-known/${name}`, (c) => c.json(metadata, 200, open));
  const ofApi = resourceMetadata(resources.api, resources, environment.productName);
  app.get('/.well-known/oauth-protected-resource', (c) => c.json(ofApi, 200, open));
  // Clients may ask here for the MCP server where it stands behind the same host.
  app.get('/.well-known/oauth-protected-resource/*', (c) => {
    const asked = `${resources.api}${c.req.path.slice('/.well-known/oauth-protected-resource'.length)}`;
    const found = resources.mcp.find((resource) => resource === asked.replace(/\/$/, ''));
    if (!found) throw new ServiceError('not_found', 'There is no such protected resource here.');
    return c.json(resourceMetadata(found, resources, environment.productName), 200, open);
  });

  app.get('/oauth/authorize', async (c) => {
    if (!(await limits.begin(c.get('ip'))))
      throw new ServiceError(
        'rate_limited',
        'Too many sign-ins were started from this address. Try again in ten minutes.',
        {
          retryAfter: 600,
        },
      );
    const { searchParams } = new URL(c.req.url);
    return hand(c, { url: `/oauth/authorize?${normaliseRequest(searchParams, resources)}` });
  });
  app.get('/oauth/authorize/:uid', (c) => hand(c));
  app.get('/oauth/jwks', (c) => hand(c));
  app.options('/oauth/*', (c) => hand(c));
  const small = limitBody();
  for (const path of ['/oauth/token', '/oauth/revoke'])
    app.post(path, small, async (c) => {
      const params = normaliseTokenRequest(new URLSearchParams(await c.req.text()), resources);
      return hand(c, { body: { type: form, text: params.toString() } });
    });
  app.post('/oauth/register', small, async (c) => {
    await limits.register(c.get('ip'));
    const body = normaliseRegistration(await c.req.json().catch(() => null));
    return hand(c, { body: { type: 'application/json', text: JSON.stringify(body) } });
  });
  mountConsent(app, { environment, resources, provider });
  mountConnections(app, environment, resources.mcp);
}
