import { z95 } from '../distribution/index.ts';
import { checkCluster } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';
import { type Steps, takeAll } from '../steps/index.ts';
import { type Drift, type DriftPrior, driftCandidates, usualDrift, watchDrift } from './drift.ts';
import { describePanel, limitOfMany, type PanelLook } from './ewma.ts';

export interface BreakRule {
  /** Looks that a level is learned from before a break is looked for. */
  baseline: number;
  /** A break is looked for this many looks back, the newest included. */
  reach: number;
  /** Standard deviations. */
  limit: number;
}

export const defaultBreakRule: BreakRule = { baseline: 6, reach: 6, limit: 3.2 };

/** The rule for each of several series whose breaks are told in one list: together they have about as many false ones as one series. */
export const ruleOfMany = (series: number, rule: BreakRule = defaultBreakRule): BreakRule => ({
  ...rule,
  limit: limitOfMany(rule.limit, series),
});

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

/** Added to each cell's variance of one answer: cells that have not varied yet still can. */
const spare = 0.01;

/**
 * Beliefs before any look. Spreads of .6 logits, which alerts allow for, would hide one in twelve drops more. With the
 * limit of 3.2, by simulation of 50 prompts × 3: a false break in half a year of weekly looks in fewer than one of ten
 * series whose looks differ by up to .2 logits, independent or not; nine of ten drops by ten points found within four.
 */
const prior: DriftPrior = {
  spreads: [
    { logit: 0, weight: 0.1 },
    { logit: 0.1, weight: 0.2 },
    { logit: 0.2, weight: 0.5 },
    { logit: 0.35, weight: 0.2 },
  ],
  correlations: usualDrift.correlations,
};

interface Contrast {
  cells: number;
  before: number;
  after: number;
  /** Variance of the difference from the noise of answers alone. */
  noise: number;
}

/** Sums of the first looks of each cell: a stretch of looks is one subtraction. */
interface Running {
  successes: Float64Array;
  trials: Float64Array;
}

function* runningSums(looks: readonly PanelLook[]): Steps<Running[]> {
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
    yield;
  }
  return sums;
}

/** Looks from..middle−1 against middle..to−1, on cells that both have. */
function contrast(sums: readonly Running[], from: number, middle: number, to: number): Contrast | null {
  const [a, b, c] = [sums[from], sums[middle], sums[to]];
  if (!a || !b || !c) return null;
  let [cells, before, after, noise] = [0, 0, 0, 0];
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
  }
  if (cells === 0) return null;
  return {
    cells,
    before: before / cells,
    after: after / cells,
    noise: noise / cells ** 2,
  };
}

/** Beliefs about the drift after each look of a level. */
interface Beliefs {
  candidates: Drift[];
  /** From the first look of the level on. */
  weights: number[][];
}

/** Learned from the deviations of a level's looks from its first ones. */
function learnBeliefs(looks: readonly PanelLook[], since: number, baseline: number) {
  const { summaries, perLogit, summarize } = describePanel(looks.slice(since, since + baseline), baseline);
  const candidates = driftCandidates(perLogit, prior);
  const next = watchDrift(candidates);
  const weights = summaries.map(({ deviation, variance }) => next(deviation, variance));
  return {
    beliefs: { candidates, weights },
    upTo: (look: number): void => {
      for (let at = since + weights.length; at <= look; at += 1) {
        const { deviation, variance } = summarize(looks[at] ?? []);
        weights.push(next(deviation, variance));
      }
    },
  };
}

/** Variance of the mean of `later` looks less that of the `earlier` ones right before them, for a drift of variance 1. */
function driftOfContrast(correlation: number, earlier: number, later: number): number {
  if (correlation === 0) return 1 / earlier + 1 / later;
  const rest = 1 - correlation;
  const within = (n: number): number =>
    (n + (2 * correlation * (n * rest - (1 - correlation ** n))) / rest ** 2) / n ** 2;
  const between =
    (correlation * (1 - correlation ** earlier) * (1 - correlation ** later)) / rest ** 2 / earlier / later;
  return within(earlier) + within(later) - 2 * between;
}

/**
 * Finds where a tracked panel went over to another level.
 *
 * At each look, the last 1, 2, … looks are compared with the level before them, on the cells that both have:
 * difference of mean rates over its standard deviation. The largest is held against a limit (generalised
 * likelihood ratio chart, Siegmund and Venkatraman 1995). The standard deviation is that of answers and of
 * drift: its spread and autocorrelation are learned from the looks of the level (`watchDrift`), so that days that
 * are alike in a row are no break. After a break the next level is learned anew. Time grows with looks × cells.
 *
 * @param looks oldest first, the same cells in each; null where one was not measured
 * @returns breaks in their order; none below `baseline` + 1 looks
 */
export const findBreaks = (looks: readonly PanelLook[], rule: BreakRule = defaultBreakRule): SeriesBreak[] =>
  takeAll(findBreaksSteps(looks, rule));

/** The same, with a step for each look. */
export function* findBreaksSteps(
  looks: readonly PanelLook[],
  rule: BreakRule = defaultBreakRule,
): Steps<SeriesBreak[]> {
  check(looks, rule);
  if (looks.length <= rule.baseline) return [];
  const sums = yield* runningSums(looks);
  const breaks: SeriesBreak[] = [];
  let since = 0;
  let level = learnBeliefs(looks, since, rule.baseline);
  for (let found = rule.baseline; found < looks.length; found += 1) {
    yield;
    level.upTo(found - 1);
    let best: SeriesBreak | null = null;
    for (let onset = Math.max(since + rule.baseline, found - rule.reach + 1); onset <= found; onset += 1) {
      const one = testOnset(sums, { since, onset, found }, level.beliefs);
      if (one && Math.abs(one.score) > Math.max(rule.limit, Math.abs(best?.score ?? 0))) best = one;
    }
    if (!best) continue;
    breaks.push(best);
    since = best.onset;
    level = learnBeliefs(looks, since, rule.baseline);
  }
  return breaks;
}

function testOnset(
  sums: readonly Running[],
  place: { since: number; onset: number; found: number },
  { candidates, weights }: Beliefs,
): SeriesBreak | null {
  const { since, onset, found } = place;
  const sides = contrast(sums, since, onset, found + 1);
  if (!sides) return null;
  const { cells, before, after, noise } = sides;
  const known = weights[onset - since - 1] ?? [];
  const variance = candidates.reduce(
    (sum, drift, at) =>
      sum +
      (known[at] ?? 0) *
        drift.variance *
        driftOfContrast(drift.correlation, onset - since, found + 1 - onset),
    noise,
  );
  const deviation = Math.sqrt(variance);
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
