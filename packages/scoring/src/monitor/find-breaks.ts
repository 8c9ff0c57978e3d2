import { z95 } from '../distribution/index.ts';
import { checkCluster } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';
import type { PanelLook } from './ewma.ts';

export interface BreakRule {
  /** Looks that a level is learned from before a break is looked for. */
  baseline: number;
  /** A break is looked for this many looks back, the newest included. */
  reach: number;
  /** Standard deviations. */
  limit: number;
}

export const defaultBreakRule: BreakRule = { baseline: 6, reach: 6, limit: 3.1 };

export interface SeriesBreak {
  /** The first look of the new level. */
  onset: number;
  /** The look that showed it. */
  found: number;
  /** The first look of the level before. */
  since: number;
  direction: 'drop' | 'rise';
  /** Mean rates of the cells that both sides have. */
  before: number;
  after: number;
  change: number;
  ci: Interval;
  /** The change in standard deviations. */
  score: number;
  /** Cells that both sides have. */
  cells: number;
}

/** Usual day effects of calm engines, in logits, and the looks that this prior counts for. */
const usual = { logit: 0.1, looks: 4 };
/** Added to each cell's variance of one answer: cells that have not varied yet still can. */
const spare = 0.01;

interface Contrast {
  cells: number;
  before: number;
  after: number;
  /** Variance of the difference from the noise of answers alone. */
  noise: number;
  /** Rate points that a logit moves the mean: the mean of p(1 − p). */
  perLogit: number;
}

/** Sums of the first looks of each cell: a stretch of looks is one subtraction. */
interface Running {
  successes: Float64Array;
  trials: Float64Array;
}

function runningSums(looks: readonly PanelLook[]): Running[] {
  const cells = looks[0]?.length ?? 0;
  const sums: Running[] = [{ successes: new Float64Array(cells), trials: new Float64Array(cells) }];
  for (const look of looks) {
    const last = sums.at(-1);
    const next = {
      successes: Float64Array.from(last?.successes ?? []),
      trials: Float64Array.from(last?.trials ?? []),
    };
    for (const [cell, counts] of look.entries()) {
      if (!counts) continue;
      next.successes[cell] = (next.successes[cell] ?? 0) + counts.successes;
      next.trials[cell] = (next.trials[cell] ?? 0) + counts.trials;
    }
    sums.push(next);
  }
  return sums;
}

/** Looks from..middle−1 against middle..to−1, on cells that both have. */
function contrast(sums: readonly Running[], from: number, middle: number, to: number): Contrast | null {
  const [a, b, c] = [sums[from], sums[middle], sums[to]];
  if (!a || !b || !c) return null;
  let [cells, before, after, noise, perLogit] = [0, 0, 0, 0, 0];
  for (let cell = 0; cell < a.trials.length; cell += 1) {
    const earlier = (b.trials[cell] ?? 0) - (a.trials[cell] ?? 0);
    const later = (c.trials[cell] ?? 0) - (b.trials[cell] ?? 0);
    if (earlier === 0 || later === 0) continue;
    const [old, now] = [
      (b.successes[cell] ?? 0) - (a.successes[cell] ?? 0),
      (c.successes[cell] ?? 0) - (b.successes[cell] ?? 0),
    ];
    const trials = earlier + later;
    const rate = (old + now) / trials;
    const variance = (rate * (1 - rate) * trials) / (trials - 1);
    cells += 1;
    before += old / earlier;
    after += now / later;
    noise += (variance + spare) * (1 / earlier + 1 / later);
    perLogit += variance;
  }
  if (cells === 0) return null;
  return {
    cells,
    before: before / cells,
    after: after / cells,
    noise: noise / cells ** 2,
    perLogit: perLogit / cells,
  };
}

/** Variance of whole looks beyond their answers' noise, from how much neighbouring looks of a calm stretch differ. */
function dayVariance(sums: readonly Running[], from: number, to: number): number {
  let [sum, pairs, points] = [0, 0, 0];
  for (let look = from + 1; look < to; look += 1) {
    const pair = contrast(sums, look - 1, look, look + 1);
    if (!pair) continue;
    sum += ((pair.after - pair.before) ** 2 - pair.noise) / 2;
    points += pair.perLogit;
    pairs += 1;
  }
  const prior = (usual.logit * (pairs > 0 ? points / pairs : 0.25)) ** 2;
  return Math.max(0, (usual.looks * prior + sum) / (usual.looks + pairs));
}

/**
 * Finds where a tracked panel went over to another level.
 *
 * At each look, the last 1, 2, … looks are compared with the level before them, on the cells that both have:
 * difference of mean rates over its standard deviation. The largest is held against a limit (generalised
 * likelihood ratio chart, Siegmund and Venkatraman 1995). The standard deviation includes the noise of
 * answers and a spread of whole looks, learned from neighbouring looks (von Neumann 1941) with a usual one as
 * prior. After a break the next level is learned anew.
 *
 * @param looks oldest first, the same cells in each; null where one was not measured
 * @returns breaks in their order; none below `baseline` + 1 looks
 */
export function findBreaks(looks: readonly PanelLook[], rule: BreakRule = defaultBreakRule): SeriesBreak[] {
  check(looks, rule);
  const sums = runningSums(looks);
  const breaks: SeriesBreak[] = [];
  let since = 0;
  for (let found = rule.baseline; found < looks.length; found += 1) {
    let best: SeriesBreak | null = null;
    for (let onset = Math.max(since + rule.baseline, found - rule.reach + 1); onset <= found; onset += 1) {
      const one = testOnset(sums, { since, onset, found });
      if (one && Math.abs(one.score) > Math.max(rule.limit, Math.abs(best?.score ?? 0))) best = one;
    }
    if (!best) continue;
    breaks.push(best);
    since = best.onset;
  }
  return breaks;
}

function testOnset(
  sums: readonly Running[],
  place: { since: number; onset: number; found: number },
): SeriesBreak | null {
  const { since, onset, found } = place;
  const sides = contrast(sums, since, onset, found + 1);
  if (!sides) return null;
  const { cells, before, after, noise } = sides;
  const days = dayVariance(sums, since, onset);
  const deviation = Math.sqrt(noise + days * (1 / (onset - since) + 1 / (found + 1 - onset)));
  const change = after - before;
  return {
    ...place,
    direction: change < 0 ? 'drop' : 'rise',
    before,
    after,
    change,
    ci: {
      low: Math.max(-1, change - z95 * deviation),
      high: Math.min(1, change + z95 * deviation),
      level: 0.95,
      method: 'paired-levels',
    },
    score: change / deviation,
    cells,
  };
}

function check(looks: readonly PanelLook[], { baseline, reach, limit }: BreakRule): void {
  if (!(Number.isInteger(baseline) && baseline >= 2 && Number.isInteger(reach) && reach >= 1 && limit > 0))
    throw new RangeError(
      'a rule needs two baseline looks or more, a reach of one or more, and a limit above 0',
    );
  const cells = looks[0]?.length ?? 0;
  for (const look of looks) {
    if (look.length !== cells) throw new RangeError('every look lists the same cells');
    for (const cluster of look) if (cluster) checkCluster(cluster);
  }
}
