/** How presence drifts between looks without a lasting change: a first-order autoregression. */
export interface Drift {
  /** Variance of the drift at one look. */
  variance: number;
  /** Correlation of neighbouring looks, 0..1. */
  correlation: number;
  /** Belief in these two values; all beliefs sum to 1. */
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

/** Covariance of the drift at two looks, `apart` looks from each other. */
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

/**
 * Log densities (without the constant) of the first 1, 2, … deviations: a Kalman filter over an unknown level and the
 * autoregression about it (Harvey 1989, 3.4), which is exact and takes one step a look.
 */
function logDensities(
  deviations: readonly number[],
  sampling: readonly number[],
  { variance, correlation }: Omit<Drift, 'weight'>,
): number[] {
  let [level, drift] = [0, 0];
  let [ofLevel, ofBoth, ofDrift] = [levelVariance, 0, variance];
  let log = 0;
  return deviations.map((deviation, look) => {
    const surprise = deviation - level - drift;
    const total = Math.max(ofLevel + 2 * ofBoth + ofDrift + (sampling[look] ?? 0), 1e-300);
    log -= (Math.log(total) + (surprise * surprise) / total) / 2;
    const [toLevel, toDrift] = [ofLevel + ofBoth, ofBoth + ofDrift];
    level += (toLevel * surprise) / total;
    drift = correlation * (drift + (toDrift * surprise) / total);
    ofLevel -= (toLevel * toLevel) / total;
    ofBoth = correlation * (ofBoth - (toLevel * toDrift) / total);
    ofDrift = correlation ** 2 * (ofDrift - (toDrift * toDrift) / total) + (1 - correlation ** 2) * variance;
    return log;
  });
}

/** The level of the deviations is unknown: its prior is far wider than any level. */
const levelVariance = 1;

/**
 * What the first looks tell of the drift: prior beliefs over its spread and autocorrelation, times the
 * likelihood of the deviations. Eight looks tell little, so that some belief in drift is left after a calm
 * baseline; most of it is in slow drift, which a baseline shows least.
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
  const logs = candidates.map((drift) => logDensities(deviations, sampling, drift));
  return (looks) => {
    const own = logs.map((list) => list[looks - 1] ?? 0);
    const top = Math.max(...own);
    const weights = candidates.map(({ weight }, i) => weight * Math.exp((own[i] ?? top) - top));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return candidates.map((drift, i) => ({ ...drift, weight: (weights[i] ?? 0) / total }));
  };
}
