import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { testDatabase } from '@svc/testing';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../apps/api/src/app.ts';
import { listen } from '../../apps/api/src/server.ts';
import { openBrowser, patience, violations } from './browser.ts';
import { hasBrowser } from './chromium.ts';

const handle = await testDatabase();
const parent = await mkdtemp(join(tmpdir(), 'svc-console-'));
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  await handle.drop();
  await rm(parent, { recursive: true });
});

function app(consoleFolder: string, consoleComesLater: boolean) {
  const made = createApp({
    environment: testEnvironment(handle.database),
    operations,
    docs: { publicUrl: 'http://localhost' },
    consoleFolder,
    consoleComesLater,
    validateResponses: true,
    ready: () => true,
  });
  closing.push(made.close);
  return made.app;
}

/** Appears at once with all its files, as `npm start` lets it appear. */
async function build(folder: string, html: string): Promise<void> {
  const built = await mkdtemp(join(parent, 'built-'));
  await writeFile(join(built, 'index.html'), html);
  await rename(built, folder);
}

/** Serves it on a port, until the test has ended. */
async function serve({ fetch }: ReturnType<typeof app>): Promise<string> {
  const limits = { headersTimeoutMs: 15_000, bodyTimeoutMs: 30_000, connectionsPerAddress: 100 };
  const server = listen({ fetch, hostname: '127.0.0.1', port: 0, ...limits }, () => {});
  if (!server.listening) await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('where the console comes later, its page says so until it is built', async () => {
  const folder = join(parent, 'later');
  const console = app(folder, true);
  const page = await console.request('http://localhost/app/projects');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('The console is being built');
  expect((await console.request('http://localhost/app/assets/index.js')).status).toBe(404);
  await build(folder, '<title>Console</title>');
  const answer = await console.request('http://localhost/app/projects');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Console');
});

test.skipIf(!hasBrowser())(
  'a browser opens it by itself once it is built, with the token of its address',
  async () => {
    const folder = join(parent, 'opened');
    const url = await serve(app(folder, true));
    const browser = await openBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(`${url}/app/sign-in?mode=test#token`);
    await page.getByRole('heading', { name: 'The console is being built' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await build(folder, '<title>Console</title><h1>Here</h1>');
    await page.getByRole('heading', { name: 'Here' }).waitFor();
    expect(page.url()).toBe(`${url}/app/sign-in?mode=test#token`);
  },
);

test('elsewhere a folder without a console is refused at the start', () => {
  expect(() => app(join(parent, 'none'), false)).toThrow();
});
