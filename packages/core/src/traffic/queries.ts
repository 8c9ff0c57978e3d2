import type { Database } from '@svc/db';
import { sql } from 'kysely';
import { readBucket } from './bucket.ts';
import { leaseFrom } from './lease.ts';
import type { LeaseRequest, TrafficStore } from './store.ts';
import type { LimiterKey } from './type.ts';

type System = Database['system'];

/** Workers that were seen within this time run. */
const aliveSeconds = 30;

/** Of two that change a bucket at once, one tries again; after this many tries it waits for the lock. */
const mostTries = 3;

/**
 * Shares over all processes that use the same Postgres: the engine's row orders them, and its clock is everyone's.
 * @param now replaces the database's clock, in epoch milliseconds
 */
export function createPostgresStore(database: System, now?: () => number): TrafficStore {
  const leaseOf = (found: Found, request: LeaseRequest) => {
    const clock = now?.() ?? found.clock;
    const bucket = readBucket(found.state, clock);
    return { lease: leaseFrom(bucket, request, clock, found.peers), state: bucket };
  };
  return {
    async lease(request) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const found = await readRow(database, request);
        if (!found) break;
        const { lease, state } = leaseOf(found, request);
        if (await writeState(database, request, state, found.version)) return lease;
      }
      return database.transaction().execute(async (transaction) => {
        const found =
          (await readRow(transaction, request, 'lock')) ?? (await createBucket(transaction, request));
        const { lease, state } = leaseOf(found, request);
        await writeState(transaction, request, state, found.version);
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
}

function readRow(db: System, key: LimiterKey, lock?: 'lock'): Promise<Found | undefined> {
  return db
    .selectFrom('engine_bucket')
    .select([
      'state',
      sql<string>`engine_bucket.xmin::text`.as('version'),
      sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('clock'),
      sql<boolean>`(select count(*) > 1 from worker_instance
        where seen_at > now() - make_interval(secs => ${aliveSeconds}))`.as('peers'),
    ])
    .where('engine', '=', key.engineId)
    .where('credential', '=', key.credentialId)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** False: another process has changed the row since it was read. */
async function writeState(db: System, key: LimiterKey, state: unknown, version: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('engine_bucket')
    .set({ state })
    .where('engine', '=', key.engineId)
    .where('credential', '=', key.credentialId)
    .where(sql<boolean>`engine_bucket.xmin = ${version}::text::xid`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

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
