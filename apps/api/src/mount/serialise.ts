import { type Mode, modeFiller } from '@svc/core/kernel';
import { z } from 'zod';

/** Shares to a hundredth of a percent, money to a hundredth of a cent: more digits are noise that people must read past. */
const decimals = 10_000;

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * decimals) / decimals : value;

export type Serialise = (result: unknown, mode: Mode) => string;

/** Writes an operation's answers, with the caller's mode. Where a schema has whole numbers alone, none is looked at. */
export function serialiser(returns: z.ZodType): Serialise {
  const fill = modeFiller(returns);
  const fractions = JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' })).includes('"number"');
  const replace = fractions ? rounded : undefined;
  return (result, mode) => JSON.stringify(fill(result, mode), replace);
}
