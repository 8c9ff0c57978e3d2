import type { Dialect } from '../wire/exchange.ts';
import { asObject, asString, objectAt } from '../wire/json.ts';

/** Two forms: `{error: {message, type, code}}` and `{code, error: "…"}`, where `code` is a sentence. */
export const dialect: Dialect = {
  vendor: 'xAI',
  // The content policy answers so when it stops a prompt.
  isOutcome: (status, body) =>
    status === 403 && /usage guidelines|content policy|safety/i.test(messageOf(body)),
  readFailure({ status, body }) {
    const error = objectAt(body, 'error');
    const code = asString(error?.code) ?? asString(error?.type) ?? asString(asObject(body)?.code);
    const message = messageOf(body);
    if (status === 403 && /credit|spending limit|balance/i.test(message)) return { kind: 'quota', code };
    return { code, ...(status === 400 && /api key/i.test(message) ? { kind: 'auth' } : {}) };
  },
};

function messageOf(body: unknown): string {
  return asString(objectAt(body, 'error')?.message) ?? asString(asObject(body)?.error) ?? '';
}
