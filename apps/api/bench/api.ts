import type { ChildProcess } from 'node:child_process';
import { cpuSeconds, held, median } from '@svc/bench';
import { testContext } from '@svc/core/environment/testing';
import { hashSecret, newSecret } from '@svc/core/resource/account/api-key';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { pickCases } from './cases.ts';
import { serve } from './serve.ts';

const seconds = 2;
/** Of three, the median of one run was a third above that of another. */
const rounds = Number(process.env.ROUNDS ?? 5);
const seed = Number(process.env.SEED ?? 1);
/** Over the handler written by hand; a start has none, since that handler only repeats what a start once sent. */
const bars = { row: { rps: 0.75, cpu: 1.3 }, list: { rps: 1.05, cpu: 1.3 }, start: null };
const whatOf = {
  row: 'authenticated read of one row',
  list: 'list of 50 with total',
  start: 'start of a scan',
};

/**
 * One authenticated read of a row, lists of 50 with their totals of resources picked by the seed, and the start of a scan;
 * everything on, beside the same written by hand and beside the bare statements. Each in a process of its own, rounds
 * interleaved, medians.
 */
export async function run({ full }: { full: boolean }) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  const children: ChildProcess[] = [];
  try {
    const limits = { concurrentScans: 1_000_000 };
    const { context } = await testContext(handle, database.url, { plan: 'enterprise', limits });
    const cases = await pickCases(context, seed);
    const secret = newSecret('live');
    await owner`insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, created_by) values (${context.workspace.id}, 'key_bench', 'bench', ${hashSecret(secret)}, '', ${['admin']}, 'bench')`;
    await owner`update organisation set limit_overrides = '{"requestsPerMinute": 100000000, "concurrentRequests": 10000, "concurrentScans": 1000000}'`;
    await owner`analyze`;
    const measured = async (file: string, name: string) => {
      const server = await serve(file, {
        DATABASE_URL: database.url,
        CASES: JSON.stringify(cases),
        RAW: name,
      });
      children.push(server.child);
      return { name, ...server, headers: { authorization: `Bearer ${secret}` } };
    };
    const servers = [
      await measured('raw-server.ts', 'bare'),
      await measured('raw-server.ts', 'hand'),
      await measured('../src/main.ts', 'ours'),
    ];
    const figures = new Map<string, Figures>();
    for (let round = 0; round <= (full ? rounds * 2 : rounds); round += 1) {
      for (const one of cases) {
        for (const server of servers) {
          // Without a tenant the functions that a start calls refuse to work.
          if (one.kind === 'start' && server.name === 'bare') continue;
          // A workspace has tens of scans at once: those of the measurement before have ended.
          await owner`update scan set status = 'cancelled', finished_at = now() where status = 'queued' and ${one.kind === 'start'}`;
          const before = cpuSeconds(server.child);
          const result = await autocannon({
            url: server.origin + one.address,
            method: one.method as 'GET',
            headers: { ...server.headers, ...(one.body && { 'content-type': 'application/json' }) },
            ...(one.body && { body: one.body }),
            // Starts of one workspace queue: more at once would only wait longer.
            connections: one.kind === 'start' ? 8 : 64,
            duration: round === 0 ? 1 : one.kind === 'start' ? 2 * seconds : seconds,
          });
          if (result.non2xx > 0 || result.errors > 0)
            throw new Error(`${server.name} ${one.id}: ${result.non2xx} non-2xx, ${result.errors} errors`);
          if (round === 0) continue;
          const name = `${one.id}/${server.name}`;
          const figure = figures.get(name) ?? { rps: [], cpu: [], p50: [], p99: [] };
          figures.set(name, figure);
          figure.rps.push(result.requests.total / result.duration);
          figure.cpu.push(((cpuSeconds(server.child) - before) * 1e6) / result.requests.total);
          figure.p50.push(result.latency.p50);
          figure.p99.push(result.latency.p99);
        }
      }
    }
    const of = (id: string, name: string, what: keyof Figures) =>
      median(figures.get(`${id}/${name}`)?.[what] ?? []);
    const rows = cases.flatMap(({ id, kind }) => {
      const bar = bars[kind];
      const [ours, hand] = ['ours', 'hand'].map((name) => ({
        rps: Math.round(of(id, name, 'rps')),
        cpu: Math.round(of(id, name, 'cpu')),
        latency: `p50 ${of(id, name, 'p50')} ms, p99 ${of(id, name, 'p99')} ms`,
      })) as [Told, Told];
      const rps = of(id, 'ours', 'rps') / of(id, 'hand', 'rps');
      const cpu = of(id, 'ours', 'cpu') / of(id, 'hand', 'cpu');
      const bare = of(id, 'ours', 'rps') / of(id, 'bare', 'rps');
      const what = `${id}, ${whatOf[kind]}`;
      return [
        held(
          `${id}-rps`,
          `${what}, requests/s over hand-written (${ours.rps}: ${ours.latency}; ${hand.rps}: ${hand.latency})`,
          rps,
          'ratio',
          bar ? { least: bar.rps } : {},
        ),
        held(
          `${id}-cpu`,
          `${what}, server CPU a request over hand-written (${ours.cpu} / ${hand.cpu} µs)`,
          cpu,
          'ratio',
          bar ? { most: bar.cpu } : {},
        ),
        ...(kind === 'start'
          ? []
          : [
              held(
                `${id}-bare`,
                `${what}, requests/s over the bare statements, without key and tenant`,
                bare,
                'ratio',
              ),
            ]),
      ];
    });
    return {
      bench: 'api',
      seed,
      how: `${rounds} interleaved rounds of ${seconds} s, 64 connections (8 for starts, of twice the time), autocannon, one process each, medians. Hand-written: node:http and postgres.js; key looked up by hash and kept for 5 s, a transaction with its tenant set, the API's own statements (page and total in one), JSON. It has no log, limits, validation, ETag or mode`,
      rows,
    };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await handle.close();
    await owner.end();
    await database.stop();
  }
}

interface Figures {
  rps: number[];
  cpu: number[];
  p50: number[];
  p99: number[];
}

interface Told {
  rps: number;
  cpu: number;
  latency: string;
}
