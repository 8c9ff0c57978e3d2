import type { Cluster } from '../interval/cluster.ts';
import { drawBinomial, type Random } from '../random/index.ts';

/** One prompt on one engine in two measurements: for each item (brand or source), in the same order, how often it came up. */
export interface ChurnCell {
  before: readonly Cluster[];
  after: readonly Cluster[];
}

export interface Churn {
  /** Mean over cells of |both| / |either|, of the items that came up at all; null where none did in any cell. */
  jaccard: number | null;
  /** The same if nothing had changed: what chance alone gives, with the range of 95 in 100. */
  expected: { value: number; low: number; high: number } | null;
  /** Cells in which an item came up in either measurement. */
  cells: number;
}

const cameUp = ({ successes }: Cluster): boolean => successes > 0;

function jaccardOf(before: readonly Cluster[], after: readonly Cluster[]): number | null {
  let [both, either] = [0, 0];
  before.forEach((one, item) => {
    const [first, second] = [cameUp(one), after[item] ? cameUp(after[item]) : false];
    if (first && second) both += 1;
    if (first || second) either += 1;
  });
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
 * Jaccard index (1912) of each cell. Chance: both sides are drawn as binomials at the cell's pooled rates
 * (parametric bootstrap), so that an item named in one answer of three does not look like churn. Items that
 * no answer names are ignored.
 *
 * @param draws >= 1, of whole measurements
 * @throws RangeError where the two sides of a cell list different numbers of items
 */
export function measureChurn(cells: readonly ChurnCell[], random: Random, draws = 200): Churn {
  if (cells.some(({ before, after }) => before.length !== after.length))
    throw new RangeError('both sides of a cell list the same items');
  const seen = cells.map(({ before, after }) => jaccardOf(before, after));
  const jaccard = meanOf(seen);
  if (jaccard === null) return { jaccard, expected: null, cells: 0 };
  const redrawn = Array.from({ length: draws }, () =>
    meanOf(
      cells.map(({ before, after }) => {
        const draw = (side: readonly Cluster[]): Cluster[] =>
          side.map((own, item) => {
            const [one, other] = [before[item], after[item]];
            const trials = (one?.trials ?? 0) + (other?.trials ?? 0);
            const rate = trials === 0 ? 0 : ((one?.successes ?? 0) + (other?.successes ?? 0)) / trials;
            return { successes: drawBinomial(random, own.trials, rate), trials: own.trials };
          });
        return jaccardOf(draw(before), draw(after));
      }),
    ),
  )
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  const at = (share: number): number =>
    redrawn[Math.min(redrawn.length - 1, Math.floor(share * redrawn.length))] ?? 1;
  return {
    jaccard,
    expected: {
      value: redrawn.reduce((sum, value) => sum + value, 0) / Math.max(1, redrawn.length),
      low: at(0.025),
      high: at(0.975),
    },
    cells: seen.filter((value) => value !== null).length,
  };
}
