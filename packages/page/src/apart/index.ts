import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { FetchedPage } from '../fetched-page.ts';
import type { PageReading } from '../read-page.ts';
import type { PageAnswer, PageOrder } from './order.ts';

/** The page could not be read: it took too long or too much memory, or the reader failed on it. */
export class PageUnreadable extends Error {
  override name = 'PageUnreadable';
}

/** Reads pages in threads of its own, so that a page made to be slow delays nobody. */
export interface PageReader {
  /** Like `readPage`. Throws TypeError for an invalid address, and PageUnreadable. */
  read: (source: string | FetchedPage, address?: string) => Promise<PageReading>;
  close: () => Promise<void>;
}

export interface PageReaderOptions {
  threads?: number;
  /** Milliseconds for one page, counted from when a thread starts to read it. */
  deadlineMs?: number;
  megabytes?: number;
  /** The thread's file, for tests. */
  entry?: URL;
}

interface Job extends PageOrder {
  resolve: (reading: PageReading) => void;
  reject: (error: Error) => void;
}

const idleMilliseconds = 30_000;

/** The thread's file stands beside the bundle, or among the sources in development. */
function threadFile(): URL {
  const bundled = new URL('./page-thread.js', import.meta.url);
  return existsSync(bundled) ? bundled : new URL('./thread.ts', import.meta.url);
}

/** Threads start with the first page and end when there has been none for a while. */
export function createPageReader(options: PageReaderOptions = {}): PageReader {
  const { threads = 2, deadlineMs = 10_000, megabytes = 256 } = options;
  const entry = options.entry ?? threadFile();
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const alive = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    worker.unref();
    // The listener stays: a thread may report an error after it has ended.
    worker.on('error', () => discard(worker));
    alive.add(worker);
    return worker;
  }

  function discard(worker: Worker): void {
    alive.delete(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    void worker.terminate();
  }

  function next(): void {
    if (waiting.length === 0 || (idle.length === 0 && alive.size >= threads)) return;
    const job = waiting.shift();
    if (!job) return;
    const free = idle.pop();
    run(free ?? start(), job, free === undefined);
  }

  function run(worker: Worker, job: Job, fresh: boolean): void {
    let deadline: NodeJS.Timeout | undefined;
    const begin = () => {
      deadline = setTimeout(
        () => fail(`The page took more than ${deadlineMs / 1_000} s to read. Give a simpler page.`),
        deadlineMs,
      );
    };
    const onError = () =>
      fail('The page takes more memory to read than any usual page. Give a simpler page.');
    const onExit = () => fail('The page could not be read.');
    const onMessage = (answer: PageAnswer) => {
      if ('reading' in answer) job.resolve(answer.reading);
      else job.reject(new PageUnreadable('The page could not be read.'));
      release();
      idle.push(worker);
      setTimeout(() => idle.includes(worker) && discard(worker), idleMilliseconds).unref();
      next();
    };
    const release = () => {
      clearTimeout(deadline);
      worker.off('online', begin).off('error', onError).off('exit', onExit).off('message', onMessage);
    };
    const fail = (message: string) => {
      job.reject(new PageUnreadable(message));
      release();
      discard(worker);
      next();
    };
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    // The time that a thread needs to start does not count against the page.
    if (fresh) worker.once('online', begin);
    else begin();
    worker.postMessage({ source: job.source, address: job.address } satisfies PageOrder);
  }

  return {
    async read(source, address) {
      const url = typeof source === 'string' ? address : source.url;
      if (!URL.canParse(url ?? '')) throw new TypeError('a page is read with its absolute address');
      return new Promise((resolve, reject) => {
        waiting.push({ source, address, resolve, reject });
        next();
      });
    },
    async close() {
      for (const job of waiting.splice(0)) job.reject(new PageUnreadable('The reader was closed.'));
      await Promise.all([...alive].map((worker) => worker.terminate()));
      alive.clear();
      idle.length = 0;
    },
  };
}
