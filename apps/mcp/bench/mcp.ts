import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { held, median, type Row, round } from '@svc/bench';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import { freePort } from '@svc/testing/embedded';
import postgres from 'postgres';
import type { Request } from '../heard/index.ts';
import { readCommandLine } from '../src/config.ts';
import { createSessions } from '../src/session.ts';
import { conformanceServer } from '../src/testing/conformance/server.ts';
import { serveInSessions } from '../src/testing/conformance/sessions.ts';
import { needsSessions, requirementSets, runSuite } from '../src/testing/conformance/suite.ts';
import { startService } from '../src/testing/service.ts';
import { findTools } from '../src/tools/index.ts';
import { serveOverHttp } from '../src/transports/http.ts';
import { callsPerSecond } from './calls.ts';
import { readRequests } from './requests/index.ts';
import { startAndList, startBare } from './stdio.ts';

const runFile = promisify(execFile);
const cli = fileURLToPath(new URL('../dist/cli.js', import.meta.url));
const inspector = '@modelcontextprotocol/inspector@2.12.0';
/** Measured on these texts with o200k_base. */
const charactersPerToken = 4.25;

const most = (id: string, what: string, bar: number, figure: number, unit: string): Row =>
  held(id, what, figure, unit, { most: bar });

/** What an agent and its machine pay for svc-mcp as it is shipped (`pnpm build` first), and whether it keeps to the protocol. */
export async function run({ full }: { full: boolean }) {
  const rows = [...(await found()), ...(await starts(full ? 24 : 12)), ...(await conformance())];
  rows.push(...(await calls()));
  // Fetches the official Inspector from npm.
  if (full) rows.push(...(await inspect()));
  return { bench: 'mcp', seed: 0, rows };
}

/** How often the right tool comes first, and among five, for plain requests. */
async function found(): Promise<Row[]> {
  const [aside, fresh, fitted] = await Promise.all([
    readRequests('aside'),
    readRequests('fresh'),
    readRequests('fitted'),
  ]);
  const share = (requests: readonly Request[], most: number): number => {
    const hits = requests.filter(({ text, right }) =>
      findTools(text, most).some(({ card }) => right.includes(card.name.replace('svc.', ''))),
    );
    return round(hits.length / requests.length, 3);
  };
  return [
    { id: 'tool-first', what: 'the right tool is first (aim 0.91)', bar: 0.8, most: 1 },
    { id: 'tool-among-five', what: 'the right tool is among five (aim 0.98)', bar: 0.96, most: 5 },
  ].map(({ id, what, bar, most }) => {
    const kept = [...aside, ...fresh];
    const figure = share(kept, most);
    const by = `${share(aside, most)} of ${aside.length} from another hand, ${share(fresh, most)} of ${fresh.length} from the hand that wrote some of the others`;
    return {
      id,
      what: `${kept.length} requests that the search was not fitted to: ${what}; ${by}; ${share(fitted, most)} of ${fitted.length} that it was fitted to`,
      ...{ bar: `≥ ${bar}`, figure, unit: 'share', pass: figure >= bar },
    };
  });
}

async function starts(rounds: number): Promise<Row[]> {
  const bare: number[] = [];
  const all: Awaited<ReturnType<typeof startAndList>>[] = [];
  const few: typeof all = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await startBare());
    all.push(await startAndList(cli, ['--mode', 'full'], {}));
    few.push(await startAndList(cli, [], {}));
  }
  // The fastest of each: what other programs of the machine take is in all others.
  const floor = Math.min(...bare);
  const tokens = (tools: readonly Record<string, unknown>[]): number =>
    tools.reduce((sum, { name, description, inputSchema }) => {
      return sum + JSON.stringify({ name, description, inputSchema }).length / charactersPerToken;
    }, 0);
  const [{ list } = { list: { tools: [] } }] = all;
  const [{ list: core } = { list: { tools: [] } }] = few;
  const wire = JSON.stringify(list);
  const took = (of: typeof all): number => round(Math.min(...of.map(({ milliseconds }) => milliseconds)));
  const size = (of: typeof all): number => round(median(of.map(({ megabytes }) => megabytes)));
  const bar = round(8 * floor, 1);
  return [
    most(
      'start-full',
      `spawn to all ${list.tools.length} tools; eight times a bare Node, which starts in ${round(floor, 1)} ms`,
      bar,
      took(all),
      'ms',
    ),
    most(
      'start-core',
      `spawn to the ${core.tools.length} tools of a start without options`,
      bar,
      took(few),
      'ms',
    ),
    most('memory', 'resident after listing all tools', 90, size(all), 'MB'),
    most(
      'tokens-tool',
      'what a model sees of a tool, on average',
      170,
      round(tokens(list.tools) / list.tools.length, 1),
      'tokens',
    ),
    most(
      'tokens-core',
      'what a model sees of a start without options',
      3_500,
      round(tokens(core.tools), 0),
      'tokens',
    ),
    most(
      'tokens-core-wire',
      'the same as it is sent, with annotations and _meta',
      3_500,
      round(JSON.stringify(core.tools).length / charactersPerToken, 0),
      'tokens',
    ),
    most(
      'list-bytes',
      `list of all tools; ${gzipSync(wire).length} bytes compressed`,
      400_000,
      wire.length,
      'bytes',
    ),
  ];
}

async function conformance(): Promise<Row[]> {
  const silent = () => {};
  const { config } = readCommandLine(['--http', '--port', '0'], {});
  if (config.http === null) throw new Error('HTTP was asked for');
  const sessions = createSessions(config, silent);
  const shipped = await serveOverHttp({ ...config, http: config.http }, sessions, silent, conformanceServer);
  const inSessions = await serveInSessions(() => conformanceServer(sessions(null)));
  try {
    const rows: Row[] = [];
    for (const set of requirementSets) {
      const url = `http://127.0.0.1:${shipped.port}/mcp`;
      const { passed, failed: faults } = await runSuite(url, set, needsSessions);
      rows.push(
        most(
          `conformance-${set}`,
          `scored scenarios that fail; ${passed} checks pass${faults.length > 0 ? ` (${faults.join(', ')})` : ''}`,
          0,
          faults.length,
          'scenarios',
        ),
      );
    }
    const { passed, failed } = await runSuite(inSessions.url, '2025-11-25');
    rows.push(
      most(
        'conformance-sessions',
        `the set of 2025-11-25 in sessions; ${passed} checks pass${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`,
        0,
        failed.length,
        'scenarios',
      ),
    );
    return rows;
  } finally {
    inSessions.close();
    await shipped.close();
  }
}

async function calls(): Promise<Row[]> {
  const bench = await benchDatabase();
  const service = await startService('enterprise', async () => {
    const database = openDatabase({ url: bench.url });
    return { database, ownerUrl: bench.url, drop: () => database.close() };
  });
  const owner = postgres(bench.url, { max: 1, onnotice: () => {} });
  await owner`update organisation set limit_overrides = '{"requestsPerMinute": 100000000, "concurrentRequests": 10000}'`;
  await owner.end();
  const key = await service.mint(['admin']);
  const port = await freePort(57_900);
  const server = spawn(process.execPath, [cli, '--http', '--port', String(port)], {
    env: { PATH: process.env.PATH ?? '', SVC_API_URL: service.apiUrl, SVC_API_KEY: key },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(server.stderr, 'data');
  try {
    const params = { name: 'svc.list_projects', arguments: {} };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const direct = () =>
      fetch(`${service.apiUrl}/v1/projects?limit=25`, { headers: { authorization: `Bearer ${key}` } });
    const through = () => fetch(`http://127.0.0.1:${port}/mcp`, { method: 'POST', headers, body });
    const figures = { direct: [] as number[], through: [] as number[] };
    for (let round = 0; round < 4; round += 1) {
      const seconds = round === 0 ? 1 : 3;
      const plain = await callsPerSecond(direct, (text) => text.includes('"items"'), { seconds });
      const wrapped = await callsPerSecond(through, (text) => text.includes('structuredContent'), {
        seconds,
      });
      if (round === 0) continue;
      figures.direct.push(plain);
      figures.through.push(wrapped);
    }
    const [api, mcp] = [median(figures.direct), median(figures.through)];
    const ratio = round(mcp / api, 3);
    return [
      {
        id: 'calls',
        what: `calls a second over HTTP (${Math.round(mcp)}), over the same list asked of the API (${Math.round(api)}), 16 callers; server, caller and API share the machine`,
        bar: 'none',
        figure: ratio,
        unit: 'ratio',
        pass: true,
      },
    ];
  } finally {
    server.kill();
    await service.stop();
    await bench.stop();
  }
}

/** By both transports and in both eras; it ends with 6 when a schema is not portable. */
async function inspect(): Promise<Row[]> {
  const { config } = readCommandLine(['--http', '--port', '0', '--mode', 'full'], {});
  if (config.http === null) throw new Error('HTTP was asked for');
  const silent = () => {};
  const server = await serveOverHttp(
    { ...config, http: config.http },
    createSessions(config, silent),
    silent,
  );
  const targets = {
    stdio: [process.execPath, cli, '--mode', 'full', '--output-schemas', 'on'],
    http: [`http://127.0.0.1:${server.port}/mcp`, '--transport', 'http'],
  };
  const rows: Row[] = [];
  for (const [name, target] of Object.entries(targets))
    for (const era of ['legacy', 'modern']) {
      const args = ['--yes', `--package=${inspector}`, '--', 'mcp-inspector', '--cli', ...target];
      const rest = ['--method', 'tools/list', '--strict', '--protocol-era', era];
      const faults = await runFile('npx', [...args, ...rest], { maxBuffer: 2 ** 26 }).then(
        () => 0,
        (error: { code?: number }) => Number(error.code) || 1,
      );
      rows.push(most(`inspector-${name}-${era}`, 'exit code of the Inspector with --strict', 0, faults, ''));
    }
  await server.close();
  return rows;
}
