import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCli } from '../bundle.ts';
import { bundlePage } from '../chart/bundle.ts';
import { mcpbManifest, serverJson } from '../distribution/manifests.ts';
import { chartUri, mimeType } from './chart/index.ts';
import { allTools } from './tools/index.ts';
import { version } from './version.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  // Outside the repository, where no dependency could be found.
  folder = await mkdtemp(join(tmpdir(), 'svc-mcp-'));
  await bundleCli(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cli = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [join(folder, 'cli.js'), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
  });

test('is one file that runs by itself', async () => {
  expect(await readdir(folder)).toEqual(['cli.js']);
  const { stdout } = await cli(['tools', 'list']);
  expect(stdout).toContain(`${allTools.length} of ${allTools.length} tools`);
  expect((await cli(['--help'])).stdout).toContain('--read-only');
});

test('the page of charts is in it, as it is made from the sources', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const env = { PATH: process.env.PATH ?? '' };
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(folder, 'cli.js')],
      env,
      stderr: 'ignore',
    }),
  );
  const { contents } = await client.readResource({ uri: chartUri });
  await client.close();
  expect(contents).toMatchObject([{ mimeType, text: await bundlePage() }]);
});

test('a wrong flag ends with 2 and says which, on stderr alone', async () => {
  await expect(cli(['--toolsets', 'promts'])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('promts'),
  });
});

test('the doctor ends with 1 when the service cannot be reached', async () => {
  const refused = cli(['doctor'], { SVC_API_URL: 'http://127.0.0.1:9', SVC_API_KEY: 'svc_live_secret' });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/FAIL .*127\.0\.0\.1:9.*SVC_API_URL/),
  });
  await expect(refused).rejects.toMatchObject({ stdout: expect.not.stringContaining('secret') });
});

test('packed and installed in an empty folder it runs, and brings nothing else', async () => {
  const [packed, empty] = [join(folder, 'packed'), join(folder, 'empty')];
  await Promise.all([mkdir(join(packed, 'dist'), { recursive: true }), mkdir(empty)]);
  for (const file of ['package.json', 'README.md', 'LICENSE', 'server.json'])
    await copyFile(new URL(`../${file}`, import.meta.url), join(packed, file));
  await copyFile(join(folder, 'cli.js'), join(packed, 'dist/cli.js'));
  await run('npm', ['pack', '--silent', '--pack-destination', empty], { cwd: packed });
  const tarball = join(empty, `svc-mcp-${version}.tgz`);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: empty });
  expect((await readdir(join(empty, 'node_modules'))).filter((name) => !name.startsWith('.'))).toEqual([
    'svc-mcp',
  ]);
  const { stdout } = await run(join(empty, 'node_modules/.bin/svc-mcp'), ['--version']);
  expect(stdout.trim()).toBe(version);
});

test('what registries and clients read of it names this version, and never a key', async () => {
  expect(JSON.parse(await readFile(new URL('../server.json', import.meta.url), 'utf8'))).toEqual(serverJson);
  expect(serverJson).toMatchObject({ version, packages: [{ version, transport: { type: 'stdio' } }] });
  expect(serverJson.description.length).toBeLessThanOrEqual(100);
  const secret = serverJson.packages[0]?.environmentVariables.find(({ name }) => name === 'SVC_API_KEY');
  expect(secret).toMatchObject({ isSecret: true, isRequired: true });
  expect(mcpbManifest).toMatchObject({ version, user_config: { api_key: { sensitive: true } } });
});
