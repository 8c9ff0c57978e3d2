import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appLogin, queueLogin } from '@svc/db/login';
import { freePort } from '@svc/testing';
import { type StartedChild, startChild } from '../start/child.ts';
import type { Programs } from './programs.ts';
import { type RunningProxy, startHAProxy, startPgBouncer } from './proxies.ts';

export interface FleetOptions {
  /** null: neither proxy; API and worker reach the database by themselves. */
  programs: Programs | null;
  /** As the owner; logins for the processes are made beside it. */
  databaseUrl: string;
  /** Address through which the processes reach the database, in the owner's form; left out: the same. */
  directUrl?: string;
  apis: number;
  workers: number;
  emulatorUrl: string;
  settings?: Record<string, string>;
  /** Folder of the running code, with `apps/api` and `apps/worker`. Left out: this repository. */
  root?: string;
  /** Runs the bundles of a build instead of the sources. */
  built?: boolean;
  firstPort: number;
}

export interface Fleet {
  /** Address of HAProxy; without it, of the first API. */
  url: string;
  apis: StartedChild[];
  workers: StartedChild[];
  /** One more; it is in `workers` then. */
  startWorker: (settings?: Record<string, string>) => Promise<StartedChild>;
  /** Of the object store. */
  objectsFolder: string;
  /** Lines that processes wrote and that are no plain log. */
  words: string[];
  stop: () => Promise<void>;
}

const repository = join(import.meta.dirname, '../..');

/** API and worker processes as they are deployed: over PgBouncer in transaction mode, behind HAProxy. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { programs, databaseUrl, firstPort } = options;
  const root = options.root ?? repository;
  const [app, queue] = [await appLogin(databaseUrl), await queueLogin(databaseUrl)];
  const through = (url: string) => {
    const found = new URL(url);
    if (options.directUrl) found.host = new URL(options.directUrl).host;
    return found.href;
  };
  const folder = await mkdtemp(join(tmpdir(), 'svc-fleet-'));
  const words: string[] = [];
  const started: StartedChild[] = [];
  const proxies: RunningProxy[] = [];
  const stop = async () => {
    await Promise.all(started.map((child) => child.stop()));
    await Promise.all(proxies.map((proxy) => proxy.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const pooled = new URL(through(app));
    if (programs) {
      const bouncer = await startPgBouncer(through(app), firstPort);
      proxies.push(bouncer);
      pooled.host = `127.0.0.1:${bouncer.port}`;
    }
    const environment = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: pooled.href,
      DATABASE_ROLE: '',
      DATABASE_PREPARE: programs ? '0' : '1',
      LISTEN_DATABASE_URL: through(app),
      QUEUE_DATABASE_URL: through(queue),
      SVC_EMULATOR_URL: options.emulatorUrl,
      SVC_OBJECTS_FOLDER: folder,
      ...options.settings,
    };
    const start = (name: 'api' | 'worker', more: Record<string, string>, ready: string | null) => {
      const main = join(root, 'apps', name, options.built ? 'dist/main.js' : 'src/main.ts');
      const child = startChild(name, [main], {
        root,
        environment: { ...environment, ...more },
        log: { file: '', line: (line) => void words.push(`${name}: ${line}`), last: () => words },
        onExit: (code) => void words.push(`${name}: ended with ${code}`),
        ready,
      });
      started.push(child);
      return child;
    };
    const workers: StartedChild[] = [];
    const startWorker = async (settings: Record<string, string> = {}) => {
      const worker = start('worker', settings, null);
      workers.push(worker);
      await worker.ready;
      return worker;
    };
    const ports: number[] = [];
    for (let index = 0; index < options.apis; index += 1)
      ports.push(await freePort((ports.at(-1) ?? firstPort + 10) + 1));
    const apis = ports.map((port) =>
      start('api', { PORT: String(port), TRUSTED_PROXIES: 'loopback' }, `http://127.0.0.1:${port}/readyz`),
    );
    const [balancer] = await Promise.all([
      programs && startHAProxy(programs, ports, firstPort + 5),
      Promise.all(Array.from({ length: options.workers }, () => startWorker())),
      ...apis.map(({ ready }) => ready),
    ]);
    if (balancer) proxies.push(balancer);
    const url = `http://127.0.0.1:${balancer?.port ?? ports[0]}`;
    if (balancer) await answers(url, options.apis);
    return { url, apis, workers, startWorker, objectsFolder: folder, words, stop };
  } catch (error) {
    await stop();
    throw new Error(`the fleet did not start:\n${words.slice(-20).join('\n')}`, { cause: error });
  }
}

/** Waits until the load balancer knows all processes: each has answered. */
async function answers(url: string, count: number): Promise<void> {
  const seen = new Set<string | null>();
  while (seen.size < count) {
    const response = await fetch(`${url}/livez`).catch(() => null);
    if (response?.ok) seen.add(response.headers.get('served-by'));
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
