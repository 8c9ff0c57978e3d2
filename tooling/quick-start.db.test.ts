import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '@svc/core/operations';
import { demoMarket } from '@svc/engines/sandbox';
import { type TestDatabase, testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../apps/api/src/app.ts';
import { listen } from '../apps/api/src/server.ts';
import { openCaller, requester } from '../apps/api/src/testing/world.ts';
import { type Stack, startStack } from '../apps/worker/src/test/stack.ts';

let clone: TestDatabase;
let stack: Stack;
let server: Server;
let api: string;
let key: string;
let closeApp: () => Promise<void>;
const folder = mkdtempSync(join(tmpdir(), 'svc-quick-start-'));
beforeAll(async () => {
  clone = await testDatabase();
  const brands = demoMarket.brands.map(({ name, aliases, domains: [domain = ''] }) => ({
    name,
    aliases,
    domain,
  }));
  stack = await startStack({ databaseUrl: clone.ownerUrl, emulator: { brands } });
  await stack.startWorker();
  const { app, close } = createApp({
    environment: stack.environment,
    operations,
    docs: { publicUrl: 'http://api.test' },
    validateResponses: true,
    ready: () => true,
  });
  closeApp = close;
  server = listen(
    {
      fetch: app.fetch,
      hostname: '127.0.0.1',
      port: 0,
      headersTimeoutMs: 15_000,
      bodyTimeoutMs: 30_000,
      connectionsPerAddress: 100,
    },
    () => {},
  );
  if (!server.listening) await once(server, 'listening');
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { context, environment } = stack;
  const request = requester(app, () => null);
  key = (await openCaller({ context, twin: context, environment }, request)).secret;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await closeApp();
  await stack.close();
  await clone.drop();
  rmSync(folder, { recursive: true });
});

const bash = async (script: string): Promise<string> =>
  (await promisify(execFile)('bash', ['-c', script], { cwd: folder, timeout: 100_000 })).stdout;

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The last of the JSON texts that a script writes one after the other. */
const lastAnswer = (output: string): Record<string, unknown> =>
  JSON.parse(output.slice(output.lastIndexOf('\n{"') + 1 || output.lastIndexOf('}{"') + 1));

test('the quick start of the docs runs as pasted, and ends with presence and its intervals', async () => {
  const page = await (await fetch(`${api}/docs`)).text();
  const script = unescaped(/<h2>With curl<\/h2>.*?<code>(.*?)<\/code>/s.exec(page)?.[1] ?? '');
  const output = await bash(script.replaceAll('http://api.test', api).replace('svc_test_…', key));
  const visibility = lastAnswer(output) as { presence: unknown[] };
  expect(JSON.stringify(visibility)).toContain('"market"');
  expect(JSON.stringify(visibility)).toContain('"ci"');
});

test('the commands of the README run as pasted, with the address and the key of .svc/dev.json', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const script = readme.match(/```sh\n(API=.*?)```/s)?.[1] ?? '';
  mkdirSync(join(folder, '.svc'));
  writeFileSync(join(folder, '.svc/dev.json'), JSON.stringify({ apiUrl: api, testApiKey: key }));
  const scan = lastAnswer(await bash(script)) as { id: string };
  expect(scan.id).toMatch(/^scn_/);
  expect((await stack.settle(scan.id)).status).toBe('completed');
});
