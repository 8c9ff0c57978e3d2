import type { JsonSchema } from './entry.ts';

type Components = Record<string, JsonSchema>;

/** Keywords that a model cannot use. The API checks every rule itself and says what is wrong. */
const left = new Set([
  'example',
  'examples',
  'pattern',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  '$schema',
  'discriminator',
  'title',
  'id',
]);
const widest = 2 ** 53;
const mostChoices = 20;
const idPattern = /^\^([a-z]{3})_\[0-9a-f\]\{32\}\$$/;

/** Resolves references, drops what costs tokens but says nothing, and writes null without type lists. */
export function simplify(schema: JsonSchema, components: Components, depth = 0): JsonSchema {
  if (depth > 12) throw new RangeError('a schema of a tool’s input refers to itself');
  const go = (inner: JsonSchema): JsonSchema => simplify(inner, components, depth + 1);
  const { $ref, ...rest } = schema;
  const base: JsonSchema = typeof $ref === 'string' ? { ...target($ref, components), ...rest } : rest;
  const result: JsonSchema = {};
  for (const [keyword, value] of Object.entries(base)) {
    if (left.has(keyword) || saysNothing(keyword, value) || isEmptyDefault(keyword, value)) continue;
    if (keyword === 'properties') result.properties = mapValues(value as Record<string, JsonSchema>, go);
    else if (keyword === 'items') result.items = go(value as JsonSchema);
    else if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf')
      result[keyword] = (value as JsonSchema[]).map(go);
    else if (keyword === 'additionalProperties' && typeof value === 'object')
      result[keyword] = go(value as JsonSchema);
    else if (keyword !== 'additionalProperties') result[keyword] = value;
  }
  return withIdHint(base, withoutNullDefault(base, withoutTypeList(result)));
}

function target(reference: string, components: Components): JsonSchema {
  const found = components[reference.replace('#/components/schemas/', '')];
  if (!found) throw new RangeError(`nothing stands at ${reference}`);
  return found.$ref ? target(String(found.$ref), components) : found;
}

/** Descriptions that begin so say no more than the name of the field does. */
const plainTexts = [
  'Which kind it is',
  'What people call it',
  'Names it in addresses',
  'What it is, in words',
  'Words of who',
  'Where it stands',
  'Where the span',
  'How many days.',
  'Brands that it is',
  'The brand that it is about',
  'The goal that it is about',
  'Which figure is',
  'What was asked: ',
  'What is counted: ',
  'Half of the interval',
  'Answers to each prompt',
  'How much it counts',
  'Why it is among',
  'What is true of',
  'A saved filter',
  'Scans that it learns',
  'Scans before the change',
  'Currency as',
  'Country as',
  'Language as',
  'With fewer prompts in common',
  'What the asker wants',
  'When, in RFC',
  'Prompts that name the brand.',
];
const isPlainText = (text: unknown): boolean =>
  /^(?:The|One) [a-z ]+\.$/.test(String(text)) || plainTexts.some((plain) => String(text).startsWith(plain));

/** Bounds that nobody would pass anyway, and choices so many that the API's own answer to a wrong one serves better. */
const saysNothing = (keyword: string, value: unknown): boolean =>
  (keyword === 'description' && isPlainText(value)) ||
  (keyword === 'format' && /^u?int\d+$/.test(String(value))) ||
  (keyword === 'maximum' && Number(value) >= widest - 1) ||
  (keyword === 'minimum' && (value === 0 || value === 1 || Number(value) <= 1 - widest)) ||
  (keyword === 'enum' && Array.isArray(value) && value.length > mostChoices);

/** A default that is false, empty or null is left out: a model assumes nothing else. */
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

/** Where leaving a field out means null, a model need not know of null. */
function withoutNullDefault(base: JsonSchema, result: JsonSchema): JsonSchema {
  if (base.default !== null || !result.anyOf) return result;
  const { anyOf, ...rest } = result;
  const [only, ...others] = anyOf.filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? { ...only, ...rest } : result;
}

/** A field of the same shape is described only where it first stands: a competitor's aliases as the brand's. */
export function describeOnce(
  properties: Record<string, JsonSchema>,
  seen = new Set<string>(),
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const known = `${name} ${JSON.stringify(schema)}`;
      const { description, ...rest } = schema;
      const repeated = seen.has(known);
      seen.add(known);
      const inner = repeated || description === undefined ? rest : schema;
      return [name, describeWithin(inner, seen)];
    }),
  );
}

function describeWithin(schema: JsonSchema, seen: Set<string>): JsonSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: describeOnce(schema.properties, seen) }),
    ...(schema.items && { items: describeWithin(schema.items, seen) }),
  };
}

/** Kinds of ids that the server’s instructions list: 160 tools need not say so again. */
const toldOnce: ReadonlySet<string> = new Set(['prj', 'pst', 'prm', 'scn', 'run', 'ans', 'key', 'seg']);

function withIdHint(base: JsonSchema, result: JsonSchema): JsonSchema {
  const prefix = typeof base.pattern === 'string' ? idPattern.exec(base.pattern)?.[1] : undefined;
  if (prefix === undefined) return result;
  const said = String(result.description ?? '');
  if (said === '' && toldOnce.has(prefix)) return result;
  return { ...result, description: said === '' ? `${prefix}_…` : `${said} (${prefix}_…)` };
}

const longestInput = 3_000;

/** A whole document as input costs a model more than it helps: its parts are then named, and the API checks the rest. */
export function withinReason(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  if (JSON.stringify(properties).length <= longestInput) return properties;
  return mapValues(properties, withoutParts);
}

function withoutParts({ properties, required, items, anyOf, oneOf, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(items && { items: withoutParts(items) }),
    ...(anyOf && { anyOf: anyOf.map(withoutParts) }),
    ...(Array.isArray(oneOf) && { oneOf: (oneOf as JsonSchema[]).map(withoutParts) }),
    ...(properties && { description: `With ${Object.keys(properties).join(', ')}.` }),
  };
}
