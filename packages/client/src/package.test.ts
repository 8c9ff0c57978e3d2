import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
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

test.each([
  ['ES modules', 'use.mts'],
  ['CommonJS', 'use.cts'],
])('an answer is typed for %s', async (_, file) => {
  const text = `import { createClient, unwrap } from '@svc/client';
const client = createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k' });
export const name = async (): Promise<string> =>
  (await unwrap(client.GET('/v1/projects/{projectId}', { params: { path: { projectId: 'p' } } }))).name;
`;
  await writeFile(join(folder, file), text);
  const tsc = join(folderOf('typescript'), 'bin/tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--skipLibCheck'];
  await expect(run(process.execPath, [tsc, ...flags, file], { cwd: folder })).resolves.toBeDefined();
  await writeFile(join(folder, file), text.replace(').name', ').nam'));
  await expect(run(process.execPath, [tsc, ...flags, file], { cwd: folder })).rejects.toMatchObject({
    stdout: expect.stringContaining("'nam' does not exist"),
  });
});
