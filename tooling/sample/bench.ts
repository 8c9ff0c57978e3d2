import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, row } from '@svc/bench';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import { loadSample } from '../start/sample.ts';

const rounds = 3;

/**
 * Cost of loading the sample at a first start: the best of three loads into an empty workspace each, as `npm start` does it.
 */
export async function run(): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  const database = await benchDatabase();
  const owner = openDatabase({ url: database.url, role: null });
  const loads: { wall: number; cpu: number }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const newcomer = { name: `Newcomer ${round}`, plan: 'growth', by: 'bench' } as const;
      const { organisationId } = await provisionOrganisation(owner.system, newcomer);
      const [started, used] = [performance.now(), process.cpuUsage()];
      await loadSample(database.url, organisationId);
      const { user, system } = process.cpuUsage(used);
      loads.push({ wall: performance.now() - started, cpu: (user + system) / 1_000 });
    }
  } finally {
    await owner.close();
    await database.stop();
  }
  const wall = Math.round(Math.min(...loads.map((load) => load.wall)));
  const cpu = Math.round(Math.min(...loads.map((load) => load.cpu)));
  const size = statSync(
    join(import.meta.dirname, '../../packages/core/src/resource/across/sample-project/sample.br'),
  ).size;
  return {
    bench: 'sample',
    seed: 0,
    how: `best of ${rounds} loads by COPY, durability off`,
    rows: [
      row('sample-load', 'time of a load; wants an idle machine', '≤ 2000', wall, 'ms', wall <= 2_000),
      row('sample-cpu', 'CPU of the process that loads it', '≤ 1200', cpu, 'ms', cpu <= 1_200),
      row('sample-size', 'size of the file', '≤ 1000000', size, 'bytes', size <= 1_000_000),
    ],
  };
}
