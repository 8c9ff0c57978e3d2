import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '@svc/bench';
import { findPrograms, type Programs } from '../fleet/programs.ts';
import { clockRows } from './clocks.ts';
import { diskRows } from './disk.ts';
import { failoverRows } from './failover.ts';
import { replicaRows } from './replica.ts';
import { restoreFromS3Rows, restoreRows } from './restore.ts';

export interface FaultOptions {
  programs: Programs;
  /** For data; deleted at the end. */
  folder: string;
}

const faults: Record<string, (options: FaultOptions) => Promise<Row[]>> = {
  network: failoverRows,
  disk: diskRows,
  clocks: clockRows,
  restore: restoreRows,
  s3: restoreFromS3Rows,
  replica: replicaRows,
};

/**
 * The service as it is deployed, in the middle of scans and writes, while what it stands on fails: nothing is lost, and nothing
 * charged twice. `SVC_FAULTS=disk,clocks` runs some of them.
 */
export async function run(): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  const programs = findPrograms();
  if (!programs) throw new Error('apt-get install haproxy pgbouncer brings what this benchmark needs.');
  const names = process.env.SVC_FAULTS?.split(',') ?? Object.keys(faults);
  const rows: Row[] = [];
  for (const name of names) {
    const fault = faults[name];
    if (!fault) throw new Error(`There is no fault “${name}”, but: ${Object.keys(faults).join(', ')}.`);
    const folder = await mkdtemp(join(tmpdir(), 'svc-faults-'));
    process.stderr.write(`${name} …\n`);
    rows.push(
      ...(await fault({ programs, folder }).finally(() => rm(folder, { recursive: true, force: true }))),
    );
  }
  return {
    bench: 'faults',
    seed: 1,
    how: 'one API, two workers, HAProxy, PgBouncer, Postgres and emulator on one machine; faults come after a quarter of the calls',
    rows,
  };
}
