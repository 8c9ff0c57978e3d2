import type { Cluster } from '../interval/cluster.ts';
import { effectiveGroups } from '../interval/market.ts';
import { defaultGuess, type PanelGuess, usualAgreement } from './precision.ts';

/** Earlier answers: for each engine its cells in the order of the prompts; null where a prompt was not asked. */
export type PanelHistory = readonly (readonly (Cluster | null)[])[];

export interface LearnedPanel extends PanelGuess {
  /** The 95% interval of the ICC, given the history. */
  iccRange: { low: number; high: number };
  /** How much of the ICC estimate comes from the history, 0..1. 0: no prompt was asked twice. */
  iccLearned: number;
  /** Number of prompts in the history. */
  prompts: number;
}

/** Standard deviation of the ICC over brands and engines. Open data show values of .4 to .85. */
const iccSpread = 0.2;
/** Standard deviation of the share on which engines agree. */
const agreementSpread = 0.25;
/** Correlation of prompts of one topic, when there is no history of it. */
export const usualTopicCorrelation = 0.15;
const topicSpread = 0.15;

interface Components {
  icc: number | null;
  /** Variance that engines share, divided by the variance between one engine's prompts. */
  agreement: number | null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rateOf = ({ successes, trials }: Cluster): number => successes / trials;

/** Variance between prompts on one engine, and variance of one answer. Unbiased for any distribution. */
function ofEngine(cells: readonly (Cluster | null)[]): { between: number; within: number } | null {
  const asked = cells.filter((cell) => cell !== null).filter(({ trials }) => trials > 0);
  const repeated = asked.filter(({ trials }) => trials > 1);
  if (repeated.length < 2) return null;
  const within = mean(
    repeated.map((cell) => (rateOf(cell) * (1 - rateOf(cell)) * cell.trials) / (cell.trials - 1)),
  );
  const center = mean(asked.map(rateOf));
  const variance = asked.reduce((sum, cell) => sum + (rateOf(cell) - center) ** 2, 0) / (asked.length - 1);
  return { between: variance - within * mean(asked.map(({ trials }) => 1 / trials)), within };
}

/** p(1 − p) of one engine's mean; none without answers. */
function varianceOf(cells: readonly (Cluster | null)[]): number[] {
  const rates = cells.flatMap((cell) => (cell && cell.trials > 0 ? [rateOf(cell)] : []));
  return rates.length === 0 ? [] : [mean(rates) * (1 - mean(rates))];
}

/** Covariance of two engines' rates over the prompts that both were asked. Their noise is independent, so it adds nothing. */
function covariance(one: readonly (Cluster | null)[], other: readonly (Cluster | null)[]): number | null {
  const pairs = one.flatMap((cell, prompt) => {
    const beside = other[prompt];
    return cell && beside && cell.trials > 0 && beside.trials > 0
      ? [[rateOf(cell), rateOf(beside)] as const]
      : [];
  });
  if (pairs.length < 3) return null;
  const [left, right] = [mean(pairs.map(([rate]) => rate)), mean(pairs.map(([, rate]) => rate))];
  return pairs.reduce((sum, [a, b]) => sum + (a - left) * (b - right), 0) / (pairs.length - 1);
}

const clip = (value: number): number => Math.min(0.99, Math.max(0, value));

function componentsOf(history: PanelHistory): Components {
  const own = history.map(ofEngine).filter((found) => found !== null);
  const between = own.reduce((sum, found) => sum + found.between, 0);
  const within = own.reduce((sum, found) => sum + found.within, 0);
  const shared = history.flatMap((one, at) =>
    history.slice(at + 1).flatMap((other) => covariance(one, other) ?? []),
  );
  const known = own.length > 0 && between + within > 0;
  // Without repeats, the usual share of the variance is assumed to lie between prompts.
  const difference =
    own.length > 0 ? between / own.length : defaultGuess.icc * mean(history.flatMap(varianceOf));
  return {
    icc: known ? clip(between / (between + within)) : null,
    agreement: shared.length > 0 && difference > 0 ? clip(mean(shared) / difference) : null,
  };
}

/** Jackknife over prompts (Quenouille 1949): how much the figure depends on which prompts were asked. */
function jackknife(history: PanelHistory, figure: (history: PanelHistory) => number | null): number | null {
  const prompts = history[0]?.length ?? 0;
  const parts = Math.min(20, prompts);
  const figures = Array.from({ length: parts }, (_, part) =>
    figure(history.map((cells) => cells.filter((_, prompt) => prompt % parts !== part))),
  );
  return jackknifeError(figures);
}

function jackknifeError(all: readonly (number | null)[]): number | null {
  const figures = all.filter((value) => value !== null);
  if (figures.length < 3) return null;
  const center = mean(figures);
  const squares = figures.reduce((sum, value) => sum + (value - center) ** 2, 0);
  return Math.sqrt((squares * (figures.length - 1)) / figures.length);
}

/** The smallest error that is used: engines and brands also change between scans. */
const leastError = 0.04;

/** The usual value and the one from the history, weighted by their certainty. */
function combine(usual: number, spread: number, found: number | null, error: number | null) {
  if (found === null || error === null) return { value: usual, spread, learned: 0 };
  const [prior, seen] = [1 / spread ** 2, 1 / Math.max(error, leastError) ** 2];
  return {
    value: (usual * prior + found * seen) / (prior + seen),
    spread: 1 / Math.sqrt(prior + seen),
    learned: seen / (prior + seen),
  };
}

interface TopicPart {
  topic: string | null;
  rate: number;
}

/** Share of the variance between prompts that prompts of one topic have in common; null if no topic has two prompts. */
function topicCorrelation(prompts: readonly TopicPart[]): number | null {
  const center = mean(prompts.map(({ rate }) => rate));
  const sums = new Map<string, { sum: number; squares: number; size: number }>();
  let whole = 0;
  for (const { topic, rate } of prompts) {
    const deviation = rate - center;
    whole += deviation ** 2;
    if (topic === null) continue;
    const known = sums.get(topic) ?? { sum: 0, squares: 0, size: 0 };
    sums.set(topic, {
      sum: known.sum + deviation,
      squares: known.squares + deviation ** 2,
      size: known.size + 1,
    });
  }
  const pairs = [...sums.values()].reduce((total, { size }) => total + size * (size - 1), 0);
  if (pairs === 0 || whole === 0) return null;
  const products = [...sums.values()].reduce((total, { sum, squares }) => total + sum ** 2 - squares, 0);
  return products / pairs / (whole / prompts.length);
}

/** The effective number of topics, and the correlation of their prompts; null if prompts are independent. */
function clustersOf(history: PanelHistory, topics: readonly (string | null)[]) {
  const prompts = (history[0] ?? []).flatMap((_, prompt): TopicPart[] => {
    const rates = history.flatMap((cells) => {
      const cell = cells[prompt];
      return cell && cell.trials > 0 ? [rateOf(cell)] : [];
    });
    return rates.length === 0 ? [] : [{ topic: topics[prompt] ?? null, rate: mean(rates) }];
  });
  const named = new Set(prompts.flatMap(({ topic }) => topic ?? []));
  const names = prompts.map(({ topic }, prompt) => topic ?? prompt);
  if (prompts.length === 0 || new Set(names).size === prompts.length) return null;
  const without = [...named].map((left) => topicCorrelation(prompts.filter(({ topic }) => topic !== left)));
  const found = topicCorrelation(prompts);
  const { value } = combine(usualTopicCorrelation, topicSpread, found, jackknifeError(without));
  return { count: effectiveGroups(names), correlation: value };
}

/**
 * What earlier scans tell about the next one: rate, ICC, agreement of engines. Two prompts are enough: each
 * figure is shrunk towards the usual value, more so the less certain it is. Pool the answers to one prompt
 * over all scans.
 *
 * ICC by moments: between / (between + within), summed over engines; its error by the jackknife over prompts;
 * prior .62 ± .2. null without any answer.
 *
 * @param topics of each prompt; from 8 on, prompts of one topic are one cluster, and fewer are strata
 */
export function learnPanel(
  history: PanelHistory,
  topics: readonly (string | null)[] = [],
): LearnedPanel | null {
  const rates = history.flatMap((cells) => {
    const asked = cells.filter((cell) => cell !== null).filter(({ trials }) => trials > 0);
    return asked.length === 0 ? [] : [mean(asked.map(rateOf))];
  });
  const prompts = history[0]?.filter((_, prompt) =>
    history.some((cells) => (cells[prompt]?.trials ?? 0) > 0),
  ).length;
  if (rates.length === 0 || !prompts) return null;
  const found = componentsOf(history);
  const icc = combine(
    defaultGuess.icc,
    iccSpread,
    found.icc,
    jackknife(history, (part) => componentsOf(part).icc),
  );
  const agreement = combine(
    usualAgreement,
    agreementSpread,
    found.agreement,
    jackknife(history, (part) => componentsOf(part).agreement),
  );
  const seen = mean(rates);
  // A brand that was never seen may still have a rate above 0: add half an answer to both sides.
  const rate = (seen * prompts + 0.5) / (prompts + 1);
  const own = mean(rates.map((one) => one * (1 - one)));
  const about = clustersOf(history, topics);
  return {
    rate,
    icc: clip(icc.value),
    agreement: clip(icc.value * agreement.value),
    evenness: seen > 0 && seen < 1 ? own / (seen * (1 - seen)) : 1,
    ...(about && { topics: { count: about.count, correlation: clip(about.correlation) } }),
    noiseKnown: icc.learned > 0,
    iccRange: { low: clip(icc.value - 1.96 * icc.spread), high: clip(icc.value + 1.96 * icc.spread) },
    iccLearned: icc.learned,
    prompts,
  };
}
