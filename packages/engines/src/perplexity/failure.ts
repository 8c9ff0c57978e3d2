import type { Dialect } from '../wire/exchange.ts';
import { asString, objectAt } from '../wire/json.ts';

/** `error.code` is the HTTP status in some bodies and a word in others; `error.type` is always a word. */
export const dialect: Dialect = {
  vendor: 'Perplexity',
  readFailure({ status, body }) {
    const error = objectAt(body, 'error');
    const code = asString(error?.type) ?? asString(error?.code);
    // Used-up credit comes as 401.
    if (status === 401 && code === 'insufficient_quota') return { kind: 'quota', code };
    const moved = code === 'chat_completions_not_available' || code === 'agent_api_migration_required';
    return { code, ...(moved ? { kind: 'invalid' } : {}) };
  },
};
