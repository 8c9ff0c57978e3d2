import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { defaultProductName } from '@svc/contract/kernel';
import { type Bytes, etagOfBytes, type KeptFile, packFile } from '../../middleware/kept-file.ts';
import { escapeHtml } from '../docs/page.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  } catch (error) {
    throw new Error(`SVC_CONSOLE_FOLDER: ${folder} cannot be read. Name the folder of the console's build.`, {
      cause: error,
    });
  }
}

/**
 * Files of the console's build by their path, with the product's name in the page: small enough to stay in memory. Throws when
 * the folder holds no console.
 */
export function readFiles(folder: string, productName: string): ReadonlyMap<string, KeptFile> {
  const names = namesIn(folder);
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
  const page = files.get('index.html');
  if (page === undefined)
    throw new Error(`SVC_CONSOLE_FOLDER: ${folder} holds no index.html. Build the console: pnpm build.`);
  if (productName !== defaultProductName) files.set('index.html', renamed(page, productName));
  return files;
}

/** The page as it was built, under another name. */
function renamed({ type, plain }: KeptFile, productName: string): KeptFile {
  const name = escapeHtml(productName);
  const html = Buffer.from(plain)
    .toString()
    .replace(/(<title>)[^<]*/, (_, before: string) => before + name)
    .replace(/(<meta name="application-name" content=")[^"]*/, (_, before: string) => before + name);
  return packFile(type, html);
}
