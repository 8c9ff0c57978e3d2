import { readdirSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';

/** User and system time of a Postgres server so far, from /proc: of the server, its processes and those that have ended. */
export async function postgresCpu(sql: postgres.Sql): Promise<() => number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const server = fieldsOf(row?.pid ?? 0)?.parent;
  if (server === undefined) throw new Error('the server runs elsewhere');
  return () => {
    let seconds = 0;
    for (const name of readdirSync('/proc')) {
      const found = /^\d+$/.test(name) ? fieldsOf(Number(name)) : null;
      if (found?.parent === server) seconds += found.own;
      if (Number(name) === server) seconds += (found?.own ?? 0) + (found?.ended ?? 0);
    }
    return seconds;
  };
}

function fieldsOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => fields[at] ?? 0);
    return {
      parent,
      own: ((user ?? 0) + (system ?? 0)) / 100,
      ended: ((endedUser ?? 0) + (endedSystem ?? 0)) / 100,
    };
  } catch {
    return null;
  }
}
