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
    ? exactMoments({ before, after, total }, low, high, logOdds)
    : largeMoments({ before, after, total }, low, high, Math.exp(logOdds));
}

function exactMoments(
  { before, after, total }: Margins,
  low: number,
  high: number,
  logOdds: number,
): Moments {
  let log = 0;
  const logs = [0];
  for (let count = low; count < high; count += 1) {
    const up = (after - count) * (total - count);
    const down = (count + 1) * (before - total + count + 1);
    log += Math.log(up / down) + logOdds;
    logs.push(log);
  }
  const top = Math.max(...logs);
  let [weight, first, second] = [0, 0, 0];
  for (const [at, value] of logs.entries()) {
    const chance = Math.exp(value - top);
    weight += chance;
    first += chance * at;
    second += chance * at * at;
  }
  const mean = first / weight;
  return { mean: low + mean, variance: Math.max(0, second / weight - mean * mean) };
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
 * The shift in log-odds that all cells have in common: the conditional maximum likelihood estimate, which is free of
 * the cells' own rates (Breslow and Day 1980, ch. 4). Bisection on Σ (observed − expected), which falls in the shift.
 * Held within ±12, where every answer agrees; 0 where no cell tells anything.
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
  let [low, high] = [-farthest, farthest];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    let expected = 0;
    for (const { margins, count } of groups.values())
      expected += count * hypergeometricMoments(margins, middle).mean;
    if (expected < observed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
