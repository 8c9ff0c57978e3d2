import { z } from 'zod';

const modes = z.enum(['live', 'test']).meta({
  id: 'Mode',
  description:
    'live: real engines. test: emulated engines with invented answers, which say nothing about a real brand.',
});
export type Mode = z.infer<typeof modes>;

/**
 * Stands in the schema of whatever holds figures, beside `provenance`. Verbs leave it out: `modeFiller` puts it in on
 * the way out, so that nobody can forget it or get it wrong.
 */
export const mode = modes.optional();

/** Whether an answer says its mode: on itself or, of a list, on each item. */
export function saysMode(returns: z.ZodType): boolean {
  if (!(returns instanceof z.ZodObject)) return false;
  const { items, offset } = returns.shape;
  const holder = offset && items instanceof z.ZodArray ? items.element : returns;
  return holder instanceof z.ZodObject && holder.shape.mode === mode;
}

type Fill = (value: unknown, mode: Mode) => unknown;

/** Sets the mode wherever the schema has it, at any depth; the value itself is left as it is. */
export function modeFiller(schema: z.ZodType): Fill {
  return filler(schema) ?? ((value) => value);
}

function filler(schema: unknown): Fill | null {
  if (schema instanceof z.ZodObject) return ofObject(schema.shape);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return filler(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const fill = filler(schema.element);
    return fill && ((value, mode) => (Array.isArray(value) ? value.map((one) => fill(one, mode)) : value));
  }
  if (schema instanceof z.ZodUnion) {
    const fills = schema.options.map(filler).filter((fill) => fill !== null);
    return fills.length === 0
      ? null
      : (value, mode) => fills.reduce((filled, fill) => fill(filled, mode), value);
  }
  return null;
}

function ofObject(shape: Readonly<Record<string, unknown>>): Fill | null {
  const own = shape.mode === mode;
  const inner = Object.entries(shape).flatMap(([name, schema]) => {
    const fill = filler(schema);
    return fill ? [[name, fill] as const] : [];
  });
  if (!own && inner.length === 0) return null;
  return (value, mode) => {
    if (!isRecord(value)) return value;
    const filled: Record<string, unknown> = own ? { mode, ...value } : { ...value };
    for (const [name, fill] of inner) if (name in filled) filled[name] = fill(filled[name], mode);
    return filled;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
