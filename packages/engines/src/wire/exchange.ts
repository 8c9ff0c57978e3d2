import type { AskContext, EngineRequest } from '../adapter.ts';
import { EngineError } from '../error.ts';
import { type FailureReading, toFailure } from './failure.ts';
import { parseJson } from './json.ts';

/** What is specific to one vendor's HTTP API. */
export interface Dialect {
  /** The vendor's name, for messages. */
  vendor: string;
  /** Reads an error body. Fields that are left out follow from the HTTP status. */
  readFailure?: (failure: { status: number; body: unknown; now: number }) => FailureReading;
  /** Reads a body that may be no JSON document; undefined: it cannot be read. */
  parse?: (text: string) => unknown;
  /** Error answers that are a measured outcome and are handed on like a success. */
  isOutcome?: (status: number, body: unknown) => boolean;
}

export interface Exchanged {
  status: number;
  body: unknown;
  /** The body as it came. */
  text: string;
  headers: Record<string, string>;
  requestId: string | null;
}

const requestIdHeaders = ['x-request-id', 'request-id', 'x-goog-request-id', 'cf-ray'];

/**
 * One exchange: sends, then gives the parsed body of a success. Throws EngineError for everything else; the
 * message names the vendor, the status, and the vendor's code, never the body, the URL, or the credential.
 */
export async function exchange(
  context: AskContext,
  request: EngineRequest,
  dialect: Dialect,
): Promise<Exchanged> {
  const response = await context.send(request);
  const { status, headers } = response;
  const requestId = findRequestId(headers);
  const body = (dialect.parse ?? parseJson)(response.text);
  const success = status >= 200 && status < 300;
  if (!success && !dialect.isOutcome?.(status, body)) {
    const now = context.now();
    const reading = dialect.readFailure?.({ status, body, now }) ?? {};
    throw toFailure({ vendor: dialect.vendor, status, headers, reading, requestId, now });
  }
  if (body === undefined && response.text.trim() !== '') throw unreadable(dialect.vendor, status, requestId);
  return { status, body, text: response.text, headers, requestId };
}

/** For a success whose body is not in the vendor's shape; it may have been billed. */
export function unreadable(vendor: string, status = 200, requestId: string | null = null): EngineError {
  return new EngineError('malformed', `${vendor} sent an answer that could not be read (HTTP ${status})`, {
    status,
    maybeBilled: true,
    ...(requestId === null ? {} : { requestId }),
  });
}

/** Joins the bodies of an answer that took one or more exchanges. */
export function joinBodies(bodies: readonly string[]): string {
  return bodies.length === 1 ? (bodies[0] ?? '') : `[${bodies.join(',')}]`;
}

function findRequestId(headers: Record<string, string>): string | null {
  for (const name of requestIdHeaders) {
    const value = headers[name];
    if (value) return value;
  }
  return null;
}

/** The adapter's or the credential's address, without a slash at the end. */
export function addressOf(context: AskContext, fallback: string): string {
  return (context.credential.baseUrl ?? fallback).replace(/\/{1,8}$/, '');
}
