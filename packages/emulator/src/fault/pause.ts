import type { ServerResponse } from 'node:http';

/** Waits; false as soon as the client is gone, so that abandoned calls leave no timers. */
export function pause(response: ServerResponse, milliseconds: number): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  if (milliseconds <= 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const gone = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      response.removeListener('close', gone);
      resolve(true);
    }, milliseconds);
    response.once('close', gone);
  });
}
