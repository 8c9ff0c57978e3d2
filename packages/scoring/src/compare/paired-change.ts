import type { Cluster } from '../interval/cluster.ts';
import { signFlipTest } from './sign-flip.ts';

const finest = 2520;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function commonScale(trials: readonly number[]): number {
  let scale = 1;
  for (const count of trials) {
    if (!Number.isInteger(count)) return 1000;
    scale = (scale * count) / greatestCommonDivisor(scale, count);
    if (scale > finest) return 1000;
  }
  return scale;
}

/**
 * Tests whether prompts' rates moved: exact sign-flip test on the differences of prompt rates.
 *
 * The prompt is the unit, so repeats and engines inside it need not be independent. Rates are put on a common
 * denominator (exactly when trials allow one up to 2520, else rounded to a thousandth).
 *
 * @returns the mean difference and the two-sided p-value; with no usable pair NaN and 1
 */
export function pairedChangeTest(pairs: readonly { before: Cluster; after: Cluster }[]): {
  mean: number;
  pValue: number;
} {
  const used = pairs.filter(({ before, after }) => before.trials > 0 && after.trials > 0);
  const scale = commonScale(used.flatMap(({ before, after }) => [before.trials, after.trials]));
  const differences = used.map(
    ({ before, after }) => after.successes / after.trials - before.successes / before.trials,
  );
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / used.length;
  return { mean, pValue: signFlipTest(differences.map((difference) => Math.round(difference * scale))) };
}
