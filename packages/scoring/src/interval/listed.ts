import { betaQuantile, z95 } from '../distribution/index.ts';
import { type AnswerNoise, checkNoise } from './answer-noise.ts';
import type { Cluster } from './cluster.ts';
import { type Estimate, insufficientEstimate, interval } from './estimate.ts';
import { spreadOfPrompts, unseen } from './market.ts';
import { promptsForOk } from './method.ts';
import { createPanel, extremeOf, type Panel } from './panel.ts';
import { readTracked } from './tracked.ts';

export interface ListedOptions {
  /** Prompts on the whole list, those that were asked among them. */
  prompts: number;
  /** Where whole topics were drawn: the number of topics in the list, and the topic of each prompt that was asked. */
  topics?: { listed: number; asked: readonly string[] } | undefined;
  /** Noise of answers, from earlier scans. */
  noise?: AnswerNoise | undefined;
}

/** Whether the draw could by chance have caught all of so few units: hypergeometric, 2.5% or more. */
function couldHoldAll(carriers: number, asked: number, rest: number): boolean {
  let chance = 1;
  for (let at = 0; at < carriers; at += 1) chance *= (asked - at) / (asked + rest - at);
  return chance >= 0.025;
}

/** Ends of the mean over the part of the list that was not asked: `rest` prompts, or topics where `names` are given. */
function restOfList(panel: Panel, names: readonly string[] | undefined, rest: number) {
  const { pooled } = panel;
  const { clusters, effective, mean, seen, added } = spreadOfPrompts(panel, names);
  const variance = (seen + added) * (1 + (effective + 2 * unseen) / rest);
  // No Beta distribution varies as much as mean (1 − mean), which the guess of a single prompt does.
  const worth = Math.max(1e-3, (mean * (1 - mean)) / variance - 1);
  const unitsThat = (has: (cluster: Cluster) => boolean): number =>
    new Set(pooled.flatMap((cluster, at) => (has(cluster) ? [names?.[at] ?? at] : []))).size;
  const naming = unitsThat(({ successes }) => successes > 0);
  const missing = unitsThat(({ successes, trials }) => successes < trials);
  return {
    low: couldHoldAll(naming, clusters, rest) ? 0 : betaQuantile(0.025, mean * worth, (1 - mean) * worth),
    high: couldHoldAll(missing, clusters, rest) ? 1 : betaQuantile(0.975, mean * worth, (1 - mean) * worth),
  };
}

/**
 * Mean presence over a finite list of prompts of which some, drawn by chance, were asked. Narrower than `market`, since the
 * part that was asked needs no guess.
 *
 * With f the share that was asked, the variance is (1 − f) S²/n + f σ²/n: S² between prompts (or topics, where whole topics
 * were drawn), σ² the noise of repeats. The first term is (1 − f) times the guess of the rest: a Beta with the market's mean
 * and the variance s² (1/(n + 1.2) + 1/(N − n)). The second is √f times the tracked interval's side. Sides add in squares
 * (MOVER). Where so few prompts name the brand that the draw may have caught all of them, the rest may have none; likewise
 * for those that miss it. f = 1 gives the tracked interval.
 *
 * Sources: Cochran 1977, ch. 2 and 10 (finite populations, two stages), ch. 3 (hypergeometric); Zou and Donner 2008 (MOVER).
 * One answer a prompt and no known noise: all of S² may be noise, so that a list's half says no more than a market's.
 * Valid only for a part that chance chose. Below 20 prompts (or topics) `indicative`.
 *
 * @throws TypeError, RangeError for counts that cannot be, and for a list that is shorter than what was asked
 */
export function estimateListed(clusters: readonly Cluster[], options: ListedOptions): Estimate {
  const { prompts, topics, noise } = options;
  if (noise) checkNoise(noise);
  const panel = createPanel([{ weight: 1, clusters }]);
  const { n, value, trials } = panel;
  if (n === 0) return insufficientEstimate();
  const names = topics && panel.positions.map((at) => topics.asked[at] ?? `prompt ${at}`);
  const units = names ? new Set(names).size : n;
  const rest = (topics?.listed ?? prompts) - units;
  if (!(prompts >= n && rest >= 0)) throw new RangeError('a list holds at least what was asked of it');
  const k = trials / n;
  if (units === 1 && rest > 0) return insufficientEstimate(1, k, value);
  const share = rest === 0 ? 1 : n / prompts;
  const own = readTracked(panel, noise);
  const others = rest === 0 ? { low: value, high: value } : restOfList(panel, names, rest);
  const side = (asked: number, guessed: number): number =>
    Math.hypot(Math.sqrt(share) * Math.max(0, asked), (1 - share) * Math.max(0, guessed));
  const extreme = extremeOf(panel);
  const low = extreme === 'all_zero' ? 0 : Math.max(0, value - side(value - own.low, value - others.low));
  const high = extreme === 'all_one' ? 1 : Math.min(1, value + side(own.high - value, others.high - value));
  const label = own.upperBound ? 'upper_bound' : units < promptsForOk ? 'indicative' : 'ok';
  const middle = (low + high) / 2;
  const effectiveN = middle * (1 - middle) * ((2 * z95) / (high - low)) ** 2;
  return { value, ci: interval(low, high, 'listed-beta'), n: units, k, effectiveN, label };
}
