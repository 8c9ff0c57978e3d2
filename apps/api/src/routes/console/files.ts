import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Bytes, etagOfBytes, type KeptFile } from '../../middleware/kept-file.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What the build left, by its path: small enough to stay in memory. Throws when the folder holds no console. */
export function readFiles(folder: string): ReadonlyMap<string, KeptFile> {
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  const read = (name: string): Bytes => new Uint8Array(readFileSync(join(folder, name)));
  // Packed when the console was built.
  const packed = (name: string) => (names.includes(name) ? read(name) : null);
  const files = new Map<string, KeptFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const plain = read(name);
    const etag = etagOfBytes(plain);
    files.set(name, { type, etag, plain, br: packed(`${name}.br`), gzip: packed(`${name}.gz`) });
  }
  if (!files.has('index.html'))
    throw new Error(`SVC_CONSOLE_FOLDER: ${folder} holds no index.html. Build the console: pnpm build.`);
  return files;
}
