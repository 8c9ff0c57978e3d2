import { fewestTopics } from '../interval/market.ts';
import type { Random } from '../random/index.ts';

export interface RankChance {
  /** Probability of the largest share; ties are split. null: too few clusters. */
  first: number | null;
  /** Probability of one of the three largest. */
  top3: number | null;
  /** Rank by the shares themselves, from 1; ties share the better one. */
  rank: number;
  /** The ranks that hold 95% of the probability. */
  ranks: { low: number; high: number } | null;
}

/**
 * Ranks of brands by their summed parts over clusters, with the probability of each.
 *
 * Bayesian bootstrap over clusters (Rubin 1981): each draw weighs the clusters by a flat Dirichlet
 * distribution, so that a lead that rests on few prompts stays uncertain. Brands never named are ordered at
 * random. With fewer than eight clusters only the rank is given: in simulated markets of two brands a lead said
 * to be 95% sure is right in 71% with one cluster, 87% with four, 93% with six and 95% with eight.
 *
 * @param clusters for each prompt or topic, one part a brand, all >= 0 and in the same order
 * @param random source of the draws
 * @param draws >= 1
 * @returns one chance a brand, in order
 * @throws RangeError for parts that are negative or lists that differ in length
 */
export function rankByShare(
  clusters: readonly (readonly number[])[],
  brands: number,
  random: Random,
  draws = 2_000,
): RankChance[] {
  if (clusters.some((parts) => parts.length !== brands || parts.some((part) => !(part >= 0))))
    throw new RangeError('every cluster needs one part >= 0 for each brand');
  const enough = clusters.length >= fewestTopics;
  const seen = Array.from({ length: brands }, () => new Float64Array(brands));
  const order = Array.from({ length: brands }, (_, brand) => brand);
  for (let draw = 0; draw < (enough ? draws : 0); draw += 1) {
    const totals = new Float64Array(brands);
    for (const parts of clusters) {
      // Normalised exponential draws are a flat Dirichlet draw; ranks need no normalisation.
      const weight = -Math.log(1 - random());
      for (let brand = 0; brand < brands; brand += 1)
        totals[brand] = (totals[brand] ?? 0) + weight * (parts[brand] ?? 0);
    }
    const breaks = order.map(() => random());
    const ranked = order.toSorted(
      (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0) || (breaks[a] ?? 0) - (breaks[b] ?? 0),
    );
    ranked.forEach((brand, at) => {
      const own = seen[brand];
      if (own) own[at] = (own[at] ?? 0) + 1;
    });
  }
  const sums = order.map((brand) => clusters.reduce((sum, parts) => sum + (parts[brand] ?? 0), 0));
  return order.map((brand) => {
    const rank = 1 + sums.filter((sum) => sum > (sums[brand] ?? 0)).length;
    if (!enough) return { first: null, top3: null, rank, ranks: null };
    const chances = [...(seen[brand] ?? [])].map((count) => count / draws);
    const upTo = (last: number): number => chances.slice(0, last).reduce((sum, chance) => sum + chance, 0);
    const places = chances.map((_, at) => at + 1);
    return {
      first: chances[0] ?? 0,
      top3: Math.min(1, upTo(3)),
      rank,
      ranks: {
        low: places.find((place) => upTo(place) > 0.025) ?? 1,
        high: places.find((place) => upTo(place) >= 0.975) ?? brands,
      },
    };
  });
}
