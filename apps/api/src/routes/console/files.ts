import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

type Bytes = Uint8Array<ArrayBuffer>;

interface File {
  type: string;
  etag: string;
  plain: Bytes;
  /** Packed when the console was built. */
  br: Bytes | null;
  gzip: Bytes | null;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What the build left, by its path: small enough to stay in memory. Throws when the folder holds no console. */
export function readFiles(folder: string): ReadonlyMap<string, File> {
  const names = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  const read = (name: string): Bytes => new Uint8Array(readFileSync(join(folder, name)));
  const packed = (name: string) => (names.includes(name) ? read(name) : null);
  const files = new Map<string, File>();
  for (const name of names) {
    const type = types[extname(name)];
    if (type === undefined) continue;
    const plain = read(name);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    files.set(name, { type, etag, plain, br: packed(`${name}.br`), gzip: packed(`${name}.gz`) });
  }
  if (!files.has('index.html'))
    throw new Error(`SVC_CONSOLE_FOLDER: ${folder} holds no index.html. Build the console: pnpm build.`);
  return files;
}

/** The best that the browser takes. */
export function packedFor(file: File, accepted: string): { body: Bytes; encoding: 'br' | 'gzip' | null } {
  if (file.br && /\bbr\b/.test(accepted)) return { body: file.br, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain, encoding: null };
}
