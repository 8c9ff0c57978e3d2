import type { Clock } from './type.ts';

/** Wall time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  timer: (milliseconds, due) => {
    const timer = setTimeout(due, milliseconds);
    return () => clearTimeout(timer);
  },
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const abort = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', abort, { once: true });
    }),
};
