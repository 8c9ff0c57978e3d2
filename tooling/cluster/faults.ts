import { type Row, round, row } from '@svc/bench';
import { distribute } from '@svc/db/distribute';
import { migrate, migrations } from '@svc/db/migrate';
import type { EmulatorProcess } from '../../apps/worker/bench/emulator-process.ts';
import { through } from '../faults/load.ts';
import { outcomeRows } from '../faults/rows.ts';
import { connect, pause } from '../faults/server.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { Tenant } from '../fleet/tenant.ts';
import type { Nodes } from './nodes.ts';

const awayMs = 5_000;

/** A table and a column that come while scans run; the table is a workspace's, and is spread like the others. */
const change = `alter table project add column noted_by_bench text;

create table noted_by_bench (workspace_id text not null, project_id text not null, note text not null,
  primary key (workspace_id, project_id), foreign key (workspace_id, project_id) references project);
call isolate('noted_by_bench');`;

export interface World {
  nodes: Nodes;
  fleet: Fleet;
  tenant: Tenant;
  emulator: EmulatorProcess;
}

/** Scans and writes go on while each of these happens to the cluster; the bars are those of `bench faults`. */
export async function faultRows({ nodes, fleet, tenant, emulator }: World): Promise<Row[]> {
  const rows: Row[] = [];
  const go = async (name: string, what: string, fault: () => Promise<unknown>) => {
    process.stderr.write(`${what} …\n`);
    const found = await through(tenant, emulator, async () => {
      await fault();
      return nodes.url;
    });
    rows.push(...outcomeRows(name, what, found));
    for (const line of fleet.words.splice(0)) process.stderr.write(`  ${line.slice(0, 600)}\n`);
  };
  const restart = (index: number) => async () => {
    const start = await nodes.kill(index);
    await pause(awayMs);
    await start();
  };
  await go('quiet', 'nothing happens', async () => {});
  await go('worker', 'a worker process killed', async () => {
    process.kill(fleet.workers[0]?.pid ?? 0, 'SIGKILL');
  });
  await fleet.startWorker();
  const seconds: number[] = [];
  await go('move', 'the workspace moved to another node', async () => {
    const began = performance.now();
    await move(nodes.url, tenant.workspaceId);
    seconds.push((performance.now() - began) / 1_000);
  });
  rows.push(row('move-seconds', 'time of that move', 'printed', round(seconds[0] ?? 0, 1), 's'));
  await go('schema', 'a column and a table added', async () => {
    const began = performance.now();
    const files = await migrations();
    const at = files.findIndex(({ repeated }) => repeated);
    await migrate(nodes.url, [
      ...files.slice(0, at),
      { name: '9999_noted_by_bench.sql', sql: change },
      ...files.slice(at),
    ]);
    await distribute(nodes.url);
    seconds.push((performance.now() - began) / 1_000);
  });
  rows.push(row('schema-seconds', 'time of that change', 'printed', round(seconds[1] ?? 0, 1), 's'));
  const away = `for ${awayMs / 1_000} s`;
  await go('node', `a node killed, away ${away}`, restart(await nodeOf(nodes, tenant.workspaceId)));
  await go('coordinator', `the coordinator killed, away ${away}`, restart(0));
  const inbox = await tenant.call('GET', '/v1/inbox');
  rows.push(
    row('inbox', 'the inbox is read afterwards', '= 200', inbox.status, 'status', inbox.status === 200),
  );
  const sql = connect(nodes.url);
  const [left] = await sql<{ jobs: number; prepared: number }[]>`
    select (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts)::integer as jobs,
      (select count(*) from pg_prepared_xacts where prepared < now() - interval '2 minutes')::integer as prepared`;
  await sql.end({ timeout: 5 });
  rows.push(
    row(
      'left',
      'jobs given up, and transactions left half done after two minutes',
      '= 0',
      (left?.jobs ?? 0) + (left?.prepared ?? 0),
      'things',
      left?.jobs === 0 && left.prepared === 0,
    ),
  );
  return rows;
}

interface Placement {
  shard: string;
  port: number;
}

async function placementOf(url: string, workspaceId: string): Promise<Placement> {
  const sql = connect(url);
  const [found] = await sql<Placement[]>`
    select shardid::text as shard, nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
    where shardid = get_shard_id_for_distribution_column('project', ${workspaceId}::text)`;
  await sql.end({ timeout: 5 });
  if (!found) throw new Error(`${workspaceId} is on no node`);
  return found;
}

/** Number of the node that holds a workspace's rows. */
async function nodeOf(nodes: Nodes, workspaceId: string): Promise<number> {
  const { port } = await placementOf(nodes.url, workspaceId);
  return nodes.servers.findIndex((server) => server.port === port);
}

/**
 * Moves a workspace with all tables that are stored beside it. Writes wait: Postgres does not replicate into tables with
 * row-level security.
 */
async function move(url: string, workspaceId: string): Promise<void> {
  const { shard, port } = await placementOf(url, workspaceId);
  const sql = connect(url);
  try {
    const [to] = await sql<{ port: number }[]>`
      select nodeport as port from pg_dist_node where shouldhaveshards and groupid <> 0 and nodeport <> ${port} limit 1`;
    await sql`select citus_move_shard_placement(${shard}::bigint, '127.0.0.1', ${port}, '127.0.0.1', ${to?.port ?? 0}, 'block_writes')`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
