import { type Cluster, type ClusterSummary, isPositive, isRate, summarizeClusters } from './cluster.ts';

/**
 * How much answers to one prompt differ: `share` of p(1−p) that is noise within prompts (1 − ICC), and the number of
 * prompts naming the brand that this rests on.
 */
export interface AnswerNoise {
  share: number;
  prompts: number;
}

/** Sampling error of a mean rate over these very prompts, and the noise that it was computed from. */
export interface MeanNoise extends AnswerNoise {
  variance: number;
}

/** Throws RangeError for a prior that cannot be. */
export function checkNoise({ share, prompts }: AnswerNoise): void {
  if (!isRate(share) || !(prompts === 0 || isPositive(prompts))) {
    throw new RangeError('answer noise needs a share from 0 to 1 and prompts >= 0');
  }
}

/** With fewer than one prompt in five asked twice, noise cannot be separated from differences between prompts. */
export function lacksRepeats({ clusters, n }: ClusterSummary): boolean {
  return clusters.filter(({ trials }) => trials > 1).length * 5 < n;
}

/**
 * Answers a prompt, and the number of prompts, as far as they tell of noise. Σ p(1−p)/k is at most Σ p/k and
 * at most Σ (1−p)/k: it is decided by the prompts that name the brand, or by those that miss it, not by those
 * that were asked most. Prompts are counted by Kish's (Σw)²/Σw². With equal k, `trials` is k.
 *
 * `unevenness`: root of mean k over `trials`, 1 with equal k. Where the decisive prompts were asked less than
 * others, their noise is less certain than their number suggests.
 */
function tellingPart({ clusters, n, trials, rate }: ClusterSummary): {
  trials: number;
  prompts: number;
  unevenness: number;
} {
  let [naming, namingSquares, missing, missingSquares] = [0, 0, 0, 0];
  for (const { successes, trials } of clusters) {
    const hit = successes / trials / trials;
    const miss = (trials - successes) / trials / trials;
    naming += hit;
    namingSquares += hit ** 2;
    missing += miss;
    missingSquares += miss ** 2;
  }
  const telling = n / Math.max(naming / rate, missing / (1 - rate));
  return {
    trials: telling,
    prompts: Math.min(naming ** 2 / namingSquares, missing ** 2 / missingSquares),
    unevenness: Math.sqrt(Math.max(1, trials / n / telling)),
  };
}

/** Noise share among the prompts asked twice or more: mean x(1−x)k/(k−1) over their m(1−m); 1 where there are too few. */
function repeatedShare(summary: ClusterSummary): number {
  const repeated = summarizeClusters(summary.clusters.filter(({ trials }) => trials > 1));
  if (lacksRepeats(summary) || repeated.extreme !== null || repeated.n === 0) return 1;
  const within = repeated.clusters.reduce(
    (sum, { successes, trials }) => sum + (successes * (trials - successes)) / trials / (trials - 1),
    0,
  );
  return Math.min(1, within / repeated.n / (repeated.rate * (1 - repeated.rate)));
}

/** Answers of pure noise added to those seen. */
export const unseenAnswers = 1.2;

/**
 * Variance of the mean rate over these very prompts: Σ p(1−p)/k / n². Each p(1−p) is estimated without bias
 * by x(1−x)k/(k−1), so that neither the prompts' distribution nor a k that goes with presence matters.
 *
 * The estimate rests on the J prompts that name the brand (or miss it, if those are fewer). It is shrunk
 * towards binomial noise as if 1.2 more answers had been seen (1.2/k prompts with share 1; chosen by
 * simulation): share' = (J s + 1.2/k) / (J + 1.2/k). With uneven k, 1.2 times `unevenness`. Prompts asked
 * once take the share of the others; `known`, learned from earlier scans, replaces the added answers. Valid
 * for 0 < rate < 1.
 */
export function noiseOfMean(summary: ClusterSummary, known?: AnswerNoise): MeanNoise {
  const { clusters, n, rate } = summary;
  const whole = rate * (1 - rate);
  const { trials, prompts: telling, unevenness } = tellingPart(summary);
  const prior = known ?? { share: 1, prompts: (unevenness * unseenAnswers) / trials };
  const once = summarizeClusters(clusters.filter((cluster) => cluster.trials <= 1));
  let noise = 0;
  for (const { successes, trials: asked } of clusters) {
    if (asked > 1) noise += (successes * (asked - successes)) / asked ** 2 / (asked - 1);
  }
  if (once.n > 0) {
    const share = lacksRepeats(summary) ? prior.share : repeatedShare(summary);
    // Rate of all prompts: a few single answers that agree would show no noise at all.
    const typical = (once.rate * once.n + rate * n) / (once.n + n);
    noise += (once.n * typical * (1 - typical) * share) / once.harmonicTrials;
  }
  const share = (noise / n) * (trials / whole);
  const drawn = (telling * share + prior.prompts * prior.share) / (telling + prior.prompts);
  const bounded = Math.min(drawn, Math.max(1, share));
  return {
    variance: (whole * bounded) / (n * trials),
    share: Math.min(1, bounded),
    prompts: telling + prior.prompts,
  };
}

/** History is about other weeks: it never counts for more than this many prompts. */
const mostPrompts = 40;

/**
 * The noise that earlier scans of the same brand and engine show. Give one cluster for each prompt, with its
 * answers of all earlier scans: drift between scans then counts as noise, which is the safe side. There is no
 * minimum: with few prompts the share stays near 1. null where nothing was asked twice, or all answers were
 * alike.
 */
export function learnAnswerNoise(history: readonly Cluster[]): AnswerNoise | null {
  const repeated = summarizeClusters(history.filter(({ trials }) => trials > 1));
  if (repeated.n === 0 || repeated.extreme !== null) return null;
  const { share, prompts } = noiseOfMean(repeated);
  return { share, prompts: Math.min(mostPrompts, prompts) };
}
