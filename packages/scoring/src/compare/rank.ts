import { choleskyFactor, choleskySolve, logDeterminant } from '../predictor/cholesky.ts';
import { drawNormal, type Random } from '../random/index.ts';

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

/** With fewer clusters, probabilities of rank were wrong by up to 25 points in simulated markets. */
export const fewestForRank = 20;

/** Whether one share is larger than another by more than the noise of sums, which depends on their order. */
export const isLarger = (one: number, other: number): boolean => one > other * (1 + 1e-9);

/** Spreads of brands on the scale of asin √share. All are considered, alike on a logarithmic scale: brands may be equal. */
const spreads = Array.from({ length: 16 }, (_, at) => 0.001 * 600 ** (at / 15));

/**
 * Ranks of brands by their summed parts over clusters, with the probability of each.
 *
 * asin √share of each brand is normal about its true value, with the covariance over clusters of the linearised shares
 * (Cochran 1977, ch. 6), half an appearance added. True values are normal about their mean with an unknown spread τ,
 * averaged over its posterior, so that a brand that leads by luck is drawn back to the others by τ²/(τ² + s²) (Efron and
 * Morris 1975). Without that, a leader said to lead in 60 of 100 cases leads in 35 of five equal brands. Each draw of
 * the true values is ranked. With fewer than 20 clusters only the rank is given.
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
  const sums = Array.from({ length: brands }, (_, brand) =>
    clusters.reduce((sum, parts) => sum + (parts[brand] ?? 0), 0),
  );
  const rankOf = (brand: number): number => 1 + sums.filter((sum) => isLarger(sum, sums[brand] ?? 0)).length;
  if (clusters.length < fewestForRank)
    return sums.map((_, brand) => ({ first: null, top3: null, rank: rankOf(brand), ranks: null }));
  const drawn = drawShares(clusters, sums, random);
  const seen = Array.from({ length: brands }, () => new Float64Array(brands));
  const order = sums.map((_, brand) => brand);
  for (let draw = 0; draw < draws; draw += 1) {
    const values = drawn();
    const ranked = order.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    for (const [at, brand] of ranked.entries()) {
      const own = seen[brand];
      if (own) own[at] = (own[at] ?? 0) + 1;
    }
  }
  return order.map((brand) => {
    const chances = [...(seen[brand] ?? [])].map((count) => count / draws);
    const upTo = (last: number): number => chances.slice(0, last).reduce((sum, chance) => sum + chance, 0);
    const places = chances.map((_, at) => at + 1);
    return {
      first: chances[0] ?? 0,
      top3: Math.min(1, upTo(3)),
      rank: rankOf(brand),
      ranks: {
        low: places.find((place) => upTo(place) > 0.025) ?? 1,
        high: places.find((place) => upTo(place) >= 0.975) ?? brands,
      },
    };
  });
}

interface Sharing {
  /** asin √share of each brand. */
  values: Float64Array;
  /** Row by row. */
  covariance: Float64Array;
}

function readShares(clusters: readonly (readonly number[])[], sums: readonly number[]): Sharing {
  const brands = sums.length;
  const total = sums.reduce((all, sum) => all + sum, 0);
  const appearances = clusters.reduce((all, parts) => all + parts.filter((part) => part > 0).length, 0);
  // Half of a usual appearance keeps brands that were never named off 0.
  const half = appearances === 0 ? 0.5 : total / appearances / 2;
  const whole = total + half * brands;
  const shares = sums.map((sum) => (sum + half) / whole);
  const slopes = shares.map((share) => 1 / (2 * Math.sqrt(share * (1 - share)) * whole));
  const covariance = new Float64Array(brands * brands);
  // A variance from few clusters is uncertain: the mean of a scaled inverse chi-square.
  const inflation = clusters.length / (clusters.length - 4);
  const residuals = new Float64Array(brands);
  for (const parts of clusters) {
    let own = 0;
    for (let brand = 0; brand < brands; brand += 1) own += parts[brand] ?? 0;
    for (let brand = 0; brand < brands; brand += 1)
      residuals[brand] = (slopes[brand] ?? 0) * ((parts[brand] ?? 0) - (shares[brand] ?? 0) * own);
    for (let row = 0; row < brands; row += 1) {
      const scaled = inflation * (residuals[row] ?? 0);
      if (scaled === 0) continue;
      for (let column = 0; column <= row; column += 1)
        covariance[row * brands + column] =
          (covariance[row * brands + column] ?? 0) + scaled * (residuals[column] ?? 0);
    }
  }
  for (let brand = 0; brand < brands; brand += 1)
    covariance[brand * brands + brand] =
      (covariance[brand * brands + brand] ?? 0) + 2 * (half * (slopes[brand] ?? 0)) ** 2;
  steadyCorrelations(covariance, brands, clusters.length);
  return { values: Float64Array.from(shares, (share) => Math.asin(Math.sqrt(share))), covariance };
}

/** Clusters for each brand that the mean correlation weighs, beside those seen. */
const steadying = 3;

/** Correlations from few clusters are noise: each is drawn to their mean (Ledoit and Wolf 2003, constant correlation). */
function steadyCorrelations(covariance: Float64Array, brands: number, clusters: number): void {
  const deviations = Array.from({ length: brands }, (_, at) => Math.sqrt(covariance[at * brands + at] ?? 0));
  let sum = 0;
  for (let row = 0; row < brands; row += 1)
    for (let column = 0; column < row; column += 1)
      sum += (covariance[row * brands + column] ?? 0) / (deviations[row] ?? 1) / (deviations[column] ?? 1);
  const usual = brands > 1 ? sum / ((brands * (brands - 1)) / 2) : 0;
  const weight = (steadying * brands) / (steadying * brands + clusters);
  for (let row = 0; row < brands; row += 1)
    for (let column = 0; column < row; column += 1) {
      const at = row * brands + column;
      const drawn = usual * (deviations[row] ?? 0) * (deviations[column] ?? 0);
      covariance[at] = (1 - weight) * (covariance[at] ?? 0) + weight * drawn;
    }
}

/** Beliefs about the brands' true values, for one value of their spread. */
interface Believed {
  spread: number;
  weight: number;
  center: number;
  /** Factor of the covariance of the observed values. */
  factor: Float64Array;
}

function believe({ values, covariance }: Sharing): Believed[] {
  const brands = values.length;
  const found = spreads.map((spread) => {
    const matrix = Float64Array.from(covariance);
    for (let brand = 0; brand < brands; brand += 1)
      matrix[brand * brands + brand] = (matrix[brand * brands + brand] ?? 0) + spread ** 2;
    const factor = choleskyFactor(matrix, brands);
    const weights = choleskySolve(factor, brands, new Float64Array(brands).fill(1));
    const precision = weights.reduce((sum, weight) => sum + weight, 0);
    const center = weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0) / precision;
    const apart = values.map((value) => value - center);
    const solved = choleskySolve(factor, brands, apart);
    const squares = apart.reduce((sum, value, at) => sum + value * (solved[at] ?? 0), 0);
    const log = -(squares + logDeterminant(factor, brands) + Math.log(precision)) / 2;
    return { spread, center, factor, log };
  });
  const top = Math.max(...found.map(({ log }) => log));
  const weights = found.map(({ log }) => Math.exp(log - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return found.map(({ spread, center, factor }, at) => ({
    spread,
    center,
    factor,
    weight: (weights[at] ?? 0) / total,
  }));
}

/** Draws the brands' true values: a world as believed is drawn, and put right by what it would have shown (Matheron). */
function drawShares(clusters: readonly (readonly number[])[], sums: readonly number[], random: Random) {
  const brands = sums.length;
  const sharing = readShares(clusters, sums);
  const noise = choleskyFactor(sharing.covariance, brands);
  const believed = believe(sharing);
  const none: Believed = { spread: 0, weight: 1, center: 0, factor: noise };
  const normals = new Float64Array(brands);
  return (): Float64Array => {
    let left = random();
    const at = believed.findIndex(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    const { spread, center, factor } = believed.at(at) ?? none;
    const truth = Float64Array.from(sums, () => center + spread * drawNormal(random));
    for (let brand = 0; brand < brands; brand += 1) normals[brand] = drawNormal(random);
    const beside = Float64Array.from(truth, (value, row) => {
      let shown = value;
      for (let column = 0; column <= row; column += 1)
        shown += (noise[row * brands + column] ?? 0) * (normals[column] ?? 0);
      return (sharing.values[row] ?? 0) - shown;
    });
    const moved = choleskySolve(factor, brands, beside);
    return truth.map((value, at) => value + spread ** 2 * (moved[at] ?? 0));
  };
}
