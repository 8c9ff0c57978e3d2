import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@svc/testing/embedded';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder: string;
let running: ChildProcess | null = null;

// What a newcomer has after `git clone`; the first start installs.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-start-'));
  // As root, Postgres runs as a user of its own.
  await chmod(folder, 0o755);
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', listing, { cwd: root, maxBuffer: 64e6 });
  for (const file of stdout.trim().split('\n'))
    await cp(join(root, file), join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      // Deleted, and not committed yet.
      if (error.code !== 'ENOENT') throw error;
    });
});
afterEach(() => stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start() {
  const port = await freePort(18_787);
  const environment = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) };
  const child = spawn('npm', ['start'], { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return {
    /** Waits for words in the output, and returns all of it. */
    async says(words: string): Promise<string> {
      while (!said.includes(words)) {
        if (child.exitCode !== null) throw new Error(`it ended:\n${said}`);
        await setTimeout(50);
      }
      return said;
    },
  };
}

async function stop(): Promise<void> {
  const child = running;
  running = null;
  if (child === null || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

interface DevFile {
  apiUrl: string;
  testApiKey: string;
  sample: { projectId: string; apiKey: string };
}
const devFile = async (): Promise<DevFile> =>
  JSON.parse(await readFile(join(folder, '.svc/dev.json'), 'utf8'));

test('one command brings all of it: a scan, the tools, the sample, the console; again it is all still there', async () => {
  const first = await start();
  const link = /http:\S+\/app\/sign-in\S+/.exec(await first.says('Ctrl-C drains'))?.[0] ?? '';
  const { apiUrl, testApiKey } = await devFile();
  const call = async (method: string, path: string, key: string, sent?: object) => {
    const response = await fetch(`${apiUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    const body = (await response.json()) as Record<string, unknown>;
    expect(response.ok, JSON.stringify(body)).toBe(true);
    return body;
  };
  const project = await call('POST', '/v1/projects', testApiKey, { name: 'Tenonly', engines: ['openai'] });
  const sets = `/v1/projects/${project.id}/prompt-sets`;
  const set = await call('POST', `${sets}/drafts`, testApiKey, { name: 'Questions' });
  await call('POST', `${sets}/${set.id}/prompts/bulk`, testApiKey, {
    prompts: [{ text: 'Which till suits a small bakery?' }],
  });
  await call('POST', `${sets}/${set.id}/activate`, testApiKey, {});
  const scan = await call('POST', '/v1/scans', testApiKey, { projectId: project.id });
  await vi.waitFor(
    async () => {
      expect(await call('GET', `/v1/scans/${scan.id}`, testApiKey)).toMatchObject({ status: 'completed' });
    },
    { timeout: 120_000, interval: 200 },
  );
  const tools = ['apps/mcp/dist/cli.js', 'tools', 'list'];
  expect((await promisify(execFile)(process.execPath, tools, { cwd: folder })).stdout).toMatch(
    /of \d+ tools/,
  );

  // As the page that says so asks: until the console is built.
  await vi.waitFor(async () => expect((await fetch(link.replace(/#.*/, ''))).status).toBe(200), {
    timeout: 300_000,
    interval: 500,
  });
  await first.says('The sample: an invented brand');
  const read = ({ sample }: DevFile) =>
    call('GET', `/v1/projects/${sample.projectId}/visibility`, sample.apiKey);
  const before = await read(await devFile());
  expect(before).toMatchObject({ status: 'measured' });
  await stop();

  const second = await start();
  const all = await second.says('Ctrl-C drains');
  expect(all).not.toMatch(/installing|migrated|storing/);
  expect(all).toContain('The sample: an invented brand');
  expect(await read(await devFile())).toEqual(before);
});

test('a start that ends while the sample is stored is followed by one that stores it', async () => {
  await rm(join(folder, '.svc'), { recursive: true, force: true });
  const first = await start();
  await first.says('storing the sample');
  await stop();
  expect((await devFile()).sample).toBeNull();
  const second = await start();
  expect(await second.says('The sample: an invented brand')).toContain('storing the sample');
  expect((await devFile()).sample.projectId).toMatch(/^prj_/);
});
