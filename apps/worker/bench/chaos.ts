import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { row } from '@svc/bench';
import { openScanStatuses } from '@svc/contract/kernel';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { openDatabase } from '@svc/db';
import { appLogin, queueLogin } from '@svc/db/login';
import { migrate, migrations } from '@svc/db/migrate';
import { freePort } from '@svc/testing/embedded';
import { superviseEmbeddedPostgres } from '@svc/testing/supervised';
import postgres from 'postgres';
import { readBooks } from './books.ts';
import { sendSlowly, sendWorstLog } from './chaos-attack.ts';
import { supervise } from './chaos-process.ts';
import { hostilePages, startSite } from './chaos-site.ts';
import { spawnEmulator } from './emulator-process.ts';

const seed = 1;
const settleMs = 180_000;
const open = ['awaiting_approval', ...openScanStatuses];
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Random numbers in [0, 1) by Park and Miller. The same seed draws the same pages and victims; when they meet depends on the
 * machine.
 */
function seeded(start: number): () => number {
  let state = start;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The service as it is deployed, under load, while its parts are killed and tenants and engines do their worst. */
export async function run({ full }: { full: boolean }) {
  const minutes = Number(process.env.SVC_CHAOS_MINUTES) || (full ? 20 : 3);
  const random = seeded(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const folder = await mkdtemp(join(tmpdir(), 'svc-chaos-'));
  const server = await superviseEmbeddedPostgres({ folder, port: 56_950, persistent: true }, () => 300);
  await migrate(server.url, await migrations());
  const owner = openDatabase({ url: server.url, role: null });
  const tenant = await provisionOrganisation(owner.system, {
    name: 'Chaos',
    plan: 'enterprise',
    by: 'bench',
  });
  await owner.close();
  const sql = postgres(server.url, { max: 2, onnotice: () => {}, connect_timeout: 3 });
  await sql`select grant_credits('grt_chaos', organisation_id, 'test', 1000000, 'manual') from workspace where id = ${tenant.workspaceId}`;
  const site = await startSite();
  const emulator = await spawnEmulator({
    latency: { uniform: [20, 400] },
    faults: { reset: 0.03, 'lying-json': 0.02 },
    engines: { mistral: { servedModel: `m-${'x'.repeat(1_000_000)}` } },
  });
  const port = await freePort(8_850);
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: await appLogin(server.url),
    QUEUE_DATABASE_URL: await queueLogin(server.url),
    PORT: String(port),
    SVC_EMULATOR_URL: emulator.origin,
    SVC_EGRESS_ALLOW: site.host,
    WORKER_LEASE_SECONDS: '5',
    LOG_LEVEL: 'silent',
  };
  const api = supervise(new URL('../../api/dist/main.js', import.meta.url), environment);
  const worker = supervise(new URL('../dist/main.js', import.meta.url), environment);
  const statuses = new Map<string, number>();
  const done = { scans: 0, cancels: 0, reads: 0, unanswered: 0 };
  const kills = { worker: 0, api: 0, killed: 0, stopped: 0 };
  const scans: string[] = [];
  let attacks = 0;
  const call = async (method: string, path: string, body?: unknown) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        signal: AbortSignal.timeout(30_000),
        headers: { authorization: `Bearer ${tenant.testApiKey}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      statuses.set(`${answer.status}`, (statuses.get(`${answer.status}`) ?? 0) + 1);
      if (answer.status === 500) process.stderr.write(`${method} ${path}: ${text.slice(0, 300)}\n`);
      return answer.ok ? (JSON.parse(text) as { id: string; status: string }) : null;
    } catch {
      // The API was killed or is not back yet: whether the request succeeded is unknown.
      done.unanswered += 1;
      return null;
    }
  };
  const ready = async () => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await pause(200);
    }
  };
  const start = async (path: string) => {
    const engines = [pick(['openai', 'mistral', 'sandbox', 'anthropic'])];
    const scan = await call('POST', '/v1/scans', {
      url: `${site.base}${path}`,
      config: { engines, maxPrompts: 10, samplesK: 2 },
    });
    if (scan) {
      done.scans += 1;
      scans.push(scan.id);
    }
    return scan;
  };
  /** In turn as `kill -9` does and as `pg_ctl stop -m immediate` does, by its signal. */
  const endPostgres = async () => {
    // While Postgres still recovers from the last crash, there is no process to end.
    while (!(await sql`select 1`.catch(() => null))) await pause(200);
    const how = kills.stopped <= kills.killed ? 'stopped' : 'killed';
    process.kill(await server.pid(), how === 'stopped' ? 'SIGQUIT' : 'SIGKILL');
    kills[how] += 1;
  };
  const act = async () => {
    const chance = random();
    const known = scans.length > 0 ? pick(scans.slice(-20)) : null;
    if (known === null || chance < 0.35) {
      const scan = await start(pick(Object.keys(hostilePages)));
      if (scan && random() < 0.4) {
        await pause(random() * 3_000);
        if (await call('POST', `/v1/scans/${scan.id}/cancel`)) done.cancels += 1;
      }
    } else {
      done.reads += 1;
      await call('GET', `/v1/scans/${known}`);
    }
    await pause(50 + random() * 300);
  };

  try {
    await ready();
    // Warm: what every process holds after its first pages and answers is not growth.
    for (const path of ['/good', '/commas', '/good', '/names']) await start(path);
    await pause(8_000);
    const before = { api: await api.memory(), worker: await worker.memory() };
    const end = Date.now() + minutes * 60_000;
    const load = Array.from({ length: 4 }, async () => {
      while (Date.now() < end) await act();
    });
    const attacked = await call('POST', '/v1/projects', { name: 'Attacked' });
    const target = { port, key: tenant.testApiKey, projectId: attacked?.id ?? '' };
    const attacking = (async () => {
      for (; Date.now() < end; attacks += 1) {
        const [status] = await Promise.all([sendWorstLog(target, attacks), sendSlowly(target)]);
        if (status !== null) statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
        await pause(random() * 2_000);
      }
    })();
    const killing = (async () => {
      for (;;) {
        await pause(6_000 + random() * 8_000);
        if (Date.now() > end - 3_000) return;
        const victim = pick(['worker', 'worker', 'api', 'postgres'] as const);
        if (victim === 'postgres') await endPostgres();
        else {
          kills[victim] += 1;
          (victim === 'worker' ? worker : api).kill();
        }
      }
    })();
    await Promise.all([...load, attacking, killing]);
    // Last the database alone, with scans under way: what the living worker could not note must not stick.
    for (let scan = 0; scan < 4; scan += 1) await start('/good');
    await endPostgres();
    await ready();
    const began = Date.now();
    let unfinished = -1;
    while (unfinished !== 0 && Date.now() - began < settleMs) {
      const [counted] = await sql<
        { n: number }[]
      >`select count(*)::integer as n from scan where status = any(${open})`.catch(() => []);
      unfinished = counted?.n ?? -1;
      await pause(500);
    }
    const settledSeconds = Math.round((Date.now() - began) / 100) / 10;
    // Threads that read pages end when there are none.
    await pause(35_000);
    const after = { api: await api.memory(), worker: await worker.memory() };
    const growth = Math.max(after.api.held - before.api.held, after.worker.held - before.worker.held);
    const resident = Math.max(after.api.resident, after.worker.resident);
    const books = await readBooks(sql);
    const ends = await sql<
      { status: string; n: number }[]
    >`select status, count(*)::integer as n from scan group by status order by status`;
    const kinds = ends.map(({ status, n }) => `${n} ${status}`).join(', ');
    const answers = [...statuses].map(([status, n]) => `${n} × ${status}`).join(', ');
    const killed = kills.worker + kills.api + kills.killed + kills.stopped;
    return {
      bench: 'chaos',
      seed,
      rows: [
        row(
          'chaos-terminal',
          `scans not ended (${kinds}), ${settledSeconds} s after the last kill`,
          '= 0',
          unfinished,
          'scans',
          unfinished === 0,
        ),
        row('chaos-held', 'credits still held', '= 0', books.held, 'credits', books.held === 0),
        row(
          'chaos-ledger',
          'rules of the ledger that are broken',
          '= 0',
          books.violations,
          'rules',
          books.violations === 0,
        ),
        row(
          'chaos-500',
          `answers with 500 (${answers}; ${done.unanswered} unanswered)`,
          '= 0',
          statuses.get('500') ?? 0,
          'answers',
          !statuses.has('500'),
        ),
        row(
          'chaos-memory',
          `what the API or the worker holds beyond the start (${before.api.held} and ${before.worker.held} MB then)`,
          '≤ 100',
          growth,
          'MB',
          growth <= 100,
        ),
        row(
          'chaos-resident',
          'resident memory of the larger, with what the allocator keeps for later',
          '≤ 600',
          resident,
          'MB',
          resident <= 600,
        ),
        row(
          'chaos-kills',
          `kills in ${minutes} min: ${kills.worker} of the worker, ${kills.api} of the API, ${kills.killed} of Postgres, beside ${kills.stopped} immediate stops of it`,
          `≥ ${Math.floor(minutes * 3)}`,
          killed,
          'kills',
          killed >= Math.floor(minutes * 3),
        ),
        row(
          'chaos-attacks',
          'times that the worst server log and 205 slow bodies were sent meanwhile',
          `≥ ${minutes * 4}`,
          attacks,
          'times',
          attacks >= minutes * 4,
        ),
        row(
          'chaos-load',
          `scans started; ${done.cancels} cancelled, ${done.reads} read`,
          `≥ ${minutes * 10}`,
          done.scans,
          'scans',
          done.scans >= minutes * 10,
        ),
      ],
    };
  } finally {
    await Promise.all([api.stop(), worker.stop()]);
    site.close();
    await emulator.stop();
    await sql.end({ timeout: 2 });
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
