import type { EngineAnswer } from '../answer.ts';
import type { Dialect, Exchanged } from '../wire/exchange.ts';
import { asString, objectAt, stringsOf } from '../wire/json.ts';
import { unknownUsage } from '../wire/outcome.ts';

export const dialect: Dialect = {
  vendor: 'OpenRouter',
  isOutcome: (status, body) => status === 403 && objectAt(body, 'error', 'metadata')?.reasons !== undefined,
  // `error.code` repeats the status; a word stands beside it only sometimes.
  readFailure: ({ body }) => ({ code: asString(objectAt(body, 'error', 'metadata')?.error_type) }),
};

/** Moderation stopped the prompt: measured, not failed. */
export function blockedAnswer({ body, text, requestId }: Exchanged, modelRequested: string): EngineAnswer {
  const reasons = stringsOf(objectAt(body, 'error', 'metadata')?.reasons);
  return {
    outcome: 'blocked',
    text: '',
    citations: [],
    sources: [],
    searchQueries: null,
    searched: false,
    modelRequested,
    modelServed: null,
    providerId: null,
    requestId,
    finishReason: reasons.length > 0 ? `moderation: ${reasons.join(', ')}` : 'moderation',
    refusal: null,
    usage: unknownUsage,
    cost: { usd: 0, basis: 'reported' },
    raw: text,
  };
}
