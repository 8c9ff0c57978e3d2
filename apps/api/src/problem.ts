import { type ErrorCode, errorCatalogue, type FieldError, ServiceError } from '@svc/core/kernel';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The request id. */
  instance: string;
  code: ErrorCode;
  errors?: readonly FieldError[];
}

/** RFC 9457. Unknown errors never show their text. */
export function toProblem(error: unknown, requestId: string, docsUrl: string): Problem {
  const known = asServiceError(error);
  const { status, title } = errorCatalogue[known.code];
  return {
    type: `${docsUrl}#error-${known.code}`,
    title,
    status,
    detail: known.message,
    instance: requestId,
    code: known.code,
    ...(known.extra.errors && { errors: known.extra.errors }),
    ...known.extra.extensions,
  };
}

export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 415)
      return new ServiceError('unsupported_media_type', 'Send the body as application/json.');
    if (error.status === 413) return new ServiceError('payload_too_large', error.message);
    return new ServiceError('malformed', error.message || 'The request could not be read.');
  }
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
    ...more,
  };
  // What is left of the body is not waited for.
  if (problem.status === 413) headers.connection = 'close';
  if (problem.status === 401) headers['www-authenticate'] = 'Bearer realm="svc"';
  const retryAfter = error instanceof ServiceError ? error.extra.retryAfter : undefined;
  if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

/** What an answer repeats of a request: enough to find the mistake in it, and no more. */
const mostErrors = 20;
const mostCharacters = 200;

/** Says what is wrong, where, what was expected and what came. */
export function validationError(error: z.ZodError, input: unknown): ServiceError {
  const unknownKeysOnly = error.issues.every((issue) => issue.code === 'unrecognized_keys');
  const errors = error.issues
    .slice(0, mostErrors)
    .flatMap((issue) => fieldErrors(issue, input))
    .slice(0, mostErrors);
  const first = errors[0];
  return new ServiceError(
    unknownKeysOnly ? 'malformed' : 'validation_failed',
    first ? `${first.path || 'The request'}: ${first.expected}.` : 'The request is not valid.',
    { errors },
  );
}

function fieldErrors(issue: z.core.$ZodIssue, input: unknown): FieldError[] {
  const path = pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, mostErrors).map((key) => ({
      path: cut(path ? `${path}.${key}` : key),
      expected: 'no such key',
      received: cut(key),
    }));
  }
  const received = issue.path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
  const allowed = issue.code === 'invalid_value' ? issue.values : undefined;
  return [
    {
      path: cut(path),
      expected: issue.message,
      ...(received !== undefined && !tellsSecret(issue.path, received) && { received: echo(received) }),
      ...(allowed && { allowed }),
    },
  ];
}

const cut = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters)}…`;

/** Short values as they are, of longer ones what they are. */
function echo(value: unknown): unknown {
  if (typeof value === 'string') return cut(value);
  if (typeof value !== 'object' || value === null || room(value, mostCharacters, 4) >= 0) return value;
  return Array.isArray(value)
    ? `an array of ${value.length}`
    : `an object with ${Object.keys(value).length} keys`;
}

/** How many of `characters` are left beside the value; negative when it is too long or too deep. */
function room(value: unknown, characters: number, depth: number): number {
  if (typeof value === 'string') return characters - value.length;
  if (typeof value !== 'object' || value === null) return characters - 8;
  if (depth === 0) return -1;
  let left = characters;
  for (const [key, item] of Object.entries(value)) {
    left = room(item, left - key.length, depth - 1);
    if (left < 0) break;
  }
  return left;
}

/** A secret that was refused may be right elsewhere: neither it nor what holds it is repeated. */
function tellsSecret(path: readonly PropertyKey[], received: unknown, depth = 6): boolean {
  if (path.includes('secret')) return true;
  if (typeof received !== 'object' || received === null) return false;
  if (depth === 0) return true;
  return Object.entries(received).some(([key, inner]) => tellsSecret([key], inner, depth - 1));
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
