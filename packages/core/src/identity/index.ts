import type { Configuration } from 'openid-client';

/** A person's identity as the provider states it. */
export interface Identity {
  email: string;
  /** false: the provider has not checked that the address is theirs. */
  verified: boolean;
}

/** Values that the browser's next request is checked against. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/** A provider of identities that the operator trusts: OpenID Connect, by code and PKCE. */
export interface IdentityProvider {
  /** Label of the button. */
  name: string;
  begin: (redirectUri: string) => Promise<{ url: string; expected: Expected }>;
  /** `back`: the address that the browser was sent to. Throws for an answer that does not belong to what began. */
  finish: (back: URL, expected: Expected) => Promise<Identity>;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** null: not set. Throws Error that names the setting which is wrong or missing. */
export function createIdentityProvider(settings: Settings): IdentityProvider | null {
  const read = (name: string): string => settings[name]?.trim() ?? '';
  const issuer = read('OIDC_ISSUER');
  const clientId = read('OIDC_CLIENT_ID');
  const secret = read('OIDC_CLIENT_SECRET');
  const set = [issuer, clientId, secret].filter((value) => value !== '').length;
  if (set === 0) return null;
  if (set < 3)
    throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together, or none');
  if (!/^https?:\/\//.test(issuer) || !URL.canParse(issuer))
    throw new Error('OIDC_ISSUER is no http or https address');
  const server = new URL(issuer);
  // Loaded by the first person who signs in so.
  const library = () => import('openid-client');

  let found: Promise<Configuration> | null = null;
  const configuration = async (): Promise<Configuration> => {
    const oidc = await library();
    const insecure = server.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {};
    found ??= oidc.discovery(server, clientId, secret, undefined, insecure).catch((error: unknown) => {
      // The next person asks anew.
      found = null;
      throw error;
    });
    return found;
  };

  return {
    name: read('OIDC_NAME') || server.hostname,
    async begin(redirectUri) {
      const oidc = await library();
      const expected = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, expected };
    },
    async finish(back, { state, nonce, verifier }) {
      const oidc = await library();
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no id token');
      // Some providers give the address only when it is asked for.
      const told =
        typeof claims.email === 'string'
          ? claims
          : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
      return {
        email: typeof told.email === 'string' ? told.email.slice(0, 254) : '',
        verified: told.email_verified === true,
      };
    },
  };
}
