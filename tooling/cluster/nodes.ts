import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { distribute } from '@svc/db/distribute';
import { migrate, migrations } from '@svc/db/migrate';
import { connect, own, type Program, type Server, startServer } from '../faults/server.ts';

export const missingCitus =
  'this benchmark needs Postgres with Citus: SVC_CITUS_BIN names its folder of programs, and /usr/lib/postgresql/*/bin is looked into.';

/** Postgres' programs of the first installation here that has Citus. null: there is none. */
export async function findCitus(): Promise<Program | null> {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? await readdir(debian) : [];
  const folders = process.env.SVC_CITUS_BIN
    ? [process.env.SVC_CITUS_BIN]
    : versions.map((version) => join(debian, version, 'bin'));
  const bin = folders.find((folder) => existsSync(join(folder, '../lib/citus.so')));
  if (bin === undefined) return null;
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const root = process.getuid?.() === 0;
  return {
    path: join(bin, 'postgres'),
    uid: root ? idOf('-u') : (process.getuid?.() ?? 0),
    gid: root ? idOf('-g') : (process.getgid?.() ?? 0),
  };
}

export const toolOf = ({ path }: Program, name: string) => join(path, '..', name);

/** Runs one of Postgres' programs as its user. Throws Error with its words when it fails. */
export function runTool(program: Program, name: string, words: readonly string[]): void {
  const done = spawnSync(toolOf(program, name), words, {
    encoding: 'utf8',
    cwd: '/',
    ...(process.getuid?.() === 0 && { uid: program.uid, gid: program.gid }),
  });
  if (done.status !== 0) throw new Error(`${name} failed: ${done.stderr || done.error}`);
}

export const settings = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'max_prepared_transactions=500',
  'synchronous_commit=on',
  'fsync=off',
  'shared_buffers=256MB',
  'citus.node_conninfo=sslmode=disable',
  'max_worker_processes=32',
  // A transaction that a node's end left half done locks its rows until it is settled: a minute, unless told otherwise.
  'citus.recover_2pc_interval=5s',
];

export interface Nodes {
  /** Address of the coordinator, as the owner. */
  url: string;
  program: Program;
  /** The coordinator first; it is the only one where there are no workers, which is no cluster then. */
  servers: Server[];
  /** Ends one's processes without a word, and gives back what starts it again at its address. */
  kill: (index: number) => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
}

/** Starts a server again at the port that others know it by. */
async function startAt(
  program: Program,
  data: string,
  port: number,
  more: readonly string[] = [],
): Promise<Server> {
  const server = await startServer(program, data, { firstPort: port, settings: [...settings, ...more] });
  if (server.port === port) return server;
  await server.stop();
  throw new Error(`port ${port} was taken meanwhile`);
}

/** A coordinator with workers, migrated and spread. */
export async function startNodes(options: {
  program: Program;
  folder: string;
  workers: number;
  firstPort: number;
  /** More settings of Postgres. */
  more?: readonly string[];
}): Promise<Nodes> {
  const { program, folder, workers, more = [] } = options;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const servers: Server[] = [];
  const stop = async () => {
    for (const server of servers) await server.stop();
  };
  try {
    for (let index = 0; index <= workers; index += 1) {
      const data = join(folder, `node${index}`);
      await mkdir(data, { mode: 0o700 });
      own(program, data);
      runTool(program, 'initdb', ['-D', data, '-A', 'trust', '-U', 'svc_owner', '--locale=C', '-E', 'UTF8']);
      const firstPort = (servers.at(-1)?.port ?? options.firstPort - 1) + 1;
      servers.push(await startServer(program, data, { firstPort, settings: [...settings, ...more] }));
    }
    const url = servers[0]?.url ?? '';
    if (workers > 0) {
      for (const server of servers) await withCitus(server.url);
      await joined(url, servers);
    }
    await migrate(url, await migrations());
    if (workers > 0) await distribute(url, 8);
    return {
      ...{ url, program, servers, stop },
      async kill(index) {
        const server = servers[index];
        if (!server) throw new Error(`there is no node ${index}`);
        process.kill(await server.pid(), 'SIGKILL');
        return async () => {
          servers[index] = await startAt(program, server.data, server.port, more);
        };
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function withCitus(url: string): Promise<void> {
  const sql = connect(url);
  await sql`create extension citus`;
  await sql.end({ timeout: 5 });
}

async function joined(url: string, [coordinator, ...workers]: readonly Server[]): Promise<void> {
  const sql = connect(url);
  await sql`select citus_set_coordinator_host('127.0.0.1', ${coordinator?.port ?? 0})`;
  for (const { port } of workers) await sql`select citus_add_node('127.0.0.1', ${port})`;
  await sql.end({ timeout: 5 });
}
