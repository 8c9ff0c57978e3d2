import { z } from 'zod';
import type { GuardedFetch } from '../guard/index.ts';
import type { OAuthVendor, Tokens } from './oauth.ts';
import type { OAuthSettings } from './settings.ts';
import type { Messenger } from './source.ts';
import { askVendor, VendorError } from './vendor.ts';

/** Where the app may post: `chat:write.public` spares an invitation to public channels. */
export const slackScope = 'chat:write,chat:write.public';

const refusal = z.object({ ok: z.literal(false), error: z.string() });
const granted = z.object({
  ok: z.literal(true),
  access_token: z.string().min(1),
  // Both are missing where the app does not rotate its tokens: then the token lasts until it is revoked.
  refresh_token: z.string().optional(),
  expires_in: z.number().positive().optional(),
  team: z.object({ id: z.string() }).nullish(),
});
const done = z.object({ ok: z.literal(true) });

/** Slack answers 200 to most requests that it refuses, with the reason in `error`. */
async function askSlack<T>(
  fetch: GuardedFetch,
  request: Parameters<typeof askVendor>[1],
  schema: z.ZodType<T>,
): Promise<T> {
  const answer = await askVendor<T | z.output<typeof refusal>>(fetch, request, z.union([schema, refusal]));
  const refused = refusal.safeParse(answer);
  if (refused.success) throw faultOf(refused.data.error);
  return answer as T;
}

const lost = new Set(
  'invalid_auth not_authed token_revoked account_inactive invalid_refresh_token invalid_code code_already_used bad_client_secret invalid_client_id access_denied'.split(
    ' ',
  ),
);
const passing = new Set(
  'token_expired internal_error fatal_error service_unavailable request_timeout team_added_to_org'.split(' '),
);
const advice: Readonly<Record<string, string>> = {
  channel_not_found: 'Check the channel; to a private one, invite the app.',
  not_in_channel: 'Invite the app to the channel.',
  is_archived: 'The channel is archived.',
  missing_scope: 'Connect Slack again and agree to all of it.',
};

function faultOf(error: string): VendorError {
  const what = `Slack answered ${error.slice(0, 100)}.`;
  if (lost.has(error)) return new VendorError('auth', `${what} Connect Slack again.`);
  if (error === 'ratelimited' || error === 'rate_limited') return new VendorError('limited', what, 60);
  if (passing.has(error)) return new VendorError('unavailable', what);
  return new VendorError('denied', [what, advice[error]].filter(Boolean).join(' '));
}

/** oauth.v2.access, for a code or for a refresh token, each of which is good once. */
const askTokens = (
  { tokenUrl, clientId, clientSecret }: OAuthSettings,
  fetch: GuardedFetch,
  form: Record<string, string>,
) => {
  const type = 'application/x-www-form-urlencoded';
  const basic = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  const text = new URLSearchParams(form).toString();
  return askSlack(fetch, { url: tokenUrl, basic, form: { type, text } }, granted);
};

const tokensOf = (given: z.output<typeof granted>, now: number): Tokens => ({
  accessToken: given.access_token,
  expiresAt: given.expires_in === undefined ? Number.MAX_SAFE_INTEGER : now + given.expires_in * 1_000,
  refreshToken: given.refresh_token ?? '',
});

/** OAuth as Slack has it: tokens of a bot, and errors in answers of status 200. Tokens last twelve hours. */
export const slackOAuth: OAuthVendor = {
  renewBefore: 7 * 3_600_000,
  async start({ authorizationUrl, clientId }, { scope, state, redirectUri }) {
    const url = new URL(authorizationUrl);
    const parameters = { client_id: clientId, scope, state, redirect_uri: redirectUri };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return { url: url.href, verifier: 'none' };
  },
  async finish(settings, fetch, { callback, redirectUri, now }) {
    const [code, error] = [callback.get('code'), callback.get('error')];
    if (code === null)
      throw new VendorError(
        'auth',
        `Access was not granted (${error ?? 'no code came back'}). Connect again.`,
      );
    const given = await askTokens(settings, fetch, { code, redirect_uri: redirectUri });
    return { tokens: tokensOf(given, now), property: given.team?.id ?? null };
  },
  async refresh(settings, fetch, { refreshToken }, now) {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return tokensOf(await askTokens(settings, fetch, form), now);
  },
  async revoke({ revocationUrl }, fetch, { accessToken }) {
    await askSlack(fetch, { url: revocationUrl, token: accessToken, body: {} }, done);
  },
};

/** Sends messages to Slack. Nothing is read from it. */
export const slack: Messenger = {
  lagDays: 0,
  settlingDays: 0,
  async check({ fetch, baseUrls, credential }) {
    await askSlack(fetch, { url: `${baseUrls.slack}/auth.test`, token: credential, body: {} }, done);
  },
};

/** Posts to a channel, by its ID or `#name`. Throws VendorError. */
export async function postToSlack(
  fetch: GuardedFetch,
  baseUrl: string,
  { token, channel, body }: { token: string; channel: string; body: object },
): Promise<void> {
  const url = `${baseUrl}/chat.postMessage`;
  await askSlack(fetch, { url, token, body: { ...body, channel, unfurl_links: false } }, done);
}
