import type { Cluster } from '../interval/cluster.ts';

/** Each cell's answers on successive days, null where it was not asked; all cells list the same days. */
export type DaySeries = readonly (readonly (Cluster | null)[])[];

/** Day effects that are usual, in logits, and how many days this belief counts for. */
export interface UsualDays {
  logit: number;
  days: number;
}

/** For engines that did not change. */
const usual: UsualDays = { logit: 0.1, days: 4 };
/** Added to each cell's variance of one answer: cells that have not varied yet still can. */
const spare = 0.01;

const rateOf = ({ successes, trials }: Cluster): number => successes / trials;

/** p(1 − p) of each cell, unbiased from all its answers. */
function noiseOfCells(series: DaySeries): number[] {
  return series.map((days) => {
    let [successes, trials] = [0, 0];
    for (const day of days) {
      successes += day?.successes ?? 0;
      trials += day?.trials ?? 0;
    }
    if (trials < 2) return 0;
    const rate = successes / trials;
    return (rate * (1 - rate) * trials) / (trials - 1);
  });
}

/**
 * What was seen of the days' variance, with the usual one as some more days of it.
 *
 * @param perLogit mean p(1 − p): the points that a logit moves
 */
export const shrunkDayVariance = (
  seen: { sum: number; count: number },
  perLogit: number,
  { logit, days }: UsualDays = usual,
): number => Math.max(0, (days * (logit * perLogit) ** 2 + seen.sum) / (days + seen.count));

/** What a series shows of its days: Σ over pairs of neighbours, how many pairs, and mean p(1 − p). */
export interface SeenDays {
  sum: number;
  count: number;
  perLogit: number;
}

/**
 * How much neighbouring days differ beyond the noise of their answers: E (b − a)² = 2 s² + noise (von Neumann 1941), so
 * that a slow drift hardly counts. In squared rate points of the mean over cells.
 */
export function seeDays(series: DaySeries): SeenDays {
  const variances = noiseOfCells(series);
  const steps = Array.from({ length: series[0]?.length ?? 0 }, () => ({ cells: 0, change: 0, noise: 0 }));
  for (const [at, own] of series.entries()) {
    const variance = (variances[at] ?? 0) + spare;
    let before: Cluster | null | undefined;
    for (const [day, step] of steps.entries()) {
      const after = own[day];
      if (before && after && before.trials > 0 && after.trials > 0) {
        step.cells += 1;
        step.change += rateOf(after) - rateOf(before);
        step.noise += variance * (1 / before.trials + 1 / after.trials);
      }
      before = after;
    }
  }
  const seen = { sum: 0, count: 0 };
  for (const { cells, change, noise } of steps) {
    if (cells === 0) continue;
    seen.sum += ((change / cells) ** 2 - noise / cells ** 2) / 2;
    seen.count += 1;
  }
  const perLogit = variances.reduce((sum, variance) => sum + variance, 0) / Math.max(1, variances.length);
  return { ...seen, perLogit };
}

/** Variance of whole days beyond the noise of their answers (`seeDays`), with a prior of .1 logit, worth four days. */
export function learnDayVariance(series: DaySeries): number {
  const { perLogit, ...seen } = seeDays(series);
  return shrunkDayVariance(seen, perLogit);
}
