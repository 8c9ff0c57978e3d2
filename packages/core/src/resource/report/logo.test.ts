import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { GuardError } from '../../guard/index.ts';
import { readLogo } from './logo.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const answering = (body: Uint8Array | GuardError, status = 200) => {
  const get = async (url: string) => {
    if (body instanceof GuardError) throw body;
    return { url, status, headers: {}, body, text: () => '', redirects: [], ttfbMs: 1 };
  };
  const refuse = () => Promise.reject(new GuardError('unreachable', 'Only read here.'));
  const fetch = { get, post: refuse, check: (url: string) => new URL(url), close: async () => {} };
  return readLogo({ fetch, log }, 'https://agency.example/logo.png');
};

/** One red dot that one sees half through, and one that is not seen. */
const picture = () => {
  const png = new PNG({ width: 2, height: 1 });
  png.data = Buffer.from([255, 0, 0, 128, 0, 0, 0, 0]);
  return PNG.sync.write(png);
};

test('a PNG stands on white, a JPEG as it is', async () => {
  const drawn = PNG.sync.read((await answering(picture())) ?? Buffer.of());
  expect([...drawn.data]).toEqual([255, 127, 127, 255, 255, 255, 255, 255]);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  expect(await answering(jpeg)).toEqual(jpeg);
});

test('a report goes on without a logo that is broken, huge, of another kind, gone or behind the guard', async () => {
  const broken = picture();
  broken.fill(0, 45, 60);
  const huge = picture();
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  for (const body of [broken, huge, picture().subarray(0, 20), Buffer.from('<svg/>'), Buffer.of()])
    expect(await answering(body)).toBeNull();
  expect(await answering(picture(), 404)).toBeNull();
  expect(await answering(new GuardError('blocked_address', 'Not public.'))).toBeNull();
});
