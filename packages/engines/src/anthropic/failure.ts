import type { Dialect } from '../wire/exchange.ts';
import { asString, objectAt } from '../wire/json.ts';

const spendLimits = new Set(['enforced_spend_limit_reached', 'contract_spend_limit_reached']);

/** `{error: {type, message, details: {error_code}}}`; DeepSeek's `{error: {code, message}}` is read as well. */
export function messagesDialect(vendor: string): Dialect {
  return {
    vendor,
    readFailure({ status, body }) {
      const error = objectAt(body, 'error');
      const detail = asString(objectAt(error, 'details')?.error_code);
      const code = detail ?? asString(error?.type) ?? asString(error?.code);
      // A spending cap of the workspace comes as a bad request.
      const capped = status === 400 && /usage limits/i.test(asString(error?.message) ?? '');
      const exhausted = capped || (detail !== null && spendLimits.has(detail));
      return { code, ...(exhausted ? { kind: 'quota' } : {}) };
    },
  };
}
