import { drawBeta } from './draw-beta.ts';
import type { Random } from './random.ts';

/**
 * One Binomial(trials, probability) draw. Exact at every size: up to 30 trials are counted one by one;
 * above, the median order statistic of the trials' uniforms is drawn (a beta) and the count halves
 * (Ahrens and Dieter 1974).
 *
 * @param trials integer ≥ 0
 * @param probability in [0, 1]
 */
export function drawBinomial(random: Random, trials: number, probability: number): number {
  if (!Number.isInteger(trials) || trials < 0) throw new RangeError('trials must be an integer >= 0');
  if (!(probability >= 0 && probability <= 1)) throw new RangeError('probability must be in [0, 1]');
  let left = trials;
  let p = probability;
  let count = 0;
  while (left > 30 && p > 0 && p < 1) {
    const middle = (left + 1) >> 1;
    const split = drawBeta(random, middle, left + 1 - middle);
    if (split <= p) {
      count += middle;
      left -= middle;
      p = (p - split) / (1 - split);
    } else {
      left = middle - 1;
      p /= split;
    }
  }
  if (p >= 1) return count + left;
  if (p <= 0) return count;
  for (let trial = 0; trial < left; trial += 1) if (random() < p) count += 1;
  return count;
}
