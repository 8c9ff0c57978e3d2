import { availableParallelism } from 'node:os';
import type { Row } from '@svc/bench';
import { benchDatabase } from '@svc/testing/bench';
import postgres from 'postgres';
import { spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import { startFleet } from '../fleet/fleet.ts';
import { findPrograms } from '../fleet/programs.ts';
import { openTenant } from '../fleet/tenant.ts';
import { apiRows } from './api.ts';
import { createMeter } from './meter.ts';
import { outboxRows, startReceiver } from './outbox.ts';
import { runsAtOnce, scanRows } from './scan.ts';

const unlimited = {
  requestsPerMinute: 1_000_000_000,
  concurrentRequests: 100_000,
  concurrentScans: 1_000_000,
};

/**
 * The service as it is deployed, behind HAProxy and PgBouncer: the knee of the API, of the scan runner and of the outbox,
 * and what 1,000 answers cost. Run `pnpm build` before. `infra/growth.md` reckons with these figures.
 */
export async function run({
  full,
}: {
  full: boolean;
}): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  const programs = findPrograms();
  if (!programs) throw new Error('apt-get install haproxy pgbouncer brings what this benchmark needs.');
  const database = await benchDatabase();
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const emulator = await spawnEmulator({ latency: 5 });
  const receiver = await startReceiver();
  const fleet = await startFleet({
    programs,
    databaseUrl: database.url,
    apis: 1,
    workers: 1,
    emulatorUrl: emulator.origin,
    built: true,
    settings: {
      ENGINE_MAX_CONCURRENT: '400',
      ENGINE_REQUESTS_PER_MINUTE: '6000000',
      WORKER_CONCURRENCY: String(runsAtOnce),
      SVC_EGRESS_ALLOW: receiver.host,
      SVC_KEK: Buffer.alloc(32, 7).toString('base64'),
    },
    firstPort: 56_290,
  });
  try {
    const measure = await createMeter(sql, () => [...fleet.apis, ...fleet.workers].map(({ pid }) => pid));
    const tenant = await openTenant(fleet.url, database.url, unlimited);
    const rows = [
      ...(await apiRows(fleet.url, tenant, measure, full)),
      ...(await scanRows({
        ...{ fleet, tenant, emulator, measure },
        objectsFolder: fleet.objectsFolder,
        answers: full ? 20_000 : 2_000,
      })),
      ...(await outboxRows(tenant, receiver, measure, {
        databaseUrl: database.url,
        events: full ? 5_000 : 500,
        webhooks: 1,
        workers: fleet.workers.length,
      })),
    ];
    return {
      bench: 'load',
      seed: 1,
      how: `one API, one and two workers, HAProxy, PgBouncer, Postgres without fsync, emulator and callers on one machine of ${availableParallelism()} processors; CPU from /proc`,
      rows,
    };
  } finally {
    await fleet.stop();
    await emulator.stop();
    receiver.server.close();
    receiver.server.closeAllConnections();
    await sql.end({ timeout: 5 });
    await database.stop();
  }
}
