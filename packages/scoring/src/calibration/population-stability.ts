import { normalQuantile } from '../distribution/index.ts';

export interface Stability {
  /** Population stability index, ≥ 0. */
  index: number;
  /** 95th percentile when nothing has changed. */
  nullHigh: number;
  drifted: boolean;
}

/** Below .1 a shift is not worth an alarm, however certain (rule of thumb of credit scoring). */
const smallestShift = 0.1;

/**
 * Population stability index Σ (q − p)·ln(q/p) over bins, counts smoothed by ½ (Lewis 1994). Under no change it is about
 * (1/n + 1/m)·χ²_{bins−1} (Yurdakul and Naranjo 2020), so small samples look drifted by chance: an alarm needs both the null's
 * 95th percentile and .1. Throws RangeError when the bins differ or a side is empty.
 */
export function populationStability(reference: readonly number[], recent: readonly number[]): Stability {
  const bins = reference.length;
  const n = reference.reduce((sum, count) => sum + count, 0);
  const m = recent.reduce((sum, count) => sum + count, 0);
  if (bins !== recent.length || n === 0 || m === 0)
    throw new RangeError('needs counts of the same bins on both sides');
  let index = 0;
  for (let i = 0; i < bins; i += 1) {
    const p = ((reference[i] ?? 0) + 0.5) / (n + bins / 2);
    const q = ((recent[i] ?? 0) + 0.5) / (m + bins / 2);
    index += (q - p) * Math.log(q / p);
  }
  const nullHigh = (1 / n + 1 / m) * chiSquareQuantile(0.95, bins - 1);
  return { index, nullHigh, drifted: index > Math.max(smallestShift, nullHigh) };
}

/** χ² quantile by Wilson and Hilferty (1931), within 1% for 1 degree of freedom and up at .95. 0 for no degrees. */
function chiSquareQuantile(probability: number, degrees: number): number {
  if (degrees <= 0) return 0;
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + normalQuantile(probability) * Math.sqrt(spread)) ** 3;
}

/**
 * Stability of one feature between two samples: up to 10 quantile bins of the reference, and one for "not seen", since a reader
 * that stops seeing a feature is drift too. undefined: not seen.
 */
export function featureStability(
  reference: readonly (number | undefined)[],
  recent: readonly (number | undefined)[],
): Stability {
  const seen = reference.filter((value) => value !== undefined).sort((a, b) => a - b);
  const edges = new Set<number>();
  for (let i = 1; i < 10; i += 1) {
    const edge = seen[Math.floor((i * seen.length) / 10)];
    if (edge !== undefined && edge !== seen[0]) edges.add(edge);
  }
  const limits = [...edges];
  const count = (values: readonly (number | undefined)[]): number[] => {
    const counts = new Array<number>(limits.length + 2).fill(0);
    for (const value of values) {
      const above = value === undefined ? limits.length + 1 : limits.filter((edge) => value >= edge).length;
      counts[above] = (counts[above] ?? 0) + 1;
    }
    return counts;
  };
  return populationStability(count(reference), count(recent));
}
