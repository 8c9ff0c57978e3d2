import { studentQuantile, z95 } from '../distribution/index.ts';
import { isPositive, isRate } from './cluster.ts';
import { type Estimate, interval, methodVersion } from './estimate.ts';
import { wilsonInterval } from './wilson.ts';

/** One scan's tracked figure: its value and the independent answers that it is worth. */
export interface ScanFigure {
  value: number;
  effectiveN: number;
}

/** Scans below which nothing is said of the long run. */
export const fewestScans = 3;

/**
 * The usual variance between scans of different weeks beyond noise, as a share of p(1−p), and the scans that
 * this counts for.
 */
const usual = { shift: 0.25, scans: 2 };

/**
 * The rate over weeks, of which each scan shows one day: the mean of the scans, with the variance between
 * them.
 *
 * A scan's own interval is about its day: engines and news shift whole scans. The variance of one scan is
 * (Σ(v − m)² + 2 s₀²) / (S − 1 + 2), where s₀² is its noise p(1−p)/N plus a usual shift of 25% of p(1−p).
 * Wilson's interval on m(1−m) S / variance, its size less (1.96/t)² with S + 1 degrees of freedom. Source:
 * random effects with a scaled inverse chi-square prior (Gelman et al., BDA3, ch. 5). Scans close in time are
 * more alike than later ones will be. Valid for scans of the same prompts; null below 3.
 */
export function estimateLongRun(scans: readonly ScanFigure[]): Estimate | null {
  for (const { value, effectiveN } of scans) {
    if (!isRate(value) || !isPositive(effectiveN)) {
      throw new RangeError('a scan needs a value from 0 to 1 and an effectiveN above 0');
    }
  }
  const n = scans.length;
  if (n < fewestScans) return null;
  const mean = scans.reduce((sum, { value }) => sum + value, 0) / n;
  const worth = scans.reduce((sum, { effectiveN }) => sum + effectiveN, 0);
  // At 0 and 1, half an answer keeps the noise above 0.
  const safe = Math.min(1 - 0.5 / (worth + 1), Math.max(0.5 / (worth + 1), mean));
  const whole = safe * (1 - safe);
  const noise = scans.reduce((sum, { effectiveN }) => sum + whole / effectiveN, 0) / n;
  const squares = scans.reduce((sum, { value }) => sum + (value - mean) ** 2, 0);
  const expected = noise + (usual.shift * whole) ** 2;
  const freedom = n - 1 + usual.scans;
  const variance = Math.max(noise, (squares + usual.scans * expected) / freedom);
  const effectiveN = ((whole * n) / variance) * (z95 / studentQuantile(0.975, freedom)) ** 2;
  const { low, high } = wilsonInterval(mean, effectiveN);
  return {
    value: mean,
    ci: interval(low, high, 'between-scans'),
    n,
    k: 1,
    effectiveN,
    label: 'ok',
    methodVersion,
  };
}
