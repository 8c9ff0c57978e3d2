import { normalQuantile } from '../distribution/index.ts';

export interface Correlation {
  value: number;
  /** 95%. */
  low: number;
  high: number;
  pairs: number;
  /** The number of independent pairs that would be as sure. */
  effectivePairs: number;
}

/** With fewer pairs the interval covers nearly all of -1 to 1. */
const fewestPairs = 8;

/**
 * Rank correlation of two series, with an interval that allows for autocorrelation.
 *
 * Spearman's r, z = artanh r, interval z ± 1.96 √(1.06 / (N' - 3)) (Fieller, Hartley and Pearson 1957).
 * Neighbours in time are alike, so that n pairs count as N' = n (1 - ab) / (1 + ab), at most as n; a and b
 * are the autocorrelations of the series one step apart (Bartlett 1935, Bretherton et al. 1999). Valid for
 * steps of one length. A trend in both series looks like a relation, and a relation is no cause.
 *
 * @param pairs in order of time, finite
 * @returns null below 8 pairs, for a series that never changes, and where N' is 4 or less
 * @throws RangeError for what is no finite number
 */
export function correlateSeries(pairs: readonly (readonly [number, number])[]): Correlation | null {
  if (pairs.some((pair) => pair.length !== 2 || !pair.every((one) => Number.isFinite(one))))
    throw new RangeError('a pair is two finite numbers');
  const n = pairs.length;
  if (n < fewestPairs) return null;
  const [x, y] = [ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other))];
  const r = pearson(x, y);
  if (r === null) return null;
  const shared = Math.max(0, lagOne(x) * lagOne(y));
  const worth = Math.min(n, (n * (1 - shared)) / (1 + shared));
  if (worth <= 4) return null;
  // The transformation is infinite at -1 and 1; n pairs cannot tell these from values this close to them.
  const near = 1 - 1 / (2 * n);
  const z = Math.atanh(Math.min(near, Math.max(-near, r)));
  const half = normalQuantile(0.975) * Math.sqrt(1.06 / (worth - 3));
  return {
    value: r,
    low: Math.min(r, Math.tanh(z - half)),
    high: Math.max(r, Math.tanh(z + half)),
    pairs: n,
    effectivePairs: worth,
  };
}

/** From 1; equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const ordered = values.toSorted((a, b) => a - b);
  return values.map((value) => (ordered.indexOf(value) + ordered.lastIndexOf(value)) / 2 + 1);
}

const lagOne = (values: readonly number[]): number => pearson(values.slice(0, -1), values.slice(1)) ?? 0;

function pearson(x: readonly number[], y: readonly number[]): number | null {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  x.forEach((value, at) => {
    const [dx, dy] = [value - mx, (y[at] ?? 0) - my];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy);
}
