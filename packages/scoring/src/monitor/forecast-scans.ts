import { normalCdf } from '../distribution/index.ts';
import { isRate } from '../interval/cluster.ts';
import { type Interval, interval } from '../interval/estimate.ts';
import { checkDated, type DatedFigure, typicalGap } from '../interval/long-run.ts';
import { choleskyFactor, choleskySolve, logDeterminant } from '../predictor/cholesky.ts';
import { type Drift, type DriftPrior, driftCandidates, driftCovariance } from './drift.ts';

export interface ScanForecast {
  /** Median of what a scan at that time would show. */
  value: number;
  ci: Interval;
  /** Range of 80 and 50 in 100 such scans. */
  ci80: Range;
  ci50: Range;
}

interface Range {
  low: number;
  high: number;
}

/** With fewer comparable scans the variation between scans is too uncertain. */
export const fewestForecastScans = 4;

/** More scans take time and hardly change the forecast. */
const mostScans = 60;

/**
 * What a forecast believes of drift. Wider than what alerts believe (`usualDrift`), with more belief in days that differ
 * by themselves: a few scans cannot tell these from slow drift, and a range that is too narrow does more harm here. Not wider than
 * that: a goal's chance would be told too high where it is small. Both are rows of benches: `analytics`, `improve`.
 */
const forecastDrift: DriftPrior = {
  spreads: [
    { logit: 0, weight: 0.2 },
    { logit: 0.1, weight: 0.15 },
    { logit: 0.2, weight: 0.2 },
    { logit: 0.35, weight: 0.25 },
    { logit: 0.6, weight: 0.15 },
    { logit: 1, weight: 0.05 },
  ],
  correlations: [
    { correlation: 0, weight: 0.25 },
    { correlation: 0.5, weight: 0.25 },
    { correlation: 0.9, weight: 0.5 },
  ],
};

/** Variance in logits: the start of a series is not known. */
const levelVariance = 4;

/**
 * What later scans of the same prompts will show: median and prediction intervals (95, 80, 50%) of the figure
 * itself, its noise included.
 *
 * In logits, y = level + drift + noise. Each kind of drift considered (none, by the day, slow) is a Gaussian
 * process (Rasmussen and Williams 2006, 2.2); they are averaged by how well they explain the series. Noise is
 * that of the answers, 1/(N m(1−m)). What is believed of drift is in logits of a prompt, and one of these moves the
 * figure by E p(1−p) / m(1−m) = trials / N. Drift returns to the level: no trend is continued, since few scans show
 * one. Valid for scans of the same prompts, engines and models; it does not foresee that an engine changes.
 *
 * @param scans oldest first, at different times
 * @param times when to forecast, after the last scan
 * @returns null below four scans
 */
export function forecastScans(
  scans: readonly DatedFigure[],
  times: readonly number[],
): ScanForecast[] | null {
  const found = mixturesAt(scans, times);
  if (!found) return null;
  const { size, offset } = found;
  return found.mixtures.map((mixture) => {
    const outer = (share: number): number => {
      const rate = 1 / (1 + Math.exp(-(quantile(mixture, share) + offset)));
      return Math.min(1, Math.max(0, (rate * (size + 1) - 0.5) / size));
    };
    return {
      value: outer(0.5),
      ci: interval(outer(0.025), outer(0.975), 'drift-mixture'),
      ci80: { low: outer(0.1), high: outer(0.9) },
      ci50: { low: outer(0.25), high: outer(0.75) },
    };
  });
}

/**
 * The probability that a later scan shows at least `target`: 1 − F(target) of the law that `forecastScans` gives
 * quantiles of. The noise of that scan is part of it.
 *
 * @param target 0..1
 * @returns null below four scans
 */
export function chanceOfReaching(scans: readonly DatedFigure[], time: number, target: number): number | null {
  if (!isRate(target)) throw new RangeError('a target lies from 0 to 1');
  const found = mixturesAt(scans, [time]);
  const [mixture] = found?.mixtures ?? [];
  if (!found || !mixture) return null;
  const place = logit((target * found.size + 0.5) / (found.size + 1)) - found.offset;
  return 1 - below(mixture, place);
}

/** The law of later scans in logits less `offset`, one for each time; half an answer of either kind is added to `size`. */
function mixturesAt(
  scans: readonly DatedFigure[],
  times: readonly number[],
): { mixtures: Mixture[]; size: number; offset: number } | null {
  check(scans, times);
  const used = scans.slice(-mostScans);
  const last = used.at(-1);
  if (!last || used.length < fewestForecastScans) return null;
  const unit = typicalGap(used);
  const size = used.reduce((sum, { effectiveN }) => sum + effectiveN, 0) / used.length;
  // Half an answer of each kind keeps 0 and 1 finite in logits.
  const inner = (value: number, n: number): number => (value * n + 0.5) / (n + 1);
  const mean = used.reduce((sum, { value, effectiveN }) => sum + inner(value, effectiveN), 0) / used.length;
  const noise = (n: number): number => 1 / (n * mean * (1 - mean));
  const offset = logit(mean);
  const series = {
    values: used.map(({ value, effectiveN }) => logit(inner(value, effectiveN)) - offset),
    noise: used.map(({ effectiveN }) => noise(effectiveN)),
    at: used.map(({ at }) => (at - last.at) / unit),
  };
  const futures = times.map((at) => (at - last.at) / unit);
  const parts = driftCandidates(logitsPerLogit(used), forecastDrift).map((drift) =>
    predict(series, drift, futures),
  );
  const top = Math.max(...parts.map(({ log }) => log));
  const weights = parts.map(({ log }) => Math.exp(log - top));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mixtures = futures.map((_, at) =>
    parts.map(({ predictions }, part) => ({
      mean: predictions[at]?.mean ?? 0,
      deviation: Math.sqrt((predictions[at]?.variance ?? 0) + noise(size)),
      share: (weights[part] ?? 0) / total,
    })),
  );
  return { mixtures, size, offset };
}

/**
 * Logits that the figure moves when each prompt moves by one: E p(1−p) / m(1−m). Prompts that always or never name the
 * brand do not move. The noise of the answers is smaller by the same factor, so it shows in what they are worth.
 */
const logitsPerLogit = (scans: readonly DatedFigure[]): number =>
  Math.min(1, sumOf(scans, 'trials') / sumOf(scans, 'effectiveN'));

const sumOf = (scans: readonly DatedFigure[], field: 'trials' | 'effectiveN'): number =>
  scans.reduce((sum, scan) => sum + scan[field], 0);

type Mixture = readonly { mean: number; deviation: number; share: number }[];

interface Series {
  values: readonly number[];
  noise: readonly number[];
  at: readonly number[];
}

/** One kind of drift: log of its weight times its likelihood, and its forecast at each time. */
function predict({ values, noise, at }: Series, drift: Drift, futures: readonly number[]) {
  const n = values.length;
  const covariance = (apart: number): number => levelVariance + driftCovariance(drift, apart);
  const matrix = Float64Array.from({ length: n * n }, (_, cell) => {
    const [row, column] = [Math.floor(cell / n), cell % n];
    return (
      covariance(Math.abs((at[row] ?? 0) - (at[column] ?? 0))) + (row === column ? (noise[row] ?? 0) : 0)
    );
  });
  const factor = choleskyFactor(matrix, n);
  const right = Float64Array.from(values);
  const solved = choleskySolve(factor, n, right);
  const squares = right.reduce((sum, value, i) => sum + value * (solved[i] ?? 0), 0);
  return {
    log: Math.log(drift.weight) - (squares + logDeterminant(factor, n)) / 2,
    predictions: futures.map((time) => {
      const link = Float64Array.from(at, (own) => covariance(time - own));
      const reach = choleskySolve(factor, n, link);
      const dot = (list: ArrayLike<number>): number =>
        link.reduce((sum, v, i) => sum + v * (list[i] ?? 0), 0);
      return { mean: dot(solved), variance: Math.max(0, covariance(0) - dot(reach)) };
    }),
  };
}

const below = (mixture: Mixture, x: number): number =>
  mixture.reduce((sum, part) => sum + part.share * normalCdf((x - part.mean) / part.deviation), 0);

function quantile(mixture: Mixture, share: number): number {
  const reach = 10 * Math.max(...mixture.map(({ mean, deviation }) => Math.abs(mean) + deviation));
  let [low, high] = [-reach, reach];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (below(mixture, middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const logit = (rate: number): number => Math.log(rate / (1 - rate));

function check(scans: readonly DatedFigure[], times: readonly number[]): void {
  checkDated(scans);
  const last = scans.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
  if (!times.every((time) => Number.isFinite(time) && time > last))
    throw new RangeError('a forecast is of times after the last scan');
}
