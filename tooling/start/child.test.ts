import { expect, test } from 'vitest';
import { startChild } from './child.ts';

const start = (script: string) =>
  startChild('child', ['-e', script], {
    root: import.meta.dirname,
    environment: process.env,
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
