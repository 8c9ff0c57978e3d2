import { invalid } from '../kernel/index.ts';

/** Throws validation_failed for a number of credits that is no multiple of what they are sold by. */
export function assertSold(credits: number, unit: number): void {
  if (credits % unit !== 0)
    throw invalid('credits', `Credits are sold in multiples of ${unit}.`, {
      expected: `a multiple of ${unit}`,
      received: credits,
    });
}
