import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
let registry: string;
let server: ChildProcess;
let token: string;

const inFolder = (name: string, command: string, args: string[], more: Record<string, string> = {}) =>
  execFileSync(command, args, {
    cwd: name,
    encoding: 'utf8',
    env: { ...process.env, NPM_CONFIG_REGISTRY: registry, ...more },
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'svc-release-'));
  const port = await freePort(58_700);
  registry = `http://127.0.0.1:${port}/`;
  // Only what is published here is known to it; what the packages need comes from npm.
  writeFileSync(
    join(folder, 'config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { npmjs: { url: https://registry.npmjs.org/ } }
packages:
  "@svc/*": { access: $all, publish: $authenticated }
  "svc-mcp": { access: $all, publish: $authenticated }
  "**": { access: $all, proxy: npmjs }
log: { type: stdout, level: warn }
`,
  );
  // Verdaccio asks for a tag of node-fetch that not every mirror of npm has.
  writeFileSync(join(folder, 'package.json'), '{"private": true, "overrides": {"node-fetch": "2.7.0"}}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', 'verdaccio@6.10.4'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  server = spawn(process.execPath, [program, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(`${registry}-/ping`), { timeout: 60_000, interval: 200 });
  const user = await fetch(`${registry}-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: 'only-for-this-test' }),
  });
  ({ token } = (await user.json()) as { token: string });
}, 300_000);
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const publish = (more: Record<string, string> = {}) =>
  inFolder(root, process.execPath, ['tooling/release/publish.ts'], {
    NPM_TOKEN: token,
    GITHUB_REPOSITORY: 'acme/svc',
    ...more,
  });

test('a release is published once, installed in an empty folder, and works there', async () => {
  expect(() => publish({ NPM_TOKEN: 'wrong' })).toThrow();
  expect(publish().match(/is published/g)).toHaveLength(2);
  expect(publish().match(/is there already/g)).toHaveLength(2);
  const packed = JSON.parse(inFolder(folder, 'npm', ['view', '@svc/client', '--json']));
  expect(packed.repository).toMatchObject({
    url: 'git+https://github.com/acme/svc.git',
    directory: 'packages/client',
  });
  expect(JSON.stringify(packed.dependencies)).not.toContain('workspace:');

  const empty = mkdtempSync(join(tmpdir(), 'svc-installed-'));
  try {
    writeFileSync(join(empty, 'package.json'), '{"type": "module"}');
    inFolder(empty, 'npm', ['install', '--no-audit', '--no-fund', '@svc/client', 'svc-mcp']);
    const use = `import { createClient, createSvc } from '@svc/client';
      const options = { baseUrl: 'http://127.0.0.1:1', apiKey: 'svc_test_x' };
      console.log(typeof createClient(options).GET, typeof createSvc(options).projects.list);`;
    expect(inFolder(empty, process.execPath, ['-e', use]).trim()).toBe('function function');
    expect(inFolder(empty, 'node_modules/.bin/svc-mcp', ['--help'])).toContain('SVC_API_KEY');
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});
