import type { Environment } from '@svc/core/environment';
import { type Actor, heldBy, ServiceError, type Workspace, workspaceOf } from '@svc/core/kernel';
import { hashSecret, isWellFormed, noteKeyUsed } from '@svc/core/resource/account/api-key';
import { findTokenRow } from '@svc/core/resource/account/connection';
import { findSession, noteSessionSeen } from '@svc/core/resource/account/session';
import { LRUCache } from 'lru-cache';
import { findKey } from '../queries.ts';

/** The authenticated caller and its workspace. */
export interface Caller {
  actor: Actor;
  workspace: Workspace;
  ipAllowList: readonly string[] | null;
  expiresAt: number | null;
  /** The credential that was sent: the key or the session's token. It seals the kept answers. */
  credential: string;
  /** Where the calling session began; null: the caller is a key. */
  session: { id: string; homeId: string } | null;
  /** The key's own, below its workspace's. */
  limits: KeyLimits;
  /** A program that somebody let in, with a token that ends. */
  oauth?: boolean;
}

interface KeyLimits {
  requestsPerMinute: number | null;
  concurrentRequests: number | null;
}

/** The credential of a request: a key, or the cookie of a person who is signed in. */
export interface Shown {
  authorization: string | undefined;
  cookie: string | undefined;
  /** For a session: the workspace that it asks about; null: the one in which it began. */
  wanted: string | null;
  /** For a session: whether it asks for test data. */
  test: boolean;
}

/** A revocation is seen everywhere within this time. */
const cacheMilliseconds = 5_000;

const help =
  'Send "Authorization: Bearer <API key>". Keys are made in the console under “API keys”, or by POST /v1/api-keys.';

const tokenShape = /^svc_oat_[\w-]{43}$/;

/**
 * Looks a key up by its hash; answers are cached for a few seconds, refusals too. `audience`: the address that access tokens
 * have to be given for.
 */
/** The scheme's letters may be large or small (RFC 9110, 11.1). */
const secretIn = (authorization: string | null | undefined): string | undefined =>
  authorization ? /^bearer +(\S.*)$/i.exec(authorization)?.[1] : undefined;

export function createAuthenticator(environment: Environment, audience: string) {
  const cache = new LRUCache<string, Caller | ServiceError>({ max: 10_000, ttl: cacheMilliseconds });
  const usedSince = new Map<string, { workspaceId: string; at: number; session: boolean }>();

  async function lookUp(secret: string): Promise<Caller | ServiceError> {
    const row = await findKey(environment.database.system, hashSecret(secret));
    if (!row) return new ServiceError('unauthenticated', 'This API key is not known.', { next: help });
    if (row.revokedAt !== null && Date.parse(row.revokedAt) <= environment.now().getTime())
      return new ServiceError('key_revoked', 'This API key was revoked.', {
        next: 'Make another with POST /v1/api-keys.',
      });
    const held = heldBy({ scopes: row.scopes, projectIds: row.projectIds }, row);
    if (!held)
      return new ServiceError(
        'key_revoked',
        'The member who owned this key is no longer in the workspace. Use another key.',
      );
    return {
      actor: { id: row.keyId, name: row.keyName, ...held, replaces: row.replaces },
      workspace: workspaceOf(row),
      ipAllowList: row.ipAllowList,
      expiresAt: row.expiresAt === null ? null : Date.parse(row.expiresAt),
      credential: `Bearer ${secret}`,
      session: null,
      limits: {
        requestsPerMinute: row.requestsPerMinute,
        concurrentRequests: row.concurrentRequests,
      },
    };
  }

  /** What an access token may do: the rights of its connection that the token itself includes. */
  async function lookUpToken(token: string): Promise<Caller | ServiceError> {
    const row = await findTokenRow(environment.database.system, hashSecret(token));
    const now = environment.now().getTime();
    const refused = (why: string) => new ServiceError('unauthenticated', why);
    if (!row) return refused('This access token is unknown or has expired. Refresh it, or connect again.');
    if (row.resource !== audience)
      return refused(
        `This access token was issued for ${row.resource}. Request one with resource=${audience}.`,
      );
    if (row.revokedAt !== null && Date.parse(row.revokedAt) <= now)
      return new ServiceError('key_revoked', 'This connection was revoked. Connect again.');
    const held = heldBy({ scopes: row.scopes, projectIds: row.projectIds }, row);
    if (!held)
      return new ServiceError(
        'key_revoked',
        'The person who connected this program is no longer a member. Another member has to connect it.',
      );
    const reached = new Set(row.tokenScope?.split(' '));
    const ends = [row.expiresAt, row.tokenEnds].filter((at) => at !== null).map((at) => Date.parse(at));
    return {
      actor: {
        id: row.keyId,
        name: row.keyName,
        ...held,
        scopes: held.scopes.filter((scope) => reached.has(scope)),
        replaces: row.replaces,
      },
      workspace: workspaceOf(row),
      ipAllowList: row.ipAllowList,
      expiresAt: Math.min(...ends),
      credential: `Bearer ${token}`,
      session: null,
      limits: {
        requestsPerMinute: row.requestsPerMinute,
        concurrentRequests: row.concurrentRequests,
      },
      oauth: true,
    };
  }

  async function lookUpSession(
    token: string,
    wanted: string | null,
    test: boolean,
  ): Promise<Caller | ServiceError> {
    const found = await findSession(environment, { token, wanted, test });
    if (!found)
      return new ServiceError(
        'unauthenticated',
        'You are not signed in, or your session has ended. Sign in.',
      );
    const { id, homeId, ...caller } = found;
    const limits = { requestsPerMinute: null, concurrentRequests: null };
    return { ...caller, ipAllowList: null, credential: token, session: { id, homeId }, limits };
  }

  async function bySession(
    token: string,
    { wanted, test }: Pick<Shown, 'wanted' | 'test'>,
    anew: boolean,
  ): Promise<Caller> {
    // Longer than any of ours: nothing of it is kept.
    if (token.length > 100 || (wanted?.length ?? 0) > 100)
      throw new ServiceError('unauthenticated', 'You are not signed in, or your session has ended. Sign in.');
    const name = `${token} ${wanted ?? ''} ${test}`;
    let found = anew ? undefined : cache.get(name);
    if (found === undefined) {
      found = await lookUpSession(token, wanted, test);
      cache.set(name, found);
    }
    if (found instanceof ServiceError) throw found;
    const now = environment.now().getTime();
    if (found.expiresAt !== null && found.expiresAt <= now)
      throw new ServiceError('unauthenticated', 'Your session has ended. Sign in again.');
    if (found.session)
      usedSince.set(found.session.id, { workspaceId: found.session.homeId, at: now, session: true });
    return found;
  }

  /** `anew`: looks a session up in the database, whatever is cached of it. */
  async function authenticate(shown: Shown, ip: string, anew = false): Promise<Caller> {
    const { authorization, cookie } = shown;
    if (authorization === undefined && cookie !== undefined) return bySession(cookie, shown, anew);
    const secret = secretIn(authorization);
    if (secret === undefined) throw new ServiceError('unauthenticated', 'No API key.', { next: help });
    let found = cache.get(secret);
    if (found === undefined) {
      const isToken = tokenShape.test(secret);
      if (!isToken && !isWellFormed(secret))
        throw new ServiceError(
          'unauthenticated',
          'This is not a valid API key of this service. Check that it was copied in full.',
          { next: help },
        );
      found = await (isToken ? lookUpToken(secret) : lookUp(secret));
      cache.set(secret, found);
    }
    if (found instanceof ServiceError) throw found;
    const now = environment.now().getTime();
    if (found.expiresAt !== null && found.expiresAt <= now)
      throw found.oauth
        ? new ServiceError('unauthenticated', 'This access token has expired. Refresh it.')
        : new ServiceError('key_expired', 'This API key has expired. Rotate it or make another.');
    if (found.ipAllowList !== null && !found.ipAllowList.includes(ip))
      throw new ServiceError(
        'ip_not_allowed',
        `This API key cannot be used from ${ip}. Call from an address on its ipAllowList, or add this one to it.`,
      );
    usedSince.set(found.actor.id, { workspaceId: found.workspace.id, at: now, session: false });
    return found;
  }

  /** Writes down which keys and sessions were used; call once a minute. */
  async function flushLastUsed(): Promise<void> {
    const used = [...usedSince];
    usedSince.clear();
    for (const [id, { workspaceId, at, session }] of used) {
      const scope = { db: environment.database.forWorkspace(workspaceId), workspace: { id: workspaceId } };
      await (session ? noteSessionSeen : noteKeyUsed)(scope, { id, at: new Date(at) });
    }
  }

  /** The caller of a key that was looked up in the last seconds; never asks the database. */
  function known(authorization: string | null): Caller | null {
    const secret = secretIn(authorization);
    const found = secret === undefined ? undefined : cache.get(secret);
    return found === undefined || found instanceof ServiceError ? null : found;
  }

  return {
    authenticate,
    known,
    flushLastUsed,
    /** Somebody signed out. */ forget: () => cache.clear(),
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
