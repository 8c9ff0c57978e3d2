import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report, Row } from '@svc/bench';
import { spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import type { Program } from '../faults/server.ts';
import { startFleet } from '../fleet/fleet.ts';
import { openTenant } from '../fleet/tenant.ts';
import { faultRows, type World } from './faults.ts';
import { loadRows } from './load.ts';
import { findCitus, missingCitus, type Nodes, startNodes } from './nodes.ts';
import { archived, restoreRows } from './restore.ts';

const unlimited = {
  requestsPerMinute: 10_000_000,
  concurrentRequests: 1_000,
  concurrentScans: 1_000,
  projects: 1_000_000,
};

/**
 * The service on a Citus cluster that it starts, in the middle of scans and writes: what fails there and comes back, a move, a
 * change of the schema, backup and restore, and what load of many workspaces costs. `infra/growth.md` tells the figures.
 */
export async function run({ full = false, only }: { full?: boolean; only?: string[] } = {}): Promise<Report> {
  const program = await findCitus();
  if (!program) throw new Error(missingCitus);
  const folder = await mkdtemp(join(tmpdir(), 'svc-cluster-'));
  await chmod(folder, 0o777);
  const rows: Row[] = [];
  try {
    if (!only || only.some((name) => !name.startsWith('load')))
      rows.push(...(await faults(program, folder, only)));
    // One Postgres, one worker node, two: `load` for all of them, `load-2` for the last.
    const sizes = [0, 1, 2].filter(
      (workers) => !only || only.includes('load') || only.includes(`load-${workers}`),
    );
    rows.push(...(await loadRows(program, folder, { full, only: sizes })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    bench: 'cluster',
    seed: 1,
    how: `one API, two workers, emulator and all nodes on one machine of ${availableParallelism()} processors; Postgres without fsync; CPU from /proc`,
    rows,
  };
}

async function faults(program: Program, folder: string, only?: readonly string[]): Promise<Row[]> {
  // Postgres' own user keeps the nodes' logs there.
  const archive = join(folder, 'faults', 'log');
  await mkdir(archive, { recursive: true });
  await chmod(archive, 0o777);
  const options = { program, folder: join(folder, 'faults'), firstPort: 56_300, more: archived };
  const nodes = await startNodes({ ...options, workers: 2 });
  try {
    const rows = await withFleet(nodes, (world) => faultRows(world, only));
    if (only && !only.includes('restore')) return rows;
    return [...rows, ...(await restoreRows(nodes, folder))];
  } finally {
    await nodes.stop();
  }
}

async function withFleet(nodes: Nodes, work: (world: World) => Promise<Row[]>): Promise<Row[]> {
  const emulator = await spawnEmulator({ latency: { uniform: [100, 600] } });
  try {
    const fleet = await startFleet({
      programs: null,
      databaseUrl: nodes.url,
      apis: 1,
      workers: 2,
      emulatorUrl: emulator.origin,
      built: process.env.SVC_BUILT === '1',
      settings: {
        DATABASE_CITUS: '1',
        ENGINE_MAX_CONCURRENT: '20',
        ENGINE_REQUESTS_PER_MINUTE: '600000',
        WORKER_LEASE_SECONDS: '5',
      },
      firstPort: 56_380,
    });
    try {
      const tenant = await openTenant(fleet.url, nodes.url, unlimited);
      return await work({ nodes, fleet, tenant, emulator });
    } finally {
      await fleet.stop();
    }
  } finally {
    await emulator.stop();
  }
}
