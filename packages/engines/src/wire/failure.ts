import { EngineError, type EngineErrorDetail, type EngineErrorKind } from '../error.ts';
import { readRetryAfter } from './duration.ts';

/** Fields of a vendor's error body beyond the HTTP status. */
export interface FailureReading {
  kind?: EngineErrorKind | undefined;
  /** The vendor's code; shown to users when it looks like one. */
  code?: string | null | undefined;
  retryAfterMs?: number | null | undefined;
  retry?: boolean | undefined;
}

const sentences: Record<EngineErrorKind, string> = {
  auth: 'refused the credential',
  quota: 'has no credit or allowance left for this credential',
  rate: 'is limiting the rate of requests',
  overloaded: 'is overloaded or failing',
  invalid: 'refused the request',
  malformed: 'sent an answer that could not be read',
  timeout: 'did not answer in time',
  network: 'could not be reached',
  cancelled: 'was not asked',
};

function kindOf(status: number): EngineErrorKind {
  if (status === 401 || status === 403) return 'auth';
  if (status === 402) return 'quota';
  if (status === 429) return 'rate';
  if (status === 408 || status === 409 || status === 425 || status >= 500) return 'overloaded';
  return 'invalid';
}

/** The EngineError of an answer that failed. `x-should-retry` overrides every table. */
export function toFailure(failure: {
  vendor: string;
  status: number;
  headers: Record<string, string>;
  reading: FailureReading;
  requestId: string | null;
  now: number;
}): EngineError {
  const { vendor, status, headers, reading, requestId, now } = failure;
  const kind = reading.kind ?? kindOf(status);
  const code = presentable(reading.code);
  const wait = readRetryAfter(headers, now) ?? reading.retryAfterMs ?? null;
  const should = headers['x-should-retry'];
  const retry = should === 'true' ? true : should === 'false' ? false : reading.retry;
  const detail: EngineErrorDetail = { status };
  if (code !== null) detail.code = code;
  if (wait !== null) detail.retryAfterMs = wait;
  if (retry !== undefined) detail.retry = retry;
  if (requestId !== null) detail.requestId = requestId;
  const reference = code === null ? `HTTP ${status}` : `HTTP ${status}, ${code}`;
  return new EngineError(kind, `${vendor} ${sentences[kind]} (${reference})`, detail);
}

/**
 * The EngineError of a failure that a success over HTTP reports. It may have been billed.
 * @param code the vendor's word for it
 */
export function failedInside(
  vendor: string,
  kind: EngineErrorKind,
  code: string | null,
  requestId: string | null = null,
): EngineError {
  const shown = presentable(code);
  return new EngineError(kind, `${vendor} ${sentences[kind]}${shown === null ? '' : ` (${shown})`}`, {
    status: 200,
    maybeBilled: true,
    ...(shown === null ? {} : { code: shown }),
    ...(requestId === null ? {} : { requestId }),
  });
}

/** Some vendors put prose or parts of the request into the code; such codes are not repeated. */
function presentable(code: string | null | undefined): string | null {
  return code && /^[A-Za-z0-9][\w.-]{0,47}$/.test(code) ? code : null;
}
