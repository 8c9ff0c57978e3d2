import { type Row, round, row } from '@svc/bench';
import { followReplica } from '@svc/core/environment';
import { openDatabase } from '@svc/db';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from '@svc/testing';
import type { FaultOptions } from './bench.ts';
import { connect, pause, type Server, serverOf } from './server.ts';
import { startStandby } from './standby.ts';

const mostLagSeconds = 3;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A real standby as read replica: used while it follows, left out while its replay stands still, used again. */
export async function replicaRows({ folder }: Pick<FaultOptions, 'folder'>): Promise<Row[]> {
  const embedded = await startEmbeddedPostgres({ folder, port: 56_280, persistent: false });
  const servers: Server[] = [await serverOf(embedded)];
  const [first] = servers;
  if (!first) throw new Error('there is no server');
  try {
    await migrate(first.url, await migrations());
    const second = await startStandby(first, { firstPort: 56_282, synchronous: false });
    servers.push(second);
    const [primary, standby] = [first, second].map(({ url }) => openDatabase({ url, role: null }));
    const [writer, replayer] = [connect(first.url), connect(second.url)];
    if (!primary || !standby) throw new Error('there is no database');
    const replica = followReplica({ primary, standby, mostLagSeconds, now: () => new Date(), log: silent });
    /** Seconds until it is used, or left out, while the primary is written to. */
    const until = async (used: boolean): Promise<number> => {
      const began = performance.now();
      while ((replica.read('wsp_none') !== null) !== used && performance.now() - began < 60_000) {
        await writer`insert into recurring_task values (gen_random_uuid()::text, now())`;
        await pause(50);
      }
      return round((performance.now() - began) / 1_000, 1);
    };
    const begins = await until(true);
    await replayer`select pg_wal_replay_pause()`;
    const leaves = await until(false);
    await replayer`select pg_wal_replay_resume()`;
    const returns = await until(true);
    replica.stop();
    await Promise.all([writer.end(), replayer.end(), primary.close(), standby.close()]);
    const most = mostLagSeconds + 2;
    return [
      row('replica-begins', 'seconds until a standby that follows is read', '≤ 5', begins, 's', begins <= 5),
      row(
        'replica-leaves',
        `seconds after which one that stands still is left out, with a bound of ${mostLagSeconds}`,
        `≤ ${most}`,
        leaves,
        's',
        leaves > 0 && leaves <= most,
      ),
      row('replica-returns', 'seconds until it is read again', '≤ 5', returns, 's', returns <= 5),
    ];
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}
