/** A rate with its interval, of whatever method. */
export interface RateWithInterval {
  value: number;
  low: number;
  high: number;
}

/**
 * Interval of a difference of two rates, from each rate's own interval: Newcombe's square-and-add (1998, methods 10),
 * known as MOVER (Zou and Donner 2008). Never "the intervals overlap", which misses real changes.
 *
 * @param correlation of the two estimates' errors: 0 when unpaired
 * @returns second minus first; low ≤ difference ≤ high, inside −1..1
 */
export function newcombeDifference(
  first: RateWithInterval,
  second: RateWithInterval,
  correlation = 0,
): RateWithInterval {
  const value = second.value - first.value;
  const side = (a: number, b: number): number =>
    Math.sqrt(Math.max(0, a * a - 2 * correlation * a * b + b * b));
  return {
    value,
    low: Math.max(-1, value - side(second.value - second.low, first.high - first.value)),
    high: Math.min(1, value + side(second.high - second.value, first.value - first.low)),
  };
}
