import { z95 } from '../distribution/index.ts';
import type { Cluster } from '../interval/cluster.ts';
import type { Random } from '../random/index.ts';
import { rankOverlap } from './rank-overlap.ts';

/** One prompt on one engine in two measurements: how often each item (brand or source) came up, in the same order. */
export interface ChurnCell {
  before: readonly Cluster[];
  after: readonly Cluster[];
}

/** A measure of likeness, 0..1, and what chance alone gives when nothing changed, with the range of 95 in 100. */
export interface Likeness {
  value: number | null;
  expected: { value: number; low: number; high: number } | null;
}

export interface Churn {
  /** Mean over cells of |both| / |either|, of the items that came up at all; null where none did in any cell. */
  jaccard: Likeness;
  /** Mean over cells of the rank-biased overlap of the items in order of how often they came up. */
  overlap: Likeness;
  /** Cells in which an item came up in either measurement. */
  cells: number;
}

/** How often each item came up on one side, of how many answers. */
interface Side {
  successes: readonly number[];
  trials: readonly number[];
}

const sideOf = (items: readonly Cluster[]): Side => ({
  successes: items.map(({ successes }) => successes),
  trials: items.map(({ trials }) => trials),
});

function jaccardOf(before: Side, after: Side): number | null {
  let [both, either] = [0, 0];
  for (let item = 0; item < before.successes.length; item += 1) {
    const [first, second] = [(before.successes[item] ?? 0) > 0, (after.successes[item] ?? 0) > 0];
    if (first && second) both += 1;
    if (first || second) either += 1;
  }
  return either === 0 ? null : both / either;
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/**
 * How much the brands or sources in answers change between two measurements, beside what resampling alone
 * gives.
 *
 * Jaccard index (1912) and rank-biased overlap (`rankOverlap`) of each cell. Chance: the answers that named an item are dealt
 * to both sides anew, as many of them as there were (permutation; Fisher 1935). A redraw at pooled rates would lose items
 * that came up once and look more alike than chance allows. The range is widened where cells differ from
 * what is expected by more than that, since items of one answer go together. Items that no answer names are ignored.
 *
 * With many cells fewer draws of each are enough: the mean over cells is then normal, with the sum of their variances.
 *
 * @param draws >= 1, of each cell, at most
 * @throws RangeError where the two sides of a cell list different numbers of items
 */
export function measureChurn(cells: readonly ChurnCell[], random: Random, draws = 200): Churn {
  if (cells.some(({ before, after }) => before.length !== after.length))
    throw new RangeError('both sides of a cell list the same items');
  const pairs = cells
    .map(({ before, after }) => ({ before: sideOf(before), after: sideOf(after) }))
    .filter(({ before, after }) => [...before.successes, ...after.successes].some((count) => count > 0));
  if (pairs.length === 0)
    return { jaccard: { value: null, expected: null }, overlap: { value: null, expected: null }, cells: 0 };
  const each = pairs.map(({ before, after }) => likenessOf(before, after));
  const found = {
    jaccard: meanOf(each.map(({ jaccard }) => jaccard)),
    overlap: meanOf(each.map(({ overlap }) => overlap)),
  };
  const repeats = Math.max(fewestDraws, Math.min(draws, Math.ceil(work / pairs.length)));
  const redrawn = pairs.map((pair) => redraw(pair, random, repeats));
  const range = (of: 'jaccard' | 'overlap'): Likeness['expected'] =>
    widened(
      rangeOf(redrawn.map((cell) => cell.map((one) => one[of]))),
      pairs.flatMap((_, at) => {
        const [own, expected] = [each[at]?.[of], meanOf((redrawn[at] ?? []).map((one) => one[of]))];
        return own == null || expected === null ? [] : [own - expected];
      }),
    );
  return {
    jaccard: { value: found.jaccard, expected: range('jaccard') },
    overlap: { value: found.overlap, expected: range('overlap') },
    cells: pairs.length,
  };
}

const rounding = 1e-9;

/** At least as wide as the spread of cells around their expectations. */
function widened(
  range: NonNullable<Likeness['expected']>,
  differences: readonly number[],
): NonNullable<Likeness['expected']> {
  const n = differences.length;
  // With one answer a side all permutations agree equally: the observed value is then never exceeded.
  if (n < 2)
    return { ...range, low: Math.max(0, range.low - rounding), high: Math.min(1, range.high + rounding) };
  const mean = differences.reduce((sum, one) => sum + one, 0) / n;
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const reach = rounding + z95 * Math.sqrt(squares / (n - 1) / n);
  return {
    value: range.value,
    low: Math.max(0, Math.min(range.low, range.value - reach)),
    high: Math.min(1, Math.max(range.high, range.value + reach)),
  };
}

/** Enough draws for percentiles of a mean over cells; with fewer, cells are many and their mean is normal. */
const forPercentiles = 100;
const fewestDraws = 8;
/** Draws of cells in all: some 10 ms. */
const work = 4_000;

/** @param cells of each, its draws; null where nothing came up in a draw */
function rangeOf(cells: readonly (readonly (number | null)[])[]): NonNullable<Likeness['expected']> {
  const moments = cells.flatMap((draws) => {
    const known = draws.filter((value) => value !== null);
    const mean = meanOf(known);
    const spread = meanOf(known.map((value) => (value - (mean ?? 0)) ** 2));
    return mean === null || spread === null
      ? []
      : [{ mean, variance: (spread * known.length) / Math.max(1, known.length - 1) }];
  });
  const value = meanOf(moments.map(({ mean }) => mean)) ?? 0;
  const repeats = cells[0]?.length ?? 0;
  if (repeats >= forPercentiles) {
    const means = Array.from({ length: repeats }, (_, draw) => meanOf(cells.map((own) => own[draw] ?? null)))
      .filter((mean) => mean !== null)
      .sort((a, b) => a - b);
    const at = (share: number): number =>
      means[Math.min(means.length - 1, Math.floor(share * means.length))] ?? 1;
    return { value, low: at(0.025), high: at(0.975) };
  }
  const deviation = Math.sqrt(moments.reduce((sum, one) => sum + one.variance, 0)) / moments.length;
  return { value, low: Math.max(0, value - z95 * deviation), high: Math.min(1, value + z95 * deviation) };
}

const likenessOf = (before: Side, after: Side) => ({
  jaccard: jaccardOf(before, after),
  overlap: rankOverlap(ratesOf(before), ratesOf(after)),
});

const ratesOf = ({ successes, trials }: Side): number[] =>
  successes.map((count, item) => ((trials[item] ?? 0) > 0 ? count / (trials[item] ?? 1) : 0));

/** The answers that named each item, dealt to both sides by chance, `repeats` times. */
function redraw({ before, after }: { before: Side; after: Side }, random: Random, repeats: number) {
  const totals = before.successes.map((count, item) => count + (after.successes[item] ?? 0));
  const deals = totals.map((total, item) => {
    const trials = before.trials[item] ?? 0;
    return hypergeometric(total, trials, trials + (after.trials[item] ?? 0));
  });
  return Array.from({ length: repeats }, () => {
    const first = deals.map((deal) => deal(random()));
    const second = totals.map((total, item) => total - (first[item] ?? 0));
    return likenessOf(
      { successes: first, trials: before.trials },
      { successes: second, trials: after.trials },
    );
  });
}

/**
 * How many of `total` marked ones among `all` fall into the first `trials`, by inversion: the table is made once for all draws.
 *
 * @returns for a number in [0, 1) the least count whose cumulative probability exceeds it
 */
function hypergeometric(total: number, trials: number, all: number): (uniform: number) => number {
  const most = Math.min(total, trials);
  const least = Math.min(most, Math.max(0, trials + total - all));
  // How much more likely one more is; from the mode on both sides, so that nothing overflows.
  const ratio = (count: number): number =>
    ((total - count) * (trials - count)) / ((count + 1) * (all - total - trials + count + 1));
  const mode = Math.min(most, Math.max(least, Math.floor(((total + 1) * (trials + 1)) / (all + 2))));
  const weights = new Float64Array(most - least + 1);
  weights[mode - least] = 1;
  for (let count = mode; count < most; count += 1)
    weights[count + 1 - least] = (weights[count - least] ?? 0) * ratio(count);
  for (let count = mode - 1; count >= least; count -= 1)
    weights[count - least] = (weights[count + 1 - least] ?? 0) / ratio(count);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return (uniform) => {
    let left = uniform * sum;
    for (let count = least; count < most; count += 1) {
      left -= weights[count - least] ?? 0;
      if (left < 0) return count;
    }
    return most;
  };
}
