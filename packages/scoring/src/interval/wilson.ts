import { z95 } from '../distribution/index.ts';
import { isRate } from './cluster.ts';

/**
 * Wilson's score interval for a proportion (Wilson 1927).
 *
 * @param rate observed proportion, 0..1
 * @param size answers, or effective answers; may be fractional, > 0
 * @param multiplier the normal (or t) multiplier
 * @throws RangeError for a rate outside 0..1 or a size that is not above 0
 */
export function wilsonInterval(
  rate: number,
  size: number,
  multiplier: number = z95,
): { low: number; high: number } {
  if (!isRate(rate) || typeof size !== 'number' || !(size > 0)) {
    throw new RangeError('Wilson needs a rate from 0 to 1 and a size above 0');
  }
  const square = multiplier * multiplier;
  const center = (rate + square / (2 * size)) / (1 + square / size);
  const half =
    (multiplier / (1 + square / size)) * Math.sqrt((rate * (1 - rate)) / size + square / (4 * size * size));
  return {
    low: rate === 0 ? 0 : Math.max(0, center - half),
    high: rate === 1 ? 1 : Math.min(1, center + half),
  };
}
