import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ObjectStore } from '@svc/core/object-store';
import postgres from 'postgres';
import { bases, finishedBases, withStore } from './archive.ts';
import { databaseUrl, type Say, type Settings, UsageError } from './environment.ts';
import { endBaseBackup, readArchiving, startBaseBackup } from './queries-archive.ts';

/** Files that each start makes anew, as Postgres' manual lists them; the log comes from the archive. */
const leftOut = [
  ...[
    'pg_wal',
    'pg_replslot',
    'pg_dynshmem',
    'pg_notify',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
    'pg_subtrans',
  ].map((folder) => `./${folder}/*`),
  ...['./postmaster.pid', './postmaster.opts', 'pgsql_tmp*', 'pg_internal.init'],
].map((pattern) => `--exclude=${pattern}`);

/**
 * Copies the files of the running server of DATABASE_URL into the archive, on its machine and as a user who may read them.
 * With the log since then, it can be brought to any later moment.
 */
export async function archiveBase(settings: Settings, say: Say): Promise<void> {
  const sql = postgres(databaseUrl(settings), { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await withStore(settings, async (store) => {
      const { folder, archives, tablespaces } = await readArchiving(sql);
      if (!archives)
        throw new UsageError('Set archive_mode = on and an archive_command first; see infra/README.md.');
      if (tablespaces > 0)
        throw new UsageError('This server has tablespaces of its own, which are not copied.');
      const from = await startBaseBackup(sql);
      const name = new Date().toISOString().replace(/[-:.]/g, '');
      const bytes = await copyInto(store, `${bases}${name}/base.tar.gz`, folder);
      const { label, at } = await endBaseBackup(sql);
      await store.put(`${bases}${name}/backup_label`, Buffer.from(label), 'text/plain');
      // Last: without it there is no such backup.
      await store.put(
        `${bases}${name}/done.json`,
        Buffer.from(JSON.stringify({ at, from })),
        'application/json',
      );
      say(
        `Base backup of ${at}, ${Math.round(bytes / 1e6)} MB. It holds tenants' data: keep SVC_KEK elsewhere.`,
      );
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function copyInto(store: ObjectStore, key: string, folder: string): Promise<number> {
  const tar = spawn('tar', ['-C', folder, ...leftOut, '-cf', '-', '.'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(tar, 'close');
  let words = '';
  tar.stderr.on('data', (text) => {
    words = `${words}${text}`.slice(-2_000);
  });
  const upload = await store.upload(key, 'application/gzip', null);
  let bytes = 0;
  try {
    await pipeline(tar.stdout, createGzip({ level: 3 }), async (pieces: AsyncIterable<Buffer>) => {
      let waiting: Buffer[] = [];
      let size = 0;
      const flush = async () => {
        await upload.append(Buffer.concat(waiting));
        bytes += size;
        [waiting, size] = [[], 0];
      };
      for await (const piece of pieces) {
        waiting.push(piece);
        size += piece.length;
        if (size >= store.pieceBytes) await flush();
      }
      if (size > 0) await flush();
    });
    const [code] = (await ended) as [number];
    // Exit code 1 means that files changed while they were read, as files of a running server do.
    if (code > 1) throw new UsageError(`The files in ${folder} cannot be read here: ${words}`);
    await upload.complete();
  } finally {
    await upload.close();
  }
  return bytes;
}

const isClosed = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'EPIPE');

/** Makes the folder of a server that, once started, brings itself to the moment; without one, to the end of the archive. */
export async function restoreArchive(
  settings: Settings,
  { folder, to, command }: { folder: string; to: string | undefined; command: string },
  say: Say,
): Promise<void> {
  if (to !== undefined && !/^\d{4}-\d\d-\d\dT[\d:.]{8,15}(Z|[+-]\d\d:\d\d)$/.test(to))
    throw new UsageError('--to is a time such as 2026-11-20T13:45:00Z.');
  await withStore(settings, async (store) => {
    const base = (await finishedBases(store))
      .filter(({ at }) => to === undefined || Date.parse(at) <= Date.parse(to))
      .at(-1);
    if (!base) throw new UsageError('The archive has no base backup from before that time.');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) throw new UsageError(`${folder} is not empty.`);
    const [files, label] = await Promise.all(
      ['base.tar.gz', 'backup_label'].map((name) => store.get(`${bases}${base.name}/${name}`)),
    );
    if (!files || !label) throw new UsageError(`The base backup ${base.name} lacks a file.`);
    const tar = spawn('tar', ['-C', folder, '-xf', '-'], { stdio: ['pipe', 'ignore', 'inherit'] });
    const ended = once(tar, 'close');
    const failed = await pipeline(Readable.from(files.body), createGunzip(), tar.stdin).then(
      () => null,
      (error: unknown) => error,
    );
    if ((await ended)[0] !== 0)
      throw new UsageError(`The base backup ${base.name} could not be unpacked.`, { cause: failed });
    // tar ends at the end-of-archive mark, and may have exited before it has read the padding after it.
    if (failed !== null && !isClosed(failed)) throw failed;
    await writeFile(join(folder, 'backup_label'), await text(label.body), { mode: 0o600 });
    await writeFile(join(folder, 'recovery.signal'), '', { mode: 0o600 });
    const lines = [
      `restore_command = '${`${command} archive fetch %f %p`.replaceAll("'", "''")}'`,
      // While it reads its settings Postgres knows no names of zones, not even Z.
      `recovery_target_time = '${(to ?? '').replace('T', ' ').replace('Z', '+00')}'`,
      "recovery_target_action = 'promote'",
    ];
    await appendFile(join(folder, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
    await chmod(folder, 0o700);
    say(
      `${resolve(folder)} has the base backup of ${base.at}. Give it to Postgres' user and start Postgres on it, with the settings of the object store in its environment: it brings itself to ${to ?? 'the end of the archive'}.`,
    );
  });
}
