import type { Dialect } from '../wire/exchange.ts';
import { asObject, asString, objectAt } from '../wire/json.ts';

/** `{object: "error", type, code}`, `{detail: […]}` for bad fields, `{message}` from the gateway. */
export const dialect: Dialect = {
  vendor: 'Mistral',
  readFailure({ body }) {
    const error = objectAt(body, 'error') ?? asObject(body);
    return { code: asString(error?.type) ?? asString(error?.code) };
  },
};
