import type { Arguments } from './call.ts';
import type { JsonSchema, ObjectSchema } from './catalog/entry.ts';
import { isObject } from './is-object.ts';

/**
 * The arguments as their schema wants them, where it leaves one meaning: a number or an object in text, and one value where a list
 * belongs. Models write those, and an address takes them anyway. All else stays, so that the API says what is wrong.
 */
export const fitArguments = (given: Arguments, schema: ObjectSchema): Arguments =>
  fit(given, schema) as Arguments;

const aNumber = /^\s*-?\d+(?:\.\d+)?\s*$/;

function fit(value: unknown, schema: JsonSchema | undefined): unknown {
  const { type, properties, items } = meant(schema);
  switch (type) {
    case 'object': {
      const object = read(value, '{');
      if (!isObject(object) || !properties) return object;
      return Object.fromEntries(
        Object.entries(object).map(([name, inner]) => [name, fit(inner, properties[name])]),
      );
    }
    case 'array': {
      const list = read(value, '[');
      if (Array.isArray(list)) return list.map((item) => fit(item, items));
      const item = fit(list, items);
      return isOf(item, meant(items).type) ? [item] : value;
    }
    case 'integer':
    case 'number':
      return typeof value === 'string' && aNumber.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'string':
      return typeof value === 'number' ? String(value) : value;
    default:
      return value;
  }
}

/** The one shape beside null; none where there are several. */
function meant(schema: JsonSchema | undefined): JsonSchema {
  const [only, ...others] = schema?.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (only && others.length === 0) return meant(only);
  return schema ?? {};
}

/** What a text holds that begins as JSON would; any other value as it is. */
function read(value: unknown, start: '{' | '['): unknown {
  if (typeof value !== 'string' || !value.trim().startsWith(start)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isOf = (value: unknown, type: string | undefined): boolean =>
  type === 'object'
    ? isObject(value)
    : type === 'integer'
      ? typeof value === 'number'
      : type !== undefined && typeof value === type;
