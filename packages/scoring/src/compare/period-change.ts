import type { Cluster } from '../interval/cluster.ts';
import type { Estimand } from '../interval/method.ts';
import { type AskedComparedCell, estimateChangeWithLoss } from './bound-change.ts';
import type { Change, DaySpread } from './change.ts';
import { seeDays, shrunkDayVariance } from './day-variance.ts';

/** A prompt on an engine in two periods, with its answers in each look of either, oldest first. */
export interface PeriodCell extends AskedComparedCell {
  earlier: readonly (Cluster | null)[];
  later: readonly (Cluster | null)[];
}

const fewestPairs = 2;
/** Degrees of freedom of the usual variance alone. */
const priorDegrees = 3;

/**
 * The change between two periods of several looks each, which outlasts the days on which they were taken.
 *
 * To the variance of `estimateChange` it adds s² (Σ w² + Σ v²): s² is the variance of whole days, learned from the
 * neighbouring looks of both periods (`seeDays`) with a prior of .1 logit worth four days, and w and v are the looks' shares of
 * each period's figure. t has the pairs' number and 3 as its degrees of freedom. Where the looks do not show how much days
 * differ, it is `estimateChange`: about these days alone.
 *
 * @param cells all list the same looks
 */
export function estimateChangeOfPeriods(
  cells: readonly PeriodCell[],
  { question }: { question: Estimand },
): Change {
  const days = spreadOfLooks(cells);
  return estimateChangeWithLoss(cells, { question, ...(days && { days }) });
}

/** Variance that whole days add to the change of the cells that both periods have; null: too few looks tell of it. */
function spreadOfLooks(cells: readonly PeriodCell[]): DaySpread | null {
  const shared = cells.filter(
    ({ before, after }) => before && after && before.trials > 0 && after.trials > 0,
  );
  if (shared.length === 0) return null;
  const periods = [shared.map(({ earlier }) => earlier), shared.map(({ later }) => later)];
  const seen = periods.map((cells) => seeDays(ofMost(cells)));
  const count = seen.reduce((total, one) => total + one.count, 0);
  if (count < fewestPairs) return null;
  const sum = seen.reduce((total, one) => total + one.sum, 0);
  const perLogit = seen.reduce((total, one) => total + one.perLogit, 0) / periods.length;
  const parts = periods.reduce((total, one) => total + squaredShares(one), 0);
  return { variance: shrunkDayVariance({ sum, count }, perLogit) * parts, degrees: count + priorDegrees };
}

type Looks = readonly (readonly (Cluster | null)[])[];

/** The looks at half of the cells or more: of a few cells it cannot be told what a day did to all. */
function ofMost(cells: Looks): Looks {
  const counts = (cells[0] ?? []).map(() => 0);
  for (const own of cells)
    for (const [at, look] of own.entries()) if (look) counts[at] = (counts[at] ?? 0) + 1;
  const asked = counts.flatMap((count, at) => (2 * count >= cells.length ? [at] : []));
  if (asked.length === counts.length) return cells;
  return cells.map((own) => asked.map((at) => own[at] ?? null));
}

/** Σ of the squared shares that looks have of the mean over cells: 1 / m for m alike. */
function squaredShares(cells: Looks): number {
  const shares = new Map<number, number>();
  for (const own of cells) {
    const trials = own.reduce((sum, look) => sum + (look?.trials ?? 0), 0);
    for (const [at, look] of own.entries())
      if (look) shares.set(at, (shares.get(at) ?? 0) + look.trials / trials / cells.length);
  }
  return [...shares.values()].reduce((sum, share) => sum + share * share, 0);
}

/** A week in days, less half a day for runs that begin a little early. */
const week = 6.5;
/** Fewer looks in both periods do not tell how much days differ: four hold two pairs of neighbours. */
export const fewestLooks = 4;

/**
 * Which look each scan of two periods belongs to: a week together, since days in a row are alike and a week has each of its days, or each scan
 * a look of its own where the weeks are too few.
 *
 * @param times of the scans of each period in days, oldest first
 */
export function looksOfScans(times: readonly (readonly number[])[]): number[][] {
  const weeks = times.map((own) => {
    let [look, start] = [-1, Number.NEGATIVE_INFINITY];
    return own.map((at) => {
      if (at - start >= week) [look, start] = [look + 1, at];
      return look;
    });
  });
  const count = weeks.reduce((total, own) => total + (own.at(-1) ?? -1) + 1, 0);
  return count >= fewestLooks ? weeks : times.map((own) => own.map((_, at) => at));
}
