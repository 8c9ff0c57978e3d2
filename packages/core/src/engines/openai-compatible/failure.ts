import type { Dialect } from '../wire/exchange.ts';
import { asObject, asString, objectAt } from '../wire/json.ts';

/** `{error: {code, type}}`, `{error: "…"}` or, from older servers, flat `{object: "error", code, type}`. */
export const dialect: Dialect = {
  vendor: 'The OpenAI-compatible server',
  readFailure({ body }) {
    const error = objectAt(body, 'error') ?? asObject(body);
    return { code: asString(error?.code) ?? asString(error?.type) };
  },
};
