import { type Cluster, summarizeClusters } from '../interval/cluster.ts';
import { type Estimate, estimatePresence } from '../interval/estimate.ts';
import { confidenceSequence } from './confidence-sequence.ts';

export interface StopDecision {
  stop: boolean;
  /** Valid at every look; null before the first answer. Show this while the scan runs. */
  live: { low: number; high: number } | null;
  /** Half the live interval's width; 1 before the first answer. */
  halfWidth: number;
}

const minimumPrompts = 30;

/**
 * May a running scan stop, its presence known closely enough?
 *
 * Stops when the always-valid interval is no wider than asked for and at least 30 prompts are in; stopping on a plain
 * 95% interval instead would miss too often. Publish `finalEstimate` afterwards: the grid on what was measured.
 *
 * @param clusters finished prompts, in the (random) order they were asked
 */
export function decideStop(clusters: readonly Cluster[], target: { halfWidth: number }): StopDecision {
  if (!(target.halfWidth > 0)) throw new RangeError('halfWidth must be > 0');
  const { clusters: measured, n } = summarizeClusters(clusters);
  const live = confidenceSequence(measured.map(({ successes, trials }) => successes / trials)).at(-1) ?? null;
  const halfWidth = live ? (live.high - live.low) / 2 : 1;
  return { stop: n >= minimumPrompts && halfWidth <= target.halfWidth, live, halfWidth };
}

/** The figure to publish once a scan has stopped early: the market estimate, `indicative` below 30 prompts. */
export function finalEstimate(clusters: readonly Cluster[]): Estimate {
  const estimate = estimatePresence(clusters, { estimand: 'market' });
  return estimate.label === 'ok' && estimate.n < minimumPrompts
    ? { ...estimate, label: 'indicative' }
    : estimate;
}
