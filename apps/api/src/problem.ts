import { type ErrorCode, errorCatalogue } from '@svc/contract/kernel';
import { type FieldError, isTransient, ServiceError } from '@svc/core/kernel';
import { HTTPException } from 'hono/http-exception';
import { dataPolicy } from './middleware/page-policy.ts';

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The request id. */
  instance: string;
  code: ErrorCode;
  /** The end of `detail` that names a call of the API. */
  next?: string;
  errors?: readonly FieldError[];
}

/** RFC 9457. Unknown errors never show their text. */
export function toProblem(error: unknown, requestId: string, docsUrl: string): Problem {
  const known = asServiceError(error);
  const { status, title } = errorCatalogue[known.code];
  return {
    type: `${docsUrl}/errors/${known.code}`,
    title,
    status,
    detail: known.message,
    instance: requestId,
    code: known.code,
    ...(known.extra.next !== undefined && { next: known.extra.next }),
    ...(known.extra.errors && { errors: known.extra.errors }),
    ...known.extra.extensions,
  };
}

export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isTransient(error))
    return new ServiceError(
      'overloaded',
      'The database cannot be reached at the moment. Try again in a few seconds.',
      { retryAfter: 5 },
    );
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 415)
      return new ServiceError('unsupported_media_type', 'Send the body as application/json.');
    if (error.status === 413) return new ServiceError('payload_too_large', error.message);
    return new ServiceError('malformed', error.message || 'The request could not be read.');
  }
  if (isNoDate(error))
    return new ServiceError(
      'validation_failed',
      'A date in the request is out of range. Give one between the years 1 and 9999.',
    );
  if (clashes(error))
    return new ServiceError(
      'conflict',
      'Another request changed this at the same moment. Read it again and repeat.',
    );
  return new ServiceError(
    'internal',
    'Something went wrong on our side. Quote the instance when you report it.',
  );
}

/** Postgres: unique or foreign key broken, could not serialise, deadlock. Writers that met, and no fault of ours. */
const clashCodes = new Set(['23505', '23503', '40001', '40P01']);

/** Postgres: no date, or one that it cannot hold; and what JavaScript says of such a time. */
const isNoDate = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && /^2200[78]$/.test(String(error.code))) ||
    (error instanceof RangeError && error.message === 'Invalid time value'));

export const clashes = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && clashCodes.has(String(error.code));

export function problemResponse(
  error: unknown,
  requestId: string,
  docsUrl: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const problem = toProblem(error, requestId, docsUrl);
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-security-policy': dataPolicy,
    ...more,
  };
  // The rest of the body is not read.
  if (problem.status === 413) headers.connection = 'close';
  if (problem.status === 401) headers['www-authenticate'] ??= 'Bearer realm="svc"';
  const retryAfter = error instanceof ServiceError ? error.extra.retryAfter : undefined;
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
