import { escapeHtml } from '../docs/page.ts';
import { type Schema, type ServedDocument, schemaName } from './document.ts';
import { inline, words } from './words.ts';

/** Schemas that these ones need, in the order in which a reader meets them. */
export function neededSchemas({ components }: ServedDocument, first: readonly Schema[]): [string, Schema][] {
  const found = new Map<string, Schema>();
  const waiting = [...first];
  for (let schema = waiting.shift(); schema; schema = waiting.shift()) {
    const name = schemaName(schema);
    const target = name === null ? undefined : components.schemas[name];
    if (name !== null && target && !found.has(name)) {
      found.set(name, target);
      waiting.push(target);
    }
    waiting.push(...partsOf(schema));
  }
  return [...found];
}

const partsOf = ({ properties, items, additionalProperties, anyOf, oneOf, allOf }: Schema): Schema[] => [
  ...Object.values(properties ?? {}),
  ...(items ? [items] : []),
  ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ...[anyOf, oneOf, allOf].flatMap((list) => list ?? []),
];

/** The type of a value, with links to schemas on the same page. */
export function typeOf(schema: Schema): string {
  const name = schemaName(schema);
  if (name !== null) return `<a href="#schema-${name}">${name}</a>`;
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return [...new Set(choice.map(typeOf))].join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ');
  const { additionalProperties: rest } = schema;
  const named = [schema.type ?? 'any value'].flat().map((type) => {
    if (type === 'array') return schema.items ? `list of ${typeOf(schema.items)}` : 'list';
    if (type === 'object' && typeof rest === 'object' && !schema.properties)
      return `object of ${typeOf(rest)} by name`;
    return type === 'string' && schema.format ? `string, ${schema.format}` : type;
  });
  return named.join(' or ');
}

const limitNames: [keyof Schema, string, string][] = [
  ['minimum', '≥ ', ''],
  ['exclusiveMinimum', '> ', ''],
  ['maximum', '≤ ', ''],
  ['exclusiveMaximum', '< ', ''],
  ['minLength', 'at least ', ' characters'],
  ['maxLength', 'at most ', ' characters'],
  ['minItems', 'at least ', ' items'],
  ['maxItems', 'at most ', ' items'],
];

const code = (value: unknown): string =>
  `<code>${escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

/** Beyond these a number says no more than that it is one. */
const isBound = (value: unknown): boolean =>
  typeof value !== 'number' || Math.abs(value) < Number.MAX_SAFE_INTEGER;

function limitsOf(schema: Schema): string {
  const told = limitNames
    .filter(([name]) => schema[name] !== undefined && isBound(schema[name]))
    .map(([name, before, after]) => `${before}${schema[name]}${after}`);
  if (schema.pattern) told.push(`matches ${code(schema.pattern)}`);
  if (schema.enum) told.push(`one of ${schema.enum.map(code).join(' ')}`);
  if (schema.default !== undefined) told.push(`default ${code(schema.default)}`);
  if (schema.example !== undefined && typeof schema.example !== 'object')
    told.push(`for example ${code(schema.example)}`);
  // Types within “or null” and within a list are described as well.
  for (const part of [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
    if (!part.$ref) told.push(limitsOf(part));
  return told.filter(Boolean).join(' · ');
}

/** A named value: its type, meaning, limits and fields. */
export function field(
  name: string,
  schema: Schema,
  { required = false, description = schema.description ?? '' } = {},
): string {
  const limits = limitsOf(schema);
  return `<li><code class="name">${escapeHtml(name)}</code> <span class="type">${typeOf(schema)}</span>${required ? ' <b class="needed">required</b>' : ''}${description ? `<p>${inline(description)}</p>` : ''}${limits ? `<p class="soft">${limits}</p>` : ''}${fields(schema)}</li>`;
}

/** The properties of whatever is described without a name of its own. */
export function fields(schema: Schema): string {
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {}).map(([name, one]) =>
    field(name, one, { required: required.has(name) }),
  );
  const inside = [
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? []),
    ...(schema.items ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return (own.length > 0 ? `<ul class="fields">${own.join('')}</ul>` : '') + inside.map(fields).join('');
}

/** A schema that others refer to, as a part of the page. */
export const schemaSection = ([name, schema]: [string, Schema]): string =>
  `<section id="schema-${name}"><h3><a class="anchor" href="#schema-${name}">${name}</a></h3>${schema.description ? words(schema.description) : ''}${fields(schema) || `<p>${typeOf(schema)}</p><p class="soft">${limitsOf(schema)}</p>`}</section>`;
