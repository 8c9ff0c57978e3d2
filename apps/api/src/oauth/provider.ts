import { createHmac, createPrivateKey } from 'node:crypto';
import type { Environment } from '@svc/core/environment';
import { escapeHtml } from '@svc/core/mail';
import { linkSecretOf } from '@svc/core/object-store';
import { grantableScopes } from '@svc/core/resource/account/connection';
import Provider, {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { adapterOf } from './adapter.ts';
import { checkRedirects } from './check-redirects.ts';
import type { createClientLimits } from './clients.ts';
import { exchangeClient, registerExchange } from './exchange.ts';
import type { Resources } from './resources.ts';

export interface ProviderOptions {
  environment: Environment;
  resources: Resources;
  /** Secret with which MCP servers exchange their callers' tokens; null: none do. */
  mcpSecret: string | null;
  limits: ReturnType<typeof createClientLimits>;
  /** The caller’s address, of a request that was handed over. */
  ipOf: (context: KoaContextWithOIDC | undefined) => string;
}

const day = 86_400;
/** A connection is renewed by use for so long, and not longer than its key stands. */
const refreshSeconds = 60 * day;
const mostRefreshSeconds = 365 * day;

/** Documents of programs are small; so are the lists of their keys. */
const maxDocumentBytes = 16_384;

/**
 * The authorization server: the library’s, on our database, with our own page in place of its login and consent. All
 * processes derive the same keys from the database’s secret.
 */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { environment, resources, mcpSecret } = options;
  const secret = await linkSecretOf(environment.database)();
  const derived = (purpose: string): Buffer =>
    createHmac('sha256', secret).update(`oauth:${purpose}`).digest();
  // The library's types are older than the library, hence one cast.
  const configuration = {
    adapter: adapterOf(environment),
    clients: mcpSecret === null ? [] : [exchangeClient(mcpSecret)],
    clientAuthMethods: ['none', 'private_key_jwt', 'client_secret_basic'],
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      id_token_signed_response_alg: 'EdDSA',
    },
    enabledJWA: {
      clientAuthSigningAlgValues: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      idTokenSigningAlgValues: ['EdDSA'],
    },
    jwks: { keys: [signingKey(derived('signing'))] },
    cookies: {
      keys: [derived('cookies').toString('base64url')],
      names: { interaction: 'svc-connect', resume: 'svc-connect-resume', session: 'svc-connect-session' },
      short: { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true },
      long: { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true },
    },
    scopes: [],
    claims: {},
    responseTypes: ['code'],
    subjectTypes: ['public'],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    extraClientMetadata: {
      // Read once for each client, before its redirect addresses are looked at.
      properties: ['svc_redirects'],
      validator: (_: unknown, __: string, ___: unknown, metadata: Record<string, unknown>) =>
        checkRedirects(metadata),
    },
    features: featuresOf(options),
    fetch: fetchOf(environment),
    fetchResponseBodyLimits: {
      'client_id metadata document': maxDocumentBytes,
      jwks_uri: maxDocumentBytes,
    },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { policy: policy(), url: (_: unknown, { uid }: { uid: string }) => `/app/connect/${uid}` },
    // Never an earlier one: who asks again is shown the page again.
    loadExistingGrant: (context: KoaContextWithOIDC) => {
      const grantId = context.oidc.result?.consent?.grantId;
      return grantId ? context.oidc.provider.Grant.find(grantId) : undefined;
    },
    expiresWithSession: () => false,
    issueRefreshToken: (_: unknown, client: { grantTypeAllowed: (type: string) => boolean }) =>
      client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    renderError,
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      registration: '/oauth/register',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
    ttl: {
      AccessToken: (_: unknown, token: { resourceServer?: { accessTokenTTL?: number } }) =>
        token.resourceServer?.accessTokenTTL ?? 3_600,
      AuthorizationCode: 60,
      Interaction: 1_200,
      Session: 1_200,
      Grant: mostRefreshSeconds + day,
      RefreshToken: (_: unknown, token: { iiat?: number }) => {
        const since = Date.now() / 1_000 - (token.iiat ?? Date.now() / 1_000);
        return Math.max(1, Math.min(refreshSeconds, Math.floor(mostRefreshSeconds - since)));
      },
    },
  } as unknown as Configuration;
  const provider = new Provider(resources.api, configuration);
  provider.proxy = true;
  prefixed(provider);
  registerExchange(provider, resources);
  provider.on('server_error', (_, err) => environment.log.error({ err }, 'the authorization server failed'));
  return provider;
}

function featuresOf({ resources, limits, ipOf }: ProviderOptions) {
  const known = new Set([resources.api, ...resources.mcp]);
  return {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    revocation: { enabled: true },
    registration: { enabled: true, issueRegistrationAccessToken: false },
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: (context: KoaContextWithOIDC) => limits.readDocument(ipOf(context)),
      cacheDuration: { min: 60, max: day },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_: unknown, __: unknown, oneOf?: string | string[]) =>
        [oneOf].flat()[0] ?? resources.mcp[0],
      useGrantedResource: () => true,
      getResourceServerInfo: (_: unknown, resource: string) => {
        if (!known.has(resource)) throw new errors.InvalidTarget();
        return {
          scope: grantableScopes.join(' '),
          audience: resource,
          accessTokenFormat: 'opaque',
          accessTokenTTL: 3_600,
        };
      },
    },
  };
}

/** One page says which program asks and takes the answer, anew each time. A person who is not signed in is sent there first. */
function policy() {
  const { Prompt, Check } = interactionPolicy;
  const asked = new Check('asked', 'nobody has agreed yet', 'interaction_required', ({ oidc }) =>
    oidc.result?.consent?.grantId === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  return [
    new Prompt({ name: 'login', requestable: true }),
    new Prompt({ name: 'select_account', requestable: false }),
    new Prompt({ name: 'consent', requestable: true }, asked),
  ];
}

/** Through the guard, which lets nobody reach what is not on the public internet. Redirects are not followed. */
const fetchOf =
  ({ fetch }: Environment) =>
  async (url: string | URL): Promise<Response> => {
    const { status, headers, body } = await fetch.get(String(url), {
      maxBytes: maxDocumentBytes,
      maxRedirects: 0,
      timeoutMs: 2_500,
      accept: 'application/json',
      userAgent: 'svc-sign-in/1.0',
    });
    const kept = ['cache-control', 'expires', 'content-type'].filter((name) => headers[name] !== undefined);
    return new Response(new Uint8Array(body), {
      status,
      headers: Object.fromEntries(kept.map((name) => [name, headers[name] ?? ''])),
    });
  };

/** Scanners of leaked secrets tell tokens by how they begin. */
function prefixed(provider: Provider): void {
  for (const [model, prefix] of [
    [provider.AccessToken, 'svc_oat_'],
    [provider.RefreshToken, 'svc_ort_'],
  ] as const) {
    const prototype: { generateTokenId: () => string } = model.prototype as never;
    const plain = prototype.generateTokenId;
    prototype.generateTokenId = function generateTokenId() {
      return prefix + plain.call(this);
    };
  }
}

/** An Ed25519 key from 32 bytes. */
function signingKey(seed: Buffer) {
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const jwk = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).export({ format: 'jwk' });
  return { ...jwk, alg: 'EdDSA', use: 'sig', kid: 'svc' };
}

/** Shown to people: a program cannot be told, since its identity or its address has not been proven. */
function renderError(context: KoaContextWithOIDC, out: { error: string; error_description?: string }): void {
  context.type = 'html';
  context.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Not connected</title></head><body style="max-width:36rem;margin:4rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif"><h1 style="font-size:1.3rem">Not connected</h1><p>The program that sent you here made a request that cannot be answered. Go back to it and connect anew.</p><p><code>${escapeHtml(`${out.error}${out.error_description ? `: ${out.error_description}` : ''}`)}</code></p></body></html>`;
}
