import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { testEnvironment } from '@svc/core/environment/testing';
import { operations } from '@svc/core/operations';
import { testDatabase } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';

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
    docs: { publicUrl: 'http://api.test' },
    consoleFolder,
    consoleComesLater,
    validateResponses: true,
    allowedHosts: ['api.test'],
    ready: () => true,
  });
  closing.push(made.close);
  return made.app;
}

test('where the console comes later, a page waits until it is built', async () => {
  const folder = join(parent, 'later');
  const built = join(parent, 'built');
  const page = app(folder, true).request('http://api.test/app');
  expect(await Promise.race([page, delay(300, 'waits')])).toBe('waits');
  await mkdir(built);
  await writeFile(join(built, 'index.html'), '<title>Console</title>');
  await rename(built, folder);
  const answer = await page;
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Console');
});

test('elsewhere a folder without a console is refused at the start', () => {
  expect(() => app(join(parent, 'none'), false)).toThrow();
});
