import { groupBy } from '../calibration/group-by.ts';
import type { Cluster } from '../interval/cluster.ts';
import { detectLoss } from '../interval/lost-answers.ts';
import type { Estimand } from '../interval/method.ts';
import { type Change, estimateChange } from './change.ts';
import type { ComparedCell } from './compared-cell.ts';

/** A compared cell with the answers that were asked for and did not come; left out: none. */
export interface AskedComparedCell extends ComparedCell {
  lostBefore?: number;
  lostAfter?: number;
}

type Side = 'before' | 'after';

const lostOf = (cell: AskedComparedCell, side: Side): number =>
  (side === 'before' ? cell.lostBefore : cell.lostAfter) ?? 0;

/** Whether the answers that one measurement lost go with presence, as in a figure of that measurement alone. */
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
 * The change between two measurements, as wide as lost answers make it: where their loss goes with presence in one of the
 * two, the interval reaches from the worst that they could have said to the best (Manski 1989). The value stays; verdict
 * and p-value follow the interval. Otherwise just `estimateChange`.
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
    // A rise by one reading and a fall by another show neither.
    pValue: verdict === 'no_change_shown' && pValue < 0.05 ? 1 : pValue,
    verdict,
    smallestVisible: Math.min(1, own.smallestVisible + (high - low - (own.ci.high - own.ci.low)) / 2),
  };
}
