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

interface Fault {
  name: string;
  what: string;
  run: () => Promise<unknown>;
  /** Once all is counted. */
  mend?: () => Promise<unknown>;
  /** Rows of its own, once all is counted. `afterwards`: seconds from its end until the last scan was complete. */
  rows?: (afterwards: number) => Row[];
}

/** From a node's return until what was under way is complete. */
const mostRecoverySeconds = 30;

/** What happens to the cluster, one after the other. */
async function faultsOf({ nodes, fleet, tenant }: World): Promise<Fault[]> {
  const away = `for ${awayMs / 1_000} s`;
  const restart = (name: string, what: string, index: () => Promise<number>): Fault => ({
    name,
    what: `${what} killed, away ${away}`,
    async run() {
      const start = await nodes.kill(await index());
      await pause(awayMs);
      await start();
    },
    rows: (afterwards) => [
      row(
        `${name}-recovery`,
        `${what} is back: time until all scans are complete`,
        `≤ ${mostRecoverySeconds}`,
        round(afterwards, 1),
        's',
        afterwards <= mostRecoverySeconds,
      ),
    ],
  });
  const timed = (name: string, what: string, told: string, work: () => Promise<unknown>): Fault => {
    let seconds = 0;
    return {
      name,
      what,
      async run() {
        const began = performance.now();
        await work();
        seconds = (performance.now() - began) / 1_000;
      },
      rows: () => [row(`${name}-seconds`, told, 'printed', round(seconds, 1), 's')],
    };
  };
  return [
    { name: 'quiet', what: 'nothing happens', run: async () => {} },
    {
      name: 'worker',
      what: 'a worker process killed',
      async run() {
        process.kill(fleet.workers[0]?.pid ?? 0, 'SIGKILL');
      },
      mend: () => fleet.startWorker(),
    },
    timed('move', 'the workspace moved to another node', 'time of that move', () =>
      move(nodes.url, tenant.workspaceId),
    ),
    timed('schema', 'a column and a table added', 'time of that change', () => changeSchema(nodes.url)),
    restart('node', 'its node', () => nodeOf(nodes, tenant.workspaceId)),
    restart('coordinator', 'the coordinator', async () => 0),
  ];
}

/**
 * Scans and writes go on while each of these happens to the cluster; the bars are those of `bench faults`.
 *
 * @param only names of faults; left out: all
 */
export async function faultRows(world: World, only?: readonly string[]): Promise<Row[]> {
  const { nodes, fleet, tenant, emulator } = world;
  const rows: Row[] = [];
  for (const { name, what, run, mend, rows: more } of await faultsOf(world)) {
    if (only && !only.includes(name)) continue;
    process.stderr.write(`${what} …\n`);
    const found = await through(tenant, emulator, async () => {
      await run();
      return nodes.url;
    });
    rows.push(...outcomeRows(name, what, found), ...(more?.(found.afterwards) ?? []));
    await mend?.();
    // An outage says the same many times.
    const heard = fleet.words.splice(0).map((line) => /"message":"(.*?)(?<!\\)"/.exec(line)?.[1] ?? line);
    for (const words of new Set(heard)) process.stderr.write(`  ${words.slice(0, 600)}\n`);
  }
  const inbox = await tenant.call('GET', '/v1/inbox');
  rows.push(
    row('inbox', 'the inbox is read afterwards', '= 200', inbox.status, 'status', inbox.status === 200),
  );
  return [...rows, await leftRow(nodes)];
}

/** What nobody will finish: jobs that the queue has given up, and transactions that a node's end left half done. */
async function leftRow({ servers }: Nodes): Promise<Row> {
  const found: string[] = [];
  for (const { url } of servers) {
    const sql = connect(url);
    const half = await sql<{ what: string }[]>`
      select 'half done: ' || gid as what from pg_prepared_xacts where prepared < now() - interval '30 seconds'`;
    found.push(...half.map(({ what }) => what));
    await sql.end({ timeout: 5 });
  }
  const sql = connect(servers[0]?.url ?? '');
  const jobs = await sql<{ what: string }[]>`
    select t.identifier || case when j.key is null then ', asked for again while it ran,' else '' end
      || ' given up: ' || coalesce(left(j.last_error, 200), 'no error') as what
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null`;
  found.push(...jobs.map(({ what }) => what));
  await sql.end({ timeout: 5 });
  for (const what of found) process.stderr.write(`  ${what}\n`);
  return row(
    'left',
    'jobs given up, and transactions left half done for half a minute, on all nodes',
    '= 0',
    found.length,
    'things',
    found.length === 0,
  );
}

async function changeSchema(url: string): Promise<void> {
  const files = await migrations();
  const at = files.findIndex(({ repeated }) => repeated);
  await migrate(url, [
    ...files.slice(0, at),
    { name: '9999_noted_by_bench.sql', sql: change },
    ...files.slice(at),
  ]);
  await distribute(url);
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
export async function nodeOf(nodes: Nodes, workspaceId: string): Promise<number> {
  const { port } = await placementOf(nodes.url, workspaceId);
  return nodes.servers.findIndex((server) => server.port === port);
}

/** Moves a workspace with all tables that are stored beside it, while it is written. */
async function move(url: string, workspaceId: string): Promise<void> {
  const { shard, port } = await placementOf(url, workspaceId);
  const sql = connect(url);
  try {
    const [to] = await sql<{ port: number }[]>`
      select nodeport as port from pg_dist_node where shouldhaveshards and groupid <> 0 and nodeport <> ${port} limit 1`;
    await sql`select citus_move_shard_placement(${shard}::bigint, '127.0.0.1', ${port}, '127.0.0.1', ${to?.port ?? 0}, 'force_logical')`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
