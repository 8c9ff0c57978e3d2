import { type Estimate, insufficientEstimate, interval, type PresenceOptions } from './estimate.ts';
import { hasFewTopics, marketInterval } from './market.ts';
import { promptsForOk } from './method.ts';
import { createPanel, type EngineClusters } from './panel.ts';
import { wilsonInterval } from './wilson.ts';

/** Fewer questions with known demand say too little of what is searched. */
export const fewestWithDemand = 10;

/** How often something is searched, as one source counts it. */
export interface CountedDemand {
  count: number;
  /** Counts of different sources, or over different times, are never compared. */
  source: string;
}

/**
 * Weights by rank within the source: (rank − ½) / m of its m prompts, 0..1, ties alike. A rank is what a source knows: its
 * counts are of one site's impressions, so twice the count is not twice the searches. null where demand is not known.
 *
 * @throws RangeError for counts that are no finite number from 0
 */
export function demandWeights(demands: readonly (CountedDemand | null)[]): (number | null)[] {
  if (demands.some((demand) => demand && !(demand.count >= 0 && demand.count < Number.POSITIVE_INFINITY)))
    throw new RangeError('counts of demand are numbers from 0');
  const bySource = new Map<string, number[]>();
  for (const demand of demands) {
    if (!demand) continue;
    const counts = bySource.get(demand.source) ?? [];
    counts.push(demand.count);
    bySource.set(demand.source, counts);
  }
  return demands.map((demand) => {
    if (!demand) return null;
    const counts = bySource.get(demand.source) ?? [];
    const below = counts.filter((count) => count < demand.count).length;
    const alike = counts.filter((count) => count === demand.count).length;
    return (below + alike / 2) / counts.length;
  });
}

/**
 * Presence where prompts weigh by their demand: v = Σ wᵢpᵢ / Σ wᵢ over prompts with a weight, pᵢ the prompt's rate, engines
 * alike. It speaks of questions like these, asked as often as these ranks say.
 *
 * The market's interval with weights in the place of counts: clusters are topics (questions where topics are few), their
 * effective number is Kish's (Σ W)² / Σ W², the variance Σ (Σ w(p − v))² / (Σ w)² over clusters (Cochran 1977, ch. 6: a ratio).
 * Coverage: row C23. Fewer than 10 questions with a weight: `insufficient`.
 *
 * @param weights one a prompt, 0 or more; null: its demand is not known, and it counts nowhere
 * @throws TypeError, RangeError for counts and weights that cannot be
 */
export function estimateDemandWeighted(
  byEngine: readonly EngineClusters[],
  weights: readonly (number | null)[],
  { topics, paraphrases }: Pick<PresenceOptions, 'topics' | 'paraphrases'> = {},
): Estimate {
  if (weights.some((weight) => weight !== null && !(weight >= 0 && weight < Number.POSITIVE_INFINITY)))
    throw new RangeError('weights are numbers from 0');
  const known = weights.flatMap((weight, at) => (weight !== null && weight > 0 ? [at] : []));
  const panel = createPanel(
    byEngine.map((engine) => ({ ...engine, clusters: known.map((at) => engine.clusters[at] ?? null) })),
  );
  const prompts = panel.positions.map((position, at) => {
    const prompt = known[position] ?? -1;
    const { successes, trials } = panel.pooled[at] ?? { successes: 0, trials: 1 };
    const question = paraphrases?.[prompt] ?? `prompt ${prompt}`;
    return {
      weight: weights[prompt] ?? 0,
      rate: successes / trials,
      question,
      topic: topics?.[prompt] ?? question,
    };
  });
  const questions = new Set(prompts.map(({ question }) => question)).size;
  if (panel.n === 0) return insufficientEstimate();
  const k = panel.trials / panel.n;
  const total = prompts.reduce((sum, { weight }) => sum + weight, 0);
  const value = Math.min(1, prompts.reduce((sum, { weight, rate }) => sum + weight * rate, 0) / total);
  if (questions < fewestWithDemand) return insufficientEstimate(questions, k, value);
  const few = hasFewTopics(
    prompts.map(({ topic }) => topic),
    prompts.map(({ question }) => question),
  );
  const clusters = new Map<string, { sum: number; weight: number }>();
  for (const { weight, rate, question, topic } of prompts) {
    const name = few ? question : topic;
    const cluster = clusters.get(name) ?? { sum: 0, weight: 0 };
    clusters.set(name, {
      sum: cluster.sum + weight * (rate - value),
      weight: cluster.weight + weight,
    });
  }
  const each = [...clusters.values()];
  const effective = total ** 2 / each.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const square = (effective * each.reduce((sum, one) => sum + one.sum ** 2, 0)) / total ** 2;
  const extreme = value === 0 || value === 1;
  const read = extreme
    ? { ...wilsonInterval(value, effective), effectiveN: effective }
    : marketInterval(value, effective, square);
  return {
    value,
    ci: interval(Math.min(read.low, value), Math.max(read.high, value), 'demand-rank-beta'),
    n: clusters.size,
    k,
    effectiveN: read.effectiveN,
    label: few ? 'few_topics' : clusters.size < promptsForOk ? 'indicative' : 'ok',
  };
}
