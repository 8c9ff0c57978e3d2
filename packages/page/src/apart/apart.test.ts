import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createPageReader, PageUnreadable, readPage } from '../index.ts';

const software = readFileSync(new URL('../fixtures/software.html', import.meta.url), 'utf8');
const url = 'https://www.rotamill.example/';
const slow = new URL(
  `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ source }) => {
      if (source === 'endless') for (;;);
      if (source === 'greedy') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
      parentPort.postMessage({ reading: source });
    });`)}`,
);
const readers = [
  createPageReader(),
  createPageReader({ threads: 2, deadlineMs: 1_000, megabytes: 40, entry: slow }),
];
const [reader, faulty] = readers;
afterAll(() => Promise.all(readers.map((one) => one.close())));

test('reads in another thread what it would read in this one', async () => {
  expect(await reader?.read(software, url)).toEqual(readPage(software, url));
  await expect(reader?.read(software, 'no address')).rejects.toThrow(TypeError);
});

test('a page without end is given up, and those behind it are read', async () => {
  const orders = ['endless', 'one', 'endless', 'greedy', 'two', 'three'];
  const ends = await Promise.allSettled(orders.map((order) => faulty?.read(order, url)));
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.constructor))).toEqual([
    PageUnreadable,
    'one',
    PageUnreadable,
    PageUnreadable,
    'two',
    'three',
  ]);
});

test('this thread goes on meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  await faulty?.read('endless', url).catch(() => {});
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});
