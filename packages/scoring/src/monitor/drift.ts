/** How presence wanders between looks when nothing lasting happened: a first-order autoregression. */
export interface Drift {
  /** Variance of one look's wandering. */
  variance: number;
  /** Correlation of neighbouring looks, 0..1. */
  correlation: number;
  /** Belief in it, all summing to 1. */
  weight: number;
}

/** In logits: from calm to the day effects that engines have shown. */
const spreads = [
  { logit: 0, weight: 0.2 },
  { logit: 0.1, weight: 0.2 },
  { logit: 0.2, weight: 0.25 },
  { logit: 0.35, weight: 0.2 },
  { logit: 0.6, weight: 0.15 },
];
const correlations = [
  { correlation: 0, share: 0.05 },
  { correlation: 0.5, share: 0.15 },
  { correlation: 0.9, share: 0.8 },
];

/** Covariance of two looks' wandering, `apart` looks from each other. */
export const driftCovariance = ({ variance, correlation }: Drift, apart: number): number =>
  variance * (apart === 0 ? 1 : correlation ** apart);

/** Prior beliefs, with `perLogit` rate points to the logit; 1 for drift in logits. Weights sum to 1. */
export const driftCandidates = (perLogit: number): Drift[] =>
  spreads.flatMap(({ logit, weight }) =>
    correlations.slice(0, logit === 0 ? 1 : undefined).map(({ correlation, share }) => ({
      variance: (logit * perLogit) ** 2,
      correlation,
      weight: logit === 0 ? weight : weight * share,
    })),
  );

/** Log densities of the first 1, 2, … values of a normal vector with mean 0, by one Cholesky factor of all. */
function logDensities(values: readonly number[], covariance: (i: number, j: number) => number): number[] {
  const factor: Float64Array[] = [];
  const scaled: number[] = [];
  let log = 0;
  return values.map((value, i) => {
    const row = new Float64Array(i + 1);
    factor.push(row);
    let rest = value;
    let left = covariance(i, i);
    for (let j = 0; j < i; j += 1) {
      const other = factor[j] ?? row;
      let sum = covariance(i, j);
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      const entry = sum / (other[j] ?? 1);
      row[j] = entry;
      left -= entry * entry;
      rest -= entry * (scaled[j] ?? 0);
    }
    const diagonal = Math.sqrt(Math.max(left, 1e-300));
    row[i] = diagonal;
    scaled.push(rest / diagonal);
    log -= Math.log(diagonal) + (rest / diagonal) ** 2 / 2;
    return log;
  });
}

/** The level that deviations start from is not known: a prior far wider than any. */
const levelVariance = 1;

/**
 * What the first looks say of the drift: prior beliefs over its spread and autocorrelation, times the likelihood of
 * their deviations. Eight looks tell little, so that a calm baseline still leaves some belief in drift; most of it is in
 * slow drift, which baselines show least.
 *
 * @param deviations of successive looks from any level
 * @param sampling variance of each from its answers alone
 * @param perLogit rate points that one logit moves the mean
 * @returns the beliefs after a number of looks, 1 or more
 */
export function learnDrift(
  deviations: readonly number[],
  sampling: readonly number[],
  perLogit: number,
): (looks: number) => Drift[] {
  const candidates = driftCandidates(perLogit);
  const logs = candidates.map((drift) => {
    const powers = deviations.map((_, apart) => levelVariance + driftCovariance(drift, apart));
    return logDensities(deviations, (i, j) => (powers[i - j] ?? 0) + (i === j ? (sampling[i] ?? 0) : 0));
  });
  return (looks) => {
    const own = logs.map((list) => list[looks - 1] ?? 0);
    const top = Math.max(...own);
    const weights = candidates.map(({ weight }, i) => weight * Math.exp((own[i] ?? top) - top));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return candidates.map((drift, i) => ({ ...drift, weight: (weights[i] ?? 0) / total }));
  };
}
