import { createHash } from 'node:crypto';
import { type Context, ServiceError, transaction } from '@svc/core/kernel';
import { sql } from 'kysely';
import { seal, unseal } from './seal.ts';

export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Accepts the draft's quoted string and the bare one. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const key = header.startsWith('"') && header.endsWith('"') ? header.slice(1, -1) : header;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new ServiceError(
      'malformed',
      'Idempotency-Key is 1 to 255 visible ASCII characters, such as a UUID.',
    );
  return key;
}

/**
 * The work, the key and the response are one transaction: either all stand or none. A second request with the
 * key gets the stored bytes; one that comes while the first runs gets 409.
 */
export function withIdempotency(
  context: Context,
  request: { route: string; key: string; body: string; apiKey: string },
  work: (context: Context) => Promise<StoredResponse>,
): Promise<{ response: StoredResponse; replayed: boolean }> {
  const fingerprint = createHash('sha256').update(request.body).digest();
  return transaction(context, async (context) => {
    const { db, workspace } = context;
    const lock = `${workspace.id}|${request.route}|${request.key}`;
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as free`.execute(db);
    if (!rows[0]?.free)
      throw new ServiceError(
        'idempotency_in_progress',
        'A request with this Idempotency-Key is still running. Try again in a moment.',
        { retryAfter: 1 },
      );
    const stored = await db
      .selectFrom('idempotency_key')
      .select(['fingerprint', 'status', 'headers', 'body'])
      .where('workspace_id', '=', workspace.id)
      .where('route', '=', request.route)
      .where('key', '=', request.key)
      .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
      .executeTakeFirst();
    if (stored) {
      if (!fingerprint.equals(stored.fingerprint))
        throw new ServiceError(
          'idempotency_mismatch',
          'This Idempotency-Key was used with another body. Use a new key for a new request.',
        );
      const body = unseal(stored.body, request.apiKey);
      if (body === null)
        throw new ServiceError(
          'idempotency_mismatch',
          'This Idempotency-Key was used with another API key. Use a new one.',
        );
      const headers = stored.headers as Record<string, string>;
      return { response: { status: stored.status, headers, body }, replayed: true };
    }
    const response = await work(context);
    await db
      .insertInto('idempotency_key')
      .values({
        workspace_id: workspace.id,
        route: request.route,
        key: request.key,
        fingerprint,
        status: response.status,
        headers: JSON.stringify(response.headers),
        body: seal(response.body, request.apiKey),
      })
      .onConflict((conflict) =>
        conflict.columns(['workspace_id', 'route', 'key']).doUpdateSet((eb) => ({
          fingerprint: eb.ref('excluded.fingerprint'),
          status: eb.ref('excluded.status'),
          headers: eb.ref('excluded.headers'),
          body: eb.ref('excluded.body'),
          created_at: sql<string>`now()`,
        })),
      )
      .execute();
    return { response, replayed: false };
  });
}
