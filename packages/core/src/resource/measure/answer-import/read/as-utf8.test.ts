import { expect, test } from 'vitest';
import { asUtf8, type Encoding, UnknownEncoding } from './as-utf8.ts';

const text = 'prompt;answer\nWer baut Räder?;Größe und Süße von „Elbrüst“ – 5 €\n'.repeat(50);
const windows = Buffer.from(
  [...text].map((sign) => ({ '„': 0x84, '“': 0x93, '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0)),
);
const utf16 = Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]);

async function read(bytes: Buffer, size: number) {
  const told: Encoding[] = [];
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of asUtf8(pieces(), (encoding) => told.push(encoding))) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString('utf8'), told };
}

test.each([3, 7, 64, 1 << 20])('a file is read as it was written, in pieces of %d bytes', async (size) => {
  expect(await read(Buffer.from(text), size)).toEqual({ text, told: [] });
  expect(await read(windows, size)).toEqual({ text, told: ['windows-1252'] });
  expect((await read(utf16, size)).told).toEqual(['utf-16']);
  expect((await read(utf16, size)).text.replace(/^\uFEFF/, '')).toBe(text);
});

test('a damaged file is refused, and not read as another', async () => {
  const damaged = Buffer.from(text);
  damaged[damaged.lastIndexOf(0xc3)] = 0xff;
  for (const size of [64, 1 << 20]) await expect(read(damaged, size)).rejects.toThrow(UnknownEncoding);
  await expect(read(Buffer.from('Räder, Ä').subarray(0, -1), 64)).rejects.toThrow('middle of a character');
});
