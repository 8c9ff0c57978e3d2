import type { Environment } from '@svc/core/environment';
import { ServiceError } from '@svc/core/kernel';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../schema.ts';
import type { Shown } from './authenticate.ts';

type PublicUrl = Pick<Environment, 'publicUrl'>;

/** Reached over TLS: so the operator says of all, or a trusted proxy of this request. */
export const isSecure = (c: Context<AppEnv>, { publicUrl }: PublicUrl): boolean =>
  publicUrl.startsWith('https:') || c.get('secure');
/** Browsers take the prefix over HTTPS alone: no other host and no other path may set such a cookie. */
const nameOf = (c: Context<AppEnv>, at: PublicUrl): string =>
  isSecure(c, at) ? '__Host-svc-session' : 'svc-session';

const workspacePattern = /^wsp_[0-9a-f]{32}$/;

/** The key or the session that a request shows. */
export function shownBy(c: Context<AppEnv>, at: PublicUrl): Shown {
  const authorization = c.req.header('authorization');
  if (authorization !== undefined) return { authorization, cookie: undefined, wanted: null, test: false };
  const wanted = c.req.header('svc-workspace') ?? '';
  return {
    authorization,
    cookie: getCookie(c, nameOf(c, at)),
    wanted: workspacePattern.test(wanted) ? wanted : null,
    test: c.req.header('svc-mode') === 'test',
  };
}

export const setSessionCookie = (
  c: Context<AppEnv>,
  at: PublicUrl,
  { token, expiresAt }: { token: string; expiresAt: string },
): void =>
  setCookie(c, nameOf(c, at), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c, at),
    expires: new Date(expiresAt),
  });

export const clearSessionCookie = (c: Context<AppEnv>, at: PublicUrl): void => {
  deleteCookie(c, nameOf(c, at), { path: '/', secure: isSecure(c, at) });
};

/** Name of the cookie that a browser shows again while it signs in. Lax: a provider sends it back from its own site. */
const attemptName = (c: Context<AppEnv>, at: PublicUrl): string =>
  isSecure(c, at) ? '__Host-svc-attempt' : 'svc-attempt';

export const setAttemptCookie = (c: Context<AppEnv>, at: PublicUrl, token: string): void =>
  setCookie(c, attemptName(c, at), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c, at),
    maxAge: 600,
  });

/** Reads the cookie and deletes it, since it works once. */
export function takeAttemptCookie(c: Context<AppEnv>, at: PublicUrl): string {
  const token = getCookie(c, attemptName(c, at))?.slice(0, 2_000) ?? '';
  deleteCookie(c, attemptName(c, at), { path: '/', secure: isSecure(c, at) });
  return token;
}

/**
 * Browsers add cookies by themselves: a write has to come from a page of this service. Gives the page's origin. Throws
 * insufficient_scope.
 */
export function assertOwnPage(c: Context<AppEnv>, at: PublicUrl): string {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin) : null;
  const own =
    host !== null && (host.host === c.req.header('host') || host.origin === new URL(at.publicUrl).origin);
  if (own && (site === undefined || site === 'same-origin')) return host.origin;
  throw new ServiceError(
    'insufficient_scope',
    'A browser session can change things only from this service’s own pages (Origin). Programs need an API key.',
  );
}
