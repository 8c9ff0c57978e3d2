import { z } from 'zod';

export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
}

/** The schema of a body or a query, with every named schema written out where it is used. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const open = (one: JsonSchema, depth: number): JsonSchema => {
    const named = whole.$defs?.[one.$ref?.split('/').at(-1) ?? ''];
    // A schema that contains itself is cut at some depth.
    if (named) return depth > 12 ? {} : open({ ...named, ...one, $ref: '' }, depth + 1);
    const inner = (list: JsonSchema[]) => list.map((option) => open(option, depth + 1));
    return {
      ...one,
      ...(one.anyOf && { anyOf: inner(one.anyOf) }),
      ...(one.oneOf && { oneOf: inner(one.oneOf) }),
      ...(one.items && { items: open(one.items, depth + 1) }),
      ...(one.properties && {
        properties: Object.fromEntries(
          Object.entries(one.properties).map(([name, property]) => [name, open(property, depth + 1)]),
        ),
      }),
    };
  };
  return open(whole, 0);
}
