import { readFile, writeFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { mcpbManifest } from './manifests.ts';

const root = new URL('..', import.meta.url);
const read = async (path: string): Promise<Uint8Array> => new Uint8Array(await readFile(new URL(path, root)));
const json = (value: unknown): Uint8Array => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

/** The built server as one file that clients install. The same sources give the same bytes. */
const files = {
  'manifest.json': json(mcpbManifest),
  'server/cli.js': await read('dist/cli.js'),
  'server/package.json': json({ type: 'module' }),
  LICENSE: await read('LICENSE'),
};
await writeFile(new URL('dist/svc-mcp.mcpb', root), zipSync(files, { level: 9, mtime: '1980-01-02' }));
