import type { SharedCell } from './compared-cell.ts';

/** One cell given its margins: how many of `total` successes fall on the later side. */
export interface Margins {
  before: number;
  after: number;
  total: number;
}

export interface Moments {
  mean: number;
  variance: number;
}

const exactUpTo = 200;
/** Weights are scaled down above this, long before they overflow. */
const enormous = 1e200;

/**
 * Mean and variance of the later side's successes, given both sides' trials, all successes, and the odds ratio:
 * Fisher's noncentral hypergeometric distribution (1935). Exact up to 200 possible counts, beyond that by the mode's
 * equation and the normal approximation of its spread (Stevens 1951).
 */
export function hypergeometricMoments({ before, after, total }: Margins, logOdds: number): Moments {
  const low = Math.max(0, total - before);
  const high = Math.min(after, total);
  if (high <= low) return { mean: low, variance: 0 };
  return high - low <= exactUpTo
    ? exactMoments({ before, after, total }, low, high, Math.exp(logOdds))
    : largeMoments({ before, after, total }, low, high, Math.exp(logOdds));
}

/** The weights follow from one another: from count to count by (after − x)(total − x) ψ / ((x + 1)(before − total + x + 1)). */
function exactMoments({ before, after, total }: Margins, low: number, high: number, odds: number): Moments {
  let [weight, sum, first, second] = [1, 1, 0, 0];
  for (let count = low; count < high; count += 1) {
    const at = count + 1 - low;
    weight *= (odds * (after - count) * (total - count)) / ((count + 1) * (before - total + count + 1));
    sum += weight;
    first += weight * at;
    second += weight * at * at;
    if (weight < enormous) continue;
    weight /= enormous;
    sum /= enormous;
    first /= enormous;
    second /= enormous;
  }
  const mean = first / sum;
  return { mean: low + mean, variance: Math.max(0, second / sum - mean * mean) };
}

/** x (before − total + x) = ψ (after − x)(total − x), solved inside its range by bisection. */
function largeMoments({ before, after, total }: Margins, low: number, high: number, odds: number): Moments {
  let [from, to] = [low, high];
  for (let step = 0; step < 60; step += 1) {
    const x = (from + to) / 2;
    if (x * (before - total + x) > odds * (after - x) * (total - x)) to = x;
    else from = x;
  }
  const x = Math.min(high - 1e-9, Math.max(low + 1e-9, (from + to) / 2));
  const inverse = 1 / x + 1 / (after - x) + 1 / (total - x) + 1 / (before - total + x);
  return { mean: x, variance: 1 / inverse };
}

export function marginsOf({ before, after }: SharedCell): Margins {
  return { before: before.trials, after: after.trials, total: before.successes + after.successes };
}

const farthest = 12;

/**
 * The shift in log-odds that all cells have in common: the conditional maximum likelihood estimate, which
 * does not depend on the cells' own rates (Breslow and Day 1980, ch. 4). Newton's method on Σ (observed −
 * expected); a step out of bounds is halved. Kept within ±12, which it reaches where every answer agrees; 0
 * where no cell is informative.
 */
export function commonShift(cells: readonly SharedCell[]): number {
  const groups = new Map<string, { margins: Margins; count: number }>();
  let observed = 0;
  for (const cell of cells) {
    const margins = marginsOf(cell);
    if (margins.total === 0 || margins.total === margins.before + margins.after) continue;
    const key = `${margins.before}/${margins.after}/${margins.total}`;
    const group = groups.get(key) ?? { margins, count: 0 };
    group.count += 1;
    groups.set(key, group);
    observed += cell.after.successes;
  }
  if (groups.size === 0) return 0;
  let [low, high, shift] = [-farthest, farthest, 0];
  for (let step = 0; step < 60 && high - low > 1e-11; step += 1) {
    let [expected, slope] = [0, 0];
    for (const { margins, count } of groups.values()) {
      const { mean, variance } = hypergeometricMoments(margins, shift);
      expected += count * mean;
      slope += count * variance;
    }
    if (expected < observed) low = shift;
    else high = shift;
    const next = shift + (observed - expected) / slope;
    if (Math.abs(next - shift) < 1e-12) break;
    shift = next > low && next < high ? next : (low + high) / 2;
  }
  return shift;
}
