import type { Row } from '@svc/bench';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from '@svc/testing';
import type { FaultOptions } from './bench.ts';
import { through } from './load.ts';
import { outcomeRows } from './rows.ts';
import { connect, pause, type Server, serverOf } from './server.ts';
import { withService } from './service.ts';
import { startStandby } from './standby.ts';
import { startTcpProxy } from './tcp-proxy.ts';

const cutMs = 8_000;

/**
 * The network to Postgres fails in two ways; then its primary is killed and a synchronous standby promoted, and that one
 * is killed and an asynchronous standby promoted. Clients keep one address: the proxy's, as of a virtual address or HAProxy.
 */
export async function failoverRows({ programs, folder }: FaultOptions): Promise<Row[]> {
  const embedded = await startEmbeddedPostgres({
    folder,
    port: 56_280,
    persistent: false,
    settings: ['wal_keep_size=512MB', 'synchronous_commit=on'],
  });
  const servers: Server[] = [await serverOf(embedded)];
  let primary = servers[0] as Server;
  await migrate(primary.url, await migrations());
  const proxy = await startTcpProxy(primary.port);
  try {
    return await withService(
      {
        name: 'network',
        programs,
        databaseUrl: primary.url,
        directUrl: `postgres://127.0.0.1:${proxy.port}`,
      },
      async ({ tenant, emulator }) => {
        const rows: Row[] = [];
        const cut = await through(tenant, emulator, async () => {
          proxy.cut();
          await pause(cutMs);
          proxy.mend();
          return primary.url;
        });
        rows.push(...outcomeRows('cut', `the network to Postgres cut for ${cutMs / 1_000} s`, cut));
        const swallowed = await through(tenant, emulator, async () => {
          proxy.swallow();
          await pause(cutMs);
          // Messages on their way never arrive: the connections are reset.
          proxy.cut();
          proxy.mend();
          return primary.url;
        });
        rows.push(...outcomeRows('swallow', `a network that swallows for ${cutMs / 1_000} s`, swallowed));
        for (const synchronous of [true, false]) {
          const standby = await startStandby(primary, { firstPort: 56_282, synchronous });
          servers.push(standby);
          const found = await through(tenant, emulator, async () => {
            process.kill(await primary.pid(), 'SIGKILL');
            proxy.cut();
            await standby.promote();
            proxy.pointTo(standby.port);
            proxy.mend();
            primary = standby;
            return standby.url;
          });
          const kind = synchronous ? 'synchronous' : 'asynchronous';
          rows.push(
            ...outcomeRows(
              `failover-${kind}`,
              `the primary killed and its ${kind} standby promoted`,
              found,
              !synchronous,
            ),
          );
          // Its own standby does not exist yet: commits would wait for it.
          const sql = connect(primary.url);
          await sql`alter system set synchronous_standby_names = ''`;
          await sql`select pg_reload_conf()`;
          await sql.end({ timeout: 5 });
        }
        return rows;
      },
    );
  } finally {
    await proxy.stop();
    for (const server of servers.reverse()) await server.stop();
  }
}
