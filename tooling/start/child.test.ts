import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChild } from './child.ts';
import { openLog } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'svc-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (script: string, log = openLog('child', { folder, show: false })) =>
  startChild('child', ['-e', script], {
    root: import.meta.dirname,
    environment: process.env,
    log,
    onExit: () => {},
    ready: null,
  });

test('a child that logs nothing is ready when it says so', async () => {
  const child = start("setInterval(() => {}, 1000); process.send('ready')");
  await child.ready;
  await child.stop();
});

test('a child that ends before it is ready is not waited for', async () => {
  await expect(start('process.exit(3)').ready).rejects.toThrow('child ended before it was ready');
});

test('what a child says goes into its log, and the one before is kept beside it', async () => {
  const log = openLog('speaker', { folder, show: false });
  const fine = '{"level":30,"msg":"fine"}';
  const child = start(`console.log('${fine}'); console.error('bad setting')`, log);
  await expect(child.ready).rejects.toThrow();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  // The two come through pipes of their own, in either order.
  await expect.poll(() => read('speaker.log').trim().split('\n').toSorted()).toEqual(['bad setting', fine]);
  expect(log.last()).toEqual(['speaker bad setting']);
  openLog('speaker', { folder, show: false }).line('next');
  await expect.poll(() => read('speaker.log')).toBe('next\n');
  expect(read('speaker.previous.log')).toContain('bad setting');
});

test('a log takes a bounded part of the disk', async () => {
  const log = openLog('talker', { folder, show: false, mostBytes: 1_000 });
  for (let line = 0; line < 500; line += 1) log.line('x'.repeat(99));
  const files = () => readdirSync(folder).filter((name) => name.startsWith('talker'));
  await expect.poll(files).toEqual(['talker.log', 'talker.previous.log']);
  const sizes = () => files().map((file) => readFileSync(join(folder, file)).length);
  await expect.poll(() => Math.max(...sizes())).toBeLessThan(1_500);
});
