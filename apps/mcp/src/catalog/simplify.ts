import type { JsonSchema } from './entry.ts';

type Components = Record<string, JsonSchema>;

/** For a model: nothing that it cannot use. The API checks every rule itself and says what is wrong. */
const left = new Set([
  'example',
  'examples',
  'pattern',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  '$schema',
  'title',
  'id',
]);
const widest = 2 ** 53;
const idPattern = /^\^([a-z]{3})_\[0-9a-f\]\{32\}\$$/;

/** Puts references in place, drops what costs tokens and says nothing, and writes null without type lists. */
export function simplify(schema: JsonSchema, components: Components, depth = 0): JsonSchema {
  if (depth > 12) throw new RangeError('a schema of a tool’s input refers to itself');
  const go = (inner: JsonSchema): JsonSchema => simplify(inner, components, depth + 1);
  const { $ref, ...rest } = schema;
  const base: JsonSchema = typeof $ref === 'string' ? { ...target($ref, components), ...rest } : rest;
  const result: JsonSchema = {};
  for (const [keyword, value] of Object.entries(base)) {
    if (left.has(keyword) || isWidest(keyword, value) || isEmptyDefault(keyword, value)) continue;
    if (keyword === 'properties') result.properties = mapValues(value as Record<string, JsonSchema>, go);
    else if (keyword === 'items') result.items = go(value as JsonSchema);
    else if (keyword === 'anyOf' || keyword === 'allOf') result[keyword] = (value as JsonSchema[]).map(go);
    else if (keyword === 'additionalProperties' && typeof value === 'object')
      result[keyword] = go(value as JsonSchema);
    else if (keyword !== 'additionalProperties') result[keyword] = value;
  }
  return withIdHint(base, withoutTypeList(result));
}

function target(reference: string, components: Components): JsonSchema {
  const found = components[reference.replace('#/components/schemas/', '')];
  if (!found) throw new RangeError(`nothing stands at ${reference}`);
  return found.$ref ? target(String(found.$ref), components) : found;
}

const isWidest = (keyword: string, value: unknown): boolean =>
  (keyword === 'maximum' || keyword === 'minimum') && Math.abs(Number(value)) >= widest - 1;

/** What is left out is false, empty or null: a model assumes nothing else. */
const isEmptyDefault = (keyword: string, value: unknown): boolean =>
  keyword === 'default' &&
  (value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0));

const mapValues = (
  values: Record<string, JsonSchema>,
  map: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(values).map(([name, schema]) => [name, map(schema)]));

/** Some clients refuse `type: [x, "null"]`. */
function withoutTypeList(schema: JsonSchema): JsonSchema {
  const types: unknown = schema.type;
  if (!Array.isArray(types)) return schema;
  const { type: _, description, default: standard, ...rest } = schema;
  return {
    ...(description !== undefined && { description }),
    ...(standard !== undefined && { default: standard }),
    anyOf: types.map((type) => (type === 'null' ? { type } : { ...rest, type })),
  };
}

function withIdHint(base: JsonSchema, result: JsonSchema): JsonSchema {
  const prefix = typeof base.pattern === 'string' ? idPattern.exec(base.pattern)?.[1] : undefined;
  if (prefix === undefined) return result;
  return { ...result, description: `${String(result.description ?? 'An id.')} (${prefix}_…)` };
}
