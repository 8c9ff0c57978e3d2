import { type Mode, modeFiller } from '@svc/contract/kernel';
import { z } from 'zod';
import { rounder } from './round.ts';

export type Serialise = (result: unknown, mode: Mode, extra?: object) => string;

/**
 * Writes an operation's answers, with the caller's mode and without digits that say nothing. `extra` goes before the fields
 * of an answer that is an object.
 */
export function serialiser(returns: z.ZodType): Serialise {
  const fill = modeFiller(returns);
  // What a schema leaves open is rounded only beside figures: an audit entry's detail stays as it was written.
  const figures = JSON.stringify(z.toJSONSchema(returns, { unrepresentable: 'any' })).includes('"number"');
  const round = figures ? rounder(returns) : null;
  return (result, mode, extra) => {
    const filled = fill(result, mode);
    // Before it is written: a replacer would be asked for every value, and takes several times as long.
    const rounded = round ? round(filled) : filled;
    return JSON.stringify(extra ? { ...extra, ...Object(rounded) } : rounded);
  };
}
