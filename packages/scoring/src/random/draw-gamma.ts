import { drawNormal } from './draw-normal.ts';
import type { Random } from './random.ts';

/**
 * The logarithm of one Gamma(shape, scale 1) draw. Method: Marsaglia and Tsang (2000), with the boost
 * U^(1/shape) for shape < 1 done in logs, so that tiny shapes don't underflow to 0.
 *
 * @param shape > 0
 */
export function drawLogGamma(random: Random, shape: number): number {
  if (!(shape > 0)) throw new RangeError('shape must be > 0');
  if (shape < 1) return drawLogGamma(random, shape + 1) + Math.log(1 - random()) / shape;
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = drawNormal(random);
    const t = 1 + c * x;
    if (t <= 0) continue;
    const v = t * t * t;
    if (Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return Math.log(d * v);
  }
}

/** One Gamma(shape, scale 1) draw; may underflow to 0 when shape is far below 0.01. */
export function drawGamma(random: Random, shape: number): number {
  return Math.exp(drawLogGamma(random, shape));
}
