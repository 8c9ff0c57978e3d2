import type { Cluster } from '../interval/cluster.ts';
import { type Estimate, estimatePresence, type Interval, methodVersion } from '../interval/estimate.ts';
import type { Estimand } from '../interval/shrunk-wilson.ts';
import { newcombeDifference } from './newcombe.ts';
import { pairedChangeTest } from './paired-change.ts';

/** One prompt measured in both scans. */
export interface PromptPair {
  before: Cluster;
  after: Cluster;
}

export interface Difference {
  /** After minus before, in rate points −1..1. */
  value: number | null;
  ci: Interval | null;
  /** Whether the interval excludes 0. */
  changed: boolean;
  /** Paired comparisons only: sign-flip test over prompts. */
  pValue: number | null;
  before: Estimate;
  after: Estimate;
  pairing: 'paired' | 'unpaired';
  label: Estimate['label'];
  methodVersion: string;
}

function correlation(pairs: readonly PromptPair[]): number {
  const n = pairs.length;
  const x = pairs.map(({ before }) => before.successes / before.trials);
  const y = pairs.map(({ after }) => after.successes / after.trials);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / n;
  const [mx, my] = [mean(x), mean(y)];
  const sum = (a: readonly number[], ma: number, b: readonly number[], mb: number): number =>
    a.reduce((total, value, i) => total + (value - ma) * ((b[i] ?? 0) - mb), 0);
  const product = sum(x, mx, x, mx) * sum(y, my, y, my);
  // Shrunk by two pairs' worth: a correlation of 1 by chance in a few pairs would close the interval.
  return product > 0 ? (sum(x, mx, y, my) / Math.sqrt(product)) * (n / (n + 2)) : 0;
}

function combine(
  before: Estimate,
  after: Estimate,
  rho: number,
): Pick<Difference, 'value' | 'ci' | 'changed' | 'label'> {
  const label = [before.label, after.label].includes('insufficient')
    ? 'insufficient'
    : [before.label, after.label].includes('indicative')
      ? 'indicative'
      : before.label === after.label
        ? before.label
        : 'upper_bound';
  if (before.value === null || after.value === null) return { value: null, ci: null, changed: false, label };
  const value = after.value - before.value;
  if (!before.ci || !after.ci) return { value, ci: null, changed: false, label };
  const { low, high } = newcombeDifference(
    { value: before.value, low: before.ci.low, high: before.ci.high },
    { value: after.value, low: after.ci.low, high: after.ci.high },
    rho,
  );
  return { value, ci: { low, high, level: 0.95, method: 'newcombe' }, changed: low > 0 || high < 0, label };
}

/**
 * Did presence change between two scans of the same prompts?
 *
 * tracked: on these prompts; the scans' sampling noise is independent, so the tracked intervals are added squarely.
 * market: on questions like these; what prompts share is taken out by the correlation of their rates. So it is for
 * tracked with one answer a prompt, where noise and differences between prompts can't be told apart.
 * Pairs with an unmeasured side are dropped: a prompt that only one scan has can't show change.
 */
export function estimatePairedDifference(
  pairs: readonly PromptPair[],
  options: { estimand: Estimand },
): Difference {
  const used = pairs.filter(({ before, after }) => before.trials > 0 && after.trials > 0);
  const before = estimatePresence(
    used.map((pair) => pair.before),
    options,
  );
  const after = estimatePresence(
    used.map((pair) => pair.after),
    options,
  );
  const unseparated = before.label === 'upper_bound' && after.label === 'upper_bound';
  const rho = options.estimand === 'market' || unseparated ? correlation(used) : 0;
  const pValue = used.length === 0 ? null : pairedChangeTest(used).pValue;
  return { ...combine(before, after, rho), pValue, before, after, pairing: 'paired', methodVersion };
}

/** The same for scans that share no prompts: market only, since "these prompts" are not the same ones. */
export function estimateUnpairedDifference(
  before: readonly Cluster[],
  after: readonly Cluster[],
): Difference {
  const first = estimatePresence(before, { estimand: 'market' });
  const second = estimatePresence(after, { estimand: 'market' });
  return {
    ...combine(first, second, 0),
    pValue: null,
    before: first,
    after: second,
    pairing: 'unpaired',
    methodVersion,
  };
}
