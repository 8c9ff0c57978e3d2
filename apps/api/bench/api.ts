import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testContext } from '@svc/core/environment/testing';
import { hashSecret, newSecret } from '@svc/core/resource/api-key';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import { freePort } from '@svc/testing/embedded';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { pickReads } from './reads.ts';

const seconds = 2;
const rounds = 3;
const seed = Number(process.env.SEED ?? 1);
const bars = { row: { rps: 0.6, cpu: 1.6 }, list: { rps: 1, cpu: 1.3 } };

/**
 * One authenticated read of a row, and lists of 50 with their totals, of resources picked by the seed; everything on,
 * beside a bare node:http + postgres.js handler with the very same statements. Each in a process of its own, rounds
 * interleaved, medians.
 */
export async function run({ full }: { full: boolean }) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  const children: ChildProcess[] = [];
  try {
    const limits = { concurrentScans: 1_000 };
    const { context } = await testContext(handle, database.url, { plan: 'enterprise', limits });
    const reads = await pickReads(context, seed);
    const secret = newSecret('live');
    await owner`insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, created_by) values (${context.workspace.id}, 'key_bench', 'bench', ${hashSecret(secret)}, '', ${['admin']}, 'bench')`;
    await owner`update organisation set limit_overrides = '{"requestsPerMinute": 100000000, "concurrentRequests": 10000}'`;
    await owner`analyze`;
    const statements = Object.fromEntries(reads.map(({ address, statements }) => [address, statements]));
    const serve = async (file: string, name: string) => {
      const port = await freePort(57_000 + children.length * 50);
      const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
        env: {
          ...process.env,
          DATABASE_URL: database.url,
          STATEMENTS: JSON.stringify(statements),
          PORT: String(port),
          LOG_LEVEL: 'info',
          NODE_ENV: 'production',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      child.stdout?.resume();
      return {
        name,
        child,
        origin: `http://127.0.0.1:${port}`,
        headers: { authorization: `Bearer ${secret}` },
      };
    };
    const servers = [await serve('raw-server.ts', 'raw'), await serve('../src/main.ts', 'ours')];
    const figures = new Map<string, { rps: number[]; cpu: number[] }>();
    for (let round = 0; round <= (full ? rounds * 2 : rounds); round += 1) {
      for (const { id, address } of reads) {
        for (const server of servers) {
          const before = cpuSeconds(server.child);
          const result = await autocannon({
            url: server.origin + address,
            headers: server.headers,
            connections: 64,
            duration: round === 0 ? 1 : seconds,
          });
          if (result.non2xx > 0 || result.errors > 0)
            throw new Error(`${server.name} ${id}: ${result.non2xx} non-2xx, ${result.errors} errors`);
          if (round === 0) continue;
          const figure = figures.get(`${id}/${server.name}`) ?? { rps: [], cpu: [] };
          figures.set(`${id}/${server.name}`, figure);
          figure.rps.push(result.requests.total / result.duration);
          figure.cpu.push(((cpuSeconds(server.child) - before) * 1e6) / result.requests.total);
        }
      }
    }
    const of = (id: string, name: string, what: 'rps' | 'cpu') =>
      median(figures.get(`${id}/${name}`)?.[what] ?? []);
    const rows = reads.flatMap(({ id, kind }) => {
      const { rps: bar, cpu: cpuBar } = bars[kind];
      const ratio = of(id, 'ours', 'rps') / of(id, 'raw', 'rps');
      const cpu = of(id, 'ours', 'cpu') / of(id, 'raw', 'cpu');
      const what = `${id}, ${kind === 'row' ? 'authenticated read of one row' : 'list of 50 with total'}`;
      return [
        {
          id: `${id}-rps`,
          what: `${what}, requests/s over raw (${Math.round(of(id, 'ours', 'rps'))} / ${Math.round(of(id, 'raw', 'rps'))})`,
          bar: `≥ ${bar}`,
          figure: round3(ratio),
          unit: 'ratio',
          pass: ratio >= bar,
        },
        {
          id: `${id}-cpu`,
          what: `${what}, server CPU a request over raw (${Math.round(of(id, 'ours', 'cpu'))} / ${Math.round(of(id, 'raw', 'cpu'))} µs)`,
          bar: `≤ ${cpuBar}`,
          figure: round3(cpu),
          unit: 'ratio',
          pass: cpu <= cpuBar,
        },
      ];
    });
    return {
      bench: 'api',
      seed,
      how: `${rounds} interleaved rounds of ${seconds} s, 64 connections, autocannon, one process each, medians`,
      rows,
    };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await handle.close();
    await owner.end();
    await database.stop();
  }
}

/** User and system time of a process so far, from /proc. */
function cpuSeconds(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const round3 = (value: number): number => Math.round(value * 1_000) / 1_000;
