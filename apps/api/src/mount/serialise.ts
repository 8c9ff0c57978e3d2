import { type Mode, modeFiller } from '@svc/core/kernel';
import { z } from 'zod';

/** Shares to a hundredth of a percent, money to a hundredth of a cent: more digits are noise that people must read past. */
const decimals = 10_000;

/** The value with its numbers rounded. What holds none to round is given back as it is; nothing is changed in place. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number')
    return Number.isInteger(value) ? value : Math.round(value * decimals) / decimals;
  if (Array.isArray(value)) {
    const items = value.map(rounded);
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  let copy: Record<string, unknown> | undefined;
  for (const [key, before] of Object.entries(value)) {
    const after = rounded(before);
    if (after !== before) {
      copy ??= { ...value };
      copy[key] = after;
    }
  }
  return copy ?? value;
}

export type Serialise = (result: unknown, mode: Mode) => string;

/** Writes an operation's answers, with the caller's mode. A schema with whole numbers only needs no rounding. */
export function serialiser(returns: z.ZodType): Serialise {
  const fill = modeFiller(returns);
  const fractions = JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' })).includes('"number"');
  return (result, mode) => {
    const filled = fill(result, mode);
    // Before it is written: a replacer would be asked for every value, and takes several times as long.
    return JSON.stringify(fractions ? rounded(filled) : filled);
  };
}
