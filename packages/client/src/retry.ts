export interface RetryOptions {
  /** Further tries after the first; 2 by default. */
  retries?: number;
  /** The longest wait that the service may ask for, in milliseconds; 10 s by default. */
  longestWait?: number;
}

const passing = new Set([429, 502, 503, 504]);

/**
 * A fetch that tries again when the service is busy or unreachable. Reads and requests with an Idempotency-Key
 * only: a repeated one of those acts once.
 */
export function retryingFetch(
  fetch: (request: Request) => Promise<Response>,
  options: RetryOptions = {},
): (request: Request) => Promise<Response> {
  const { retries = 2, longestWait = 10_000 } = options;
  return async (request) => {
    const safe = request.method === 'GET' || request.headers.has('idempotency-key');
    for (let attempt = 0; ; attempt += 1) {
      const last = !safe || attempt >= retries;
      try {
        const response = await fetch(last ? request : request.clone());
        const wait = waitFor(response, attempt);
        if (last || !passing.has(response.status) || wait > longestWait) return response;
        await response.body?.cancel();
        await pause(wait, request.signal);
      } catch (error) {
        if (last || request.signal.aborted) throw error;
        await pause(backoff(attempt), request.signal);
      }
    }
  };
}

const backoff = (attempt: number): number => Math.random() * Math.min(8_000, 500 * 2 ** attempt);

function waitFor(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : backoff(attempt);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
