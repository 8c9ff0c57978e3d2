import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import type { Programs } from './programs.ts';

export interface RunningProxy {
  port: number;
  stop: () => Promise<void>;
}

const infra = join(import.meta.dirname, '../../infra');
/** The user “nobody”: PgBouncer refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** PgBouncer as `infra/pgbouncer` starts it, before the Postgres of `databaseUrl`, whose user is the login let through. */
export async function startPgBouncer(databaseUrl: string, firstPort: number): Promise<RunningProxy> {
  const { hostname, port: target, password } = new URL(databaseUrl);
  const port = await freePort(firstPort);
  const folder = await mkdtemp(join(tmpdir(), 'svc-pgbouncer-'));
  const child = spawn('/bin/sh', [join(infra, 'pgbouncer/start.sh')], {
    cwd: '/',
    env: {
      PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin`,
      DB_HOST: hostname,
      DB_PORT: target || '5432',
      APP_PASSWORD: decodeURIComponent(password),
      LISTEN_ADDRESS: '127.0.0.1',
      LISTEN_PORT: String(port),
      POOL_SIZE: '12',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...nobody,
  });
  return started('PgBouncer', child, port, folder);
}

/** HAProxy with the configuration of `infra/haproxy`, before the API processes at these ports. */
export async function startHAProxy(
  programs: Programs,
  servers: readonly number[],
  firstPort: number,
): Promise<RunningProxy> {
  const port = await freePort(firstPort);
  const folder = await mkdtemp(join(tmpdir(), 'svc-haproxy-'));
  const backend = join(folder, 'servers.cfg');
  // On a machine that is busy with other tests a process may answer late and still counts as alive.
  const lines = servers.map((port, index) => `  server api${index} 127.0.0.1:${port} fall 60`);
  // Which process answered: tests ask for several.
  const told = '  http-response set-header served-by %s';
  await writeFile(backend, `backend api\n${told}\n${lines.join('\n')}\n`);
  const child = spawn(programs.haproxy, ['-db', '-f', join(infra, 'haproxy/haproxy.cfg'), '-f', backend], {
    env: { HAPROXY_BIND: `127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return started('HAProxy', child, port, folder);
}

/** Throws Error with the program's own words when it ends before it takes connections. */
async function started(
  name: string,
  child: ChildProcess,
  port: number,
  folder: string,
): Promise<RunningProxy> {
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      words = `${words}${text}`.slice(-4_000);
    });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (;;) {
    if (await takes(port)) return { port, stop };
    if (child.exitCode !== null) {
      await stop();
      throw new Error(`${name} did not start:\n${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const takes = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
