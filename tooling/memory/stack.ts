import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appLogin, queueLogin } from '@svc/db/login';
import { freePort } from '@svc/testing/embedded';
import { type StartedChild, startChild } from '../start/child.ts';
import { memoryEnvironment, memoryFlags } from '../start/flags.ts';

const root = join(import.meta.dirname, '../..');

export interface MeasuredStack {
  url: string;
  /** Resident memory of each process now, in MB, including some 50 of Node's own code. */
  resident: () => Promise<{ api: number; worker: number }>;
  stop: () => Promise<void>;
}

interface StackOptions {
  /** As the owner. */
  databaseUrl: string;
  emulatorUrl: string;
}

/** An API and a worker with nothing between them and the database. */
export async function startMeasured(options: StackOptions): Promise<MeasuredStack> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-memory-'));
  const port = await freePort(56_400);
  const url = `http://127.0.0.1:${port}`;
  const words: string[] = [];
  const start = (name: 'api' | 'worker', environment: Record<string, string>, ready: string | null) =>
    startChild(name, [...memoryFlags, join(root, 'apps', name, 'dist/main.js')], {
      root,
      environment: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        SVC_EMULATOR_URL: options.emulatorUrl,
        SVC_OBJECTS_FOLDER: folder,
        SVC_KEK: Buffer.alloc(32, 7).toString('base64'),
        ...memoryEnvironment,
        ...environment,
      },
      log: { file: '', line: (line) => void words.push(`${name}: ${line}`), last: () => words },
      onExit: () => {},
      ready,
    });
  const DATABASE_URL = await appLogin(options.databaseUrl);
  const QUEUE_DATABASE_URL = await queueLogin(options.databaseUrl);
  const api = start(
    'api',
    { DATABASE_URL, PORT: String(port), SVC_CONSOLE_FOLDER: join(root, 'apps/console/dist') },
    `${url}/readyz`,
  );
  const worker = start('worker', { DATABASE_URL, QUEUE_DATABASE_URL }, null);
  const stop = async () => {
    await Promise.all([api.stop(), worker.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([api.ready, worker.ready]);
  } catch (error) {
    await stop();
    throw new Error(`the service did not start:\n${words.join('\n')}`, { cause: error });
  }
  return {
    url,
    resident: async () => ({ api: await residentOf(api), worker: await residentOf(worker) }),
    stop,
  };
}

async function residentOf({ pid }: StartedChild): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1_024;
}
