import type { Environment } from '@svc/core/environment';
import { type Actor, heldBy, ServiceError, type Workspace, workspaceOf } from '@svc/core/kernel';
import { hashSecret, isWellFormed, noteKeyUsed } from '@svc/core/resource/api-key';
import { findSession, noteSessionSeen } from '@svc/core/resource/session';
import { LRUCache } from 'lru-cache';
import { findKey } from '../queries.ts';

/** Who calls, and for which workspace. */
export interface Caller {
  actor: Actor;
  workspace: Workspace;
  ipAllowList: readonly string[] | null;
  expiresAt: number | null;
  /** What was shown: the key, or the session's token. It seals kept answers. */
  credential: string;
  /** Where the session began that calls; null: a key calls. */
  session: { id: string; homeId: string } | null;
  /** The key's own, below its workspace's. */
  limits: KeyLimits;
}

interface KeyLimits {
  requestsPerMinute: number | null;
  concurrentRequests: number | null;
}

/** What a request shows: a key, or the cookie of a person who is signed in. */
export interface Shown {
  authorization: string | undefined;
  cookie: string | undefined;
  /** Of a session: the workspace that it asks about; null: where it began. */
  wanted: string | null;
  /** Of a session: its test data. */
  test: boolean;
}

/** A revocation is seen everywhere within this time. */
const cacheMilliseconds = 5_000;

const help =
  'Send "Authorization: Bearer <API key>". Keys are made in the console under “API keys”, or by POST /v1/api-keys.';

/** Looks a key up by its hash; answers are cached for a few seconds, refusals too. */
export function createAuthenticator(environment: Environment) {
  const cache = new LRUCache<string, Caller | ServiceError>({ max: 10_000, ttl: cacheMilliseconds });
  const usedSince = new Map<string, { workspaceId: string; at: number; session: boolean }>();

  async function lookUp(secret: string): Promise<Caller | ServiceError> {
    const row = await findKey(environment.database.system, hashSecret(secret));
    if (!row) return new ServiceError('unauthenticated', `This API key is not known. ${help}`);
    if (row.revoked_at !== null && Date.parse(row.revoked_at) <= environment.now().getTime())
      return new ServiceError(
        'key_revoked',
        'This API key was revoked. Make another with POST /v1/api-keys.',
      );
    const held = heldBy({ scopes: row.scopes, projectIds: row.project_ids }, row);
    if (!held)
      return new ServiceError('key_revoked', 'The member whose key this was is no longer in the workspace.');
    return {
      actor: { id: row.key_id, name: row.key_name, ...held, replaces: row.replaces },
      workspace: workspaceOf(row),
      ipAllowList: row.ip_allow_list,
      expiresAt: row.expires_at === null ? null : Date.parse(row.expires_at),
      credential: `Bearer ${secret}`,
      session: null,
      limits: {
        requestsPerMinute: row.requests_per_minute,
        concurrentRequests: row.concurrent_requests,
      },
    };
  }

  async function lookUpSession(
    token: string,
    wanted: string | null,
    test: boolean,
  ): Promise<Caller | ServiceError> {
    const found = await findSession(environment, { token, wanted, test });
    if (!found) return new ServiceError('unauthenticated', 'You are not signed in, or no longer.');
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
      throw new ServiceError('unauthenticated', 'You are not signed in, or no longer.');
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
    const secret = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
    if (secret === undefined) throw new ServiceError('unauthenticated', `No API key. ${help}`);
    let found = cache.get(secret);
    if (found === undefined) {
      if (!isWellFormed(secret))
        throw new ServiceError(
          'unauthenticated',
          `This is not an API key of this service: it was cut or mistyped. ${help}`,
        );
      found = await lookUp(secret);
      cache.set(secret, found);
    }
    if (found instanceof ServiceError) throw found;
    const now = environment.now().getTime();
    if (found.expiresAt !== null && found.expiresAt <= now)
      throw new ServiceError('key_expired', 'This API key has expired. Rotate it or make another.');
    if (found.ipAllowList !== null && !found.ipAllowList.includes(ip))
      throw new ServiceError('ip_not_allowed', `This API key may not be used from ${ip}.`);
    usedSince.set(found.actor.id, { workspaceId: found.workspace.id, at: now, session: false });
    return found;
  }

  /** Writes down which keys and sessions were used; call once a minute. */
  async function flushLastUsed(): Promise<void> {
    const used = [...usedSince];
    usedSince.clear();
    for (const [id, { workspaceId, at, session }] of used) {
      if (session) {
        await noteSessionSeen(environment.database, { workspaceId, id, at: new Date(at) });
        continue;
      }
      await noteKeyUsed(environment.database.forWorkspace(workspaceId), {
        workspaceId,
        id,
        at: new Date(at),
      });
    }
  }

  /** The caller of a key that was looked up in the last seconds; never asks the database. */
  function known(authorization: string | null): Caller | null {
    const found = authorization?.startsWith('Bearer ') ? cache.get(authorization.slice(7)) : undefined;
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
