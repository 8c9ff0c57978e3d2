import { type Mode, modeFiller } from '@svc/contract/kernel';
import { rounder } from '@svc/core/kernel';
import { z } from 'zod';

export type Serialise = (result: unknown, mode: Mode, extra?: object) => string;

/**
 * Writes an operation's answers, with the caller's mode and without digits that say nothing. `extra` goes before the fields
 * of an answer that is an object. Looking through a schema takes a millisecond or two: it is done at the first answer, since a
 * process that starts has hundreds of them.
 */
export function serialiser(returns: z.ZodType): Serialise {
  let shape: ((result: unknown, mode: Mode) => unknown) | undefined;
  return (result, mode, extra) => {
    shape ??= shaper(returns);
    const shaped = shape(result, mode);
    return JSON.stringify(extra ? { ...extra, ...Object(shaped) } : shaped);
  };
}

function shaper(returns: z.ZodType): (result: unknown, mode: Mode) => unknown {
  const fill = modeFiller(returns);
  // What a schema leaves open is rounded only beside figures: an audit entry's detail stays as it was written.
  const figures = JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' })).includes('"number"');
  const round = figures ? rounder(returns) : null;
  // Before it is written: a replacer would be asked for every value, and takes several times as long.
  return round ? (result, mode) => round(fill(result, mode)) : fill;
}
