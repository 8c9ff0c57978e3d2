import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { startS3 } from '@svc/core/object-store/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchLog, finishedBases, pruneArchive, pushLog, withStore } from './archive.ts';
import { restoreArchive } from './base-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'svc-archive-'));
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});
// Nothing listens at this address: it is the address of a database that is down.
const down = { DATABASE_URL: 'postgres://127.0.0.1:1/none' };
const stores = [
  ['folder', { ...down, SVC_OBJECTS_FOLDER: join(folder, 'objects') }],
  ['s3', { ...down, ...s3.settings }],
] as const;
const silent = () => {};
const segment = (log: number) => `00000001${String(log).padStart(8, '0')}000000FF`;
const source = join(folder, 'source');
const target = join(folder, 'target');

describe.each(stores)('in a store of kind %s', (_, settings) => {
  test('a file of the log comes back as it was, and no other takes its name', async () => {
    await writeFile(source, Buffer.alloc(100_000, 7));
    await pushLog(settings, source, segment(1));
    // Postgres asks again when it was killed before it noted the first time.
    await pushLog(settings, source, segment(1));
    expect(await fetchLog(settings, segment(1), target, silent)).toBe(0);
    expect(await readFile(target)).toEqual(Buffer.alloc(100_000, 7));
    await writeFile(source, 'of another server');
    await expect(pushLog(settings, source, segment(1))).rejects.toThrow(/another/);
    await expect(pushLog(settings, source, '../outside')).rejects.toThrow(/no file of the log/);
  });

  test('the end of the log is told from an archive that cannot be read', async () => {
    expect(await fetchLog(settings, segment(9), target, silent)).toBe(1);
    await withStore(settings, async (store) => {
      const key = `archive/wal/${segment(1).slice(0, 16)}/${segment(1)}.gz`;
      const found = await store.get(key);
      if (!found) throw new Error('the archive has lost it');
      const whole = await buffer(found.body);
      await store.put(key, whole.subarray(0, 20), 'application/gzip');
      expect(await fetchLog(settings, segment(1), target, silent)).toBe(126);
      await store.put(key, whole, 'application/gzip');
    });
  });

  test('what only dropped base backups needed is dropped; one that was not finished is none', async () => {
    await writeFile(source, 'log');
    for (const log of [2, 3]) await pushLog(settings, source, segment(log));
    const said: string[] = [];
    await expect(pruneArchive(settings, 1, silent)).rejects.toThrow(/no base backup/);
    await withStore(settings, async (store) => {
      const put = (name: string, file: string, body: string) =>
        store.put(`archive/base/${name}/${file}`, Buffer.from(body), 'text/plain');
      for (const log of [1, 3])
        await put(
          `2026110${log}`,
          'done.json',
          JSON.stringify({ at: `2026-11-0${log}T00:00:00Z`, from: segment(log) }),
        );
      await put('20261109', 'base.tar.gz', 'cut');
      expect((await finishedBases(store)).map(({ name }) => name)).toEqual(['20261101', '20261103']);
      await pruneArchive(settings, 1, (line) => said.push(line));
      expect((await finishedBases(store)).map(({ name }) => name)).toEqual(['20261103']);
    });
    expect(said[0]).toContain('2026-11-03');
    const left = await Promise.all([1, 2, 3].map((log) => fetchLog(settings, segment(log), target, silent)));
    expect(left).toEqual([1, 1, 0]);
  });

  test('a base backup is unpacked whole, one that is cut is refused', async () => {
    const files = await mkdtemp(join(folder, 'server-'));
    await writeFile(join(files, 'PG_VERSION'), '18');
    const base = gzipSync(execFileSync('tar', ['-C', files, '-cf', '-', '.']));
    const place = 'archive/base/20261120';
    const restore = (into: string) =>
      restoreArchive(settings, { folder: join(files, into), to: undefined, command: 'svc' }, silent);
    await withStore(settings, async (store) => {
      const done = JSON.stringify({ at: '2026-11-20T00:00:00Z', from: segment(9) });
      await store.put(`${place}/backup_label`, Buffer.from('label'), 'text/plain');
      await store.put(`${place}/done.json`, Buffer.from(done), 'application/json');
      await store.put(`${place}/base.tar.gz`, base.subarray(0, base.length / 2), 'application/gzip');
      await expect(restore('cut')).rejects.toThrow();
      await store.put(`${place}/base.tar.gz`, base, 'application/gzip');
    });
    await restore('whole');
    expect(await readFile(join(files, 'whole/PG_VERSION'), 'utf8')).toBe('18');
    expect(await readFile(join(files, 'whole/postgresql.auto.conf'), 'utf8')).toContain('svc archive fetch');
  });
});
