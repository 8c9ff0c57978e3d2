import { normalQuantile, studentCdf, studentQuantile } from '../distribution/index.ts';
import { type ComparedCell, rateOf, type SharedCell, sortCells } from './compared-cell.ts';
import { steadySquares } from './steady-variance.ts';
import { fewestClusters, type Judgement } from './verdict.ts';

/** One prompt on one engine before and after an intervention; `treated`: it was among the treated ones. */
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
  /** How far the value may move with the slope, either way: 0 where the slope is known or none is needed. */
  slack: number;
  treated: LiftArm;
  control: LiftArm;
}

type Cell = SharedCell & { treated: boolean };

/**
 * Whether the arms' earlier figures tell how far such figures return to the mean: in each arm six clusters whose rate is
 * not its most common one. An arm of prompts that never named the brand, as they are chosen with one answer each, says
 * nothing of its own return: a slope from the other arm alone is off by up to 18 false verdicts in 100.
 */
function tellsSlope(cells: readonly Cell[]): boolean {
  return [true, false].every((treated) => {
    const rates = new Map<number, Set<string>>();
    const clusters = new Set<string>();
    for (const cell of cells) {
      if (cell.treated !== treated) continue;
      const rate = rateOf(cell.before);
      rates.set(rate, (rates.get(rate) ?? new Set()).add(cell.cluster));
      clusters.add(cell.cluster);
    }
    const common = Math.max(0, ...[...rates.values()].map(({ size }) => size));
    return clusters.size - common >= fewestClusters;
  });
}

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
  if (adjust === 'difference') return readAt(shared, arms, 1);
  if (tellsSlope(shared)) return readAt(shared, arms, null);
  // Figures return to the mean by some part of the way: from not at all to wholly.
  const [wholly, never] = [readAt(shared, arms, 0), readAt(shared, arms, 1)];
  const slack = Math.abs(never.value - wholly.value) / 2;
  const surer = wholly.standardError > never.standardError ? wholly : never;
  return { ...surer, value: (wholly.value + never.value) / 2, slack, pValue: 1 };
}

/** @param given slope; null: that of the cells within their arms */
function readAt(
  shared: readonly Cell[],
  arms: { treated: LiftArm; control: LiftArm },
  given: number | null,
): LiftReading {
  const centred = shared.map((cell) => {
    const arm = cell.treated ? arms.treated : arms.control;
    const sign = cell.treated ? 1 : -1;
    return { cell, arm, sign, x: rateOf(cell.before) - arm.before, y: rateOf(cell.after) - arm.after };
  });
  const squares = centred.reduce((sum, { x }) => sum + x * x, 0);
  const slope = given ?? centred.reduce((sum, { x, y }) => sum + x * y, 0) / squares;
  const apart = arms.treated.before - arms.control.before;
  const value = arms.treated.after - arms.control.after - slope * apart;
  const influence = new Map<string, [number, number]>();
  for (const { cell, arm, sign, x, y } of centred) {
    const weight = sign / arm.cells - (given === null ? (apart * x) / squares : 0);
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
  return { value, standardError, degrees, pValue, slack: 0, ...arms };
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

/** `ci.method` where earlier figures do not tell how far they return to the mean by themselves. */
export const boundedMethod = 'adjusted-difference-bounds';

export interface Lift extends LiftReading, Pick<Judgement, 'smallestVisible'> {
  ci: { low: number; high: number; level: number; method: string };
  /** `no_change_shown` and a `slack` above 0: the slope cannot be learned, whatever the answers. */
  verdict: Judgement['verdict'];
}

/**
 * The estimate with interval, verdict and smallest visible effect, all at the level `alpha`: the interval excludes 0 exactly
 * when there is a verdict. Where the slope cannot be learned, the interval holds the effect for every slope from 0 to 1.
 */
export function estimateLift(
  cells: readonly LiftCell[],
  { alpha = 0.05, ...options }: LiftOptions & { alpha?: number } = {},
): Lift | null {
  const reading = readLift(cells, options);
  if (!reading) return null;
  const { standardError, degrees, slack } = reading;
  const { low, high } = intervalAt(reading, alpha);
  const bounded = slack > 0 ? boundedMethod : 'adjusted-difference-t';
  return {
    ...reading,
    ci: {
      low,
      high,
      level: 1 - alpha,
      method: options.adjust === 'regression' ? bounded : 'difference-in-differences-t',
    },
    verdict: low > 0 ? 'rise' : high < 0 ? 'fall' : 'no_change_shown',
    smallestVisible: Math.min(
      1,
      slack + (normalQuantile(0.8) - studentQuantile(alpha / 2, degrees)) * standardError,
    ),
  };
}

/** The interval that excludes 0 exactly when the two-sided p-value is below `alpha`. */
export function intervalAt(
  { value, standardError, degrees, slack }: LiftReading,
  alpha: number,
): { low: number; high: number } {
  const half = slack - studentQuantile(alpha / 2, degrees) * standardError;
  return { low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}
