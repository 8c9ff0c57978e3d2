import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createObjectStore, type ObjectStore } from '@svc/core/object-store';
import { openDatabase } from '@svc/db';
import { databaseUrl, type Say, type Settings, UsageError } from './environment.ts';

const root = 'archive/';
export const bases = `${root}base/`;

/** Folders hold 4 GB of log each, so that what is too old can go folder by folder. */
const keyOf = (name: string): string =>
  `${root}wal/${/^[0-9A-F]{24}/.test(name) ? name.slice(0, 16) : 'other'}/${name}.gz`;

export async function withStore<T>(settings: Settings, work: (store: ObjectStore) => Promise<T>): Promise<T> {
  // The test asks no database, since it stands for one that is down.
  const database = openDatabase({ url: databaseUrl(settings) });
  try {
    return await work(createObjectStore(settings, database, { publicUrl: '', now: () => new Date() }));
  } finally {
    await database.close();
  }
}

const bytesOf = async (store: ObjectStore, key: string): Promise<Buffer | null> => {
  const found = await store.get(key);
  return found && gunzipSync(await buffer(found.body));
};

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Keeps one file of the write-ahead log: Postgres' `archive_command`. Again is no change; another file of the same name is
 * refused, since two servers would then write into one archive.
 */
export async function pushLog(settings: Settings, path: string, name: string): Promise<void> {
  const bytes = await readFile(path);
  await withStore(settings, async (store) => {
    const key = keyOf(checked(name));
    const kept = await bytesOf(store, key);
    if (kept === null) return store.put(key, gzipSync(bytes), 'application/gzip');
    if (hashOf(kept) !== hashOf(bytes))
      throw new UsageError(`The archive has another ${name}. Give each server an archive of its own.`);
  });
}

/**
 * Brings one file of the log back: Postgres' `restore_command`. 1: the archive has none, which ends the recovery. 126: it
 * cannot be read, which must not look like the end.
 */
export async function fetchLog(
  settings: Settings,
  name: string,
  path: string,
  say: Say,
): Promise<0 | 1 | 126> {
  try {
    const bytes = await withStore(settings, (store) => bytesOf(store, keyOf(checked(name))));
    if (bytes === null) return 1;
    await writeFile(path, bytes, { mode: 0o600 });
    return 0;
  } catch (error) {
    say(`${name} cannot be read from the archive: ${String(error)}`);
    return 126;
  }
}

function checked(name: string): string {
  if (basename(name) !== name || !/^[0-9A-Za-z.]{1,100}$/.test(name))
    throw new UsageError(`“${name}” is no file of the log.`);
  return name;
}

/** Drops the oldest base backups, but for so many, and the log that only those needed. */
export async function pruneArchive(settings: Settings, keep: number, say: Say): Promise<void> {
  await withStore(settings, async (store) => {
    const all = await finishedBases(store);
    const kept = all.slice(-keep);
    const [oldest] = kept;
    if (!oldest) throw new UsageError('The archive has no base backup.');
    // The first eight digits are the timeline, the next the place in the log.
    const placeOf = (segment: string) => segment.slice(8, 16);
    const folders = (await store.folders(`${root}wal/`)).filter(
      (name) => name !== 'other' && placeOf(name) < placeOf(oldest.from),
    );
    for (const name of folders) await store.deleteAll(`${root}wal/${name}/`);
    const dropped = all.slice(0, -keep);
    for (const { name } of dropped) await store.deleteAll(`${bases}${name}/`);
    say(`${dropped.length} base backups and ${folders.length} folders of log dropped; back to ${oldest.at}.`);
  });
}

export interface Base {
  name: string;
  /** The backup can be restored to any time after this one. */
  at: string;
  /** The first file of the log that it needs. */
  from: string;
}

/** Backups that are complete, the oldest first. */
export async function finishedBases(store: ObjectStore): Promise<Base[]> {
  const found: Base[] = [];
  for (const name of (await store.folders(bases)).sort()) {
    const done = await store.get(`${bases}${name}/done.json`);
    if (done) found.push({ name, ...((await json(done.body)) as Omit<Base, 'name'>) });
  }
  return found;
}
