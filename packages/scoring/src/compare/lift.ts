import { studentCdf, studentQuantile } from '../distribution/index.ts';
import { type ComparedCell, rateOf, type SharedCell, sortCells } from './compared-cell.ts';
import { steadySquares } from './steady-variance.ts';
import { fewestClusters, type Judgement, judge } from './verdict.ts';

/** One prompt on one engine before and after something was done; `treated`: where it was done. */
export interface LiftCell extends ComparedCell {
  treated: boolean;
}

export interface LiftOptions {
  /**
   * `difference`: after − before. `regression`: after − b × before, with b the slope that both arms share. It
   * is for arms that were chosen by an earlier measurement, whose figures return towards the mean by
   * themselves.
   */
  adjust?: 'difference' | 'regression';
}

interface LiftArm {
  cells: number;
  clusters: number;
  before: number;
  after: number;
}

/** The change where something was done, less the change elsewhere, before a verdict. */
export interface LiftReading {
  value: number;
  standardError: number;
  degrees: number;
  /** Two-sided. */
  pValue: number;
  treated: LiftArm;
  control: LiftArm;
}

type Cell = SharedCell & { treated: boolean };

/** An arm’s means over cells. */
function sizeOf(cells: readonly Cell[]): LiftArm {
  const over = (side: 'before' | 'after') =>
    cells.reduce((sum, cell) => sum + rateOf(cell[side]), 0) / Math.max(1, cells.length);
  const clusters = new Set(cells.map(({ cluster }) => cluster)).size;
  return { cells: cells.length, clusters, before: over('before'), after: over('after') };
}

/**
 * Difference in differences: the change where something was done, less the change elsewhere. null when an arm
 * has fewer than six clusters that both measurements have.
 *
 * Mean over treated cells minus mean over control cells of after − b × before; each cell weighs the same.
 * Variance: squared influence of each cluster, including its influence on the slope (Liang and Zeger 1986),
 * times G/(G − 1) of its arm, steadied; t with Satterthwaite’s degrees of freedom (1946). With b < 1 it is an
 * analysis of covariance, which selection by the baseline does not bias (Ding and Li 2019).
 */
export function readLift(
  cells: readonly LiftCell[],
  { adjust = 'difference' }: LiftOptions = {},
): LiftReading | null {
  const shared = sortCells(cells).shared as Cell[];
  const arms = {
    treated: sizeOf(shared.filter((cell) => cell.treated)),
    control: sizeOf(shared.filter((cell) => !cell.treated)),
  };
  if (Math.min(arms.treated.clusters, arms.control.clusters) < fewestClusters) return null;
  const centred = shared.map((cell) => {
    const arm = cell.treated ? arms.treated : arms.control;
    const sign = cell.treated ? 1 : -1;
    return { cell, arm, sign, x: rateOf(cell.before) - arm.before, y: rateOf(cell.after) - arm.after };
  });
  const squares = centred.reduce((sum, { x }) => sum + x * x, 0);
  const fitted = adjust === 'regression' && squares > 0;
  const slope = fitted ? centred.reduce((sum, { x, y }) => sum + x * y, 0) / squares : 1;
  const apart = arms.treated.before - arms.control.before;
  const value = arms.treated.after - arms.control.after - slope * apart;
  const influence = new Map<string, [number, number]>();
  for (const { cell, arm, sign, x, y } of centred) {
    const weight = sign / arm.cells - (fitted ? (apart * x) / squares : 0);
    const known = influence.get(cell.cluster) ?? [0, 0];
    influence.set(cell.cluster, known);
    const correction = Math.sqrt(arm.clusters / (arm.clusters - 1));
    known[cell.treated ? 0 : 1] += weight * (y - slope * x) * correction;
  }
  const parts = [...influence.values()];
  const variance = steadied(parts, arms);
  const [one, other] = [0, 1].map((side) => parts.reduce((sum, part) => sum + (part[side] ?? 0) ** 2, 0)) as [
    number,
    number,
  ];
  const whole = one + other;
  const degrees =
    whole > 0
      ? whole ** 2 / (one ** 2 / (arms.treated.clusters - 1) + other ** 2 / (arms.control.clusters - 1))
      : Math.min(arms.treated.clusters, arms.control.clusters) - 1;
  const standardError = Math.sqrt(variance);
  const pValue = Math.min(1, 2 * studentCdf(-Math.abs(value) / standardError, degrees));
  return { value, standardError, degrees, pValue, ...arms };
}

/**
 * Sum of the clusters’ squared influences. Few informative clusters are steadied, as in every comparison
 * here.
 */
function steadied(
  parts: readonly [number, number][],
  { treated, control }: { treated: LiftArm; control: LiftArm },
): number {
  const n = parts.length;
  const residuals = parts.map(([one, other]) => n * (one + other));
  const informative = residuals.filter((residual) => Math.abs(residual) > 1e-9).length;
  const squares = residuals.reduce((sum, residual) => sum + residual * residual, 0);
  const unit = n ** 2 / (treated.clusters * control.clusters);
  const { sum, n: counted } = steadySquares({ residuals, informative, squares, unit });
  return sum / counted ** 2;
}

export interface Lift extends Judgement, LiftReading {}

/** The estimate with its 95% interval, which excludes 0 exactly when p < .05, and its verdict. */
export function estimateLift(cells: readonly LiftCell[], options: LiftOptions = {}): Lift | null {
  const reading = readLift(cells, options);
  if (!reading) return null;
  const { value, standardError, degrees } = reading;
  const method = options.adjust === 'regression' ? 'adjusted-difference-t' : 'difference-in-differences-t';
  return { ...reading, ...judge({ before: 0, after: value, variance: standardError ** 2, degrees, method }) };
}

/** The interval that excludes 0 exactly when the two-sided p-value is below `alpha`. */
export function intervalAt(
  { value, standardError, degrees }: LiftReading,
  alpha: number,
): { low: number; high: number } {
  const half = -studentQuantile(alpha / 2, degrees) * standardError;
  return { low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}
