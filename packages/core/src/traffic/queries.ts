import type { Database } from '@svc/db';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { readBucket } from './bucket.ts';
import { leaseFrom } from './lease.ts';
import type { Lease, LeaseRequest, TrafficStore } from './store.ts';
import type { LimiterKey } from './type.ts';

type System = Database['system'];

/** Workers that were seen within this time run. */
const aliveSeconds = 30;
const clockInSql = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;
const peersInSql = sql<boolean>`(select count(*) > 1 from worker_instance
  where seen_at > now() - make_interval(secs => ${aliveSeconds}))`;

/** Of two that change a bucket at once, one tries again; after this many tries it waits for the lock. */
const mostTries = 3;

/** What a process knows of a row from its last change is taken for so long: clocks run apart. */
const knownForMs = 30_000;

/**
 * Shares over all processes that use the same Postgres: the engine's row orders them, and its clock is everyone's. Who changed the
 * row last knows what stands there, and changes it again in one statement; where another process came between, it is read first.
 * @param now replaces the database's clock, in epoch milliseconds
 */
export function createPostgresStore(database: System, now?: () => number): TrafficStore {
  const known = new LRUCache<string, { found: Found; at: number }>({ max: 1_000, ttl: knownForMs });
  const nameOf = ({ engineId, credentialId }: LimiterKey): string => `${engineId} ${credentialId}`;

  /** What a process left there itself, with the time that has passed since. */
  function foundBefore(request: LeaseRequest): Found | undefined {
    const name = nameOf(request);
    const last = known.get(name);
    known.delete(name);
    return (
      last && {
        ...last.found,
        clock: last.found.clock + performance.now() - last.at,
        remembered: true,
      }
    );
  }
  /** null: another process has changed it meanwhile. */
  async function leaseOf(db: System, found: Found, request: LeaseRequest): Promise<Lease | null> {
    const clock = now?.() ?? found.clock;
    const state = readBucket(found.state, clock);
    const lease = leaseFrom(state, request, clock, found.peers);
    const written = await writeState(db, request, state, found);
    if (written)
      known.set(nameOf(request), { found: { ...written, state, peers: found.peers }, at: performance.now() });
    return written ? lease : null;
  }
  return {
    async lease(request) {
      const before = foundBefore(request);
      const again = before && (await leaseOf(database, before, request));
      if (again) return again;
      for (let tries = 0; tries < mostTries; tries += 1) {
        const found = await readRow(database, request);
        if (!found) break;
        const lease = await leaseOf(database, found, request);
        if (lease) return lease;
      }
      return database.transaction().execute(async (transaction) => {
        const found =
          (await readRow(transaction, request, 'lock')) ?? (await createBucket(transaction, request));
        const lease = await leaseOf(transaction, found, request);
        if (!lease) throw new Error(`the limits of ${request.engineId} changed under a lock`);
        return lease;
      });
    },
  };
}

interface Found {
  state: unknown;
  /** Another one after each change. */
  version: string;
  /** Epoch milliseconds. */
  clock: number;
  /** Whether more than one worker runs. */
  peers: boolean;
  /** From an earlier change: the number of workers may be another one now. */
  remembered?: boolean;
}

function readRow(db: System, key: LimiterKey, lock?: 'lock'): Promise<Found | undefined> {
  return db
    .selectFrom('engine_bucket')
    .select([
      'state',
      sql<string>`engine_bucket.xmin::text`.as('version'),
      clockInSql.as('clock'),
      peersInSql.as('peers'),
    ])
    .where('engine', '=', key.engineId)
    .where('credential', '=', key.credentialId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** undefined: the row is another one than was found. */
const writeState = (
  db: System,
  key: LimiterKey,
  state: unknown,
  { version, peers, remembered = false }: Found,
): Promise<Pick<Found, 'version' | 'clock'> | undefined> =>
  db
    .updateTable('engine_bucket')
    .set({ state })
    .where('engine', '=', key.engineId)
    .where('credential', '=', key.credentialId)
    .where(sql<boolean>`engine_bucket.xmin = ${version}::text::xid`)
    .$if(remembered, (query) => query.where(peersInSql, '=', peers))
    .returning([sql<string>`engine_bucket.xmin::text`.as('version'), clockInSql.as('clock')])
    .executeTakeFirst();

async function createBucket(transaction: System, key: LimiterKey): Promise<Found> {
  await transaction
    .insertInto('engine_bucket')
    .values({ engine: key.engineId, credential: key.credentialId, state: {} })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await readRow(transaction, key, 'lock');
  if (!row) throw new Error(`no limits are kept of ${key.engineId}`);
  return row;
}
