import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedServer, freePort } from '@svc/testing';
import postgres, { type Sql } from 'postgres';

/** A Postgres process of a benchmark, wherever its data came from. */
export interface Server {
  url: string;
  port: number;
  /** Its data. */
  data: string;
  /** Its files and what it was started with. */
  program: Program;
  pid: () => Promise<number>;
  stop: () => Promise<void>;
}

/** The program that runs, and the user whose it is: Postgres refuses to run as root. */
export interface Program {
  path: string;
  uid: number;
  gid: number;
}

const pidOf = async (data: string): Promise<number> =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

export async function serverOf(
  embedded: Pick<EmbeddedServer, 'url' | 'port' | 'folder' | 'stop'>,
): Promise<Server> {
  const data = join(embedded.folder, 'postgres');
  const { uid, gid } = await stat(data);
  const pid = await pidOf(data);
  return {
    ...{ url: embedded.url, port: embedded.port, data },
    program: { path: await readlink(`/proc/${pid}/exe`), uid, gid },
    pid: () => pidOf(data),
    // The package waits for ever for the end of a process that was killed.
    stop: async () => (isAlive(pid) ? embedded.stop() : undefined),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts Postgres on data that is there. Throws Error with its last words where it ends instead of taking connections. */
export async function startServer(
  program: Program,
  data: string,
  { firstPort, settings = [] }: { firstPort: number; settings?: readonly string[] },
): Promise<Server> {
  own(program, data);
  const port = await freePort(firstPort);
  const given = ['max_connections=500', 'unix_socket_directories=', ...settings].flatMap((one) => [
    '-c',
    one,
  ]);
  const child: ChildProcess = spawn(program.path, ['-D', data, '-p', String(port), ...given], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Root's own folder is closed to it: libpq would look there for certificates.
    env: { ...process.env, HOME: data },
    ...(process.getuid?.() === 0 && { uid: program.uid, gid: program.gid }),
  });
  let words = '';
  child.stderr?.on('data', (text) => {
    words = `${words}${text}`.slice(-3_000);
  });
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const url = `postgres://svc_owner:svc@127.0.0.1:${port}/postgres`;
  await answers(url, () => {
    if (ended()) throw new Error(`Postgres did not start:\n${words}`);
  });
  // Another server may have taken the port since it was found free.
  if ((await dataOf(url)) !== (await realpath(data))) {
    child.kill('SIGINT');
    return startServer(program, data, { firstPort: port + 1, settings });
  }
  return {
    ...{ url, port, data, program },
    pid: async () => child.pid ?? 0,
    async stop() {
      if (ended()) return;
      const end = once(child, 'exit');
      child.kill('SIGINT');
      await end;
    },
  };
}

async function dataOf(url: string): Promise<string | null> {
  const sql = connect(url);
  const [found] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`.catch(
    () => [],
  );
  await sql.end({ timeout: 1 });
  return realpath(found?.data ?? '').catch(() => null);
}

/** Waits until the server takes statements; `look` is called before each wait. */
export async function answers(url: string, look: () => void = () => {}): Promise<void> {
  for (;;) {
    const sql = connect(url);
    const well = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end({ timeout: 1 });
    if (well) return;
    look();
    await pause(100);
  }
}

/** Gives a folder with all in it to the server's user. */
export function own({ uid, gid }: Program, folder: string): void {
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', `${uid}:${gid}`, folder]);
}

export const connect = (url: string): Sql =>
  postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 3 });

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
