import type { Failure, Fault } from '../fault/fault.ts';
import { goDuration, retryHeaders } from './retry-headers.ts';
import type { LimitState, Reply } from './wire.ts';

type Entry = [status: number, type: string, code: string | null, message: string];

const ERRORS: Record<Failure, Entry> = {
  'bad-request': [400, 'invalid_request_error', 'invalid_prompt', 'Invalid prompt.'],
  auth: [401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'],
  billing: [429, 'insufficient_quota', 'credit_balance_exhausted', 'Your credit balance is exhausted.'],
  forbidden: [
    403,
    'request_forbidden',
    'unsupported_country_region_territory',
    'Country, region, or territory not supported',
  ],
  'not-found': [
    404,
    'invalid_request_error',
    'model_not_found',
    'The model does not exist or you do not have access to it.',
  ],
  rate: [
    429,
    'requests',
    'rate_limit_exceeded',
    'Rate limit reached on requests per min (RPM). Please try again later.',
  ],
  quota: [
    429,
    'insufficient_quota',
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  server: [
    500,
    'server_error',
    null,
    'The server had an error while processing your request. Sorry about that!',
  ],
  unavailable: [503, 'server_error', null, 'The engine is currently overloaded, please try again later.'],
  overloaded: [503, 'server_error', 'slow_down', 'Slow down: your request rate rose too quickly.'],
  timeout: [504, 'server_error', null, 'Gateway timeout.'],
};

/** An error body in OpenAI's form. */
export function openAiError(
  status: number,
  type: string,
  code: string | null,
  message: string,
  param: string | null = null,
): Reply {
  return { status, body: { error: { message, type, param, code } } };
}

export function openAiFailure(failure: Failure, fault: Fault, context: { now: number; id: string }): Reply {
  const [status, type, code, message] = ERRORS[failure];
  const headers = {
    'x-request-id': `req_${context.id}`,
    ...(failure === 'rate' || failure === 'overloaded' ? retryHeaders(fault, context.now) : {}),
  };
  return { ...openAiError(status, type, code, message), headers };
}

export function openAiLimitHeaders(limit: LimitState): Record<string, string> {
  const tokens = limit.perMinute * 10_000;
  return {
    'x-ratelimit-limit-requests': String(Math.floor(limit.perMinute)),
    'x-ratelimit-remaining-requests': String(Math.floor(limit.remaining)),
    'x-ratelimit-reset-requests': goDuration(limit.fullAfter),
    'x-ratelimit-limit-tokens': String(Math.floor(tokens)),
    'x-ratelimit-remaining-tokens': String(Math.floor((tokens * limit.remaining) / limit.perMinute)),
    'x-ratelimit-reset-tokens': goDuration(limit.fullAfter),
  };
}
