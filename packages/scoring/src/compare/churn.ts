import { normalCdf, z95 } from '../distribution/index.ts';
import type { Cluster } from '../interval/cluster.ts';
import type { Random } from '../random/index.ts';
import { createRankOverlap } from './rank-overlap.ts';

/** One prompt on one engine in two measurements: how often each item (brand or source) came up, in the same order. */
export interface ChurnCell {
  before: readonly Cluster[];
  after: readonly Cluster[];
}

/** A measure of likeness, 0..1, and what chance alone gives when nothing changed, with the range of 95 in 100. */
export interface Likeness {
  value: number | null;
  expected: { value: number; low: number; high: number } | null;
  /** How often chance alone gives so little likeness, by the normal distribution whose lower end is that of the range. */
  pValue: number | null;
}

export interface Churn {
  /** Mean over cells of |both| / |either|, of the items that came up at all; null where none did in any cell. */
  jaccard: Likeness;
  /** Mean over cells of the rank-biased overlap of the items in order of how often they came up. */
  overlap: Likeness;
  /** Cells in which an item came up in either measurement. */
  cells: number;
}

/** Of one cell: how alike it is, and how alike chance makes it, draw by draw. NaN: nothing came up. */
interface Compared {
  value: number;
  draws: Float64Array;
}

/** Mean of what is known; NaN where nothing is. */
function meanOf(values: ArrayLike<number>): number {
  let [sum, known] = [0, 0];
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    known += 1;
  }
  return sum / known;
}

/**
 * How much the brands or sources in answers change between two measurements, beside what resampling alone
 * gives.
 *
 * Jaccard index (1912) and rank-biased overlap (`createRankOverlap`) of each cell. Chance: the answers that named an item are dealt
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
  const named = cells.filter(({ before, after }) =>
    [before, after].some((side) => side.some(({ successes }) => successes > 0)),
  );
  const nothing = { value: null, expected: null, pValue: null };
  if (named.length === 0) return { jaccard: nothing, overlap: nothing, cells: 0 };
  const repeats = Math.max(fewestDraws, Math.min(draws, Math.ceil(work / named.length)));
  const compareCell = createComparison(named.reduce((most, { before }) => Math.max(most, before.length), 0));
  const compared = named.map((cell) => compareCell(cell, random, repeats));
  const likeness = (of: 'jaccard' | 'overlap'): Likeness => {
    const each = compared.map((cell) => cell[of]);
    const value = meanOf(each.map((cell) => cell.value));
    const differences = each
      .map((cell) => cell.value - meanOf(cell.draws))
      .filter((difference) => !Number.isNaN(difference));
    if (Number.isNaN(value)) return { value: null, expected: null, pValue: null };
    const expected = widened(rangeOf(each.map((cell) => cell.draws)), differences);
    const half = Math.max(rounding, expected.value - expected.low);
    return { value, expected, pValue: normalCdf((z95 * (value - expected.value)) / half) };
  };
  return { jaccard: likeness('jaccard'), overlap: likeness('overlap'), cells: named.length };
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

/** @param cells of each, its draws */
function rangeOf(cells: readonly Float64Array[]): NonNullable<Likeness['expected']> {
  const moments = cells.map(momentsOf).filter(({ mean }) => !Number.isNaN(mean));
  const value = moments.length === 0 ? 0 : meanOf(moments.map(({ mean }) => mean));
  const repeats = cells[0]?.length ?? 0;
  if (repeats >= forPercentiles) {
    const means = Array.from({ length: repeats }, (_, draw) =>
      meanOf(cells.map((own) => own[draw] ?? Number.NaN)),
    )
      .filter((mean) => !Number.isNaN(mean))
      .sort((a, b) => a - b);
    const at = (share: number): number =>
      means[Math.min(means.length - 1, Math.floor(share * means.length))] ?? 1;
    return { value, low: at(0.025), high: at(0.975) };
  }
  const deviation = Math.sqrt(moments.reduce((sum, one) => sum + one.variance, 0)) / moments.length;
  return { value, low: Math.max(0, value - z95 * deviation), high: Math.min(1, value + z95 * deviation) };
}

function momentsOf(draws: Float64Array): { mean: number; variance: number } {
  const mean = meanOf(draws);
  let [squares, known] = [0, 0];
  for (const value of draws) {
    if (Number.isNaN(value)) continue;
    squares += (value - mean) ** 2;
    known += 1;
  }
  return { mean, variance: squares / Math.max(1, known - 1) };
}

/**
 * Compares cells one after the other, all in the same lists: making new ones for each cell took a third of the time.
 *
 * @param most items of a cell
 * @returns how alike both sides of a cell are, and with the answers that named each item dealt to them by chance, `repeats` times
 */
function createComparison(
  most: number,
): (cell: ChurnCell, random: Random, repeats: number) => Record<'jaccard' | 'overlap', Compared> {
  const overlapOf = createRankOverlap(most);
  const side = () => ({
    counts: new Float64Array(most),
    trials: new Float64Array(most),
    rates: new Float64Array(most),
  });
  const [first, second] = [side(), side()];
  const totals = new Float64Array(most);
  const dealers = Array.from({ length: most }, createDealer);
  /** Of the counts that stand in both sides. */
  const likeness = (items: number) => {
    let [both, either] = [0, 0];
    for (let item = 0; item < items; item += 1) {
      const [one, two] = [first.counts[item] ?? 0, second.counts[item] ?? 0];
      if (one > 0 && two > 0) both += 1;
      if (one > 0 || two > 0) either += 1;
      const [ofOne, ofTwo] = [first.trials[item] ?? 0, second.trials[item] ?? 0];
      first.rates[item] = ofOne > 0 ? one / ofOne : 0;
      second.rates[item] = ofTwo > 0 ? two / ofTwo : 0;
    }
    return { jaccard: both / either, overlap: overlapOf(first.rates, second.rates, items) ?? Number.NaN };
  };
  return ({ before, after }, random, repeats) => {
    const items = before.length;
    for (let item = 0; item < items; item += 1) {
      const [one, two] = [before[item] ?? none, after[item] ?? none];
      first.counts[item] = one.successes;
      second.counts[item] = two.successes;
      first.trials[item] = one.trials;
      second.trials[item] = two.trials;
      totals[item] = one.successes + two.successes;
      dealers[item]?.prepare(one.successes + two.successes, one.trials, one.trials + two.trials);
    }
    const found = likeness(items);
    const [jaccards, overlaps] = [new Float64Array(repeats), new Float64Array(repeats)];
    for (let draw = 0; draw < repeats; draw += 1) {
      for (let item = 0; item < items; item += 1) {
        const count = dealers[item]?.deal(random()) ?? 0;
        first.counts[item] = count;
        second.counts[item] = (totals[item] ?? 0) - count;
      }
      const { jaccard, overlap } = likeness(items);
      jaccards[draw] = jaccard;
      overlaps[draw] = overlap;
    }
    return {
      jaccard: { value: found.jaccard, draws: jaccards },
      overlap: { value: found.overlap, draws: overlaps },
    };
  };
}

const none: Cluster = { successes: 0, trials: 0 };

/**
 * How many of `total` marked ones among `all` fall into the first `trials` (the hypergeometric distribution), by inversion:
 * `prepare` makes a table for many draws. `deal` takes a number in [0, 1) and gives the least count whose cumulative
 * probability exceeds it.
 */
function createDealer() {
  let weights = new Float64Array(16);
  let [least, most, sum] = [0, 0, 0];
  return {
    prepare(total: number, trials: number, all: number): void {
      most = Math.min(total, trials);
      least = Math.min(most, Math.max(0, trials + total - all));
      if (weights.length < most - least + 1) weights = new Float64Array(most - least + 1);
      // How much more likely one more is; from the mode on both sides, so that nothing overflows.
      const ratio = (count: number): number =>
        ((total - count) * (trials - count)) / ((count + 1) * (all - total - trials + count + 1));
      const mode = Math.min(most, Math.max(least, Math.floor(((total + 1) * (trials + 1)) / (all + 2))));
      weights[mode - least] = 1;
      for (let count = mode; count < most; count += 1)
        weights[count + 1 - least] = (weights[count - least] ?? 0) * ratio(count);
      for (let count = mode - 1; count >= least; count -= 1)
        weights[count - least] = (weights[count + 1 - least] ?? 0) / ratio(count);
      sum = 0;
      for (let count = least; count <= most; count += 1) sum += weights[count - least] ?? 0;
    },
    deal(uniform: number): number {
      let left = uniform * sum;
      for (let count = least; count < most; count += 1) {
        left -= weights[count - least] ?? 0;
        if (left < 0) return count;
      }
      return most;
    },
  };
}
