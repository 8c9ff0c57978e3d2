import { type Cluster, type ClusterSummary, summarizeClusters } from './cluster.ts';
import { marketIccPrior, readMarket } from './market.ts';
import { computePosterior, type IccPrior, type Posterior } from './posterior.ts';
import { type Estimand, shrunkWilson } from './shrunk-wilson.ts';
import { betaInterval, trackedIccPrior, trackedMoments } from './tracked.ts';
import { wilsonInterval } from './wilson.ts';

/** Stands beside every figure; changes whenever the same answers would give another interval. */
export const methodVersion = 'presence-1';

/**
 * `ok`; `indicative`: fewer than 20 prompts; `upper_bound`: the true interval is no wider than this one;
 * `insufficient`: too few answers for any interval.
 */
export type EstimateLabel = 'ok' | 'indicative' | 'upper_bound' | 'insufficient';

export interface Interval {
  low: number;
  high: number;
  level: 0.95;
  method: string;
}

/** A presence rate with its interval, as the service publishes it. */
export interface Estimate {
  /** Mean of the prompts' own rates, 0..1; null without answers. */
  value: number | null;
  ci: Interval | null;
  /** Prompts with an answer. */
  n: number;
  /** Mean answers per prompt. */
  k: number;
  /** Independent answers that would be as sure. */
  effectiveN: number;
  label: EstimateLabel;
  methodVersion: string;
}

export interface EstimateOptions {
  estimand: Estimand;
  /** What earlier scans say of the ICC; without it the estimand's own default prior. */
  iccPrior?: IccPrior;
}

/** Fewer prompts than this: guarded and labelled indicative. */
export const promptsForOk = 20;

/** The interval of a fact with a count: `level` is 95% by construction everywhere. */
export function interval(low: number, high: number, method: string): Interval {
  return { low: Math.max(0, low), high: Math.min(1, high), level: 0.95, method };
}

/** An estimate where there is nothing to estimate from. */
export function insufficientEstimate(n = 0, k = 0, value: number | null = null): Estimate {
  return { value, ci: null, n, k, effectiveN: n * k, label: 'insufficient', methodVersion };
}

/** The ICC can't be told from too few repeats: fewer than one prompt in five asked twice. */
function lacksRepeats({ clusters, n }: ClusterSummary): boolean {
  return clusters.filter((cluster) => cluster.trials > 1).length * 5 < n;
}

function naiveUpperBound(summary: ClusterSummary): Estimate {
  const { n, trials, rate } = summary;
  const effectiveN = n * summary.harmonicTrials;
  const { low, high } = wilsonInterval(rate, effectiveN);
  const ci = interval(low, high, 'wilson');
  return { value: rate, ci, n, k: trials / n, effectiveN, label: 'upper_bound', methodVersion };
}

function estimateFrom(
  summary: ClusterSummary,
  options: EstimateOptions,
  posterior: () => Posterior,
): Estimate {
  const { estimand, iccPrior } = options;
  const { n, trials, rate, extreme } = summary;
  const k = n === 0 ? 0 : trials / n;
  if (n === 0) return insufficientEstimate();
  if (estimand === 'market' && n === 1) return insufficientEstimate(n, k, rate);
  if (estimand === 'tracked' && !iccPrior && lacksRepeats(summary)) return naiveUpperBound(summary);
  const moments =
    estimand === 'market'
      ? readMarket(posterior(), iccPrior ?? marketIccPrior)
      : trackedMoments(posterior(), iccPrior ?? trackedIccPrior);
  let { low, high } = 'low' in moments ? moments : betaInterval(moments);
  let method = 'beta-binomial-grid';
  if (n < promptsForOk) {
    const guard = shrunkWilson(summary, estimand, true);
    low = Math.min(low, guard.low);
    high = Math.max(high, guard.high);
    method = 'beta-binomial-grid+shrunk-wilson';
  }
  if (extreme === 'all_zero') low = 0;
  if (extreme === 'all_one') high = 1;
  const effectiveN = (moments.mean * (1 - moments.mean)) / moments.variance - 1;
  return {
    value: rate,
    ci: interval(Math.min(low, rate), Math.max(high, rate), method),
    n,
    k,
    effectiveN,
    label: n < promptsForOk ? 'indicative' : 'ok',
    methodVersion,
  };
}

/**
 * The presence rate over a set of prompts with its 95% interval, by the method that fits the data.
 *
 * `tracked` speaks of these very prompts; `market` of questions like these, if the prompts represent them.
 * n ≥ 20: hierarchical beta-binomial grid. n < 20: widened by a guard, `indicative`. One answer a prompt and no
 * `iccPrior`: tracked is Wilson, an `upper_bound` on the width. All answers alike: the interval has one end.
 */
export function estimatePresence(clusters: readonly Cluster[], options: EstimateOptions): Estimate {
  const summary = summarizeClusters(clusters);
  return estimateFrom(summary, options, () => computePosterior(summary.clusters));
}

/** Both estimands from one pass over the grid. */
export function estimatePresenceBoth(
  clusters: readonly Cluster[],
  options: { iccPrior?: IccPrior } = {},
): { tracked: Estimate; market: Estimate } {
  const summary = summarizeClusters(clusters);
  let shared: Posterior | undefined;
  const posterior = (): Posterior => {
    shared ??= computePosterior(summary.clusters);
    return shared;
  };
  return {
    tracked: estimateFrom(summary, { ...options, estimand: 'tracked' }, posterior),
    market: estimateFrom(summary, { ...options, estimand: 'market' }, posterior),
  };
}
