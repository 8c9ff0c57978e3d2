import { existsSync, readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

/** CPU milliseconds of all of the server's processes for clients, as Linux counts them; NaN on other systems. */
async function databaseCpu(owner: Sql): Promise<number> {
  const rows = await owner<
    { pid: number }[]
  >`select pid from pg_stat_activity where backend_type in ('client backend', 'parallel worker')`;
  const ticks = rows.map(({ pid }) => {
    const file = `/proc/${pid}/stat`;
    const fields = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
    return Number(fields[13]) + Number(fields[14]);
  });
  return ticks.reduce((sum, value) => sum + value, 0) * 10;
}

/** CPU milliseconds of this process and of Postgres for some work, whatever else the machine does. */
export async function cpuOf(owner: Sql, work: () => Promise<void>): Promise<number> {
  const [own, database] = [process.cpuUsage(), await databaseCpu(owner)];
  await work();
  const { user, system } = process.cpuUsage(own);
  return (user + system) / 1_000 + (await databaseCpu(owner)) - database;
}
