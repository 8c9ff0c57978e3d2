import { setImmediate } from 'node:timers/promises';
import type { Steps } from '@svc/scoring';

/** One piece of long work for each turn of the event loop, whoever asked: several in one turn would block for long again. */
let turns: Promise<void> = Promise.resolve();

/** Await it before each piece of long work, so that other requests get a turn every few milliseconds. */
export function createPause(milliseconds = 10): () => Promise<void> | undefined {
  let since = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - since < milliseconds) return;
    turns = turns.then(() => setImmediate());
    return turns.then(() => {
      since = performance.now();
    });
  };
}

/** Does long work in pieces, with pauses. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  const pause = createPause();
  for (;;) {
    const paused = pause();
    if (paused) await paused;
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Makes something of each item, with pauses. */
export async function mapInTurns<T, U>(items: readonly T[], make: (item: T) => U): Promise<U[]> {
  const pause = createPause();
  const made: U[] = [];
  for (const item of items) {
    const paused = pause();
    if (paused) await paused;
    made.push(make(item));
  }
  return made;
}

/** Waits for all, also where one fails, and throws what the first threw: a transaction must not end while its statements go on. */
export async function allOf<const T extends readonly Promise<unknown>[]>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const all = Promise.all(work);
  // It is told below, when the others have ended.
  all.catch(() => {});
  await Promise.allSettled(work);
  return all;
}
