import { setImmediate } from 'node:timers/promises';

/** To be awaited between the pieces of long work: whoever else waits has their turn every few milliseconds. */
export function createPause(milliseconds = 10): () => Promise<void> | undefined {
  let since = performance.now();
  return () =>
    performance.now() - since < milliseconds
      ? undefined
      : setImmediate().then(() => {
          since = performance.now();
        });
}
