import { type Cluster, type ClusterSummary, summarizeClusters } from './cluster.ts';
import { promptsForOk, readMarketInterval, readTrackedInterval } from './method.ts';
import { computePosterior, type IccPrior, type Posterior } from './posterior.ts';
import type { Estimand } from './shrunk-wilson.ts';

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

/** The interval of a fact with a count: `level` is 95% by construction everywhere. */
export function interval(low: number, high: number, method: string): Interval {
  return { low: Math.max(0, low), high: Math.min(1, high), level: 0.95, method };
}

/** An estimate where there is nothing to estimate from. */
export function insufficientEstimate(n = 0, k = 0, value: number | null = null): Estimate {
  return { value, ci: null, n, k, effectiveN: n * k, label: 'insufficient', methodVersion };
}

function estimateFrom(
  summary: ClusterSummary,
  options: EstimateOptions,
  posterior: () => Posterior,
): Estimate {
  const { n, trials, rate, extreme } = summary;
  if (n === 0) return insufficientEstimate();
  const k = trials / n;
  if (options.estimand === 'market' && n === 1) return insufficientEstimate(n, k, rate);
  const read = options.estimand === 'market' ? readMarketInterval : readTrackedInterval;
  const reading = read(summary, posterior, options.iccPrior);
  const low = extreme === 'all_zero' ? 0 : Math.min(reading.low, rate);
  const high = extreme === 'all_one' ? 1 : Math.max(reading.high, rate);
  const label = reading.upperBound ? 'upper_bound' : n < promptsForOk ? 'indicative' : 'ok';
  return {
    value: rate,
    ci: interval(low, high, reading.method),
    n,
    k,
    effectiveN: reading.effectiveN,
    label,
    methodVersion,
  };
}

/**
 * The presence rate over a set of prompts with its 95% interval, by the method that fits the data.
 *
 * `tracked` speaks of these very prompts; `market` of questions like these, if the prompts represent them.
 * Hierarchical beta-binomial grid; n < 20 prompts: another ICC prior and guards, `indicative`. One answer a prompt:
 * Wilson, for tracked an `upper_bound` on the width unless `iccPrior` is given. All answers alike: one end is 0 or 1.
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
