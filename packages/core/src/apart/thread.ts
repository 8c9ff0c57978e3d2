import { parentPort } from 'node:worker_threads';
import { Refused } from '../upload/index.ts';
import type { Order, Outcome } from './message.ts';
import { tasks } from './task.ts';

const known = new Map<string, (order: never) => unknown>(Object.entries(tasks));

/** Does one task at a time, away from the thread that serves everybody. */
parentPort?.on('message', async ({ task, order }: Order) => {
  parentPort?.postMessage(await outcome(task, order));
});

async function outcome(task: string, order: unknown): Promise<Outcome> {
  try {
    return { answer: await known.get(task)?.(order as never) };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
