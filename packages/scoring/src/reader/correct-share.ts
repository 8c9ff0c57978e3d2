import { groupBy } from '../calibration/group-by.ts';
import { estimateShare, type SharePart } from '../compare/share.ts';
import { betaQuantile } from '../distribution/index.ts';
import type { Interval } from '../interval/estimate.ts';

/** Changes whenever the same readings and labels would give another figure. */
export const readerMethodVersion = 'reader-1';

/** One reading that a person judged too, without having seen it. */
export interface CheckedReading {
  /** Whether the person found it so. */
  truth: boolean;
  /** Whether the reader said so. */
  read: boolean;
  /** Readings of one cluster, such as a topic, may err together. */
  cluster: string;
}

/** How often the reader agrees with people: a mean over checked readings with its 95% interval. */
export interface ReaderRate {
  value: number | null;
  ci: Interval | null;
  /** Checked readings behind it. */
  n: number;
}

export interface CorrectedShare {
  /** null with fewer than `fewestChecked`. */
  value: number | null;
  ci: Interval | null;
  /** `ok`; `few_checked`: fewer than `fewestChecked`; `unknown`: the interval is wider than 60 points, so the value is no news. */
  label: 'ok' | 'few_checked' | 'unknown';
  /** Of the mentions that people found so, the share that the reader found so. */
  sensitivity: ReaderRate;
  /** Of the mentions that people did not find so, the share that the reader did not find so. */
  specificity: ReaderRate;
  /** Readings that people checked. */
  checked: number;
  methodVersion: string;
}

/** Below this nothing is corrected: sensitivity would rest on a handful. */
export const fewestChecked = 20;
const widest = 0.6;
/** Points of the grid; rates enter by the middles of equally likely parts of their posterior. */
const [gridPoints, rateParts] = [250, 14];

/**
 * A share as a reader reports it, corrected for the reader's error: (p + sp − 1) ÷ (se + sp − 1), kept in 0..1 (Rogan and
 * Gladen 1978). The interval is the middle 95% of the posterior of the share under a uniform prior, with Beta posteriors
 * of se and sp (Jeffreys) and of the reader's share, each on its effective counts over clusters.
 *
 * It assumes that checked readings are a random sample, and that the reader errs alike in what was checked and in what
 * is corrected, given the truth. It fails where errors go with what differs between the two, as a language does.
 *
 * @param parts by cluster: what the reader found so, of all that it read
 */
export function correctShare(
  parts: readonly SharePart[],
  checked: readonly CheckedReading[],
): CorrectedShare {
  const found = checked.filter(({ truth }) => truth);
  const others = checked.filter(({ truth }) => !truth);
  const together = designEffect(checked);
  const sensitivity = agreement(found, together);
  const specificity = agreement(others, together);
  const base = {
    sensitivity: rateOf(sensitivity, found.length),
    specificity: rateOf(specificity, others.length),
    checked: checked.length,
    methodVersion: readerMethodVersion,
  };
  const read = estimateShare(parts);
  if (checked.length < fewestChecked || read.value === null || read.ci === null)
    return { ...base, value: null, ci: null, label: 'few_checked' };
  const share = { rate: read.value, size: read.effectiveN };
  const { low, high, median } = posterior(share, sensitivity, specificity);
  const se = sensitivity.size > 0 ? sensitivity.rate : 0.5;
  const sp = specificity.size > 0 ? specificity.rate : 0.5;
  const informative = se + sp - 1;
  const plain = informative > 0 ? Math.min(1, Math.max(0, (share.rate + sp - 1) / informative)) : median;
  const ci: Interval = {
    low: Math.min(low, plain),
    high: Math.max(high, plain),
    level: 0.95,
    method: 'rogan-gladen-posterior',
  };
  return { ...base, value: plain, ci, label: ci.high - ci.low > widest ? 'unknown' : 'ok' };
}

interface Counts {
  rate: number;
  /** Independent readings that would be as sure. */
  size: number;
}

const agreement = (checked: readonly CheckedReading[], together: number): Counts => ({
  rate: checked.filter(({ truth, read }) => truth === read).length / Math.max(1, checked.length),
  size: checked.length / together,
});

/**
 * How much more the errors of a cluster vary together than they would one by one: Σ (Σ e)² ÷ Σ e², with e the deviation
 * from the rate of its kind. What chance alone gives (a standard deviation of √(2/clusters)) is taken off; at least 1.
 */
function designEffect(checked: readonly CheckedReading[]): number {
  const rates = [true, false].map((kind) => {
    const own = checked.filter(({ truth }) => truth === kind);
    return own.filter(({ read }) => read === kind).length / Math.max(1, own.length);
  });
  const clusters = groupBy(checked, ({ cluster }) => cluster);
  let [together, alone] = [0, 0];
  for (const own of clusters.values()) {
    const deviations = own.map(({ truth, read }) => Number(truth === read) - (rates[truth ? 0 : 1] ?? 0));
    together += deviations.reduce((sum, one) => sum + one, 0) ** 2;
    alone += deviations.reduce((sum, one) => sum + one * one, 0);
  }
  return alone > 0 ? Math.max(1, together / alone - Math.sqrt(2 / clusters.size)) : 1;
}

const rateOf = ({ rate, size }: Counts, n: number): ReaderRate => {
  if (n === 0) return { value: null, ci: null, n };
  const of = (probability: number): number => quantile({ rate, size }, probability);
  return {
    value: rate,
    ci: {
      low: rate === 0 ? 0 : of(0.025),
      high: rate === 1 ? 1 : of(0.975),
      level: 0.95,
      method: 'jeffreys-effective',
    },
    n,
  };
};

const quantile = ({ rate, size }: Counts, probability: number): number =>
  betaQuantile(probability, rate * size + 0.5, (1 - rate) * size + 0.5);

const partsOfPosterior = (counts: Counts): number[] =>
  Array.from({ length: rateParts }, (_, at) => quantile(counts, (at + 0.5) / rateParts));

/** The middle 95% of the share's posterior, by the midpoints of a grid. */
function posterior(share: Counts, sensitivity: Counts, specificity: Counts) {
  const [a, b] = [share.rate * share.size, (1 - share.rate) * share.size];
  const rates = partsOfPosterior(sensitivity).flatMap((se) =>
    partsOfPosterior(specificity).map((sp) => [se, sp] as const),
  );
  const peak = a * Math.log(Math.max(share.rate, 1e-12)) + b * Math.log(Math.max(1 - share.rate, 1e-12));
  const density = Array.from({ length: gridPoints }, (_, at) => {
    const theta = (at + 0.5) / gridPoints;
    return rates.reduce((sum, [se, sp]) => {
      const read = Math.min(1 - 1e-12, Math.max(1e-12, theta * se + (1 - theta) * (1 - sp)));
      return sum + Math.exp(a * Math.log(read) + b * Math.log1p(-read) - peak);
    }, 0);
  });
  const total = density.reduce((sum, one) => sum + one, 0);
  const at = (probability: number): number => {
    let sum = 0;
    for (const [index, one] of density.entries()) {
      if (sum + one >= probability * total) return (index + (probability * total - sum) / one) / gridPoints;
      sum += one;
    }
    return 1;
  };
  return { low: at(0.025), high: at(0.975), median: at(0.5) };
}
