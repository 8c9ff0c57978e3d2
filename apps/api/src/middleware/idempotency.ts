import { createHash } from 'node:crypto';
import type { Operation } from '@svc/contract/kernel';
import { type Context, newId, ServiceError, transaction } from '@svc/core/kernel';
import type { Context as HonoContext } from 'hono';
import type { Replayable, StoredResponse } from '../mount/response.ts';
import type { AppEnv } from '../schema.ts';
import {
  findKey,
  freeKey,
  isFirst,
  keepAnswer,
  keepLeased,
  leaseKey,
  type SealedAnswer,
} from './queries-idempotency.ts';
import { seal, unseal } from './seal.ts';

export interface KeyedRequest {
  route: string;
  key: string;
  /** Hash of the body. */
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
      'Idempotency-Key must be 1 to 255 visible ASCII characters, such as a UUID.',
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
    if (!(await isFirst(context, request))) throw inProgress();
    const kept = await findKept(context, request);
    if (kept) return { response: kept, replayed: true };
    const response = await work(context);
    await keepAnswer(context, request, sealed(request, response));
    return { response };
  });
}

/** Holds the key for work that uses the network first, or gives the answer that was kept. */
export async function reserve(context: Context, request: KeyedRequest): Promise<Reservation | Replayable> {
  const holder = newId('request');
  const taken = await leaseKey(context, request, { holder, leaseSeconds });
  if (!taken) {
    const kept = await findKept(context, request);
    if (kept) return { response: kept, replayed: true };
    throw inProgress();
  }
  return {
    async keep(context, response) {
      const stored = await keepLeased(context, request, holder, sealed(request, response));
      if (!stored) throw inProgress();
    },
    free: () => freeKey(context, request, holder),
  };
}

/** Throws idempotency_mismatch for another body or API key, idempotency_in_progress while the first one runs. */
async function findKept(context: Context, request: KeyedRequest): Promise<StoredResponse | null> {
  const stored = await findKey(context, request);
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

const sealed = ({ credential }: KeyedRequest, { status, headers, body }: StoredResponse): SealedAnswer => ({
  status,
  headers,
  body: seal(body, credential),
});

const inProgress = (): ServiceError =>
  new ServiceError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still running. Try again in a moment.',
    { retryAfter: 1 },
  );
