/** How presence drifts between looks without a lasting change: a first-order autoregression. */
export interface Drift {
  /** Variance of the drift at one look. */
  variance: number;
  /** Correlation of neighbouring looks, 0..1. */
  correlation: number;
  /** Belief in these two values; all beliefs sum to 1. */
  weight: number;
}

/** Believed standard deviations of whole looks, in logits of a prompt. Weights sum to 1. */
export interface DriftPrior {
  spreads: readonly { logit: number; weight: number }[];
  correlations: readonly { correlation: number; weight: number }[];
}

/** Drift from none to the day effects that engines have shown. */
export const usualDrift: DriftPrior = {
  spreads: [
    { logit: 0, weight: 0.2 },
    { logit: 0.1, weight: 0.2 },
    { logit: 0.2, weight: 0.25 },
    { logit: 0.35, weight: 0.2 },
    { logit: 0.6, weight: 0.15 },
  ],
  correlations: [
    { correlation: 0, weight: 0.05 },
    { correlation: 0.5, weight: 0.15 },
    { correlation: 0.9, weight: 0.8 },
  ],
};

/** Covariance of the drift at two looks, `apart` looks from each other. */
export const driftCovariance = ({ variance, correlation }: Drift, apart: number): number =>
  variance * (apart === 0 ? 1 : correlation ** apart);

/** Prior beliefs, with `perLogit` rate points to the logit; 1 for drift in logits. Weights sum to 1. */
export const driftCandidates = (
  perLogit: number,
  { spreads, correlations }: DriftPrior = usualDrift,
): Drift[] =>
  spreads.flatMap(({ logit, weight }) =>
    logit === 0
      ? [{ variance: 0, correlation: 0, weight }]
      : correlations.map(({ correlation, weight: share }) => ({
          variance: (logit * perLogit) ** 2,
          correlation,
          weight: weight * share,
        })),
  );

/** Deviations of successive looks from any level, and the variance of each from its answers alone. */
export interface LookSeries {
  deviations: readonly number[];
  sampling: readonly number[];
  /** Time from each look to the next, in the unit of the correlations; left out: 1. */
  gaps?: readonly number[];
}

/**
 * Log density (without the constant) of all deviations so far, look by look: a Kalman filter over an unknown level and
 * the autoregression about it (Harvey 1989, 3.4), which is exact.
 */
function filterDrift({ variance, correlation }: Omit<Drift, 'weight'>) {
  let [level, drift] = [0, 0];
  let [ofLevel, ofBoth, ofDrift] = [levelVariance, 0, variance];
  let log = 0;
  return (deviation: number, sampling: number, gap: number): number => {
    const surprise = deviation - level - drift;
    const total = Math.max(ofLevel + 2 * ofBoth + ofDrift + sampling, 1e-300);
    log -= (Math.log(total) + (surprise * surprise) / total) / 2;
    const kept = gap === 1 ? correlation : correlation ** gap;
    const [toLevel, toDrift] = [ofLevel + ofBoth, ofBoth + ofDrift];
    level += (toLevel * surprise) / total;
    drift = kept * (drift + (toDrift * surprise) / total);
    ofLevel -= (toLevel * toLevel) / total;
    ofBoth = kept * (ofBoth - (toLevel * toDrift) / total);
    ofDrift = kept ** 2 * (ofDrift - (toDrift * toDrift) / total) + (1 - kept ** 2) * variance;
    return log;
  };
}

/**
 * Beliefs in candidates, look by look: prior weights times the likelihood of the deviations so far.
 *
 * @returns of one more look, `gap` units before the next one, the weights of the candidates; they sum to 1
 */
export function watchDrift(candidates: readonly Drift[]) {
  const filters = candidates.map(filterDrift);
  return (deviation: number, sampling: number, gap = 1): number[] => {
    const logs = filters.map((step) => step(deviation, sampling, gap));
    const top = Math.max(...logs);
    const weights = candidates.map(({ weight }, i) => weight * Math.exp((logs[i] ?? top) - top));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / total);
  };
}

/** The level of the deviations is unknown: its prior is far wider than any level. */
const levelVariance = 1;

/**
 * What the first looks tell of the drift: prior beliefs over its spread and autocorrelation, times the
 * likelihood of the deviations. Eight looks tell little, so that some belief in drift is left after a calm
 * baseline; most of it is in slow drift, which a baseline shows least.
 *
 * @param candidates what is believed beforehand; weights sum to 1
 * @returns the beliefs after a number of looks, 1 or more
 */
export function learnDrift(
  { deviations, sampling, gaps }: LookSeries,
  candidates: readonly Drift[],
): (looks: number) => Drift[] {
  const next = watchDrift(candidates);
  const weights = deviations.map((deviation, look) => next(deviation, sampling[look] ?? 0, gaps?.[look]));
  return (looks) =>
    candidates.map((drift, i) => ({ ...drift, weight: weights[looks - 1]?.[i] ?? drift.weight }));
}

/** How surely the drift of one surface is that of another. */
const alike = 0.5;

/**
 * Beliefs of one series, with what the series beside it tell: they drift by the same spread and correlation with chance `alike`,
 * each by its own otherwise. A few calm looks leave a slow drift poorly known; those of all surfaces tell more of it.
 *
 * @param own beliefs from its own looks; `beside`: those of the others, of the same candidates in the same order
 * @param prior weights of the candidates before any look; they sum to 1
 */
export function shareBeliefs(
  own: readonly number[],
  beside: readonly (readonly number[])[],
  prior: readonly number[],
): number[] {
  const told = prior.map((weight, at) =>
    beside.reduce((product, one) => product * ((alike * (one[at] ?? 0)) / weight + 1 - alike), 1),
  );
  const mean = told.reduce((sum, one, at) => sum + one * (prior[at] ?? 0), 0);
  const weights = own.map((weight, at) => weight * (alike * (told[at] ?? 0) + (1 - alike) * mean));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
