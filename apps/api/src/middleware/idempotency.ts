import { createHash } from 'node:crypto';
import { type Context, newId, type Operation, ServiceError, transaction } from '@svc/core/kernel';
import type { Context as HonoContext } from 'hono';
import { sql } from 'kysely';
import type { Replayable, StoredResponse } from '../mount/response.ts';
import type { AppEnv } from '../schema.ts';
import { seal, unseal } from './seal.ts';

export interface KeyedRequest {
  route: string;
  key: string;
  /** Of the body. */
  fingerprint: Buffer;
  /** Seals the kept answer: the API key, or the token of a session. */
  credential: string;
}

/** A key that is held while the operation uses the network; no transaction is open meanwhile. */
export interface Reservation {
  /** Stores the answer in the transaction of the work. Throws idempotency_in_progress when the lease was lost. */
  keep: (context: Context, response: StoredResponse) => Promise<void>;
  /** After a failure: the key may be used again at once. */
  free: () => Promise<void>;
}

/** Longer than any preparation takes; a killed process blocks its keys no longer than this. */
const leaseSeconds = 120;

/** null: the request has no Idempotency-Key. Accepts the draft's quoted string and the bare one. */
export async function keyedRequest(
  c: HonoContext<AppEnv>,
  operation: Operation,
): Promise<KeyedRequest | null> {
  const header = c.req.header('idempotency-key');
  if (header === undefined) return null;
  const key = header.startsWith('"') && header.endsWith('"') ? header.slice(1, -1) : header;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ServiceError(
      'malformed',
      'Idempotency-Key is 1 to 255 visible ASCII characters, such as a UUID.',
    );
  const body = operation.body ? await c.req.text() : '';
  return {
    route: `${operation.address} ${c.req.path}`,
    key,
    fingerprint: createHash('sha256').update(body).digest(),
    credential: c.get('caller').credential,
  };
}

/**
 * The work, the key and the response are one transaction: either all stand or none. A second request with the
 * key gets the stored bytes; one that comes while the first runs gets 409.
 */
export function answerOnce<C extends Context>(
  context: C,
  request: KeyedRequest,
  work: (context: C) => Promise<StoredResponse>,
): Promise<Replayable> {
  return transaction(context, async (context) => {
    const lock = `${context.workspace.id}|${request.route}|${request.key}`;
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as free`.execute(context.db);
    if (!rows[0]?.free) throw inProgress();
    const kept = await findKept(context, request);
    if (kept) return { response: kept, replayed: true };
    const response = await work(context);
    const row = { ...sealed(request, response), fingerprint: request.fingerprint };
    await context.db
      .insertInto('idempotency_key')
      .values({ workspace_id: context.workspace.id, route: request.route, key: request.key, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['workspace_id', 'route', 'key'])
          .doUpdateSet({ ...row, holder: null, leased_until: null, created_at: sql<string>`now()` }),
      )
      .execute();
    return { response };
  });
}

/** Holds the key for work that uses the network first, or gives the answer that was kept. */
export async function reserve(context: Context, request: KeyedRequest): Promise<Reservation | Replayable> {
  const holder = newId('request');
  const row = {
    fingerprint: request.fingerprint,
    holder,
    leased_until: sql<string>`now() + make_interval(secs => ${leaseSeconds})`,
    created_at: sql<string>`now()`,
  };
  const taken = await context.db
    .insertInto('idempotency_key')
    .values({ workspace_id: context.workspace.id, route: request.route, key: request.key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'route', 'key'])
        .doUpdateSet({ ...row, status: null, headers: null, body: null })
        .where(
          sql<boolean>`idempotency_key.created_at <= now() - interval '24 hours' or idempotency_key.leased_until < now()`,
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  if (!taken) {
    const kept = await findKept(context, request);
    if (kept) return { response: kept, replayed: true };
    throw inProgress();
  }
  return {
    async keep(context, response) {
      const stored = await context.db
        .updateTable('idempotency_key')
        .set({ ...sealed(request, response), holder: null, leased_until: null })
        .where('workspace_id', '=', context.workspace.id)
        .where('route', '=', request.route)
        .where('key', '=', request.key)
        .where('holder', '=', holder)
        .returning('key')
        .executeTakeFirst();
      if (!stored) throw inProgress();
    },
    async free() {
      await context.db
        .deleteFrom('idempotency_key')
        .where('workspace_id', '=', context.workspace.id)
        .where('route', '=', request.route)
        .where('key', '=', request.key)
        .where('holder', '=', holder)
        .execute();
    },
  };
}

/** Throws idempotency_mismatch for another body or API key, idempotency_in_progress while the first one runs. */
async function findKept({ db, workspace }: Context, request: KeyedRequest): Promise<StoredResponse | null> {
  const stored = await db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'headers', 'body'])
    .where('workspace_id', '=', workspace.id)
    .where('route', '=', request.route)
    .where('key', '=', request.key)
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst();
  if (!stored) return null;
  if (!request.fingerprint.equals(stored.fingerprint))
    throw new ServiceError(
      'idempotency_mismatch',
      'This Idempotency-Key was used with another body. Use a new key for a new request.',
    );
  if (stored.status === null || stored.body === null) throw inProgress();
  const body = unseal(stored.body, request.credential);
  if (body === null)
    throw new ServiceError(
      'idempotency_mismatch',
      'This Idempotency-Key was used with another API key. Use a new one.',
    );
  return { status: stored.status, headers: stored.headers as Record<string, string>, body };
}

const sealed = ({ credential }: KeyedRequest, { status, headers, body }: StoredResponse) => ({
  status,
  headers: JSON.stringify(headers),
  body: seal(body, credential),
});

const inProgress = (): ServiceError =>
  new ServiceError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still running. Try again in a moment.',
    { retryAfter: 1 },
  );
