export interface RetryOptions {
  /** Further tries after the first; 2 by default. */
  retries?: number;
  /** The longest wait that the service may ask for, in milliseconds; 10 s by default. */
  longestWait?: number;
  /** How long one try may take, in milliseconds; 60 s by default; Infinity: your signals end it. Streams go on as long as they are alive. */
  timeout?: number;
}

const passing = new Set([429, 502, 503, 504]);

/** Another try of this write still runs: its answer comes to whoever asks again. No other conflict says when. */
const stillRuns = ({ status, headers }: Response): boolean => status === 409 && headers.has('retry-after');

/**
 * A fetch that tries again when the service is busy or unreachable. Reads and requests with an Idempotency-Key
 * only: a repeated one of those acts once, and where a try still runs, its answer is waited for as long as a try may take.
 */
export function retryingFetch(
  fetch: (request: Request) => Promise<Response>,
  options: RetryOptions = {},
): (request: Request) => Promise<Response> {
  const { retries = 2, longestWait = 10_000, timeout = 60_000 } = options;
  return async (request) => {
    const safe = request.method === 'GET' || request.headers.has('idempotency-key');
    let runsUntil: number | null = null;
    for (let attempt = 0; ; ) {
      const last = !safe || attempt >= retries;
      try {
        const response = await inTime(
          fetch,
          !safe || request.body === null ? request : request.clone(),
          timeout,
        );
        const wait = waitFor(response, attempt);
        const runs = safe && stillRuns(response);
        if (runs) runsUntil ??= Date.now() + timeout;
        const again = runs ? Date.now() < (runsUntil ?? 0) : !last && passing.has(response.status);
        if (!again || wait > longestWait) return response;
        await response.body?.cancel();
        await pause(wait, request.signal);
        if (!runs) attempt += 1;
      } catch (error) {
        if (last || request.signal.aborted) throw error;
        await pause(backoff(attempt), request.signal);
        attempt += 1;
      }
    }
  };
}

/** Aborts a try that takes too long. Once a stream has begun, whoever reads it minds the time. */
async function inTime(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
  timeout: number,
): Promise<Response> {
  // Whoever calls minds the time.
  if (timeout === Number.POSITIVE_INFINITY) return fetch(request);
  const late = new AbortController();
  const timer: unknown = setTimeout(
    () => late.abort(new DOMException(`no answer within ${timeout} ms`, 'TimeoutError')),
    timeout,
  );
  // Node would wait for the timer before it ends; browsers have numbers here.
  if (typeof timer === 'object') (timer as { unref?: () => void }).unref?.();
  const signal = AbortSignal.any([request.signal, late.signal]);
  try {
    const response = await fetch(new Request(request, { signal }));
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) clearTimeout(timer as number);
    return response;
  } catch (error) {
    clearTimeout(timer as number);
    throw error;
  }
}

const backoff = (attempt: number): number => Math.random() * Math.min(8_000, 500 * 2 ** attempt);

function waitFor(response: Response, attempt: number): number {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : backoff(attempt);
}

export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
