import type { Context } from '@svc/core/kernel';
import { sql } from 'kysely';

interface Key {
  route: string;
  key: string;
  /** Hash of the body. */
  fingerprint: Buffer;
}

export interface SealedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const keyColumns = ['workspaceId', 'route', 'key'] as const;

const rowOf = ({ workspace }: Context, { route, key, fingerprint }: Key) => ({
  workspaceId: workspace.id,
  route,
  key,
  fingerprint,
});

/** Whether no other request with the key runs now; none begins until the transaction ends. */
export async function isFirst({ db, workspace }: Context, { route, key }: Key): Promise<boolean> {
  const name = `${workspace.id}|${route}|${key}`;
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(db);
  return rows[0]?.free ?? false;
}

/** Keeps the answer for a day. */
export async function keepAnswer(context: Context, key: Key, answer: SealedAnswer): Promise<void> {
  const { fingerprint } = key;
  await context.db
    .insertInto('idempotency_key')
    .values({ ...rowOf(context, key), ...answer })
    .onConflict((conflict) =>
      conflict.columns(keyColumns).doUpdateSet({
        ...answer,
        fingerprint,
        holder: null,
        leasedUntil: null,
        createdAt: sql<string>`excluded.created_at`,
      }),
    )
    .execute();
}

/** Holds the key for some time. False: it is held already, or its answer is kept. */
export async function leaseKey(
  context: Context,
  key: Key,
  { holder, leaseSeconds }: { holder: string; leaseSeconds: number },
): Promise<boolean> {
  const lease = {
    fingerprint: key.fingerprint,
    holder,
    leasedUntil: sql<string>`now() + make_interval(secs => ${leaseSeconds})`,
    createdAt: sql<string>`now()`,
  };
  // Takes the time from the row to be inserted, not from the clock: Citus allows no time functions here.
  const takenOver = {
    ...lease,
    leasedUntil: sql<string>`excluded.leased_until`,
    createdAt: sql<string>`excluded.created_at`,
  };
  const taken = await context.db
    .insertInto('idempotency_key')
    .values({ ...rowOf(context, key), ...lease })
    .onConflict((conflict) =>
      conflict
        .columns(keyColumns)
        .doUpdateSet({ ...takenOver, status: null, headers: null, body: null })
        .where(
          sql<boolean>`excluded.created_at - idempotency_key.created_at >= interval '24 hours' or idempotency_key.leased_until < excluded.created_at`,
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps the answer of whoever holds the key. False: the lease was lost. */
export async function keepLeased(
  { db, workspace }: Context,
  { route, key }: Key,
  holder: string,
  answer: SealedAnswer,
): Promise<boolean> {
  const stored = await db
    .updateTable('idempotency_key')
    .set({ ...answer, holder: null, leasedUntil: null })
    .where('workspaceId', '=', workspace.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .returning('key')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function freeKey(
  { db, workspace }: Context,
  { route, key }: Key,
  holder: string,
): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('workspaceId', '=', workspace.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('holder', '=', holder)
    .execute();
}

/** A key of the last day. */
export const findKey = ({ db, workspace }: Context, { route, key }: Key) =>
  db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'status', 'headers', 'body'])
    .where('workspaceId', '=', workspace.id)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('createdAt', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst();
