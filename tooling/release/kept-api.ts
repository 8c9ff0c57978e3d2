import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withoutWords } from './breaking.ts';

const committed = new URL('../../packages/client/openapi.json', import.meta.url);
/** The document of the last release, without words and examples. `pnpm run version` keeps a new one. */
const kept = new URL('api-of-last-release.json.br', import.meta.url);

export const readCommitted = (): object => JSON.parse(readFileSync(committed, 'utf8'));
export const readLastRelease = (): object =>
  JSON.parse(brotliDecompressSync(readFileSync(kept)).toString('utf8'));

// Run as a program: keeps the present document, or the one that is named.
if (import.meta.main) {
  const [file = committed] = process.argv.slice(2);
  const document = withoutWords(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(kept, brotliCompressSync(JSON.stringify(document)));
}
