import { readdirSync, readFileSync } from 'node:fs';
import type { Sql } from 'postgres';

/** User and system seconds of a process so far; with those of its children that have ended, when asked for. */
function cpuOf(pid: number, ended = false): number {
  const fields = fieldsOf(pid);
  const ticks = ended ? [11, 12, 13, 14] : [11, 12];
  return ticks.reduce((sum, at) => sum + Number(fields[at] ?? 0), 0) / 100;
}

/** Fields of /proc/PID/stat after the name; empty when the process is gone. */
function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export interface Spent {
  /** CPU seconds of the processes of the product, and of Postgres with all of its backends. */
  ours: number;
  postgres: number;
  /** Statements, begin and commit among them. */
  statements: number;
  /** Bytes of the write-ahead log. */
  walBytes: number;
  /** Growth of tables and indexes in bytes. */
  tableBytes: number;
}

/** Reads what processes and the database have used so far; two readings make a cost. */
export async function createMeter(sql: Sql, pids: () => (number | undefined)[]) {
  const [row] = await sql<
    { pid: number }[]
  >`select pid from pg_stat_activity where backend_type = 'checkpointer'`;
  const postmaster = Number(fieldsOf(row?.pid ?? 0)[1]);
  const backends = () =>
    readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && Number(fieldsOf(pid)[1]) === postmaster);

  async function read(): Promise<Spent> {
    const [counted] = await sql<{ statements: number; wal: number; bytes: number }[]>`
      select (select coalesce(sum(calls), 0)::float8 from pg_stat_statements where query not like '%pg_stat_statements%') as statements,
        pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal,
        pg_database_size(current_database())::float8 as bytes`;
    return {
      ours: pids().reduce<number>((sum, pid) => sum + (pid === undefined ? 0 : cpuOf(pid)), 0),
      postgres: backends().reduce((sum, pid) => sum + cpuOf(pid), cpuOf(postmaster, true)),
      statements: counted?.statements ?? 0,
      walBytes: counted?.wal ?? 0,
      tableBytes: counted?.bytes ?? 0,
    };
  }

  /** Cost of `work` beyond what was spent before. */
  return async (work: () => Promise<void>): Promise<Spent & { seconds: number }> => {
    const before = await read();
    const began = performance.now();
    await work();
    const seconds = (performance.now() - began) / 1_000;
    const after = await read();
    return {
      seconds,
      ours: after.ours - before.ours,
      postgres: after.postgres - before.postgres,
      statements: after.statements - before.statements,
      walBytes: after.walBytes - before.walBytes,
      tableBytes: after.tableBytes - before.tableBytes,
    };
  };
}

export type Measure = Awaited<ReturnType<typeof createMeter>>;
