import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appLogin, queueLogin } from '@svc/db/login';
import { emptyDatabase, freePort } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTenant } from '../fleet/tenant.ts';
import { buildImage, type Image } from './dockerfile.ts';

const run = promisify(execFile);
const names = ['api', 'worker', 'cli', 'mcp', 'emulator'] as const;
const images: Partial<Record<(typeof names)[number], Image>> = {};
let folder: string;
let database: Awaited<ReturnType<typeof emptyDatabase>>;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'svc-images-'));
  database = await emptyDatabase();
  const done = new Set<string>();
  for (const name of names) images[name] = await buildImage(name, folder, done);
});
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The image's own command and settings; `more` changes single words of the command. */
function programOf(name: (typeof names)[number], more: Record<string, string> = {}, words: string[] = []) {
  const image = images[name];
  if (!image) throw new Error(`${name} was not built`);
  const [, ...args] = [...image.command, ...words].map((word) => more[word] ?? word);
  const env = { PATH: process.env.PATH, HOME: folder, ...image.environment, ...more };
  return { args, options: { cwd: image.folder, env } };
}

async function start(name: (typeof names)[number], more: Record<string, string>): Promise<() => string> {
  const { args, options } = programOf(name, more);
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  started.push(child);
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (words += text));
  child.on('exit', (code) => (words += `\n${name} ended with ${code}`));
  return () => words;
}

test('each image is built as its Dockerfile says, and together they run a scan', async () => {
  const { ownerUrl } = database;
  const svc = async (...words: string[]) => {
    const { args, options } = programOf('cli', { '--help': words[0] ?? '' }, words.slice(1));
    return run(process.execPath, args, { ...options, env: { ...options.env, DATABASE_URL: ownerUrl } });
  };
  await svc('migrate');
  const [apiPort, mcpPort, emulatorPort] = [
    await freePort(61_000 + (process.pid % 300)),
    await freePort(61_600 + (process.pid % 300)),
    await freePort(62_200 + (process.pid % 300)),
  ];
  const settings = {
    DATABASE_URL: await appLogin(ownerUrl),
    QUEUE_DATABASE_URL: await queueLogin(ownerUrl),
    SVC_EMULATOR_URL: `http://127.0.0.1:${emulatorPort}`,
    SVC_OBJECTS_FOLDER: join(folder, 'objects'),
  };
  const url = `http://127.0.0.1:${apiPort}`;
  const logs = [
    await start('emulator', { '0.0.0.0': '127.0.0.1', '8790': String(emulatorPort) }),
    await start('api', { ...settings, HOST: '127.0.0.1', PORT: String(apiPort), PUBLIC_URL: url }),
    await start('worker', settings),
    await start('mcp', { SVC_API_URL: url, MCP_HTTP_HOST: '127.0.0.1', MCP_HTTP_PORT: String(mcpPort) }),
  ];
  const told = () => logs.map((log) => log()).join('\n');
  for (const name of ['api', 'worker'] as const) {
    const shipped = await readdir(join(images[name]?.folder ?? '', 'dist'));
    // What names the sources in stacks, and the maps that it reads.
    expect(shipped).toContain('stack.js');
    expect(shipped).toContain(`${shipped.find((file) => /^start-.*\.js$/.test(file))}.map`);
  }
  for (const ready of [
    `${url}/readyz`,
    `${settings.SVC_EMULATOR_URL}/__stats`,
    `http://127.0.0.1:${mcpPort}/healthz`,
  ])
    await expect
      .poll(async () => (await fetch(ready).catch(() => null))?.ok, { timeout: 300_000 })
      .toBe(true)
      .catch((cause: Error) => {
        throw new Error(`${ready} did not answer:\n${told()}`, { cause });
      });

  const tenant = await openTenant(url, ownerUrl);
  const projectId = await tenant.project({ engines: ['openai', 'anthropic'], prompts: 3, samplesK: 2 });
  const { body } = await tenant.call('POST', '/v1/scans', { projectId });
  const { status, progress } = await tenant.settle(body.id);
  expect({ status, recorded: progress.recorded }, told()).toEqual({ status: 'completed', recorded: 12 });

  // The console came along, and the tools reach the API.
  const page = await fetch(`${url}/app`);
  expect(await page.text()).toContain('<title>');
  const { args, options } = programOf('mcp', { '--http': 'doctor' });
  const env = { ...options.env, MCP_HTTP_HOST: '127.0.0.1', SVC_API_URL: url, SVC_API_KEY: tenant.secret };
  expect((await run(process.execPath, args, { ...options, env })).stdout).not.toContain('FAIL');
  expect((await svc('doctor').catch(({ stdout }) => ({ stdout }))).stdout).toContain('database');
  expect(told()).not.toMatch(/ended with [^0]/);
});
