import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** An OAuth server that demands PKCE and gives new refresh tokens each time; everybody who comes agrees at once. */
export async function startOAuthServer(redirectUri: string, scopes: string[]) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  const client = { client_id: 'svc', client_secret: 'a-secret-of-the-client' };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes,
    cookies: { keys: ['for this test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] } as never,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: { url: (_, { uid }) => `/agree/${uid}` },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    findAccount: async (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    ttl: { AccessToken: 3_600, Grant: 86_400, Interaction: 600, RefreshToken: 86_400, Session: 600 },
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/agree/')) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: 'ann', clientId: client.client_id });
    grant.addOIDCScope(String(params.scope));
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId: 'ann' }, consent });
  });

  return {
    host,
    client,
    settings: {
      GOOGLE_OAUTH_CLIENT_ID: client.client_id,
      GOOGLE_OAUTH_CLIENT_SECRET: client.client_secret,
      GOOGLE_OAUTH_AUTHORIZATION_URL: `${issuer}/auth`,
      GOOGLE_OAUTH_TOKEN_URL: `${issuer}/token`,
      GOOGLE_OAUTH_REVOCATION_URL: `${issuer}/token/revocation`,
    },
    /** What a person's browser does, up to the address that they are sent back to. */
    async agree(authorizeUrl: string): Promise<URL> {
      const cookies = new Map<string, string>();
      let url = authorizeUrl;
      for (let step = 0; step < 8 && url.startsWith(issuer); step += 1) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const { headers, status } = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const line of headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = headers.get('location');
        if (location === null) throw new Error(`the OAuth server answered ${status}`);
        url = new URL(location, issuer).href;
      }
      return new URL(url);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
