import { z } from 'zod';

/** Shares to a hundredth of a percent, money to a hundredth of a cent: more digits are noise that people must read past. */
const decimals = 10_000;

export type Round = (value: unknown) => unknown;

/**
 * What rounds the numbers that the schema has, at any depth; null when it has none but whole ones. What holds none to
 * round is given back as it is; nothing is changed in place.
 */
export function rounder(schema: unknown): Round | null {
  if (schema instanceof z.ZodNumber) return schema.isInt ? null : roundNumbers;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return rounder(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const round = rounder(schema.element);
    return round && ((value) => (Array.isArray(value) ? ofArray(value, round) : value));
  }
  if (schema instanceof z.ZodObject) return ofObject(schema.shape);
  // A union's value may be of any of its options, and other kinds hold what they like.
  if (schema instanceof z.ZodUnion) return schema.options.some(rounder) ? roundNumbers : null;
  return withoutNumbers.some((kind) => schema instanceof kind) ? null : roundNumbers;
}

const withoutNumbers = [z.ZodString, z.ZodStringFormat, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull];

function ofObject(shape: Readonly<Record<string, unknown>>): Round | null {
  const inner = Object.entries(shape).flatMap(([name, schema]) => {
    const round = rounder(schema);
    return round ? [[name, round] as const] : [];
  });
  if (inner.length === 0) return null;
  return (value) => {
    if (!isRecord(value)) return value;
    let copy: Record<string, unknown> | undefined;
    for (const [name, round] of inner) {
      const before = value[name];
      const after = round(before);
      if (after === before) continue;
      copy ??= { ...value };
      copy[name] = after;
    }
    return copy ?? value;
  };
}

function ofArray(value: readonly unknown[], round: Round): readonly unknown[] {
  const items = value.map(round);
  return items.some((item, at) => item !== value[at]) ? items : value;
}

/** Rounds whatever number there is, at any depth; nothing is changed in place. */
export function roundNumbers(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : Math.round(value * decimals) / decimals;
  if (Array.isArray(value)) return ofArray(value, roundNumbers);
  if (!isRecord(value)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [name, before] of Object.entries(value)) {
    const after = roundNumbers(before);
    if (after === before) continue;
    copy ??= { ...value };
    copy[name] = after;
  }
  return copy ?? value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
