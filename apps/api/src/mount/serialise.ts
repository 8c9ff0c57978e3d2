import { z } from 'zod';

/** Shares to a hundredth of a percent, money to a hundredth of a cent: more digits are noise that people must read past. */
const decimals = 10_000;

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * decimals) / decimals : value;

/** Writes an operation's answers. Where a schema has whole numbers alone, none needs a look. */
export function serialiser(returns: z.ZodType): (result: unknown) => string {
  const fractions = JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' })).includes('"number"');
  return fractions ? (result) => JSON.stringify(result, rounded) : (result) => JSON.stringify(result);
}
