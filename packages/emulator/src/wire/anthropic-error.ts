import type { Failure, Fault } from '../fault/fault.ts';
import { retryHeaders } from './retry-headers.ts';
import type { LimitState, Reply } from './wire.ts';

type Entry = [status: number, type: string, message: string];

const ERRORS: Record<Failure, Entry> = {
  'bad-request': [400, 'invalid_request_error', 'messages: at least one message is required'],
  auth: [401, 'authentication_error', 'invalid x-api-key'],
  billing: [402, 'billing_error', 'Your credit balance is too low to access the API.'],
  forbidden: [
    403,
    'permission_error',
    'Your API key does not have permission to use the specified resource.',
  ],
  'not-found': [404, 'not_found_error', 'model not found'],
  rate: [429, 'rate_limit_error', 'This request would exceed your organization’s rate limit.'],
  quota: [429, 'rate_limit_error', 'Your organization has reached its spend limit.'],
  server: [500, 'api_error', 'Internal server error'],
  unavailable: [503, 'api_error', 'Service unavailable'],
  overloaded: [529, 'overloaded_error', 'Overloaded'],
  timeout: [504, 'timeout_error', 'Request timed out'],
};

/** An error body in Anthropic's form. */
export function anthropicError(
  status: number,
  type: string,
  message: string,
  id = 'none',
  details?: unknown,
): Reply {
  const error = { type, message, ...(details ? { details } : {}) };
  return {
    status,
    body: { type: 'error', error, request_id: `req_${id}` },
    headers: { 'request-id': `req_${id}` },
  };
}

export function anthropicFailure(
  failure: Failure,
  fault: Fault,
  context: { now: number; id: string },
): Reply {
  const [status, type, message] = ERRORS[failure];
  const details = failure === 'quota' ? { error_code: 'enforced_spend_limit_reached' } : undefined;
  const reply = anthropicError(status, type, message, context.id, details);
  const waits = failure === 'rate' || failure === 'overloaded' ? retryHeaders(fault, context.now) : {};
  const retryable = status === 429 ? failure === 'rate' : status >= 500;
  return { ...reply, headers: { ...reply.headers, ...waits, 'x-should-retry': String(retryable) } };
}

export function anthropicLimitHeaders(limit: LimitState, now: number): Record<string, string> {
  const reset = new Date(now + limit.fullAfter * 1000).toISOString();
  const headers: Record<string, string> = {};
  for (const [unit, factor] of [
    ['requests', 1],
    ['tokens', 10_000],
    ['input-tokens', 9_000],
    ['output-tokens', 1_000],
  ] as const) {
    headers[`anthropic-ratelimit-${unit}-limit`] = String(Math.floor(limit.perMinute * factor));
    headers[`anthropic-ratelimit-${unit}-remaining`] = String(Math.floor(limit.remaining * factor));
    headers[`anthropic-ratelimit-${unit}-reset`] = reset;
  }
  return headers;
}
