import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDocument } from './gen/document.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** Generators that people use; too large to be installed beside everything else. */
const packages = [
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'openapi-typescript@7.13.0',
  'swagger-typescript-api@13.13.0',
  '@apidevtools/swagger-parser@13.1.0',
  'typescript@5.9.3',
];

let folder: string;
const inFolder = (file: string, args: string[]) => run(file, args, { cwd: folder, maxBuffer: 1 << 26 });
const program = (name: string, ...args: string[]) => inFolder(join(folder, 'node_modules/.bin', name), args);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-generators-'));
  await writeFile(join(folder, 'package.json'), '{"private": true}');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(makeDocument({ examples: true })));
  await inFolder('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...packages]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a strict reader takes the document that is served', async () => {
  const read = `require('@apidevtools/swagger-parser').validate('openapi.json').catch(({ message }) => { console.error(message); process.exit(1); })`;
  await inFolder(process.execPath, ['-e', read]);
});

test.each([
  ['@hey-api/openapi-ts', 'hey/index.ts', ['openapi-ts', '-i', 'openapi.json', '-o', 'hey']],
  ['openapi-typescript', 'types.ts', ['openapi-typescript', 'openapi.json', '-o', 'types.ts']],
  ['orval', 'orval.ts', ['orval', '--input', 'openapi.json', '--output', 'orval.ts', '--client', 'fetch']],
  [
    'swagger-typescript-api',
    'sta/api.ts',
    ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'sta', '-n', 'api.ts'],
  ],
])('%s makes a client of it that compiles strictly', async (_, made, [name = '', ...args]) => {
  await program(name, ...args);
  expect((await stat(join(folder, made))).size).toBeGreaterThan(10_000);
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];
  const libraries = ['--moduleResolution', 'bundler', '--lib', 'es2023,dom'];
  await inFolder(join(root, 'node_modules/.bin/tsc'), [...strict, ...libraries, made]);
});
