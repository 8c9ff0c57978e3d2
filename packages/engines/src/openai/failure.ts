import { parseDuration } from '../wire/duration.ts';
import type { Dialect } from '../wire/exchange.ts';
import { asString, objectAt } from '../wire/json.ts';

const exhausted = new Set([
  'insufficient_quota',
  'credit_balance_exhausted',
  'organization_spend_limit_exceeded',
  'project_spend_limit_exceeded',
]);

export const dialect: Dialect = {
  vendor: 'OpenAI',
  // Azure's content filter answers so when it stops a prompt.
  isOutcome: (status, body) => status === 400 && objectAt(body, 'error')?.code === 'content_filter',
  readFailure({ status, body }) {
    const error = objectAt(body, 'error');
    const code = asString(error?.code) ?? asString(error?.type);
    const wait = /try again in ([\d.hms]+?)\.?(?:\s|$)/.exec(asString(error?.message) ?? '')?.[1];
    return {
      code,
      retryAfterMs: wait === undefined ? null : parseDuration(wait),
      ...(status === 429 && code !== null && exhausted.has(code) ? { kind: 'quota' } : {}),
    };
  },
};
