import { readFileSync } from 'node:fs';
import { readPage } from '@svc/page';
import { afterAll, expect, test } from 'vitest';
import { createApart, NotRead } from './index.ts';

const fixture = new URL('../../../page/src/fixtures/software.html', import.meta.url);
const software = readFileSync(fixture, 'utf8');
const url = 'https://www.rotamill.example/';
const slow = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ order: { source } }) => {
      if (source === 'endless') for (;;);
      if (source === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
      parentPort.postMessage({ answer: source });
    });`)}`,
);
// The thread reads the sources of the reader first, which takes a busy machine many seconds.
const apart = createApart({ deadlineMs: 200_000 });
const faulty = createApart({ threads: 2, deadlineMs: 2_000, megabytes: 40, entry: slow });
const single = createApart({ threads: 1, deadlineMs: 60_000, entry: slow });
afterAll(() => Promise.all([apart, faulty, single].map((one) => one.close())));

const ask = (source: string, of?: string, pool = faulty) =>
  pool.run('readPage', { source, address: url }, of);

test('gives in another thread what it would give in this one', async () => {
  const read = await apart.run('readPage', { source: software, address: url });
  expect(read).toEqual(readPage(software, url));
  await expect(apart.run('readImport', { format: 'json', content: '{' })).rejects.toMatchObject({
    refusal: { code: 'validation_failed', expected: expect.stringContaining('text') },
  });
});

test('a task without end is given up, and those behind it are done', async () => {
  const orders = ['endless', 'one', 'endless', 'greedy', 'two', 'three'];
  const ends = await Promise.allSettled(orders.map((order) => ask(order)));
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.constructor))).toEqual([
    NotRead,
    'one',
    NotRead,
    NotRead,
    'two',
    'three',
  ]);
});

test('this thread goes on meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await ask('endless').catch(() => {});
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

test('who sends many waits for others who send one', async () => {
  const order: string[] = [];
  const send = async (of: string) => {
    await ask('page', of, single);
    order.push(of);
  };
  await Promise.all([send('many'), send('many'), send('many'), send('many'), send('few')]);
  expect(order).toEqual(['many', 'few', 'many', 'many', 'many']);
});
