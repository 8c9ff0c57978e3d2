import { setTimeout } from 'node:timers/promises';
import { type Row, row } from '@svc/bench';
import { benchDatabase } from '@svc/testing/bench';
import { spawnEmulator } from '../../apps/worker/bench/emulator-process.ts';
import { openTenant, type Tenant } from '../fleet/tenant.ts';
import { type MeasuredStack, startMeasured } from './stack.ts';

const unlimited = { requestsPerMinute: 1_000_000_000, concurrentRequests: 1_000, concurrentScans: 1_000 };
const readers = 8;
const scansAtOnce = 4;
/** Longer than what a process waits for before it gives memory back. */
const restMs = 30_000;
/** Aimed at are 120. Of a worker’s 145, 58 are the code of Node, 52 what its heap holds once all is loaded: schemas and the text of the code. */
const mostIdle = 180;
const mostLoaded = 256;

/**
 * Memory of API and worker: after light use, under scans and reads for half an hour (`--full`) or half a minute, and after that. As the
 * images run them.
 */
export async function run({
  full,
}: {
  full: boolean;
}): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  return {
    bench: 'memory',
    seed: 1,
    how: 'one API, one worker, Postgres and emulator on one machine; resident set, the code of Node included',
    rows: await measure(full ? 30 : 0.5),
  };
}

async function measure(minutes: number): Promise<Row[]> {
  const database = await benchDatabase();
  const emulator = await spawnEmulator({ latency: 50 });
  let stack: MeasuredStack | null = null;
  try {
    stack = await startMeasured({
      databaseUrl: database.url,
      emulatorUrl: emulator.origin,
    });
    const { url, resident } = stack;
    const tenant = await openTenant(url, database.url, unlimited);
    await useLightly(tenant);
    await setTimeout(restMs);
    const idle = await resident();
    const loaded = { ...idle };
    let loading = true;
    const watch = async () => {
      while (loading) {
        const now = await resident();
        loaded.api = Math.max(loaded.api, now.api);
        loaded.worker = Math.max(loaded.worker, now.worker);
        await setTimeout(250);
      }
    };
    const watching = watch();
    const answers = await load(tenant, minutes * 60_000).finally(() => {
      loading = false;
    });
    await watching;
    await setTimeout(restMs);
    const after = await resident();
    const of = (which: 'api' | 'worker'): Row[] => [
      figure(`${which}-idle`, `${which} after light use`, mostIdle, idle[which]),
      figure(
        `${which}-load`,
        `${which}, the most in ${minutes} minutes of scans and reads: ${answers} answers`,
        mostLoaded,
        loaded[which],
      ),
      figure(`${which}-after`, `${which} at rest after that`, mostIdle, after[which]),
    ];
    return [...of('api'), ...of('worker')];
  } finally {
    await stack?.stop();
    await emulator.stop();
    await database.stop();
  }
}

const figure = (id: string, what: string, most: number, megabytes: number): Row =>
  row(id, what, `≤ ${most}`, Math.round(megabytes), 'MB', megabytes <= most);

/** Reads that leave out nothing large: the documents, lists, figures and files of a project. */
const pathsOf = (projectId: string): string[] => [
  `/v1/projects/${projectId}`,
  `/v1/projects/${projectId}/overview`,
  `/v1/projects/${projectId}/visibility`,
  `/v1/projects/${projectId}/scores`,
  `/v1/projects/${projectId}/answers?limit=100`,
  `/v1/projects/${projectId}/citations/domains`,
  '/v1/scans?limit=100',
  '/v1/projects?limit=100',
  '/v1/engines',
];

async function read(tenant: Tenant, path: string): Promise<void> {
  const { status } = await tenant.call('GET', path);
  if (status >= 500) throw new Error(`${path}: ${status}`);
}

async function scan(tenant: Tenant, projectId: string): Promise<number> {
  const { status, body } = await tenant.call('POST', '/v1/scans', { projectId });
  if (status >= 300) throw new Error(JSON.stringify(body));
  const { progress } = await tenant.settle(body.id, 600_000);
  return progress.recorded;
}

/** Use by a first-time visitor: one small scan, and each page once. */
async function useLightly(tenant: Tenant): Promise<void> {
  const projectId = await tenant.project({ engines: ['openai'], prompts: 5, samplesK: 2 });
  await scan(tenant, projectId);
  for (const path of [...pathsOf(projectId), '/docs', '/openapi.json', '/app/']) await read(tenant, path);
}

/** Scans, and reads beside them, until the time is over. Returns how many answers were recorded. */
async function load(tenant: Tenant, ms: number): Promise<number> {
  const end = performance.now() + ms;
  const projectId = await tenant.project({ engines: ['openai', 'anthropic'], prompts: 50, samplesK: 3 });
  let answers = 0;
  const scanning = async () => {
    while (performance.now() < end) answers += await scan(tenant, projectId);
  };
  const paths = pathsOf(projectId);
  const reading = async (_: unknown, from: number) => {
    for (let n = from; performance.now() < end; n += 1) await read(tenant, paths[n % paths.length] ?? '/');
  };
  await Promise.all([
    ...Array.from({ length: scansAtOnce }, scanning),
    ...Array.from({ length: readers }, reading),
  ]);
  return answers;
}
