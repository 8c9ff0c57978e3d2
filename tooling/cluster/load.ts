import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, round, row } from '@svc/bench';
import type { Sql } from 'postgres';
import { spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import { connect, own, type Program } from '../faults/server.ts';
import { startFleet } from '../fleet/fleet.ts';
import { createMeter, type Spent } from '../load/meter.ts';
import { engines, prompts, settle, work } from './load-work.ts';
import { type Nodes, startNodes } from './nodes.ts';
import { countOf, linesOf, plain } from './statements.ts';

/** Each organisation has a live workspace and a test workspace; so many of the latter are worked on. */
const sizes = { full: { organisations: 500, worked: 100 }, quick: { organisations: 50, worked: 50 } };
/** Of the load, for each hundred that are worked on. */
const perHundred = { requests: 600, scans: 20 };

/** `pg_stat_statements` counts what is sent, and the coordinator's log names what more than one shard is asked for. */
const observed = [
  'shared_preload_libraries=citus,pg_stat_statements',
  'citus.enable_stat_counters=on',
  'citus.multi_task_query_log_level=log',
  'log_destination=jsonlog',
  'logging_collector=on',
  'log_filename=statements',
  'log_directory=../statements',
];

/** Calls of each of two reads whose CPU is compared. */
const reads = 500;

/**
 * The same work for 1,000 workspaces on one Postgres, on a cluster with one worker node and on one with two: what it costs, and
 * which statements are sent to more shards than that of their workspace.
 *
 * @param only numbers of worker nodes
 */
export async function loadRows(
  program: Program,
  folder: string,
  { full, only }: { full: boolean; only: readonly number[] },
): Promise<Row[]> {
  const rows: Row[] = [];
  let alone: number | null = null;
  for (const [workers, name] of [
    'one Postgres',
    'a coordinator and one node',
    'a coordinator and two nodes',
  ].entries()) {
    if (!only.includes(workers)) continue;
    process.stderr.write(`load on ${name} …\n`);
    const home = join(folder, `load${workers}`);
    const log = join(home, 'statements');
    await mkdir(log, { recursive: true });
    own(program, home);
    const nodes = await startNodes({
      program,
      folder: home,
      workers,
      firstPort: 56_600 + 20 * workers,
      more: observed,
    });
    try {
      const found = await loadOf(nodes, log, full ? sizes.full : sizes.quick);
      if (workers === 0) alone = found.postgres;
      const told = rowsOf(`load-${workers}`, name, found, alone);
      rows.push(...told);
      for (const { what, figure, unit } of told) process.stderr.write(`  ${what}: ${figure} ${unit}\n`);
      for (const line of found.everywhere) process.stderr.write(`  ${line}\n`);
    } finally {
      await nodes.stop();
    }
  }
  return rows;
}

interface Found extends Spent {
  requests: number;
  answers: number;
  /** Statements that were sent to one shard, and to more; of all nodes' executor. */
  single: number;
  several: number;
  /** Texts of the latter with their number, the commonest first. */
  everywhere: string[];
  /** CPU milliseconds of all servers for a read of one workspace, and for one that asks all. */
  oneMs: number;
  allMs: number;
}

function rowsOf(id: string, name: string, found: Found, alone: number | null): Row[] {
  const per = 1_000 / found.answers;
  const sent = found.single + found.several;
  return [
    row(
      `${id}-postgres`,
      `${name}: CPU of all its processes for 1,000 answers and ${Math.round(found.requests * per)} requests`,
      'printed',
      round(found.postgres * per),
      's',
    ),
    ...(alone === null
      ? []
      : [
          row(
            `${id}-ratio`,
            `${name}: the same over one Postgres`,
            'printed',
            round(found.postgres / alone),
            'ratio',
          ),
        ]),
    row(`${id}-ours`, `${name}: CPU of API and worker for them`, 'printed', round(found.ours * per), 's'),
    row(
      `${id}-statements`,
      `${name}: statements on all servers for them`,
      'printed',
      Math.round(found.statements * per),
      'statements',
    ),
    row(`${id}-wal`, `${name}: write-ahead log`, 'printed', round((found.walBytes * per) / 1e6), 'MB'),
    ...(sent === 0
      ? []
      : [
          row(
            `${id}-several`,
            `${name}: statements that asked more than one shard, of ${sent}`,
            'printed',
            round(found.several / sent, 4),
            'share',
          ),
        ]),
    row(
      `${id}-one`,
      `${name}: CPU of all servers for a read of one workspace`,
      'printed',
      round(found.oneMs),
      'ms',
    ),
    row(
      `${id}-all`,
      `${name}: CPU of all servers for a read that asks all workspaces`,
      'printed',
      round(found.allMs),
      'ms',
    ),
  ];
}

async function loadOf(
  nodes: Nodes,
  log: string,
  size: { organisations: number; worked: number },
): Promise<Found> {
  const cluster = nodes.servers.length > 1;
  const emulator = await spawnEmulator({ latency: 20 });
  const sqls = nodes.servers.map(({ url }) => connect(url));
  const [sql] = sqls as [Sql, ...Sql[]];
  try {
    // The coordinator makes it on the nodes, too.
    await sql`create extension if not exists pg_stat_statements`;
    const fleet = await startFleet({
      programs: null,
      databaseUrl: nodes.url,
      apis: 1,
      workers: 1,
      emulatorUrl: emulator.origin,
      built: process.env.SVC_BUILT === '1',
      settings: {
        ...(cluster && { DATABASE_CITUS: '1' }),
        ENGINE_MAX_CONCURRENT: '100',
        ENGINE_REQUESTS_PER_MINUTE: '6000000',
      },
      firstPort: 56_680,
    });
    try {
      const members = await settle(fleet.url, nodes.url, size);
      process.stderr.write(`  ${2 * size.organisations} workspaces are there\n`);
      const pids = () => [...fleet.apis, ...fleet.workers].map(({ pid }) => pid);
      await sql`select pg_stat_statements_reset()`;
      if (cluster) await sql`select citus_stat_counters_reset()`;
      const from = (await linesOf(log)).length;
      const requests = (perHundred.requests * members.length) / 100;
      const scans = (perHundred.scans * members.length) / 100;
      const spent = await measured(sqls, pids, () => work(fleet.url, sql, members, requests, scans));
      const [counters] = cluster
        ? await sql<{ single: number; several: number }[]>`
            select coalesce(sum(query_execution_single_shard), 0)::integer as single,
              coalesce(sum(query_execution_multi_shard), 0)::integer as several from citus_stat_counters`
        : [];
      const everywhere = countOf((await linesOf(log)).slice(from).map((line) => plain(line)));
      await fleet.stop();
      return {
        ...spent,
        requests,
        answers: scans * prompts * engines.length,
        single: counters?.single ?? 0,
        several: counters?.several ?? 0,
        everywhere: [...everywhere]
          .sort(([, a], [, b]) => b - a)
          .map(([text, times]) => `${times} × ${text.slice(0, 160)}`),
        ...(await readCosts(sql, sqls)),
      };
    } finally {
      await fleet.stop();
      for (const line of fleet.words.slice(-5)) process.stderr.write(`  ${line.slice(0, 300)}\n`);
    }
  } finally {
    for (const one of sqls) await one.end({ timeout: 5 });
    await emulator.stop();
  }
}

/** Two reads over and over, while nothing else runs there. */
async function readCosts(sql: Sql, sqls: readonly Sql[]): Promise<Pick<Found, 'oneMs' | 'allMs'>> {
  const [found] = await sql<{ workspace: string }[]>`select workspace_id as workspace from project limit 1`;
  const costOf = async (read: () => Promise<unknown>, times: number) => {
    const work = async () => {
      for (let index = 0; index < times; index += 1) await read();
    };
    return (await measured(sqls, () => [], work)).postgres * 1_000;
  };
  const none = await costOf(async () => {}, 0);
  const one = await costOf(
    () => sql`select id, name from project where workspace_id = ${found?.workspace ?? ''}`,
    reads,
  );
  const all = await costOf(
    () => sql`select workspace_id from event where dispatched_at is null group by 1`,
    reads,
  );
  return { oneMs: (one - none) / reads, allMs: (all - none) / reads };
}

/** What a piece of work costs on all servers together. */
async function measured(
  sqls: readonly Sql[],
  pids: () => (number | undefined)[],
  work: () => Promise<void>,
): Promise<Spent> {
  const meters = await Promise.all(sqls.map((one, index) => createMeter(one, index === 0 ? pids : () => [])));
  const sums: Spent = { ours: 0, postgres: 0, statements: 0, walBytes: 0, tableBytes: 0 };
  const through = async (index: number): Promise<void> => {
    const meter = meters[index];
    if (!meter) return work();
    const spent = await meter(() => through(index + 1));
    for (const name of Object.keys(sums) as (keyof Spent)[]) sums[name] += spent[name];
  };
  await through(0);
  return sums;
}
