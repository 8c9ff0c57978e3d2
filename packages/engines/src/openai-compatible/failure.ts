import type { Dialect } from '../wire/exchange.ts';
import { asObject, asString, objectAt } from '../wire/json.ts';

/** Gateways to metered models hand these on; waiting does not help. */
const exhausted = new Set(['insufficient_quota', 'credit_balance_exhausted', 'billing_hard_limit_reached']);

/** `{error: {code, type}}`, `{error: "…"}` or, from older servers, flat `{object: "error", code, type}`. */
export const dialect: Dialect = {
  vendor: 'The OpenAI-compatible server',
  readFailure({ status, body }) {
    const error = objectAt(body, 'error') ?? asObject(body);
    const [code, type] = [asString(error?.code), asString(error?.type)];
    const spent = status === 429 && [code, type].some((word) => word !== null && exhausted.has(word));
    return { code: code ?? type, ...(spent ? { kind: 'quota' } : {}) };
  },
};
