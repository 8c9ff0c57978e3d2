import { parentPort } from 'node:worker_threads';
import { readPage } from '../read-page.ts';
import type { PageAnswer, PageOrder } from './order.ts';

/** Reads one page at a time, away from the thread that serves everybody. */
parentPort?.on('message', ({ source, address }: PageOrder) => {
  parentPort?.postMessage(answer(source, address));
});

function answer(source: PageOrder['source'], address: PageOrder['address']): PageAnswer {
  try {
    return { reading: readPage(source, address) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
