import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, own, pause, type Server, startServer } from './server.ts';

export interface Standby extends Server {
  /** Takes writes from then on. */
  promote: () => Promise<void>;
}

/**
 * A second server that follows the first one's log, made from a copy of its files while it runs. Synchronous: a commit of the
 * first is told only when both have it.
 */
export async function startStandby(
  primary: Server,
  { firstPort, synchronous }: { firstPort: number; synchronous: boolean },
): Promise<Standby> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-standby-'));
  const data = join(folder, 'postgres');
  const sql = connect(primary.url);
  await sql`select pg_backup_start('standby', true)`;
  await cp(primary.data, data, {
    recursive: true,
    // The server goes on: files may go while they are read.
    filter: (path) => !path.endsWith('postmaster.pid') && !path.includes('pgsql_tmp'),
  });
  const [stopped] = await sql<{ label: string }[]>`select labelfile as label from pg_backup_stop(false)`;
  await writeFile(join(data, 'backup_label'), stopped?.label ?? '');
  await writeFile(join(data, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${primary.port} user=svc_owner password=svc application_name=standby`;
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${from}'\nsynchronous_standby_names = ''\n`,
  );
  own(primary.program, folder);
  const server = await startServer(primary.program, data, { firstPort, settings: ['fsync=off'] });
  for (;;) {
    const [following] =
      await sql`select 1 from pg_stat_replication where application_name = 'standby' and state = 'streaming'`;
    if (following) break;
    await pause(100);
  }
  if (synchronous) {
    await sql`alter system set synchronous_standby_names = 'standby'`;
    await sql`alter system set synchronous_commit = 'on'`;
    await sql`select pg_reload_conf()`;
  }
  await sql.end({ timeout: 5 });
  return {
    ...server,
    async promote() {
      const standby = connect(server.url);
      await standby`select pg_promote(true, 60)`;
      await standby.end({ timeout: 5 });
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
