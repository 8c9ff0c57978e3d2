import * as oauth from 'oauth4webapi';
import { GuardError, type GuardedFetch } from '../guard/index.ts';
import type { OAuthSettings } from './settings.ts';
import { unreached, userAgent, VendorError } from './vendor.ts';

/** The tokens of a user's consent, stored sealed. */
export interface Tokens {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  refreshToken: string;
}

/** How a vendor's consent is asked for, kept and taken back. All throw VendorError. */
export interface OAuthVendor {
  /** Milliseconds before their end at which tokens are renewed. */
  renewBefore: number;
  start: typeof startConsent;
  /** `property`: what the person chose at the vendor; null: the vendor does not say. */
  finish: (...args: Parameters<typeof finishConsent>) => Promise<{ tokens: Tokens; property: string | null }>;
  refresh: typeof refreshTokens;
  revoke: (settings: OAuthSettings, fetch: GuardedFetch, tokens: Tokens) => Promise<void>;
}

const serverOf = (settings: OAuthSettings): oauth.AuthorizationServer => ({
  issuer: new URL(settings.authorizationUrl).origin,
  authorization_endpoint: settings.authorizationUrl,
  token_endpoint: settings.tokenUrl,
  revocation_endpoint: settings.revocationUrl,
});

const clientOf = ({ clientId }: OAuthSettings): oauth.Client => ({ client_id: clientId });

/** The library's requests, over the guard. */
function optionsOf(fetch: GuardedFetch) {
  return {
    // The operator chose the address; the guard refuses what is not public.
    [oauth.allowInsecureRequests]: true,
    async [oauth.customFetch](url: string, { body, headers }: { body?: unknown; headers?: unknown }) {
      const request = {
        body: String(body ?? ''),
        headers: {
          ...Object.fromEntries(new Headers(headers as Record<string, string>)),
          'user-agent': userAgent,
        },
        maxBytes: 100_000,
      };
      const answer = await fetch.post(url, request).catch((error: unknown) => {
        throw error instanceof GuardError ? unreached(url, error) : error;
      });
      return new Response(Uint8Array.from(answer.body), {
        status: answer.status,
        headers: { 'content-type': answer.headers['content-type'] ?? '' },
      });
    },
  };
}

/** Where a person is sent to agree, and the verifier that only this deployment knows (RFC 7636). */
export async function startConsent(
  settings: OAuthSettings,
  request: { scope: string; state: string; redirectUri: string },
): Promise<{ url: string; verifier: string }> {
  const verifier = oauth.generateRandomCodeVerifier();
  const url = new URL(settings.authorizationUrl);
  const parameters = {
    response_type: 'code',
    client_id: settings.clientId,
    redirect_uri: request.redirectUri,
    scope: request.scope,
    state: request.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Google gives a refresh token only so.
    access_type: 'offline',
    prompt: 'consent',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, verifier };
}

/** Exchanges a consent for tokens. Throws VendorError. */
export async function finishConsent(
  settings: OAuthSettings,
  fetch: GuardedFetch,
  consent: { callback: URLSearchParams; state: string; redirectUri: string; verifier: string; now: number },
): Promise<Tokens> {
  const [server, client] = [serverOf(settings), clientOf(settings)];
  return asked(async () => {
    // The server names itself in `iss`, which may differ from the origin of its address.
    const callback = new URLSearchParams(consent.callback);
    callback.delete('iss');
    const parameters = oauth.validateAuthResponse(server, client, callback, consent.state);
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(settings.clientSecret),
      parameters,
      consent.redirectUri,
      consent.verifier,
      optionsOf(fetch),
    );
    const given = await oauth.processRefreshTokenResponse(server, client, answer);
    if (given.refresh_token === undefined)
      throw new VendorError(
        'auth',
        'The vendor gave no lasting access. Connect again and agree to every permission it lists.',
      );
    return tokensOf(given, given.refresh_token, consent.now);
  });
}

/** New tokens for those that expire. The refresh token may be a new one, and the one before is then worth nothing. */
export async function refreshTokens(
  settings: OAuthSettings,
  fetch: GuardedFetch,
  tokens: Tokens,
  now: number,
): Promise<Tokens> {
  const [server, client] = [serverOf(settings), clientOf(settings)];
  return asked(async () => {
    const answer = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.ClientSecretPost(settings.clientSecret),
      tokens.refreshToken,
      optionsOf(fetch),
    );
    const given = await oauth.processRefreshTokenResponse(server, client, answer);
    return tokensOf(given, given.refresh_token ?? tokens.refreshToken, now);
  });
}

/** Takes the consent back at the vendor (RFC 7009). Throws VendorError. */
export const revokeTokens = (settings: OAuthSettings, fetch: GuardedFetch, { refreshToken }: Tokens) =>
  asked(async () => {
    const answer = await oauth.revocationRequest(
      serverOf(settings),
      clientOf(settings),
      oauth.ClientSecretPost(settings.clientSecret),
      refreshToken,
      optionsOf(fetch),
    );
    await oauth.processRevocationResponse(answer);
  });

/** An hour, where the vendor does not say how long. */
const tokensOf = (
  { access_token, expires_in }: oauth.TokenEndpointResponse,
  refreshToken: string,
  now: number,
): Tokens => ({ accessToken: access_token, expiresAt: now + (expires_in ?? 3_600) * 1_000, refreshToken });

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VendorError) throw error;
    if (error instanceof oauth.AuthorizationResponseError)
      throw new VendorError('auth', `Access was not granted (${error.error}). Connect again.`);
    if (error instanceof oauth.ResponseBodyError)
      throw new VendorError(
        error.status >= 500 ? 'unavailable' : 'auth',
        `Access was refused: ${error.error}.`,
      );
    if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
      throw new VendorError('malformed', 'The vendor’s answer is not one of OAuth 2.');
    throw error;
  }
}

/** A minute before their end: a call takes some time. */
export const googleOAuth: OAuthVendor = {
  renewBefore: 60_000,
  start: startConsent,
  finish: async (...consent) => ({ tokens: await finishConsent(...consent), property: null }),
  refresh: refreshTokens,
  revoke: revokeTokens,
};
