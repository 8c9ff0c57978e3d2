import type { Cluster } from '../interval/cluster.ts';
import type { Estimand } from '../interval/method.ts';
import { type AskedComparedCell, estimateChangeWithLoss } from './bound-change.ts';
import type { Change } from './change.ts';
import { type DaySeries, learnDayVariance } from './day-variance.ts';

/** A prompt on an engine in each earlier scan, oldest first, and in the one that is compared with them. */
export interface BaselineCell extends Omit<AskedComparedCell, 'before'> {
  earlier: readonly (Cluster | null)[];
}

/** Fewer scans do not tell how much whole days differ; more of them are of another time. */
export const fewestBaselineScans = 3;
export const mostBaselineScans = 8;

export interface BaselineChange {
  /** Earlier scans that were added up. */
  scans: number;
  /** That day against the days before, regardless of later scans. */
  day: Change;
  /** Whether the level changed: days differ by themselves, and one day alone shows less of it. */
  lasting: Change;
  /** Standard deviation of whole days, in rate points 0..1, beyond their answers. */
  dayDeviation: number;
}

/** Answers of all scans to one cell; null where there are none. */
export function addUp(looks: readonly (Cluster | null)[]): Cluster | null {
  const given = looks.filter((look) => look !== null);
  if (given.length === 0) return null;
  const sum = (of: (look: Cluster) => number): number => given.reduce((total, look) => total + of(look), 0);
  return { successes: sum(({ successes }) => successes), trials: sum(({ trials }) => trials) };
}

/**
 * The change from the level of several earlier scans to one scan, as two questions. Before is the sum of the earlier
 * scans' answers, so its noise is a part of a single scan's: (1 + 1/m)/2 of the credits for the same interval.
 *
 * *That day* has the variance of answers and prompts alone. *Lasting* adds s²(1 + 1/m), with s² the variance of whole
 * days (`learnDayVariance`), and t with m + 2 degrees of freedom. The earlier scans have to be comparable: the same
 * engines and models, names of the brand and prompts, with no break between them.
 *
 * @returns null with fewer than 3 earlier scans, or with more than 8
 */
export function estimateChangeFromBaseline(
  cells: readonly BaselineCell[],
  { question }: { question: Estimand },
): BaselineChange | null {
  const scans = cells[0]?.earlier.length ?? 0;
  if (cells.some(({ earlier }) => earlier.length !== scans))
    throw new RangeError('every cell lists all earlier scans');
  if (scans < fewestBaselineScans || scans > mostBaselineScans) return null;
  const compared = cells.map(({ earlier, ...cell }) => ({ ...cell, before: addUp(earlier) }));
  const series: DaySeries = cells.map(({ earlier }) => earlier);
  const variance = learnDayVariance(series);
  const days = { variance: variance * (1 + 1 / scans), degrees: scans + 2 };
  return {
    scans,
    day: estimateChangeWithLoss(compared, { question }),
    lasting: estimateChangeWithLoss(compared, { question, days }),
    dayDeviation: Math.sqrt(variance),
  };
}
