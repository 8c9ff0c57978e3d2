import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, row } from '@svc/bench';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from '@svc/testing/embedded';
import postgres from 'postgres';
import { spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import { type Fleet, startFleet } from '../fleet/fleet.ts';
import { findPrograms } from '../fleet/programs.ts';
import type { openTenant, Tenant } from '../fleet/tenant.ts';
import { checkOutPrevious } from './previous.ts';

const prompts = 20;
const samplesK = 5;
const engines = ['openai', 'anthropic'];

const none = (id: string, what: string, figure: number, unit: string): Row =>
  row(id, what, '0', figure, unit, figure === 0);

/** A tenant made by the code that the database is of. */
async function openOldTenant(root: string, url: string, databaseUrl: string): Promise<Tenant> {
  const old: { openTenant: typeof openTenant } = await import(join(root, 'tooling/fleet/tenant.ts'));
  return old.openTenant(url, databaseUrl, { requestsPerMinute: 1_000_000, concurrentScans: 100 });
}

/** Requests to either side with the tenant's key; what is not answered as it should be is counted. */
function createCalls({ secret }: Tenant) {
  const faults: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely
  const call = async (method: string, url: string, path: string, body?: object): Promise<any> => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) faults.push(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  };
  return { call, faults };
}

/**
 * A rolling upgrade: API and worker of the code before the last change to the tables, then its migrations, then new processes
 * beside the old ones, then the new ones alone; scans are started in each phase, by each side.
 */
export async function run(): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  const programs = findPrograms();
  if (!programs) throw new Error('apt-get install haproxy pgbouncer brings what this benchmark needs.');
  const previous = await checkOutPrevious();
  const folder = await mkdtemp(join(tmpdir(), 'svc-upgrade-'));
  const firstPort = 56_240;
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    port: firstPort,
    persistent: false,
  });
  const sql = postgres(server.url, { max: 2, onnotice: () => {} });
  const emulator = await spawnEmulator({ latency: 400 });
  const fleets: Fleet[] = [];
  const start = async (root: string | null, port: number) => {
    // Few calls at once, so that scans are under way in each phase.
    const settings = { SVC_OBJECTS_FOLDER: join(folder, 'objects'), ENGINE_MAX_CONCURRENT: '6' };
    const fleet = await startFleet({
      ...{ programs, settings, databaseUrl: server.url, emulatorUrl: emulator.origin },
      ...{ apis: 1, workers: 1, firstPort: port },
      ...(root !== null && { root }),
    });
    fleets.push(fleet);
    return fleet;
  };
  try {
    await previous.migrate(server.url);
    const old = await start(previous.root, firstPort + 10);
    const tenant = await openOldTenant(previous.root, old.url, server.url);
    const projectId = await tenant.project({ engines, prompts, samplesK });
    const { call, faults } = createCalls(tenant);
    const scans: string[] = [];
    const scan = async (url: string) => scans.push((await call('POST', url, '/v1/scans', { projectId })).id);

    let idle = 0;
    const noteUnderWay = async () => {
      const [found] = await sql`select count(*)::integer as scans from scan where finished_at is null`;
      if (!(found?.scans > 0)) idle += 1;
    };
    await scan(old.url);
    const applied = await migrate(server.url, await migrations());
    await noteUnderWay();
    await scan(old.url);
    const reads = [
      '/v1/me',
      '/v1/projects',
      `/v1/projects/${projectId}`,
      '/v1/scans',
      '/v1/credits',
      '/v1/integrations',
      `/v1/projects/${projectId}/citations`,
    ];
    for (const path of reads) await call('GET', old.url, path);
    const fresh = await start(null, firstPort + 40);
    await Promise.all([scan(old.url), scan(fresh.url)]);
    for (const path of reads) await Promise.all([call('GET', old.url, path), call('GET', fresh.url, path)]);
    await noteUnderWay();
    await Promise.all(old.workers.map((worker) => worker.stop()));
    await scan(fresh.url);
    await old.stop();

    const ended = [];
    for (const id of scans) {
      for (;;) {
        const found = await call('GET', fresh.url, `/v1/scans/${id}`);
        if (['completed', 'partial', 'failed', 'cancelled'].includes(found.status)) {
          ended.push(found);
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
    const [counted] = await sql<
      { planned: number; answers: number; doubled: number; held: number; charged: number }[]
    >`
      select (select sum(planned_samples)::integer from engine_run) as planned,
        (select count(*)::integer from answer) as answers,
        (select count(*)::integer from (select 1 from answer group by workspace_id, run_id, prompt_index, sample_index having count(*) > 1) as d) as doubled,
        (select count(*)::integer from credit_hold where released_at is null) as held,
        (select sum(captured)::integer from credit_hold) as charged`;
    if (!counted) throw new Error('the database did not answer');
    for (const fault of faults) console.error(fault);
    return {
      bench: 'upgrade',
      seed: 1,
      how: `from ${previous.commit.slice(0, 8)}, ${applied.length} migrations (${applied.join(', ')}); ${scans.length} scans of ${prompts * samplesK * engines.length} answers`,
      rows: [
        none('upgrade-idle', 'Steps of the upgrade at which no scan was under way', idle, 'steps'),
        none(
          'upgrade-scans',
          'Scans that did not complete',
          ended.filter(({ status }) => status !== 'completed').length,
          'scans',
        ),
        none('upgrade-lost', 'Answers that are missing', counted.planned - counted.answers, 'answers'),
        none('upgrade-doubled', 'Answers that are there twice', counted.doubled, 'answers'),
        none(
          'upgrade-charged',
          'Credits charged beyond one an answer',
          counted.charged - counted.answers,
          'credits',
        ),
        none('upgrade-held', 'Credits that are still held', counted.held, 'holds'),
        none('upgrade-errors', 'Requests that either side failed', faults.length, 'requests'),
      ],
    };
  } catch (error) {
    const words = fleets.flatMap((fleet) => fleet.words).slice(-20);
    throw new Error(`the upgrade broke off:\n${words.join('\n')}`, { cause: error });
  } finally {
    await Promise.all(fleets.map((fleet) => fleet.stop()));
    await emulator.stop();
    await sql.end({ timeout: 5 });
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    previous.remove();
  }
}
