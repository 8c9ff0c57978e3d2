import { betaCdf, betaQuantile } from '../distribution/index.ts';
import type { ScoredPrediction } from './scored-prediction.ts';

export interface Coverage {
  /** Cells that had an interval and answers, and how many were covered. */
  cells: number;
  covered: number;
  rate: number;
  /** 95% Jeffreys interval of the rate, cells taken as independent. */
  low: number;
  high: number;
}

/** P(Y ≤ y), Y ~ Binomial(trials, p), through the incomplete beta (DLMF 8.17.5). */
function binomialCdf(y: number, trials: number, p: number): number {
  if (y < 0) return 0;
  return y >= trials ? 1 : 1 - betaCdf(p, y + 1, trials - y);
}

/**
 * True unless the count is too high even for the interval's upper end, or too low for its lower end (2.5% each): a rate is
 * never seen itself, only k answers of it, so with small k the coverage is conservative.
 */
export function isCovered(low: number, high: number, successes: number, trials: number): boolean {
  const tooHigh = 1 - binomialCdf(successes - 1, trials, high) < 0.025;
  const tooLow = binomialCdf(successes, trials, low) < 0.025;
  return !tooHigh && !tooLow;
}

/** Share of given 95% intervals that agree with the answers. At least .95 is expected; NaN rate without intervals. */
export function intervalCoverage(predictions: readonly ScoredPrediction[]): Coverage {
  let cells = 0;
  let covered = 0;
  for (const { low, high, successes, trials } of predictions) {
    if (low === undefined || high === undefined || trials < 1) continue;
    cells += 1;
    if (isCovered(low, high, successes, trials)) covered += 1;
  }
  const a = covered + 0.5;
  const b = cells - covered + 0.5;
  return {
    cells,
    covered,
    rate: covered / cells,
    low: covered === 0 ? 0 : betaQuantile(0.025, a, b),
    high: covered === cells ? 1 : betaQuantile(0.975, a, b),
  };
}
