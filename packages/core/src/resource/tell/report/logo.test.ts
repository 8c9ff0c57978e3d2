import { crc32, deflateSync } from 'node:zlib';
import { tally } from '@svc/testing';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { GuardError } from '../../../guard/index.ts';
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

/** One half-transparent red pixel, and one that is fully transparent. */
const picture = () => {
  const png = new PNG({ width: 2, height: 1 });
  png.data = Buffer.from([255, 0, 0, 128, 0, 0, 0, 0]);
  return PNG.sync.write(png);
};

/** An interlaced PNG of a few kilobytes that unpacks to so many megabytes. */
const interlaced = (megabytes: number): Buffer => {
  const head = Buffer.concat([Buffer.from('IHDR'), Buffer.alloc(8), Buffer.from([8, 2, 0, 0, 1])]);
  head.writeUInt32BE(100, 4);
  head.writeUInt32BE(100, 8);
  const pixels = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(megabytes * 1_000_000))]);
  const parts = [head, pixels, Buffer.from('IEND')].map((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length - 4);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(part));
    return Buffer.concat([length, part, sum]);
  });
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts]);
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
  const bombs = [interlaced(4), interlaced(40)];
  const second = Buffer.concat([picture().subarray(0, 33), interlaced(40).subarray(8)]);
  const { tried, end } = tally('pictures that unpack without end');
  for (const body of [
    ...bombs,
    second,
    broken,
    huge,
    picture().subarray(0, 20),
    Buffer.from('<svg/>'),
    Buffer.of(),
  ])
    tried(`${body.length} bytes`, (await answering(body)) === null);
  end(8);
  expect(await answering(picture(), 404)).toBeNull();
  expect(await answering(new GuardError('blocked_address', 'Not public.'))).toBeNull();
});
