import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const python = '/usr/bin/python3';
const builds = spawnSync(python, ['-c', 'import build, hatchling, twine, venv, pip']).status === 0;
if (!builds)
  console.warn(
    'NOTICE: skipped: the Python client is built and published to a local index with Debian’s tools. Install them: apt-get install python3-build python3-hatchling python3-venv python3-pip twine',
  );

let folder: string;
let checkout: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-languages-'));
  checkout = join(folder, 'checkout');
  for (const name of ['packages/client-go', 'packages/client-python'])
    cpSync(join(root, name), join(checkout, name), {
      recursive: true,
      filter: (file) => !/node_modules|__pycache__/.test(file),
    });
  mkdirSync(join(checkout, 'tooling/release'), { recursive: true });
  for (const name of ['publish-go.ts', 'publish-python.ts'])
    cpSync(join(root, 'tooling/release', name), join(checkout, 'tooling/release', name));
  writeFileSync(join(checkout, 'package.json'), '{"type": "module"}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, 'packages/client-go/package.json'), 'utf8'),
);
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
const publish = (name: string, more: Record<string, string>) =>
  run(process.execPath, [`tooling/release/${name}.ts`], {
    cwd: checkout,
    env: { ...process.env, GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: `v${version}`, ...more },
  });

test('the Go client is tagged once, under the path that its repository has, and the repository keeps its own', async () => {
  const remote = join(folder, 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  git('init', '--quiet');
  for (const [name, value] of [
    ['user.name', 'release'],
    ['user.email', 'release@example.com'],
  ] as const)
    git('config', name, value);
  git('remote', 'add', 'origin', remote);
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
  const repository = { GITHUB_REPOSITORY: 'acme/svc' };
  await expect(publish('publish-go', { ...repository, GITHUB_REF_NAME: 'v99.0.0' })).rejects.toThrow(/not v/);
  expect((await publish('publish-go', repository)).stdout).toMatch(/is published as/);
  expect((await publish('publish-go', repository)).stdout).toMatch(/is there already/);
  const tag = `packages/client-go/v${version}`;
  const at = (file: string) =>
    execFileSync('git', ['show', `${tag}:packages/client-go/${file}`], { cwd: remote, encoding: 'utf8' });
  const path = 'github.com/acme/svc/packages/client-go';
  expect(at('go.mod')).toMatch(new RegExp(`^module ${path}$`, 'm'));
  expect(at('examples/measure/main.go')).toContain(`"${path}"`);
  const left = spawnSync('git', ['grep', 'example.com/svc/client-go', tag, '--', 'packages/client-go'], {
    cwd: remote,
  });
  expect(left.stdout.toString()).toBe('');
  expect(git('status', '--short')).toBe('');
  const go = '/usr/lib/go-1.23/bin/go';
  if (!existsSync(go)) console.warn(`NOTICE: skipped: Go fetches the tagged module where there is ${go}.`);
  else {
    const user = join(folder, 'user');
    mkdirSync(user);
    const env = {
      ...{ PATH: process.env.PATH ?? '', HOME: user, GOPATH: join(user, 'go'), GOFLAGS: '-modcacherw' },
      ...{ GOPROXY: 'direct', GOSUMDB: 'off', GOTOOLCHAIN: 'local', GIT_ALLOW_PROTOCOL: 'file' },
      ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `url.file://${remote}.insteadOf` },
      GIT_CONFIG_VALUE_0: 'https://github.com/acme/svc',
    };
    writeFileSync(
      join(user, 'main.go'),
      `package main\n\nimport svc "${path}"\n\nfunc main() { _ = svc.New }\n`,
    );
    const inUser = (...args: string[]) => run(go, args, { cwd: user, env });
    await inUser('mod', 'init', 'example.org/user');
    await inUser('get', `${path}@v${version}`);
    await inUser('build', './...');
  }
  expect(readFileSync(join(checkout, 'packages/client-go/go.mod'), 'utf8')).toContain('example.com/svc');
});

/** Acts as PyPI for uploads, and as the index that pip reads. */
async function serveIndex(kept: string): Promise<{ url: string; server: Server }> {
  mkdirSync(kept);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.method === 'POST') {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const file = (await new Response(Buffer.concat(chunks), { headers }).formData()).get('content') as File;
      if (readdirSync(kept).includes(file.name)) return response.writeHead(400, 'File already exists').end();
      writeFileSync(join(kept, file.name), Buffer.from(await file.arrayBuffer()));
      return response.end();
    }
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    if (readdirSync(kept).includes(name)) return response.end(readFileSync(join(kept, name)));
    const links = readdirSync(kept).map((one) => `<a href="/files/${one}">${one}</a>`);
    return response.writeHead(200, { 'content-type': 'text/html' }).end(links.join('\n'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test.skipIf(!builds)(
  'the Python client is built, published once to an index, and installed from there',
  async () => {
    const { url, server } = await serveIndex(join(folder, 'index'));
    try {
      const upload = {
        ...{ PYTHON: python, TWINE_REPOSITORY_URL: `${url}/legacy/` },
        ...{ TWINE_USERNAME: 'release', TWINE_PASSWORD: 'only-for-this-test' },
      };
      await expect(publish('publish-python', { ...upload, GITHUB_REF_NAME: 'v99.0.0' })).rejects.toThrow(
        /not v/,
      );
      expect((await publish('publish-python', upload)).stdout).toMatch(/is published/);
      expect(readdirSync(join(folder, 'index')).sort()).toEqual([
        `svc_client-${version}-py3-none-any.whl`,
        `svc_client-${version}.tar.gz`,
      ]);
      const home = join(folder, 'venv');
      await run(python, ['-m', 'venv', '--system-site-packages', home]);
      const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--index-url', `${url}/simple/`];
      await run(join(home, 'bin/python'), [...pip, `svc-client==${version}`], {
        env: { PATH: process.env.PATH ?? '', PIP_CONFIG_FILE: '/dev/null' },
      });
      const use = 'import svc_client; print(svc_client.__version__, svc_client.__file__)';
      const { stdout } = await run(join(home, 'bin/python'), ['-c', use], { cwd: home });
      expect(stdout).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')} ${home}`));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
