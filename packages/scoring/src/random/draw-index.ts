import type { Random } from './random.ts';

/** One uniform integer in [0, count). The bias of scaling a 53-bit uniform is below count / 2^53. */
export function drawIndex(random: Random, count: number): number {
  return Math.floor(random() * count);
}
