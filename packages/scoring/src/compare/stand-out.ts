import { groupBy } from '../calibration/group-by.ts';
import { studentCdf } from '../distribution/index.ts';
import { type ComparedCell, rateOf, type SharedCell, sortCells } from './compared-cell.ts';
import { commonShift, hypergeometricMoments, marginsOf } from './odds-shift.ts';

/** A part that may have moved alone: an engine, a topic, the cells that cited a source. */
export interface StandOutPart {
  id: string;
  /** Cells of the whole: the same objects. */
  cells: readonly ComparedCell[];
}

export interface StandOut {
  id: string;
  /** Mean change of its cells, and of all others, −1..1. */
  there: number;
  elsewhere: number;
  /** Part of the whole's change: how far its cells moved beyond the others. */
  points: number;
  /** Share of the whole's change that its cells explain, 0..1. */
  share: number;
  /** Against "nobody stood out", adjusted for the number of parts (Bonferroni). */
  pValue: number;
}

export interface StandOutRule {
  /** Stated error rate: the share of changes common to all cells in which a part is named by mistake. */
  alpha: number;
  /** Share of the change that a part has to explain. */
  share: number;
  /** The largest part of its move that the others can account for. */
  elsewhere: number;
}

export const standOutRule: StandOutRule = {
  alpha: 0.02,
  share: 0.5,
  elsewhere: 0.5,
};

/** Informative cells and clusters that a part, and what is outside it, need. */
const fewestCells = 4;
const fewestClusters = 3;

interface Group {
  cells: readonly SharedCell[];
  clusters: number;
}

const groupOf = (cells: readonly SharedCell[]): Group => ({
  cells,
  clusters: new Set(cells.map(({ cluster }) => cluster)).size,
});

const meanChange = (cells: readonly SharedCell[]): number =>
  cells.reduce((sum, { before, after }) => sum + rateOf(after) - rateOf(before), 0) / cells.length;

/** Residuals by cluster and information at a shift. */
function scores(cells: readonly SharedCell[], shift: number) {
  const sums = new Map<string, { residual: number; information: number }>();
  for (const cell of cells) {
    const { mean, variance } = hypergeometricMoments(marginsOf(cell), shift);
    const sum = sums.get(cell.cluster) ?? { residual: 0, information: 0 };
    sums.set(cell.cluster, sum);
    sum.residual += cell.after.successes - mean;
    sum.information += variance;
  }
  const information = [...sums.values()].reduce((all, one) => all + one.information, 0);
  const residual = [...sums.values()].reduce((all, one) => all + one.residual, 0);
  return { sums: [...sums.values()], information, residual };
}

/** How much more clusters wander than independent answers would, where each group has its own shift; at least 1. */
function dispersionOf(groups: readonly Group[]): { value: number; clusters: number } {
  const sums = groups.flatMap(({ cells }) => scores(cells, commonShift(cells)).sums);
  const telling = sums.filter(({ information }) => information > 0.25);
  const information = telling.reduce((all, one) => all + one.information, 0);
  const squares = telling.reduce((all, one) => all + one.residual ** 2, 0);
  return { value: information > 0 ? Math.max(1, squares / information) : 1, clusters: telling.length };
}

/** Change of a cluster within its group, and the variance that the noise of its answers gives it. */
function clusterMeans({ cells }: Group): { mean: number; noise: number }[] {
  return [...groupBy(cells, ({ cluster }) => cluster).values()].map((own) => ({
    mean: meanChange(own),
    noise:
      own.reduce((sum, { before, after }) => {
        const trials = before.trials + after.trials;
        const rate = (before.successes + after.successes + 0.5) / (trials + 1);
        return sum + rate * (1 - rate) * (1 / before.trials + 1 / after.trials);
      }, 0) /
      own.length ** 2,
  }));
}

/**
 * The same test in points, where log-odds may mislead: the difference of the groups' means, with its noise scaled by how much
 * clusters vary beyond chance.
 */
function differInPoints(part: Group, rest: Group): number {
  const groups = [part, rest].map((group) => {
    const clusters = clusterMeans(group);
    const mean = clusters.reduce((sum, one) => sum + one.mean, 0) / clusters.length;
    const squares = clusters.reduce((sum, one) => sum + (one.mean - mean) ** 2 / one.noise, 0);
    const variance = clusters.reduce((sum, one) => sum + one.noise, 0) / clusters.length ** 2;
    return { mean, squares, variance, n: clusters.length };
  });
  const [a, b] = groups;
  if (!a || !b) return 1;
  const degrees = a.n + b.n - 2;
  const dispersion = Math.max(1, (a.squares + b.squares) / degrees);
  const deviation = Math.sqrt(dispersion * (a.variance + b.variance));
  return Math.min(1, 2 * studentCdf(-Math.abs(a.mean - b.mean) / deviation, degrees));
}

/**
 * Which part of a change stood out, if any did: the whole is taken apart by engine, topic and source before words are found.
 *
 * Each part is held against "all cells shifted alike" by the score test for one more log odds ratio in conditional
 * logistic regression (Breslow and Day 1980): z² = U² / (φ I_S I_R / I), U the part's observed less expected later successes at the
 * common shift. The part with the largest z² is tested again with the dispersion φ of clusters about their own shifts, by t,
 * times the number of parts, and in points in the same way, alone: the larger p counts. It is named only where it moved in the
 * direction of the whole, carries at least `share` of it, and the others moved by less than `elsewhere` of its move.
 *
 * An engine that falls alone makes every other engine differ from the mean: the largest is taken, not all that differ.
 *
 * @returns null: nobody stood out
 */
export function findStandOut(
  whole: readonly ComparedCell[],
  parts: readonly StandOutPart[],
  rule: StandOutRule = standOutRule,
): StandOut | null {
  const { shared } = sortCells(whole);
  if (shared.length === 0) return null;
  const shift = commonShift(shared);
  const total = scores(shared, shift).information;
  const change = meanChange(shared);
  if (total === 0 || change === 0) return null;
  const tested = parts.flatMap(({ id, cells }) => {
    const own = new Set<ComparedCell>(cells);
    const part = groupOf(shared.filter((cell) => own.has(cell)));
    const rest = groupOf(shared.filter((cell) => !own.has(cell)));
    if (part.clusters < fewestClusters || rest.clusters < fewestClusters) return [];
    if (part.cells.length < fewestCells || rest.cells.length < fewestCells) return [];
    const { residual, information } = scores(part.cells, shift);
    const variance = (information * (total - information)) / total;
    const [there, elsewhere] = [meanChange(part.cells), meanChange(rest.cells)];
    // Of two engines that differ, the one that moved in the direction of the whole is named.
    const candidate = there * change > 0 && Math.abs(there) > Math.abs(elsewhere);
    return variance <= 0
      ? []
      : [{ id, part, rest, there, elsewhere, candidate, z: Math.abs(residual) / Math.sqrt(variance) }];
  });
  const [best] = tested.filter(({ candidate }) => candidate).toSorted((one, other) => other.z - one.z);
  if (!best) return null;
  const { id, part, rest, there, elsewhere } = best;
  const { value, clusters } = dispersionOf([part, rest]);
  const byOdds = Math.min(1, 2 * studentCdf(-best.z / Math.sqrt(value), Math.max(1, clusters - 2)));
  const pValue = Math.min(1, Math.max(tested.length * byOdds, differInPoints(part, rest)));
  const weight = part.cells.length / shared.length;
  const share = Math.min(1, (there * weight) / change);
  if (pValue > rule.alpha || share < rule.share || elsewhere / there > rule.elsewhere) return null;
  return { id, there, elsewhere, points: (there - elsewhere) * weight, share, pValue };
}
