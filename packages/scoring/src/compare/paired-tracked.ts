import { groupBy } from '../calibration/group-by.ts';
import { rateOf, type SharedCell } from './compared-cell.ts';
import { steadySquares } from './steady-variance.ts';
import type { ChangeEstimate } from './verdict.ts';

/**
 * The variance of one answer's difference between two brands, at most: how often both are in it together is not known, so
 * that they are taken to avoid each other as far as their rates allow (Fréchet's bound). null from a single answer.
 */
function mostVariance({ before, after }: SharedCell): number | null {
  const { trials } = before;
  if (trials < 2) return null;
  const [other, own] = [rateOf(before), rateOf(after)];
  const apart = Math.min(own + other, 2 - own - other);
  return ((apart - (own - other) ** 2) * trials) / (trials - 1);
}

/**
 * tracked, for two brands read in the same answers: on these very prompts, where only the noise of repeated answers counts.
 *
 * Mean over cells of own − other; Σ V/k over cells, with V bounded from above, so that the interval holds at least 95 in
 * 100 whether answers name brands together or one instead of the other. Steadied; t with one degree of freedom for each
 * cell that varies. null when fewer than one in five cells, or fewer than six, have two answers.
 */
export function readPairedTracked(cells: readonly SharedCell[]): ChangeEstimate | null {
  const known = cells.map((cell) => ({ ...cell, most: mostVariance(cell) }));
  const repeated = known.filter(({ most }) => most !== null);
  if (repeated.length < Math.max(6, cells.length / 5)) return null;
  const mean = (list: readonly { most: number | null }[]): number =>
    list.reduce((sum, { most }) => sum + (most ?? 0), 0) / Math.max(1, list.length);
  const typical = new Map(
    [...groupBy(repeated, ({ engine }) => engine)].map(([name, own]) => [name, mean(own)]),
  );
  const all = mean(repeated);
  const variances = known.map(
    ({ engine, most, before }) => (most ?? typical.get(engine) ?? all) / before.trials,
  );
  const informative = variances.filter((variance) => variance > 1e-12).length;
  const squares = variances.reduce((sum, variance) => sum + variance, 0);
  const unit = cells.reduce((sum, { before }) => sum + 1 / before.trials, 0) / (2 * cells.length);
  const { sum, n } = steadySquares({ residuals: variances.map(Math.sqrt), informative, squares, unit });
  return {
    before: cells.reduce((total, cell) => total + rateOf(cell.before), 0) / cells.length,
    after: cells.reduce((total, cell) => total + rateOf(cell.after), 0) / cells.length,
    variance: sum / (n * n),
    degrees: Math.max(3, informative),
    method: 'paired-bound-t',
  };
}
