import { betaQuantile } from '../distribution/index.ts';
import type { ClusterSummary } from './cluster.ts';
import { type GridReading, marketIccPrior, readMarket, smallMarketIccPrior } from './market.ts';
import type { IccPrior, Posterior } from './posterior.ts';
import { shrunkWilson } from './shrunk-wilson.ts';
import { betaInterval, trackedIccPrior, trackedMoments } from './tracked.ts';
import { wilsonInterval } from './wilson.ts';

/** Fewer prompts than this: guarded and labelled indicative. */
export const promptsForOk = 20;

/** Too few repeats to tell noise within prompts from differences between them: fewer than one prompt in five asked twice. */
export function lacksRepeats({ clusters, n }: ClusterSummary): boolean {
  return clusters.filter((cluster) => cluster.trials > 1).length * 5 < n;
}

/** An interval before it is published: which method, and how many independent answers it is worth. */
export interface Reading {
  low: number;
  high: number;
  effectiveN: number;
  method: string;
  upperBound?: boolean;
}

function wilsonReading({ n, harmonicTrials, rate }: ClusterSummary, upperBound: boolean): Reading {
  const effectiveN = n * harmonicTrials;
  return { ...wilsonInterval(rate, effectiveN), effectiveN, method: 'wilson', upperBound };
}

function asReading(read: GridReading, method = 'beta-binomial-grid'): Reading {
  return {
    low: read.low,
    high: read.high,
    effectiveN: (read.mean * (1 - read.mean)) / read.variance - 1,
    method,
  };
}

function widen(reading: Reading, guard: { low: number; high: number }): Reading {
  const method = `${reading.method}+guard`;
  return {
    ...reading,
    low: Math.min(reading.low, guard.low),
    high: Math.max(reading.high, guard.high),
    method,
  };
}

/**
 * With all answers alike the data say nothing of the ICC: take it as 1, each prompt counting once. The grid alone
 * would cover a brand that few prompts know, but those always (mean .05, ICC .83, n = 30, k = 5), only 85%.
 * Wilson's end below 20 prompts, where Jeffreys' covered 86% at worst; Jeffreys' from there on, 30% narrower.
 */
function allAlikeEnd({ n, rate }: ClusterSummary): { low: number; high: number } {
  if (n < promptsForOk) return wilsonInterval(rate, n);
  const end = betaQuantile(0.975, 0.5, n + 0.5);
  return rate === 0 ? { low: 0, high: end } : { low: 1 - end, high: 1 };
}

/**
 * Why not the grid alone for fewer than 20 prompts asked once each: their count is binomial, and Wilson is narrower
 * than the grid's Jeffreys limit and covers more (90 against 87% at worst).
 */
export function readMarketInterval(
  summary: ClusterSummary,
  posterior: () => Posterior,
  iccPrior?: IccPrior,
): Reading {
  const { n, trials, extreme } = summary;
  const small = n < promptsForOk;
  if (small && trials === n) return wilsonReading(summary, false);
  const reading = asReading(
    readMarket(posterior(), iccPrior ?? (small ? smallMarketIccPrior : marketIccPrior)),
  );
  return extreme && (small || !iccPrior) ? widen(reading, allAlikeEnd(summary)) : reading;
}

/**
 * The guard stands where two answers a prompt are too few for a dozen prompts: frozen rates of .1 at n = 10, k = 2
 * are covered 83% without, 96% with it. From three answers it would only widen (5%).
 */
export function readTrackedInterval(
  summary: ClusterSummary,
  posterior: () => Posterior,
  iccPrior?: IccPrior,
): Reading {
  if (!iccPrior && lacksRepeats(summary)) return wilsonReading(summary, true);
  const moments = trackedMoments(posterior(), iccPrior ?? trackedIccPrior);
  const reading = asReading({ ...moments, ...betaInterval(moments) });
  const thin = !iccPrior && summary.n < promptsForOk && summary.trials < 3 * summary.n;
  return thin ? widen(reading, shrunkWilson(summary, 'tracked')) : reading;
}
