import { normalCdf } from '../src/distribution/index.ts';
import { coverageError, geometricMean } from './row.ts';
import type { Tallied } from './simulation/tally.ts';

/** Standard error of the share of cells inside a band: those near its ends may as well be on the other side. */
export function bandError<Cell extends { repeats: number }>(
  cells: readonly Cell[],
  coverageOf: (cell: Cell) => number,
  [low, high]: readonly [number, number],
): number {
  const variance = cells.reduce((sum, cell) => {
    const error = coverageError(cell.repeats);
    const coverage = coverageOf(cell);
    const inside = normalCdf((high - coverage) / error) - normalCdf((low - coverage) / error);
    return sum + inside * (1 - inside);
  }, 0);
  return Math.sqrt(variance) / cells.length;
}

/** Geometric mean of ratios of widths, with its standard error as if drawn apart. */
export function ratioOfWidths(pairs: readonly (readonly [Tallied, Tallied])[]): {
  ratio: number;
  error: number;
} {
  const ratio = geometricMean(pairs.map(([one, other]) => one.width / other.width));
  const relative = pairs.flatMap(([one, other]) => [
    one.widthError / one.width,
    other.widthError / other.width,
  ]);
  return { ratio, error: (ratio * Math.hypot(...relative)) / pairs.length };
}
