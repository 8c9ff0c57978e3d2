import type { Database } from '@svc/db';
import { sql } from 'kysely';
import { readBucket } from './bucket.ts';
import { leaseFrom } from './lease.ts';
import type { TrafficStore } from './store.ts';
import type { LaneKey } from './type.ts';

type System = Database['system'];

/** Workers that were seen within this time run. */
const aliveSeconds = 30;

/**
 * Shares over all processes that use the same Postgres: the lock on the engine's row orders them, and its clock is
 * everyone's.
 * @param now replaces the database's clock, in epoch milliseconds
 */
export function createPostgresStore(database: System, now?: () => number): TrafficStore {
  return {
    lease: (request) =>
      database.transaction().execute(async (transaction) => {
        const row = (await lockBucket(transaction, request)) ?? (await createBucket(transaction, request));
        const clock = now?.() ?? row.clock;
        const bucket = readBucket(row.state, clock);
        const lease = leaseFrom(bucket, request, clock, row.peers);
        await transaction
          .updateTable('engine_bucket')
          .set({ state: JSON.stringify(bucket) })
          .where('engine', '=', request.engineId)
          .where('credential', '=', request.credentialId)
          .execute();
        return lease;
      }),
  };
}

interface Locked {
  state: unknown;
  /** Epoch milliseconds. */
  clock: number;
  /** Whether more than one worker runs. */
  peers: boolean;
}

function lockBucket(transaction: System, key: LaneKey): Promise<Locked | undefined> {
  return transaction
    .selectFrom('engine_bucket')
    .select([
      'state',
      sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('clock'),
      sql<boolean>`(select count(*) > 1 from worker_instance
        where seen_at > now() - make_interval(secs => ${aliveSeconds}))`.as('peers'),
    ])
    .where('engine', '=', key.engineId)
    .where('credential', '=', key.credentialId)
    .forUpdate()
    .executeTakeFirst();
}

async function createBucket(transaction: System, key: LaneKey): Promise<Locked> {
  await transaction
    .insertInto('engine_bucket')
    .values({ engine: key.engineId, credential: key.credentialId, state: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await lockBucket(transaction, key);
  if (!row) throw new Error(`no limits are kept of ${key.engineId}`);
  return row;
}
