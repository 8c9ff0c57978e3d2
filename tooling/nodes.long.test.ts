import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
let folder: string;

// Packed and installed as users do; `npm run test:long` has built them.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-nodes-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const tarballs: string[] = [];
  for (const part of ['apps/mcp', 'packages/client']) {
    const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join(root, part),
    });
    tarballs.push(join(folder, stdout.trim()));
  }
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...tarballs], { cwd: folder });
  await writeFile(
    join(folder, 'client.mjs'),
    `import { createClient, createSvc } from '@svc/client';
const svc = createSvc({ baseUrl: 'http://127.0.0.1:9', apiKey: 'k', maxRetries: 0 });
let failed = '';
try { await svc.projects.get('prj_1'); } catch (error) { failed = error.name; }
console.log(typeof createClient, failed);
`,
  );
  // The command line is not published: it is deployed with its dependencies.
  await mkdir(join(folder, 'svc'));
  await cp(join(root, 'apps/cli/dist'), join(folder, 'svc/dist'), { recursive: true });
  await writeFile(join(folder, 'svc/package.json'), '{ "type": "module" }');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Path of this Node version in npm's cache. */
async function nodeOf(version: string): Promise<string> {
  const where = ['-y', '-p', `node@${version}`, 'node', '-p', 'process.execPath'];
  return (await run('npx', where, { cwd: folder })).stdout.trim();
}

/** All that the program says on this Node. */
async function on(node: string, ...args: string[]): Promise<string> {
  const said = run(node, args, { cwd: folder, env: { PATH: process.env.PATH } });
  const { stdout, stderr } = await said.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}

test.each(['20', '22', '24'])('on Node %s the tools and the client run', async (version) => {
  const node = await nodeOf(version);
  expect(await on(node, '--version')).toMatch(new RegExp(`^v${version}\\.`));
  const tools = 'node_modules/svc-mcp/dist/cli.js';
  expect(await on(node, tools, 'tools', 'list')).toMatch(/(\d+) of \1 tools/);
  expect(await on(node, tools, 'config', 'claude-code')).toContain('svc-mcp');
  expect(await on(node, tools, 'doctor')).toMatch(/FAIL|SVC_API_KEY/);
  expect(await on(node, 'client.mjs')).toMatch(/^function \w+/);
});

test('on Node 20 the command line says in one line which Node it needs', async () => {
  expect((await on(await nodeOf('20'), 'svc/dist/main.js', '--help')).trim()).toMatch(
    /^This program needs Node 22\.19 or newer; this is Node 20\.[\d.]+$/,
  );
});

test('what npm start and npm test begin with is read by Node 20', async () => {
  const node = await nodeOf('20');
  expect(await on(node, '--check', join(root, 'tooling/run.mjs'))).toBe('');
  expect(await on(node, join(root, 'tooling/run.mjs'), 'nothing')).toContain('Say what to run: start');
});
