import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStore } from './folder.ts';
import { openLink } from './link.ts';
import { createS3Store } from './s3.ts';
import { startS3 } from './testing.ts';
import { type ObjectStore, smallestPart } from './type.ts';

const folder = await mkdtemp(join(tmpdir(), 'svc-store-'));
const secret = Buffer.alloc(32, 1);
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const stores: ObjectStore[] = [
  createFolderStore({ folder, publicUrl: 'https://svc.example', linkSecret: async () => secret }),
  createS3Store({
    endpoint: s3.settings.SVC_S3_ENDPOINT,
    bucket: s3.settings.SVC_S3_BUCKET,
    region: s3.settings.SVC_S3_REGION,
    accessKeyId: s3.settings.SVC_S3_ACCESS_KEY_ID,
    secretAccessKey: s3.settings.SVC_S3_SECRET_ACCESS_KEY,
    now: () => new Date(),
  }),
];

const read = async (store: ObjectStore, key: string, from?: number): Promise<string | null> => {
  const found = await store.get(key, from);
  return found && new Response(found.body).text();
};

describe.each(stores.map((store) => [store.kind, store] as const))('%s', (_, store) => {
  test('an object is written whole, read whole or from a byte on, and deleted', async () => {
    await store.put('a/one.txt', Buffer.from('eins'), 'text/plain');
    await store.put('a/one.txt', Buffer.from('zwei drei'), 'text/plain');
    expect(await read(store, 'a/one.txt')).toBe('zwei drei');
    expect(await read(store, 'a/one.txt', 5)).toBe('drei');
    expect((await store.get('a/one.txt', 5))?.size).toBe(9);
    await store.delete('a/one.txt');
    await store.delete('a/one.txt');
    expect(await read(store, 'a/one.txt')).toBeNull();
  });

  test('another process goes on where the state says, whatever was written beyond it', async () => {
    const [first, second] = ['a', 'b'].map((sign) => Buffer.alloc(smallestPart, sign));
    const upload = await store.upload('b/two', 'text/plain', null);
    const state = await upload.append(first ?? Buffer.alloc(0));
    await upload.append(Buffer.from('lost'));
    await upload.close();
    expect(await read(store, 'b/two')).toBeNull();
    const again = await store.upload('b/two', 'text/plain', JSON.parse(JSON.stringify(state)));
    await again.append(second ?? Buffer.alloc(0));
    expect((await again.append(Buffer.from('end'))).size).toBe(2 * smallestPart + 3);
    await again.complete();
    await again.close();
    const text = await read(store, 'b/two');
    expect([text?.length, text?.slice(smallestPart - 1, smallestPart + 1), text?.slice(-3)]).toEqual([
      2 * smallestPart + 3,
      'ab',
      'end',
    ]);
  });

  test('what lies below a prefix is told by name, and goes at once', async () => {
    for (const key of ['e/one/1', 'e/one/2', 'e/two/3', 'f/4'])
      await store.put(key, Buffer.from(key), 'text/plain');
    expect((await store.folders('e/')).sort()).toEqual(['one', 'two']);
    await store.deleteAll('e/one/');
    expect(await store.folders('e/')).toEqual(['two']);
    await store.deleteAll('e/');
    expect([await store.folders('e/'), await read(store, 'f/4')]).toEqual([[], 'f/4']);
  });

  test('what is given up leaves nothing behind', async () => {
    const upload = await store.upload('c/three', 'text/plain', null);
    const state = await upload.append(Buffer.from('x'));
    await upload.close();
    await store.delete('c/three', state);
    expect(await read(store, 'c/three')).toBeNull();
    if (store.kind === 'folder')
      await expect(store.upload('c/three', 'text/plain', state)).rejects.toThrow('gone');
  });
});

test('a link of the folder opens its object until it expires, and no other', async () => {
  const [store] = stores;
  const link = await store?.link('a/b.txt', {
    expires: new Date('2026-01-02T00:00:00Z'),
    filename: 'b.txt',
    contentType: 'text/plain',
  });
  const token = link?.replace('https://svc.example/objects/', '') ?? '';
  const before = new Date('2026-01-01T00:00:00Z');
  expect(openLink(secret, token, before)).toMatchObject({ key: 'a/b.txt', filename: 'b.txt' });
  expect(openLink(secret, token, new Date('2026-01-02T00:00:00Z'))).toBeNull();
  const [claims = '', mac] = token.split('.');
  const other = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('a/b', 'a/c')).toString(
    'base64url',
  );
  for (const wrong of ['', 'x.y', `${other}.${mac}`, `${claims}.`])
    expect(openLink(secret, wrong, before)).toBeNull();
  await expect(store?.put('../out', Buffer.from(''), 'text/plain')).rejects.toThrow('out of the folder');
  expect(await readdir(folder)).not.toContain('out');
});

test('a link of S3 is good by itself, and no longer when it is changed', async () => {
  const [, store] = stores;
  await store?.put('d/four.txt', Buffer.from('vier'), 'text/plain');
  const expires = new Date(Date.now() + 60_000);
  const link =
    (await store?.link('d/four.txt', { expires, filename: 'four.txt', contentType: 'text/csv' })) ?? '';
  const response = await fetch(link);
  expect(await response.text()).toBe('vier');
  expect(response.headers.get('content-disposition')).toContain('four.txt');
  expect((await fetch(link.replace('four.txt?', 'five.txt?'))).status).toBeGreaterThanOrEqual(400);
});
