import { drawLogGamma } from './draw-gamma.ts';
import type { Random } from './random.ts';

/** One Beta(a, b) draw in [0, 1], from two gammas compared in logs, so that small shapes (0.05) stay exact. a, b > 0. */
export function drawBeta(random: Random, a: number, b: number): number {
  const x = drawLogGamma(random, a);
  const y = drawLogGamma(random, b);
  return 1 / (1 + Math.exp(y - x));
}
