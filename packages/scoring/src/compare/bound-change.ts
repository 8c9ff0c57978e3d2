import { groupBy } from '../calibration/group-by.ts';
import type { Cluster } from '../interval/cluster.ts';
import { detectLoss } from '../interval/lost-answers.ts';
import { type Change, type ChangeOptions, estimateChange } from './change.ts';
import type { ComparedCell } from './compared-cell.ts';

/** A compared cell, with the answers that were asked for and are not among its counts. Left out: there are none. */
export interface AskedComparedCell extends ComparedCell {
  /** Did not come, for a technical reason. */
  lostBefore?: number;
  lostAfter?: number;
  /** Came without a text that can be read. */
  refusedBefore?: number;
  refusedAfter?: number;
}

type Side = 'before' | 'after';

const lostOf = (cell: AskedComparedCell, side: Side): number =>
  (side === 'before' ? cell.lostBefore : cell.lostAfter) ?? 0;

const refusedOf = (cell: AskedComparedCell, side: Side): number =>
  (side === 'before' ? cell.refusedBefore : cell.refusedAfter) ?? 0;

/**
 * Missing answers that have to be bounded on each side: refused ones always, lost ones where their loss depends on presence.
 */
function boundedLosses(cells: readonly AskedComparedCell[], side: Side): 'none' | 'refused' | 'all' {
  if (cells.every((cell) => lostOf(cell, side) === 0 && refusedOf(cell, side) === 0)) return 'none';
  const engines = [...groupBy(cells, ({ engine }) => engine).values()].map((own) => ({
    weight: 1,
    cells: own.map((cell) => ({
      ...(cell[side] ?? { successes: 0, trials: 0 }),
      lost: lostOf(cell, side),
      refused: refusedOf(cell, side),
    })),
  }));
  const { related, refused } = detectLoss(engines);
  return related ? 'all' : refused > 0 ? 'refused' : 'none';
}

/** One side of a cell with the missing answers filled in, all of them with the brand or all without it. */
function filled(
  cell: AskedComparedCell,
  { side, bounded, share }: { side: Side; bounded: 'none' | 'refused' | 'all'; share: 0 | 1 },
): Cluster | null {
  const missing =
    (bounded === 'none' ? 0 : refusedOf(cell, side)) + (bounded === 'all' ? lostOf(cell, side) : 0);
  if (missing === 0) return cell[side];
  const { successes, trials } = cell[side] ?? { successes: 0, trials: 0 };
  return { successes: successes + share * missing, trials: trials + missing };
}

/**
 * The change between two measurements, with an interval that allows for answers that were lost or refused. Refused ones
 * always count, lost ones where their loss goes with presence: the interval covers whatever they could have said
 * (Manski 1989); verdict and p-value follow it, the value stays. Otherwise the same as `estimateChange`.
 */
export function estimateChangeWithLoss(cells: readonly AskedComparedCell[], options: ChangeOptions): Change {
  const own = estimateChange(cells, options);
  const bounded = { before: boundedLosses(cells, 'before'), after: boundedLosses(cells, 'after') };
  const any = bounded.before !== 'none' || bounded.after !== 'none';
  if (!own.ci || own.pValue === null || own.smallestVisible === null || !any) return own;
  const asIf = (before: 0 | 1, after: 0 | 1): Change =>
    estimateChange(
      cells.map((cell) => ({
        ...cell,
        before: filled(cell, { side: 'before', bounded: bounded.before, share: before }),
        after: filled(cell, { side: 'after', bounded: bounded.after, share: after }),
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
    // One bound shows a rise and the other a fall: together they show no change.
    pValue: verdict === 'no_change_shown' && pValue < 0.05 ? 1 : pValue,
    verdict,
    smallestVisible: Math.min(1, own.smallestVisible + (high - low - (own.ci.high - own.ci.low)) / 2),
  };
}
