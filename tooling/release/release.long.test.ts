import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
/** A checkout of its own: versions are raised and tagged there. */
let checkout: string;
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
  // Only what is published here is known to it; dependencies of the packages come from npm's usual registry.
  const setting = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();
  // Behind a proxy with a certificate of its own npm knows that, and Node does not.
  const certificates = setting('cafile');
  writeFileSync(
    join(folder, 'config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { npmjs: { url: ${setting('registry')} } }
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
    env: { ...process.env, ...(certificates !== 'null' && { NODE_EXTRA_CA_CERTS: certificates }) },
  });
  await vi.waitFor(() => fetch(`${registry}-/ping`), { timeout: 120_000, interval: 200 });
  const user = await fetch(`${registry}-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: 'only-for-this-test' }),
  });
  ({ token } = (await user.json()) as { token: string });
});
afterAll(() => {
  server?.kill();
  for (const one of [folder, checkout]) if (one) rmSync(one, { recursive: true, force: true });
});

const packages = ['packages/client', 'apps/mcp'];
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(checkout, name, 'package.json'), 'utf8')).version;

/** The last commit, with the packages as they are installed and built here. */
function checkOut(): void {
  checkout = mkdtempSync(join(tmpdir(), 'svc-checkout-'));
  inFolder(root, 'git', ['clone', '--quiet', '--local', root, checkout]);
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  for (const name of packages) {
    symlinkSync(join(root, name, 'node_modules'), join(checkout, name, 'node_modules'));
    cpSync(join(root, name, 'dist'), join(checkout, name, 'dist'), { recursive: true });
  }
  for (const [name, value] of [
    ['user.name', 'release'],
    ['user.email', 'release@example.com'],
  ] as const)
    inFolder(checkout, 'git', ['config', name, value]);
}

const publish = (more: Record<string, string> = {}) =>
  inFolder(checkout, process.execPath, ['tooling/release/publish.ts'], {
    NPM_TOKEN: token,
    GITHUB_REPOSITORY: 'acme/svc',
    ...more,
  });

test('changesets become versions and changelogs, the tag is published once, and works in an empty folder', async () => {
  checkOut();
  const before = versionOf('packages/client');
  const told = 'Told by the release test.';
  writeFileSync(join(checkout, '.changeset/of-the-test.md'), `---\n'svc-mcp': minor\n---\n\n${told}\n`);
  inFolder(checkout, process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version']);
  const version = versionOf('apps/mcp');
  expect(version).not.toBe(before);
  expect(versionOf('packages/client')).toBe(version);
  const changelog = readFileSync(join(checkout, 'apps/mcp/CHANGELOG.md'), 'utf8');
  expect(changelog.slice(changelog.indexOf(`## ${version}`), changelog.indexOf(`## ${before}`))).toContain(
    told,
  );
  expect(readdirSync(join(checkout, '.changeset'))).toEqual(['config.json']);
  inFolder(checkout, 'git', ['commit', '--quiet', '--all', '--message', `Version ${version}`]);
  inFolder(checkout, 'git', ['tag', `v${version}`]);

  const tagged = (name: string) => ({ GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: name });
  expect(() => publish({ ...tagged(`v${version}`), NPM_TOKEN: 'wrong' })).toThrow();
  expect(() => publish(tagged('v99.0.0'))).toThrow(/not v/);
  expect(publish(tagged(`v${version}`)).match(/is published/g)).toHaveLength(2);
  expect(publish(tagged(`v${version}`)).match(/is there already/g)).toHaveLength(2);
  for (const [name, directory] of [
    ['@svc/client', 'packages/client'],
    ['svc-mcp', 'apps/mcp'],
  ] as const) {
    const packed = JSON.parse(inFolder(folder, 'npm', ['view', name, '--json']));
    expect(packed.version).toBe(version);
    expect(packed.repository).toMatchObject({ url: 'git+https://github.com/acme/svc.git', directory });
    expect(JSON.stringify(packed.dependencies ?? {})).not.toContain('workspace:');
  }

  const empty = mkdtempSync(join(tmpdir(), 'svc-installed-'));
  try {
    writeFileSync(join(empty, 'package.json'), '{"type": "module"}');
    inFolder(empty, 'npm', [
      'install',
      '--no-audit',
      '--no-fund',
      `@svc/client@${version}`,
      `svc-mcp@${version}`,
    ]);
    const use = `import { createClient, createSvc } from '@svc/client';
      const options = { baseUrl: 'http://127.0.0.1:1', apiKey: 'svc_test_x' };
      console.log(typeof createClient(options).GET, typeof createSvc(options).projects.list);`;
    expect(inFolder(empty, process.execPath, ['-e', use]).trim()).toBe('function function');
    expect(inFolder(empty, 'node_modules/.bin/svc-mcp', ['--help'])).toContain('SVC_API_KEY');
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
});
