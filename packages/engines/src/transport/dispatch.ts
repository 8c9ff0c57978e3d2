import type { Dispatcher } from 'undici';

export interface RawResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * One exchange with its body in memory. A bare handler: the stream that `undici.request` builds around every
 * answer costs a quarter of the CPU of a call. Rejects with undici's error, or with the signal's reason.
 */
export function dispatch(
  agent: Dispatcher,
  request: { url: URL; method: string; headers: Record<string, string>; body: string | null },
  signal: AbortSignal,
): Promise<RawResponse> {
  const { url, method, headers, body } = request;
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | null = null;
    let status = 0;
    let received: RawResponse['headers'] = {};
    const chunks: Buffer[] = [];
    const abort = () => {
      controller?.abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    const options = { origin: url.origin, path: url.pathname + url.search, headers, body };
    agent.dispatch(
      { ...options, method: method as Dispatcher.HttpMethod },
      {
        onRequestStart(started) {
          controller = started;
          if (signal.aborted) started.abort(signal.reason);
        },
        onResponseStart(_controller, statusCode, responseHeaders) {
          status = statusCode;
          received = responseHeaders;
        },
        onResponseData(_controller, chunk) {
          chunks.push(chunk);
        },
        onResponseEnd() {
          signal.removeEventListener('abort', abort);
          const [only] = chunks;
          resolve({
            status,
            headers: received,
            body: only && chunks.length === 1 ? only : Buffer.concat(chunks),
          });
        },
        onResponseError(_controller, error) {
          signal.removeEventListener('abort', abort);
          reject(error);
        },
      },
    );
  });
}
