import { type AnswerNoise, checkNoise } from './answer-noise.ts';
import type { Cluster } from './cluster.ts';
import { hasFewTopics, readMarket, spreadOfPrompts, spreadWithinTopics } from './market.ts';
import { type Estimand, promptsForOk } from './method.ts';
import { createPanel, type EngineClusters, extremeOf, type Panel } from './panel.ts';
import { readTracked } from './tracked.ts';

/**
 * `ok`; `indicative`: fewer than 20 prompts or topics, in all or from one of the engines; `upper_bound`: the true interval
 * is no wider than this one;
 * `few_topics`: the prompts come from fewer than 8 topics by their effective number (n² ÷ Σ nₜ²), so the market is that of more questions from these topics;
 * `insufficient`: too few answers.
 */
export type EstimateLabel = 'ok' | 'indicative' | 'upper_bound' | 'few_topics' | 'insufficient';

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
  /** Prompts with an answer; for the market: clusters, which are topics or paraphrase groups where there are any. */
  n: number;
  /** Mean answers per prompt. */
  k: number;
  /** Independent answers that would be as sure. */
  effectiveN: number;
  label: EstimateLabel;
}

export interface PresenceOptions {
  /** Noise of answers, from earlier scans. It narrows `tracked`, most with one answer a prompt. */
  noise?: AnswerNoise;
  /** The topic of each prompt in the order given; null: the prompt stands for itself. */
  topics?: readonly (string | null)[];
  /**
   * A group for each prompt: prompts of one group ask the same in other words, and count as one question
   * whatever their topics.
   */
  paraphrases?: readonly (string | null)[];
}

export interface EstimateOptions extends PresenceOptions {
  estimand: Estimand;
}

export interface PresenceEstimates {
  /** Over these very prompts. */
  tracked: Estimate;
  /** Over questions like these, if these represent them. */
  market: Estimate;
}

/** The interval of a fact with a count: `level` is 95% by construction everywhere. */
export function interval(low: number, high: number, method: string): Interval {
  return { low: Math.max(0, low), high: Math.min(1, high), level: 0.95, method };
}

/** An estimate where there is nothing to estimate from. */
export function insufficientEstimate(n = 0, k = 0, value: number | null = null): Estimate {
  return { value, ci: null, n, k, effectiveN: n * k, label: 'insufficient' };
}

function publish(
  panel: Panel,
  reading: { low: number; high: number; effectiveN: number; method: string },
  n: number,
  label: EstimateLabel,
): Estimate {
  const { value, trials } = panel;
  const extreme = extremeOf(panel);
  const low = extreme === 'all_zero' ? 0 : Math.min(reading.low, value);
  const high = extreme === 'all_one' ? 1 : Math.max(reading.high, value);
  const { effectiveN, method } = reading;
  return { value, ci: interval(low, high, method), n, k: trials / panel.n, effectiveN, label };
}

function trackedFrom(panel: Panel, noise: AnswerNoise | undefined): Estimate {
  const reading = readTracked(panel, noise);
  const fewest = Math.min(...panel.engines.map(({ summary }) => summary.n));
  const isFew = fewest < promptsForOk;
  // What an engine would say of prompts that it did not answer is a guess, and no bound.
  const isBound = reading.upperBound && !(isFew && fewest < panel.n);
  const label = isBound ? 'upper_bound' : isFew ? 'indicative' : 'ok';
  return publish(panel, reading, panel.n, label);
}

function marketFrom(panel: Panel, { topics, paraphrases }: PresenceOptions): Estimate {
  const { value, trials, n, positions } = panel;
  const questions = paraphrases && positions.map((position) => paraphrases[position] ?? `prompt ${position}`);
  const named = topics && positions.map((position, prompt) => topics[position] ?? questions?.[prompt]);
  const alone = (names: readonly (string | undefined)[] | undefined) =>
    panel.pooled.map((_, prompt) => names?.[prompt] ?? prompt);
  const few = named !== undefined && hasFewTopics(alone(named), alone(questions));
  // A few topics only tell of more questions from the same topics.
  const spread = few
    ? spreadWithinTopics(panel, questions, named)
    : spreadOfPrompts(panel, named ?? questions);
  if (spread.clusters === 1) return insufficientEstimate(1, trials / n, value);
  const label = few ? 'few_topics' : spread.fewest < promptsForOk ? 'indicative' : 'ok';
  return publish(panel, readMarket(panel, spread), spread.clusters, label);
}

/**
 * Presence over a set of prompts on several engines, every prompt and every cell of an engine weighing the same.
 *
 * The prompt (or its topic) is the cluster also when engines are pooled: they agree on prompts, and clustering on
 * prompt × engine covers only 76 to 87%. An engine that loses answers, or whole cells, keeps its weight; of one that answered
 * few prompts both intervals are as wide as those few allow.
 *
 * @throws TypeError, RangeError for counts, weights and noise that cannot be
 */
export function estimatePooledEngines(
  byEngine: readonly EngineClusters[],
  options: PresenceOptions = {},
): PresenceEstimates {
  const { panel, tracked, market } = prepare(byEngine, options);
  if (panel.n === 0) return { tracked: insufficientEstimate(), market: insufficientEstimate() };
  const both = { tracked: tracked(), market: market() };
  return { ...both, market: atLeastTracked(both) };
}

/**
 * The market's interval, no narrower than that of the prompts themselves: whoever knows these questions closely enough for
 * all others knows these. It happens by chance where prompts are alike. An upper bound on the width binds nothing.
 */
export function atLeastTracked({ tracked, market }: PresenceEstimates): Estimate {
  if (!tracked.ci || !market.ci || tracked.label === 'upper_bound') return market;
  if (tracked.ci.high - tracked.ci.low <= market.ci.high - market.ci.low) return market;
  const [low, high] = [Math.min(tracked.ci.low, market.ci.low), Math.max(tracked.ci.high, market.ci.high)];
  return { ...market, ci: { ...market.ci, low, high }, effectiveN: tracked.effectiveN };
}

function prepare(byEngine: readonly EngineClusters[], options: PresenceOptions) {
  if (options.noise) checkNoise(options.noise);
  const panel = createPanel(byEngine);
  return {
    panel,
    tracked: () => trackedFrom(panel, options.noise),
    market: () => marketFrom(panel, options),
  };
}

/** Both estimands over prompts on one engine. */
export function estimatePresenceBoth(
  clusters: readonly Cluster[],
  options: PresenceOptions = {},
): PresenceEstimates {
  return estimatePooledEngines([{ weight: 1, clusters }], options);
}

/**
 * The presence rate over a set of prompts with its 95% interval: `tracked` speaks of these very prompts, `market` of
 * questions like these, if the prompts represent them. Below 20 prompts `indicative`; one answer a prompt makes
 * tracked an `upper_bound` on the width, unless `noise` is known. All answers alike: one end is 0 or 1.
 */
export function estimatePresence(clusters: readonly Cluster[], options: EstimateOptions): Estimate {
  const { panel, tracked, market } = prepare([{ weight: 1, clusters }], options);
  if (panel.n === 0) return insufficientEstimate();
  return options.estimand === 'market' ? atLeastTracked({ tracked: tracked(), market: market() }) : tracked();
}
