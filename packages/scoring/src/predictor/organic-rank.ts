import { averageProbability, locationOfMean } from './gauss-hermite.ts';
import { logit } from './logistic.ts';
import { engineBelief, levelVariance, tierMean, tierShare } from './prior-intercept.ts';

/** Engines whose answer stands above organic results, so that the rank of a page is known. */
export const rankedEngines: readonly string[] = ['google-ai-overview'];

/** Whether the rank is known and says something on that engine. */
export const isRanked = ({
  engine,
  features,
}: {
  engine: string;
  features: { organic_rank?: number };
}): boolean => features.organic_rank !== undefined && rankedEngines.includes(engine);

/** Share of pages that the overview above them cites, by organic rank. The deepest band has no end. */
export const citedByRank = [
  { from: 1, to: 1, rate: 0.57 },
  { from: 2, to: 3, rate: 0.51 },
  { from: 4, to: 5, rate: 0.45 },
  { from: 6, to: 10, rate: 0.35 },
  { from: 11, to: 20, rate: 0.16 },
  { from: 21, to: 40, rate: 0.04 },
  { from: 41, to: 100, rate: 0.01 },
] as const;

const knots = citedByRank.map(({ from, to, rate }) => ({
  at: (Math.log(from) + Math.log(to)) / 2,
  score: logit(rate),
}));

/**
 * Published rate at an organic rank: linear between the bands' middles, log-odds over ln(rank), flat beyond the last middle.
 * Ranks below 1 count as 1.
 */
export function rateAtRank(rank: number): number {
  const at = Math.log(Math.max(1, rank));
  const above = knots.findIndex((knot) => knot.at >= at);
  const last = knots.at(-1);
  if (above < 0) return expitOf(last?.score ?? 0);
  const to = knots[above];
  const from = knots[above - 1] ?? to;
  if (!from || !to || from === to) return expitOf(to?.score ?? 0);
  const share = (at - from.at) / (to.at - from.at);
  return expitOf(from.score + share * (to.score - from.score));
}

const expitOf = (score: number): number => averageProbability(score, 0);

/** Level of a brand of unknown tier, before anything else is known. */
const coldLevel =
  (Object.keys(tierMean) as (keyof typeof tierMean)[]).reduce(
    (sum, tier) => sum + tierShare[tier] * tierMean[tier],
    0,
  ) + engineBelief(rankedEngines[0] ?? '').mean;

/**
 * How far a rank is from the typical page, log-odds: set so that a cold prediction for a brand of unknown tier, averaged over
 * what levels may be, is the published rate at that rank.
 */
export function rankFromTypical(rank: number): number {
  return locationOfMean(rateAtRank(rank), levelVariance) - coldLevel;
}

/** The rank that says no more than the engine's base rate: for display. */
export const typicalRank = ((): number => {
  let [low, high] = [1, 100];
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (rankFromTypical(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.round(low);
})();

/**
 * The rank that stands for "not among the first `depth` results". Ranks beyond spread evenly in ln(rank) up to a hundred times
 * the depth have on average about the rate at three times the depth. A page of fewer than ten results was read in part.
 */
export function rankBeyond(depth: number): number {
  return 3 * Math.max(10, depth);
}
