import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testContext } from '@svc/core/environment/testing';
import { hashSecret, newSecret } from '@svc/core/resource/api-key';
import { createProject } from '@svc/core/resource/project';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import { freePort } from '@svc/testing/embedded';
import autocannon from 'autocannon';
import postgres from 'postgres';

const seconds = 3;
const rounds = 5;

/**
 * One authenticated read of a row and a list of 50 with its total, everything on, beside a bare node:http +
 * postgres.js handler with the same queries. Each in a process of its own, rounds interleaved, medians.
 */
export async function run({ full }: { full: boolean }) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  const children: ChildProcess[] = [];
  try {
    const { context } = await testContext(handle, database.url, { plan: 'enterprise' });
    let projectId = '';
    for (let index = 0; index < 60; index += 1) {
      const project = await createProject(context, {
        name: `Project ${index}`,
        description: 'Cash registers and ordering for cafés',
        competitors: [],
        engines: ['sandbox'],
        samplesK: 3,
        maxPrompts: 50,
        locale: { country: 'DE', language: 'de' },
        brand: {
          name: `Brand ${index}`,
          aliases: [],
          domains: [`brand${index}.example`],
          negativeTerms: [],
          contextTerms: [],
          caseRule: 'auto',
          languages: [],
        },
      });
      projectId = project.id;
    }
    const secret = newSecret('live');
    await owner`insert into api_key (workspace_id, id, name, secret_hash, hint, scopes, created_by) values (${context.workspace.id}, 'key_bench', 'bench', ${hashSecret(secret)}, '', ${['projects:read']}, 'bench')`;
    await owner`update organisation set limit_overrides = '{"requestsPerMinute": 100000000, "concurrentRequests": 10000}'`;
    await owner`analyze`;
    const serve = async (file: string, name: string) => {
      const port = await freePort(57_000 + children.length * 50);
      const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
        env: {
          ...process.env,
          DATABASE_URL: database.url,
          WORKSPACE_ID: context.workspace.id,
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
    const raw = await serve('raw-server.ts', 'raw');
    const ours = await serve('../src/main.ts', 'ours');
    const addresses = { row: `/v1/projects/${projectId}`, list: '/v1/projects?limit=50' };
    const figures: Record<string, { rps: number[]; cpu: number[] }> = {};
    for (let round = 0; round <= (full ? rounds * 2 : rounds); round += 1) {
      for (const [kind, address] of Object.entries(addresses)) {
        for (const server of [raw, ours]) {
          const before = cpuSeconds(server.child);
          const result = await autocannon({
            url: server.origin + address,
            headers: server.headers,
            connections: 64,
            duration: round === 0 ? 2 : seconds,
          });
          if (result.non2xx > 0 || result.errors > 0)
            throw new Error(`${server.name} ${kind}: ${result.non2xx} non-2xx, ${result.errors} errors`);
          if (round === 0) continue;
          const name = `${kind}/${server.name}`;
          const figure = figures[name] ?? { rps: [], cpu: [] };
          figures[name] = figure;
          figure.rps.push(result.requests.total / result.duration);
          figure.cpu.push(((cpuSeconds(server.child) - before) * 1e6) / result.requests.total);
        }
      }
    }
    const of = (kind: string, name: string, what: 'rps' | 'cpu') =>
      median(figures[`${kind}/${name}`]?.[what] ?? []);
    const rows = Object.keys(addresses).flatMap((kind) => {
      const bar = kind === 'row' ? 0.6 : 1;
      const cpuBar = kind === 'row' ? 1.6 : 1.3;
      const ratio = of(kind, 'ours', 'rps') / of(kind, 'raw', 'rps');
      const cpu = of(kind, 'ours', 'cpu') / of(kind, 'raw', 'cpu');
      const what = kind === 'row' ? 'authenticated read of one row' : 'list of 50 with total';
      return [
        {
          id: `${kind}-rps`,
          what: `${what}, requests/s over raw (${Math.round(of(kind, 'ours', 'rps'))} / ${Math.round(of(kind, 'raw', 'rps'))})`,
          bar: `≥ ${bar}`,
          figure: round3(ratio),
          unit: 'ratio',
          pass: ratio >= bar,
        },
        {
          id: `${kind}-cpu`,
          what: `${what}, server CPU a request over raw (${Math.round(of(kind, 'ours', 'cpu'))} / ${Math.round(of(kind, 'raw', 'cpu'))} µs)`,
          bar: `≤ ${cpuBar}`,
          figure: round3(cpu),
          unit: 'ratio',
          pass: cpu <= cpuBar,
        },
      ];
    });
    return {
      bench: 'api',
      seed: 0,
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
