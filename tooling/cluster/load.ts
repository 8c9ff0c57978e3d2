import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, round, row } from '@svc/bench';
import { provisionOrganisation } from '@svc/core/resource/workspace';
import { openDatabase } from '@svc/db';
import type { Sql } from 'postgres';
import { spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import { connect, own, type Program } from '../faults/server.ts';
import { startFleet } from '../fleet/fleet.ts';
import { createMeter, type Spent } from '../load/meter.ts';
import { type Nodes, startNodes } from './nodes.ts';

/** Half of them are test workspaces, which are worked on; each belongs to a live one. */
const workspaces = { full: 1_000, quick: 100 };
const callers = 6;
const prompts = 10;
const engines = ['openai'];
/** Of the load, for each hundred test workspaces. */
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

interface Member {
  secret: string;
  projectId: string;
}

/**
 * The same work for 1,000 workspaces on one Postgres, on a cluster with one worker node and on one with two: what it costs, and
 * which statements are sent to more shards than that of their workspace.
 */
export async function loadRows(program: Program, folder: string, full: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  let alone: number | null = null;
  for (const [workers, name] of [
    'one Postgres',
    'a coordinator and one node',
    'a coordinator and two nodes',
  ].entries()) {
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
      const found = await loadOf(nodes, log, full ? workspaces.full : workspaces.quick);
      alone ??= found.postgres;
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
  /** Milliseconds on the coordinator for a call of those that go to one shard, and for one of the others. */
  routedMs: number;
  everywhereMs: number;
}

function rowsOf(id: string, name: string, found: Found, alone: number): Row[] {
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
    row(
      `${id}-ratio`,
      `${name}: the same over one Postgres`,
      'printed',
      round(found.postgres / alone),
      'ratio',
    ),
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
          row(
            `${id}-routed-ms`,
            `${name}: a statement of one shard, on the coordinator`,
            'printed',
            round(found.routedMs),
            'ms',
          ),
          row(
            `${id}-several-ms`,
            `${name}: a statement of all shards`,
            'printed',
            round(found.everywhereMs),
            'ms',
          ),
        ]),
  ];
}

async function loadOf(nodes: Nodes, log: string, count: number): Promise<Found> {
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
      const members = await settle(fleet.url, nodes.url, count / 2);
      process.stderr.write(`  ${count} workspaces are there\n`);
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
      const statements = await sql<{ query: string; calls: number; ms: number }[]>`
        select query, calls::integer, total_exec_time as ms from pg_stat_statements
        where query !~* '^(begin|commit|rollback|set|savepoint|release)' and query !~ 'pg_stat_statements'`;
      const lines = (await linesOf(log)).slice(from);
      const everywhere = countOf(lines.map((line) => plain(line)));
      const several = new Set(everywhere.keys());
      const timed = (of: (text: string) => boolean) => {
        const those = statements.filter(({ query }) => of(plain(query)));
        return (
          those.reduce((sum, { ms }) => sum + ms, 0) /
          Math.max(
            1,
            those.reduce((sum, { calls }) => sum + calls, 0),
          )
        );
      };
      return {
        ...spent,
        requests,
        answers: scans * prompts * engines.length,
        single: counters?.single ?? 0,
        several: counters?.several ?? 0,
        everywhere: [...everywhere]
          .sort(([, a], [, b]) => b - a)
          .map(([text, times]) => `${times} × ${text.slice(0, 160)}`),
        routedMs: timed((text) => !several.has(text) && /workspace/.test(text)),
        everywhereMs: timed((text) => several.has(text)),
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

const call = async (url: string, secret: string, method: string, path: string, body?: object) => {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
  return text === '' ? null : JSON.parse(text);
};

/** Runs `count` pieces of work, a few at a time. */
async function each(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: callers }, one));
}

/** Organisations with a live and a test workspace, a project and prompts in the latter. */
async function settle(url: string, databaseUrl: string, count: number): Promise<Member[]> {
  const owner = openDatabase({ url: databaseUrl, role: null });
  const members: Member[] = [];
  try {
    const secrets: string[] = [];
    // One after the other: two at once deadlock on a cluster, since they write tables that are on every node.
    while (secrets.length < count) {
      const named = { name: `Load ${secrets.length}`, plan: 'enterprise', by: 'load' } as const;
      secrets.push((await provisionOrganisation(owner.system, named)).testApiKey);
    }
    await each(count, async (index) => {
      const secret = secrets[index] ?? '';
      const project = await call(url, secret, 'POST', '/v1/projects', {
        name: 'Acme',
        engines,
        samplesK: 1,
        maxPrompts: 100,
      });
      const sets = `/v1/projects/${project.id}/prompt-sets`;
      const set = await call(url, secret, 'POST', `${sets}/drafts`, { name: 'Questions' });
      const texts = Array.from({ length: prompts }, (_, at) => ({
        text: `What is the best team planner for a company with ${at + 2} people?`,
      }));
      await call(url, secret, 'POST', `${sets}/${set.id}/prompts/bulk`, { prompts: texts });
      await call(url, secret, 'POST', `${sets}/${set.id}/activate`, {});
      members.push({ secret, projectId: project.id });
    });
  } finally {
    await owner.close();
  }
  return members;
}

/** Of ten requests one writes and one lists; scans are started between them, and all are waited for. */
async function work(
  url: string,
  sql: Sql,
  members: readonly Member[],
  requests: number,
  scans: number,
): Promise<void> {
  const every = Math.floor(requests / scans);
  const started: string[] = [];
  await each(requests, async (index) => {
    // A step that has no divisor in common with the number of members reaches all of them.
    const member = members[(index * 37) % members.length];
    if (!member) return;
    const { secret, projectId } = member;
    const project = `/v1/projects/${projectId}`;
    if (index % every === 0 && started.length < scans)
      started.push((await call(url, secret, 'POST', '/v1/scans', { projectId })).id);
    if (index % 10 === 1) await call(url, secret, 'PATCH', project, { name: `Load ${index}` });
    else if (index % 10 === 2) await call(url, secret, 'GET', `/v1/scans?projectId=${projectId}`);
    else await call(url, secret, 'GET', project);
  });
  const end = Date.now() + 300_000;
  for (;;) {
    const [row] = await sql<{ open: number; bad: number }[]>`
      select count(*) filter (where finished_at is null)::integer as open,
        count(*) filter (where finished_at is not null and status <> 'completed')::integer as bad from scan where id = any(${started})`;
    if (row?.bad) throw new Error(`${row.bad} scans did not complete`);
    if (row?.open === 0) return;
    if (Date.now() > end) throw new Error(`${row?.open} of ${started.length} scans did not end`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Statements that more than one shard was asked for, as the coordinator's log has them: that of a function, where one sent it. */
async function linesOf(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder))
    for (const line of name.endsWith('.json')
      ? (await readFile(join(folder, name), 'utf8')).split('\n')
      : []) {
      if (!line.includes('multi-task query about to be executed')) continue;
      const told = JSON.parse(line) as { statement?: string; context?: string };
      const inner = /SQL statement "([\s\S]*?)"\nPL/.exec(told.context ?? '')?.[1];
      found.push(inner ?? told.statement ?? '');
    }
  return found;
}

/** A statement without its values. */
const plain = (text: string): string =>
  text
    .replace(/'[^']*'|\$\d+|\b\d+\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim();

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
