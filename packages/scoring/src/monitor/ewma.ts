import { normalCdf, normalQuantile, z95 } from '../distribution/index.ts';
import { type Cluster, checkCluster } from '../interval/cluster.ts';
import type { Interval } from '../interval/estimate.ts';
import { type Drift, driftCandidates, driftCovariance, learnDrift, shareBeliefs } from './drift.ts';

/** One look at a tracked panel, prompts in the same order every time; null where one wasn't measured. */
export type PanelLook = readonly (Cluster | null)[];

export interface AlertRule {
  /** Weight of the newest look. */
  lambda: number;
  /** Control limit in standard deviations. */
  limit: number;
  /** Looks that make the baseline, before any alert. */
  baselineLooks: number;
}

/**
 * By simulation of 50 prompts × 3 answers: false alarms in 13 of 100 panels that drift slowly, and 96 of 100
 * drops by 10 points found.
 */
export const defaultAlertRule: AlertRule = { lambda: 0.25, limit: 2.68, baselineLooks: 8 };

/** The limit for each of several series that are told together: they have about as many false alarms as one series. */
export const limitOfMany = (limit: number, series: number): number =>
  -normalQuantile(normalCdf(-limit) / series);

/**
 * The limit for the chart of each of several surfaces that are told together, so that they have about as many false alarms as one
 * surface. By simulation of 50 prompts × 3 that drift slowly: 14 and 12 of 100 half-years of two and five surfaces have one, not 27 and 55;
 * a drop by 10 points at one of them is found within four looks in 92 and 89 of 100, not 96.
 */
export const limitOfSurfaces = (limit: number, surfaces: number): number =>
  // The chance of each is known less well the farther out it lies: an even share would leave 16 of 100.
  limitOfMany(limit, surfaces ** 1.25);

export interface AlertPoint {
  /** Mean paired deviation from the baseline, in rate points. */
  deviation: number;
  /** The same, smoothed. */
  smoothed: number;
  /** Smoothed deviation that alerts. */
  threshold: number;
  alert: 'drop' | 'rise' | null;
}

interface LookSummary {
  deviation: number;
  variance: number;
}

function baselineRates(looks: readonly PanelLook[]): (number | null)[] {
  return (looks[0] ?? []).map((_, prompt) => {
    let [successes, trials] = [0, 0];
    for (const look of looks) {
      successes += look[prompt]?.successes ?? 0;
      trials += look[prompt]?.trials ?? 0;
    }
    return trials > 0 ? successes / trials : null;
  });
}

/** Added to a look's summed variance: a panel that has not varied yet still can. */
const spareVariance = 0.1;

/** Mean deviation of one look, and its sampling variance: prompts' own p(1−p)/k, unbiased from their baseline. */
function summarizeLook(look: PanelLook, rates: readonly (number | null)[], trials: number): LookSummary {
  let [deviation, variance, inverse, n] = [0, 0, 0, 0];
  for (const [prompt, cluster] of look.entries()) {
    const rate = rates[prompt];
    if (!cluster || cluster.trials === 0 || rate === null || rate === undefined) continue;
    const spread = trials > 1 ? (rate * (1 - rate) * trials) / (trials - 1) : 0.25;
    deviation += cluster.successes / cluster.trials - rate;
    variance += spread / cluster.trials;
    inverse += 1 / cluster.trials;
    n += 1;
  }
  if (n === 0) return { deviation: 0, variance: 0 };
  return { deviation: deviation / n, variance: (variance + (spareVariance * inverse) / n) / (n * n) };
}

/** Rate points that a shift of one logit moves the panel's mean: the mean of p(1 − p). */
function pointsPerLogit(rates: readonly (number | null)[], trials: number): number {
  const known = rates.filter((rate) => rate !== null);
  const safe = known.map((rate) => (rate * trials + 0.5) / (trials + 1));
  return safe.reduce((sum, rate) => sum + rate * (1 - rate), 0) / Math.max(1, safe.length);
}

/** Σ of the products of weights that lie so many looks apart, both ways round. */
function productsByDistance(weights: readonly number[]): number[] {
  return weights.map((_, apart) => {
    let sum = 0;
    for (let i = apart; i < weights.length; i += 1) sum += (weights[i] ?? 0) * (weights[i - apart] ?? 0);
    return apart === 0 ? sum : 2 * sum;
  });
}

/** Variance of Σ weight × look: sampling, and drift by what is believed of it. */
function varianceOf(
  weights: readonly number[],
  sampling: readonly number[],
  drifts: readonly Drift[],
): number {
  const noise = weights.reduce((sum, weight, i) => sum + weight * weight * (sampling[i] ?? 0), 0);
  const products = productsByDistance(weights);
  return drifts.reduce((sum, drift) => {
    if (drift.variance === 0) return sum;
    const own = products.reduce((all, product, apart) => all + product * driftCovariance(drift, apart), 0);
    return sum + drift.weight * own;
  }, noise);
}

/** Rates of the first looks, each look's deviation from them, and how far a shift of one logit moves the mean. */
export function describePanel(looks: readonly PanelLook[], baselineLooks: number) {
  const baseline = looks.slice(0, baselineLooks);
  const rates = baselineRates(baseline);
  const trialsPerPrompt =
    baseline.flat().reduce((sum, cluster) => sum + (cluster?.trials ?? 0), 0) / Math.max(1, rates.length);
  const summarize = (look: PanelLook): LookSummary => summarizeLook(look, rates, trialsPerPrompt);
  return {
    rates,
    summarize,
    summaries: looks.map(summarize),
    perLogit: pointsPerLogit(rates, trialsPerPrompt),
  };
}

type Beliefs = (looks: number) => Drift[];

/** The deviations of each look, the variance of its answers, and what the first looks tell of the drift. */
function readPanel(looks: readonly PanelLook[], baselineLooks: number) {
  const { summaries, perLogit } = describePanel(looks, baselineLooks);
  const sampling = summaries.map(({ variance }) => variance);
  const deviations = summaries.map(({ deviation }) => deviation);
  const candidates = driftCandidates(perLogit);
  return {
    sampling,
    deviations,
    prior: candidates.map(({ weight }) => weight),
    beliefs: learnDrift({ deviations, sampling }, candidates),
  };
}

/** Of the newest looks: what the panels beside it knew then of the drift is believed of this one, too. */
function believeTogether(
  { beliefs, prior, deviations }: ReturnType<typeof readPanel>,
  beside: readonly (readonly PanelLook[])[],
  baselineLooks: number,
): Beliefs {
  if (beside.length === 0) return beliefs;
  const others = beside.map((looks) => readPanel(looks, baselineLooks));
  return (looks) => {
    const own = beliefs(looks);
    const told = others.map((other) => {
      const then = looks + other.deviations.length - deviations.length;
      return other.beliefs(then).map(({ weight }) => weight);
    });
    const weights = shareBeliefs(
      own.map(({ weight }) => weight),
      told,
      prior,
    );
    return own.map((drift, at) => ({ ...drift, weight: weights[at] ?? drift.weight }));
  };
}

/**
 * Looks this old are older than the start of any change that is still being looked for, so drift is learned
 * from them.
 */
const settledAfter = 4;

/**
 * Watches a tracked panel for a lasting change: EWMA chart (Roberts 1959) of the mean paired deviation from a
 * baseline.
 *
 * Its variance is the sampling noise of answers plus drift between looks. The drift's spread and
 * autocorrelation are learned from the panel: from the baseline, and from later looks once they are four
 * looks old. The error of the baseline is included. Rules that take looks for independent raise false alarms
 * in 2 to 5 of 10 calm but autocorrelated panels; unpaired rules miss changes ("intervals don't overlap"
 * finds 12% of 10-point drops).
 *
 * @param looks oldest first; the first `baselineLooks` make the baseline
 * @param beside looks at the other surfaces of the project until now, which tell of the drift, too (`shareBeliefs`); the limit is the
 * rule’s (`limitOfSurfaces`)
 * @returns one point per look after the baseline; empty when there are none
 */
export function watchPanel(
  looks: readonly PanelLook[],
  rule: AlertRule = defaultAlertRule,
  beside: readonly (readonly PanelLook[])[] = [],
): AlertPoint[] {
  checkRule(rule);
  for (const panel of [looks, ...beside]) checkLooks(panel);
  if (looks.length < rule.baselineLooks) return [];
  const panel = readPanel(looks, rule.baselineLooks);
  const { sampling, deviations } = panel;
  const beliefs = believeTogether(panel, beside, rule.baselineLooks);
  const points: AlertPoint[] = [];
  let smoothed = 0;
  for (let now = rule.baselineLooks; now < looks.length; now += 1) {
    const deviation = deviations[now] ?? 0;
    smoothed += rule.lambda * (deviation - smoothed);
    const drifts = beliefs(Math.max(rule.baselineLooks, now + 1 - settledAfter));
    const weights = chartWeights(rule, now);
    const threshold = rule.limit * Math.sqrt(varianceOf(weights, sampling, drifts));
    const alert = Math.abs(smoothed) <= threshold ? null : smoothed < 0 ? 'drop' : 'rise';
    points.push({ deviation, smoothed, threshold, alert });
  }
  return points;
}

/**
 * The newest look less the baseline, on the cells that both have. A chart's smoothed deviation is a part of it, the smaller
 * the newer the change. Noise of answers and drift are believed as by the chart; normal interval, cut at ±1.
 *
 * @returns null where no look follows the baseline, or it has no cell of it
 */
export function changeFromBaseline(
  looks: readonly PanelLook[],
  baselineLooks: number,
): { value: number; ci: Interval } | null {
  checkRule({ ...defaultAlertRule, baselineLooks });
  checkLooks(looks);
  const now = looks.length - 1;
  if (now < baselineLooks) return null;
  const { sampling, deviations, beliefs } = readPanel(looks, baselineLooks);
  const drifts = beliefs(Math.max(baselineLooks, now + 1 - settledAfter));
  const weights = looks.map((_, at) => (at < baselineLooks ? -1 / baselineLooks : at === now ? 1 : 0));
  if (sampling[now] === 0) return null;
  const value = deviations[now] ?? 0;
  const half = z95 * Math.sqrt(varianceOf(weights, sampling, drifts));
  return {
    value,
    ci: {
      low: Math.max(-1, value - half),
      high: Math.min(1, value + half),
      level: 0.95,
      method: 'paired-levels',
    },
  };
}

/**
 * The weight of each look in the smoothed deviation at `now`: larger for newer ones, negative for the
 * baseline's.
 */
function chartWeights({ lambda, baselineLooks }: AlertRule, now: number): number[] {
  const share = 1 - (1 - lambda) ** (now - baselineLooks + 1);
  return Array.from({ length: now + 1 }, (_, at) =>
    at < baselineLooks ? -share / baselineLooks : lambda * (1 - lambda) ** (now - at),
  );
}

function checkRule({ lambda, limit, baselineLooks }: AlertRule): void {
  if (!(lambda > 0 && lambda <= 1 && limit > 0 && Number.isInteger(baselineLooks) && baselineLooks >= 2)) {
    throw new RangeError('a rule needs 0 < lambda <= 1, limit > 0 and two baseline looks or more');
  }
}

function checkLooks(looks: readonly PanelLook[]): void {
  const prompts = looks[0]?.length ?? 0;
  for (const look of looks) {
    if (look.length !== prompts) throw new RangeError('every look lists the same prompts');
    for (const cluster of look) if (cluster) checkCluster(cluster);
  }
}
