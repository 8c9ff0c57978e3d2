import { groupBy } from '../calibration/group-by.ts';
import type { Cluster } from '../interval/cluster.ts';
import { detectLoss } from '../interval/lost-answers.ts';
import type { Estimand } from '../interval/method.ts';
import { type Change, estimateChange } from './change.ts';
import type { ComparedCell } from './compared-cell.ts';

/** A compared cell, with the answers that were asked for but did not come. Left out: none were lost. */
export interface AskedComparedCell extends ComparedCell {
  lostBefore?: number;
  lostAfter?: number;
}

type Side = 'before' | 'after';

const lostOf = (cell: AskedComparedCell, side: Side): number =>
  (side === 'before' ? cell.lostBefore : cell.lostAfter) ?? 0;

/**
 * Whether the loss of answers goes with presence, judged for each measurement as for a figure of it alone.
 */
function losesWithPresence(cells: readonly AskedComparedCell[], side: Side): boolean {
  const engines = [...groupBy(cells, ({ engine }) => engine).values()].map((own) => ({
    weight: 1,
    cells: own.map((cell) => {
      const { successes, trials } = cell[side] ?? { successes: 0, trials: 0 };
      return { successes, trials, asked: trials + lostOf(cell, side) };
    }),
  }));
  return detectLoss(engines).related;
}

/** One side of a cell as if the lost answers had come, all of them with the brand or all without it. */
function filled(cell: AskedComparedCell, side: Side, share: 0 | 1): Cluster | null {
  const lost = lostOf(cell, side);
  if (lost === 0) return cell[side];
  const { successes, trials } = cell[side] ?? { successes: 0, trials: 0 };
  return { successes: successes + share * lost, trials: trials + lost };
}

/**
 * The change between two measurements, with an interval that allows for lost answers. Where their loss goes
 * with presence, the interval covers whatever they could have said (Manski 1989); verdict and p-value follow
 * it, the value stays. Otherwise the same as `estimateChange`.
 */
export function estimateChangeWithLoss(
  cells: readonly AskedComparedCell[],
  options: { question: Estimand },
): Change {
  const own = estimateChange(cells, options);
  const sides = (['before', 'after'] as const).filter((side) => losesWithPresence(cells, side));
  if (!own.ci || own.pValue === null || own.smallestVisible === null || sides.length === 0) return own;
  const asIf = (before: 0 | 1, after: 0 | 1): Change =>
    estimateChange(
      cells.map((cell) => ({
        ...cell,
        before: sides.includes('before') ? filled(cell, 'before', before) : cell.before,
        after: sides.includes('after') ? filled(cell, 'after', after) : cell.after,
      })),
      options,
    );
  const all = [own, asIf(1, 0), asIf(0, 1)];
  const low = Math.min(...all.map(({ ci }) => ci?.low ?? -1));
  const high = Math.max(...all.map(({ ci }) => ci?.high ?? 1));
  const verdict = low > 0 ? 'rise' : high < 0 ? 'fall' : 'no_change_shown';
  const pValue = Math.max(...all.map((one) => one.pValue ?? 1));
  return {
    ...own,
    ci: { low, high, level: 0.95, method: 'bounded-by-loss' },
    // One bound shows a rise and the other a fall: together they show neither.
    pValue: verdict === 'no_change_shown' && pValue < 0.05 ? 1 : pValue,
    verdict,
    smallestVisible: Math.min(1, own.smallestVisible + (high - low - (own.ci.high - own.ci.low)) / 2),
  };
}
