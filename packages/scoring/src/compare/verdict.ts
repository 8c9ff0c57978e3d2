import { normalQuantile, studentCdf, studentQuantile } from '../distribution/index.ts';
import type { Interval } from '../interval/estimate.ts';

/**
 * `no_change_shown` is not “the same”: `smallestVisible` says what could have been missed.
 * `too_few`: fewer than six clusters to judge by. `not_comparable`: nothing that both have.
 */
export type Verdict = 'rise' | 'fall' | 'no_change_shown' | 'too_few' | 'not_comparable';

/** An estimated change before it is judged. */
export interface ChangeEstimate {
  before: number;
  after: number;
  variance: number;
  degrees: number;
  method: string;
  /** How far beyond the estimate the change may lie, away from 0, where that is farther than t says. */
  reach?: number;
  /**
   * What the square of a change adds to the variance, as its multiple: a brand that loses a third loses most where it was
   * named most, so that the parts then differ more than they do now. 0 for changes on these very prompts.
   */
  growth?: number;
}

export interface Judgement {
  value: number;
  ci: Interval;
  pValue: number;
  verdict: 'rise' | 'fall' | 'no_change_shown';
  /** The smallest change that these answers would show 4 times in 5. */
  smallestVisible: number;
}

/** Fewer clusters than this are not judged. */
export const fewestClusters = 6;

/**
 * Half-widths away from 0 and towards it. Where the far end reaches farther than t, the near one comes closer in the same
 * proportion, since what is skewed has its truth on the far side; but never past 0, of which t decides.
 */
function halfWidths(value: number, half: number, reach: number): { far: number; near: number } {
  if (reach <= half) return { far: half, near: half };
  const size = Math.abs(value);
  return { far: reach, near: size > half ? half : Math.max(size, half ** 2 / reach) };
}

/**
 * Interval, p-value and verdict of one t statistic, so that they can't contradict one another: p < .05 exactly when
 * the interval leaves 0 out. Smallest visible change: the Δ that is (t.975 + z.8) × its own standard error, 80% power.
 */
export function judge({
  before,
  after,
  variance,
  degrees,
  method,
  reach = 0,
  growth = 0,
}: ChangeEstimate): Judgement {
  const value = after - before;
  const error = Math.sqrt(variance);
  const multiplier = studentQuantile(0.975, degrees);
  const half = multiplier * error;
  const verdict = Math.abs(value) > half ? (value > 0 ? 'rise' : 'fall') : 'no_change_shown';
  const { far, near } = halfWidths(value, half, reach);
  const [down, up] = value < 0 ? [far, near] : [near, far];
  return {
    value,
    ci: { low: Math.max(-1, value - down), high: Math.min(1, value + up), level: 0.95, method },
    pValue: error > 0 ? Math.min(1, 2 * studentCdf(-Math.abs(value) / error, degrees)) : 1,
    verdict,
    smallestVisible: smallestVisible(multiplier + normalQuantile(0.8), variance, growth),
  };
}

/** Beyond this share of a change's own square its growing variance is not followed: no change would be large enough. */
const mostGrowth = 0.75;

/** Solves Δ² = r² (V + g Δ²). */
function smallestVisible(multiple: number, variance: number, growth: number): number {
  const own = Math.min(mostGrowth, multiple ** 2 * growth);
  return Math.min(1, multiple * Math.sqrt(variance / (1 - own)));
}
