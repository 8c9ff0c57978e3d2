import type { Document, Method } from './methods.ts';

/** JSON Schema as this service's document uses it; anything else is refused, so that no client is made that is wrong. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number | boolean)[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  format?: string;
  description?: string;
}

/** A type that every language has a way to write. */
export type Type =
  | { kind: 'text' | 'time' | 'integer' | 'number' | 'boolean' | 'any' }
  | { kind: 'choice'; values: readonly (string | number | boolean)[] }
  | { kind: 'list'; item: Type }
  | { kind: 'map'; value: Type }
  | { kind: 'nullable'; inner: Type }
  | { kind: 'object' | 'alias'; name: string }
  | { kind: 'union'; members: readonly Type[] };

export interface Field {
  /** As on the wire. */
  name: string;
  type: Type;
  required: boolean;
  description: string;
}

export interface ObjectType {
  name: string;
  description: string;
  fields: Field[];
  /** It may have fields that the document does not name. */
  open: boolean;
}

/** A named type that is no object: a choice of words, or one of several objects by a field that tells them apart. */
export interface Alias {
  name: string;
  description: string;
  type: Type;
  /** The field that tells the members apart, with its value for each. */
  discriminator: { field: string; values: ReadonlyMap<string, string> } | null;
}

export interface Model {
  objects: ReadonlyMap<string, ObjectType>;
  aliases: ReadonlyMap<string, Alias>;
  /** The query of an operation, as an object named after it. */
  queryOf: (method: Method) => ObjectType | null;
  bodyOf: (method: Method) => ObjectType | null;
  /** The name of the object that it answers with. */
  answerOf: (method: Method) => string;
  /** The type of a list's items. */
  itemOf: (method: Method) => Type;
  typeOfPath: (method: Method, name: string) => Type;
}

const known = new Set([
  ...['$ref', 'type', 'enum', 'anyOf', 'oneOf', 'discriminator', 'properties', 'required'],
  ...['additionalProperties', 'items', 'format', 'description', 'title', 'default', 'example', 'examples'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'pattern'],
  ...['minItems', 'maxItems', 'uniqueItems', 'writeOnly', 'readOnly', 'deprecated', 'multipleOf'],
]);

export const upper = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
/** `start_scan` is `StartScan`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map(upper)
    .join('');

const nameIn = (ref: string): string => ref.split('/').at(-1) ?? '';

interface Wire {
  parameters?: {
    $ref?: string;
    name?: string;
    in?: string;
    required?: boolean;
    schema?: Schema;
    description?: string;
  }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** Reads every type that the document's operations and events need; throws on a form of schema that it does not know. */
export function readModel(document: Document): Model {
  const schemas = document.components.schemas as Record<string, Schema>;
  const objects = new Map<string, ObjectType>();
  const aliases = new Map<string, Alias>();

  function typeOf(schema: Schema, name: string): Type {
    const unknown = Object.keys(schema).find((key) => !known.has(key) && !key.startsWith('x-'));
    if (unknown !== undefined) throw new Error(`${name} uses ${unknown}, which no client knows`);
    if (schema.$ref !== undefined) return named(nameIn(schema.$ref));
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return unionOf(choices, name);
    if (Array.isArray(schema.type)) {
      const types = schema.type.filter((type) => type !== 'null');
      const [type] = types;
      if (types.length !== 1 || type === undefined) throw new Error(`${name} has several types`);
      return { kind: 'nullable', inner: typeOf({ ...schema, type }, name) };
    }
    if (schema.enum) return { kind: 'choice', values: schema.enum };
    switch (schema.type) {
      case 'string':
        return { kind: schema.format === 'date-time' ? 'time' : 'text' };
      case 'integer':
      case 'number':
      case 'boolean':
        return { kind: schema.type };
      case 'array':
        return { kind: 'list', item: typeOf(schema.items ?? {}, `${name}Item`) };
      case 'object':
        return objectOf(schema, free(name));
      case undefined:
        return { kind: 'any' };
      default:
        throw new Error(`${name} is of type ${schema.type}, which no client knows`);
    }
  }

  /** A name for an object that has none of its own: the field that holds it, unless that is a name of another. */
  function free(name: string): string {
    return name in schemas || objects.has(name) ? free(`${name}Details`) : name;
  }

  function objectOf(schema: Schema, name: string): Type {
    if (!schema.properties) {
      const { additionalProperties } = schema;
      if (typeof additionalProperties !== 'object') return { kind: 'map', value: { kind: 'any' } };
      return { kind: 'map', value: typeOf(additionalProperties, `${name}Value`) };
    }
    if (objects.has(name)) throw new Error(`two objects are called ${name}`);
    const own: ObjectType = {
      name,
      description: schema.description ?? '',
      fields: [],
      open: typeof schema.additionalProperties === 'object',
    };
    // Before its fields: one of them may be of this very type.
    objects.set(name, own);
    const required = new Set(schema.required);
    for (const [field, type] of Object.entries(schema.properties))
      own.fields.push({
        name: field,
        type: typeOf(type, name + upper(field)),
        required: required.has(field),
        description: type.description ?? '',
      });
    return { kind: 'object', name };
  }

  function unionOf(choices: readonly Schema[], name: string): Type {
    const rest = choices.filter(({ type }) => type !== 'null');
    const [only] = rest;
    const inner: Type =
      rest.length === 1 && only
        ? typeOf(only, name)
        : { kind: 'union', members: rest.map((one, at) => typeOf(one, `${name}Option${at + 1}`)) };
    return rest.length < choices.length ? { kind: 'nullable', inner } : inner;
  }

  function named(name: string): Type {
    const schema = schemas[name];
    if (!schema) throw new Error(`the document has no schema ${name}`);
    if (schema.properties) {
      if (!objects.has(name)) objectOf(schema, name);
      return { kind: 'object', name };
    }
    if (!aliases.has(name)) {
      const { mapping, propertyName: field = '' } = schema.discriminator ?? {};
      const alias: Alias = {
        name,
        description: schema.description ?? '',
        type: { kind: 'any' },
        discriminator: mapping
          ? { field, values: new Map(Object.entries(mapping).map(([value, ref]) => [nameIn(ref), value])) }
          : null,
      };
      aliases.set(name, alias);
      alias.type = typeOf(schema, name);
    }
    return { kind: 'alias', name };
  }

  const wires = document.paths as unknown as Record<string, Record<string, Wire>>;
  const shared = (
    document.components as unknown as { parameters?: Record<string, NonNullable<Wire['parameters']>[number]> }
  ).parameters;
  const wireOf = ({ path, verb }: Method): Wire => {
    const wire = wires[path]?.[verb.toLowerCase()];
    if (!wire) throw new Error(`the document has no ${verb} ${path}`);
    return wire;
  };
  const parametersOf = (method: Method) =>
    (wireOf(method).parameters ?? []).map((one) => (one.$ref ? (shared?.[nameIn(one.$ref)] ?? {}) : one));

  for (const name of Object.keys(schemas)) named(name);
  const queries = new Map<string, ObjectType>();
  return {
    objects,
    aliases,
    queryOf(method) {
      const found = queries.get(method.operationId);
      if (found) return found;
      const name = `${pascal(method.operationId)}Query`;
      const fields = parametersOf(method)
        .filter((one) => one.in === 'query')
        .map(({ name: field = '', schema = {}, required = false, description }) => {
          const type = typeOf(schema, name + upper(field));
          return {
            name: field,
            // Absent and null are the same in an address.
            type: type.kind === 'nullable' ? type.inner : type,
            required,
            description: description ?? schema.description ?? '',
          };
        });
      if (fields.length === 0) return null;
      const own = { name, description: `The query of ${method.title.toLowerCase()}.`, fields, open: false };
      queries.set(method.operationId, own);
      return own;
    },
    bodyOf(method) {
      const schema = wireOf(method).requestBody?.content['application/json']?.schema;
      return schema?.$ref ? (objects.get(nameIn(schema.$ref)) ?? null) : null;
    },
    answerOf(method) {
      const { responses } = wireOf(method);
      const ref = (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema.$ref;
      if (!ref) throw new Error(`${method.operationId} answers with no named object`);
      return nameIn(ref);
    },
    itemOf(method) {
      const items = objects.get(this.answerOf(method))?.fields.find(({ name }) => name === 'items')?.type;
      if (items?.kind !== 'list') throw new Error(`${method.operationId} is no list`);
      return items.item;
    },
    typeOfPath(method, name) {
      const schema = parametersOf(method).find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
      return typeOf(schema, `${pascal(method.operationId)}${upper(name)}`);
    },
  };
}
