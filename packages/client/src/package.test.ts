import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
let folder: string;
let installed: string;
let tarball: string;

/** The folder of a package that the client needs, wherever it was installed. */
const folderOf = (name: string, from = require): string => {
  const entry = from.resolve(name);
  return entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}`.length);
};

// The packed client in an empty project, as a user installs it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-client-'));
  installed = join(folder, 'node_modules/@svc/client');
  await mkdir(installed, { recursive: true });
  await run('npm', ['pack', '--pack-destination', folder], { cwd: root });
  tarball = join(folder, 'svc-client-0.1.0.tgz');
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const openapiFetch = folderOf('openapi-fetch');
  for (const name of ['openapi-fetch', 'eventsource-parser'])
    await cp(folderOf(name), join(folder, 'node_modules', name), { recursive: true, dereference: true });
  await cp(
    join(dirname(openapiFetch), 'openapi-typescript-helpers'),
    join(folder, 'node_modules/openapi-typescript-helpers'),
    { recursive: true, dereference: true },
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('its manifest and its types are right for every way of importing', async () => {
  expect((await publint({ pkgDir: installed, pack: false, level: 'warning' })).messages).toEqual([]);
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  expect(result).toMatchObject({ types: { kind: 'included' }, problems: [] });
  expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toContain('Apache License');
});

test.each([
  ['ES modules', 'use.mjs', "import { createClient } from '@svc/client';"],
  ['CommonJS', 'use.cjs', "const { createClient } = require('@svc/client');"],
])('it runs as %s', async (_, file, load) => {
  await writeFile(join(folder, file), `${load}\nconsole.log(typeof createClient);\n`);
  expect((await run(process.execPath, [file], { cwd: folder })).stdout).toBe('function\n');
});

// One run of the compiler for both: it reads 50,000 lines of types.
test('answers are typed, for ES modules and CommonJS', async () => {
  const text = `import { createClient, createSvc, unwrap } from '@svc/client';
const options = { baseUrl: 'http://127.0.0.1:1', apiKey: 'k' };
const client = createClient(options);
export const byPath = async (): Promise<string> =>
  (await unwrap(client.GET('/v1/projects/{projectId}', { params: { path: { projectId: 'p' } } }))).name;
const svc = createSvc(options);
export const byName = async (): Promise<string> => (await svc.projects.get('p')).name;
// @ts-expect-error: no such field
export const wrong = async (): Promise<string> => (await svc.projects.get('p')).nam;
// @ts-expect-error: the name is missing
export const lacking = () => svc.projects.create({});
`;
  const files = ['use.mts', 'use.cts'];
  for (const file of files) await writeFile(join(folder, file), text);
  const tsc = join(folderOf('typescript'), 'bin/tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck', '--target', 'es2024'];
  const compiled = run(process.execPath, [tsc, ...flags, ...files], { cwd: folder });
  await expect(compiled, 'the compiler').resolves.toMatchObject({ stdout: '' });
});

/** One file for a browser, as a bundler makes it of what was imported; fails on what only Node has. */
async function bundle(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('it runs where there is nothing but the web platform', async () => {
  const code = await bundle(`import { createSvc, verifyWebhook } from '@svc/client';
    const svc = createSvc({ baseUrl: 'http://api.test', apiKey: 'k', fetch: answer });
    done(svc.projects.get('prj_1').then(({ name }) => name + typeof verifyWebhook));`);
  let result: Promise<string> | undefined;
  runInNewContext(code, {
    ...{ AbortController, AbortSignal, DOMException, Headers, Request, Response, TextDecoder, TextEncoder },
    ...{ URL, URLSearchParams, atob, clearTimeout, crypto, setTimeout },
    answer: async () => Response.json({ name: 'Acme, ' }),
    done: (name: Promise<string>) => {
      result = name;
    },
  });
  expect(await result).toBe('Acme, function');
});

test('the types of schemas are shipped once, and the sizes that the README states are true', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball]);
  const typed = stdout.split('\n').filter((name) => /schema\.gen/.test(name));
  expect(typed).toEqual(['package/dist/schema.gen.d.cts']);
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const stated = /\((\d+) instead of (\d+) kB compressed\)/.exec(readme)?.slice(1).map(Number);
  const sizeOf = async (code: string) => gzipSync(await bundle(code)).length / 1_000;
  const packed = /([\d.]+) kB packed and ([\d.]+) MB installed/.exec(readme)?.slice(1).map(Number);
  const { stdout: kilobytes } = await run('du', ['-sk', '--apparent-size', installed]);
  const sizes = [
    await sizeOf("import { createClient } from '@svc/client'; console.log(createClient);"),
    await sizeOf("import { createSvc } from '@svc/client'; console.log(createSvc);"),
    (await readFile(tarball)).length / 1_000,
    Number.parseInt(kilobytes, 10) / 1_000,
  ];
  // The document grows with each operation: the README is to be near the truth, not to be edited each time.
  for (const [at, size] of sizes.entries()) {
    const said = [...(stated ?? []), ...(packed ?? [])][at] ?? 0;
    expect(Math.abs(said - size), `${at}: the README says ${said}, it is ${size}`).toBeLessThan(
      Math.max(0.6, 0.1 * size),
    );
  }
});

test('who imports little ships little', async () => {
  const all = await bundle("import * as client from '@svc/client'; console.log(client);");
  const some = await bundle("import { createClient } from '@svc/client'; console.log(createClient);");
  expect(all).toContain('/v1/projects/{projectId}');
  expect(some).not.toContain('/v1/projects/{projectId}');
  expect(some.length).toBeLessThan(14_000);
});
