import { normalCdf, studentQuantile, z95 } from '../distribution/index.ts';
import { type DriftPrior, driftCandidates, driftCovariance, learnDrift } from '../monitor/drift.ts';
import { isPositive, isRate } from './cluster.ts';
import { type Interval, interval } from './estimate.ts';
import { wilsonInterval } from './wilson.ts';

/** One scan's tracked figure: its value and its effective number of answers. */
export interface ScanFigure {
  value: number;
  effectiveN: number;
}

/** A scan's tracked figure and when it was made, in any unit of time. */
export interface DatedFigure extends ScanFigure {
  at: number;
  /** Answers that it was counted from. */
  trials: number;
}

export interface LongRunEstimate {
  value: number;
  ci: Interval;
  /** Scans. */
  n: number;
  /** Independent days that the scans are worth, as far as days differ at all. */
  days: number;
  /**
   * `indicative`: worth fewer than four days. `too_persistent`: the figures wander so slowly that these scans may
   * all lie on one side of the level, and the interval may be too narrow.
   */
  label: 'ok' | 'indicative' | 'too_persistent';
}

/** Scans below which nothing is said of the long run. */
export const fewestScans = 3;

const fewestDays = 4;

/**
 * Beliefs before any scan: spreads of whole days in logits of a prompt, and how days hang together. They are wider than
 * those of an alert, since here a spread that is taken too small makes the interval too narrow.
 */
const prior: DriftPrior = {
  spreads: [
    { logit: 0, weight: 0.05 },
    { logit: 0.1, weight: 0.1 },
    { logit: 0.2, weight: 0.2 },
    { logit: 0.35, weight: 0.25 },
    { logit: 0.6, weight: 0.25 },
    { logit: 1, weight: 0.15 },
  ],
  correlations: [
    { correlation: 0, weight: 0.15 },
    { correlation: 0.5, weight: 0.2 },
    { correlation: 0.8, weight: 0.2 },
    { correlation: 0.9, weight: 0.25 },
    { correlation: 0.97, weight: 0.2 },
  ],
};
/** With a correlation of days above this, no usual number of scans determines the level. */
const persistent = 0.95;
/** Belief in such days from which it is said, and the scans that can show them. */
const tooSlow = 0.25;
const enoughToTell = 40;

/**
 * The rate over weeks, of which each scan shows one day: the mean of the scans, with the spread of days and the way
 * they hang together.
 *
 * A scan's own interval is about its day: engines and news shift whole scans, for days on end. The mean's error is
 * noise plus σ² Σᵢⱼ ρ^|tᵢ−tⱼ| / S², averaged over beliefs about the spread σ and the correlation ρ of days, which the
 * scans' own differences weigh (`learnDrift`). 2.5% and 97.5% points of that mixture of normals, as the size of
 * Wilson's interval; never narrower than if scans were independent (`spreadSeen`). Coverage is 92.5% or more from 5 to 60 scans for spreads up to .35 logits and correlations up to
 * .9; beyond, it is lower, and `label` says so where the scans show it. Valid for scans of the same prompts.
 *
 * @param scans oldest first, at different times
 * @returns null below 3 scans
 */
export function estimateLongRun(scans: readonly DatedFigure[]): LongRunEstimate | null {
  checkDated(scans);
  const n = scans.length;
  if (n < fewestScans) return null;
  const mean = sumOf(scans, ({ value }) => value) / n;
  const worth = sumOf(scans, ({ effectiveN }) => effectiveN);
  // At 0 and 1, half an answer keeps the noise above 0.
  const safe = Math.min(1 - 0.5 / (worth + 1), Math.max(0.5 / (worth + 1), mean));
  const whole = safe * (1 - safe);
  const perLogit = whole * Math.min(1, sumOf(scans, ({ trials }) => trials) / worth);
  const sampling = scans.map(({ effectiveN }) => whole / effectiveN);
  const unit = typicalGap(scans);
  const at = scans.map((scan) => scan.at / unit);
  const gaps = at.map((time, i) => (at[i + 1] ?? time) - time);
  const deviations = scans.map(({ value }) => value - mean);
  const beliefs = learnDrift({ deviations, sampling, gaps }, driftCandidates(perLogit, prior))(n);
  const noise = sampling.reduce((sum, variance) => sum + variance, 0) / n ** 2;
  const parts = beliefs.map((drift) => {
    const together = sharedPart(at, drift.correlation);
    return { ...drift, together, total: noise + drift.variance * together };
  });
  const half = Math.max(outerQuantile(parts), spreadSeen(deviations, sampling, perLogit));
  const effectiveN = whole / (half / z95) ** 2;
  const { low, high } = wilsonInterval(mean, effectiveN);
  const moving = parts.reduce((sum, part) => sum + part.weight * part.variance, 0);
  const days =
    moving === 0
      ? n
      : moving / parts.reduce((sum, part) => sum + part.weight * part.variance * part.together, 0);
  const slow = parts.reduce(
    (sum, part) => sum + (part.correlation > persistent && part.variance > 0 ? part.weight : 0),
    0,
  );
  return {
    value: mean,
    ci: interval(low, high, 'days-mixture'),
    n,
    days,
    label: n >= enoughToTell && slow > tooSlow ? 'too_persistent' : days < fewestDays ? 'indicative' : 'ok',
  };
}

/** Mean correlation of two days drawn among the scans': 1 / n where days are independent. */
function sharedPart(at: readonly number[], correlation: number): number {
  let sum = 0;
  for (const [i, one] of at.entries())
    for (let j = 0; j < i; j += 1)
      sum += 2 * driftCovariance({ variance: 1, correlation, weight: 1 }, one - (at[j] ?? one));
  return (sum + at.length) / at.length ** 2;
}

/** The usual shift of a scan in logits, and the scans that this counts for. */
const usual = { logit: 0.25, scans: 2 };

/**
 * Half the interval if scans were independent, whatever their spread: t × √((Σ(v − m)² + 2 s₀²) / (S + 1) / S), s₀² being
 * the noise and the usual shift (Gelman et al., BDA3, ch. 5). Prompts that change from always to never differ by more
 * than any shift in logits would make of them.
 */
function spreadSeen(deviations: readonly number[], sampling: readonly number[], perLogit: number): number {
  const n = deviations.length;
  const noise = sampling.reduce((sum, variance) => sum + variance, 0) / n;
  const squares = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0);
  const freedom = n - 1 + usual.scans;
  const variance = (squares + usual.scans * (noise + (usual.logit * perLogit) ** 2)) / freedom;
  return studentQuantile(0.975, freedom) * Math.sqrt(variance / n);
}

/** The deviation that a mixture of centred normals exceeds in 5 of 100 cases, either way. */
function outerQuantile(parts: readonly { weight: number; total: number }[]): number {
  const outside = (x: number): number =>
    parts.reduce((sum, { weight, total }) => sum + 2 * weight * normalCdf(-x / Math.sqrt(total)), 0);
  let [low, high] = [0, 10 * Math.sqrt(Math.max(...parts.map(({ total }) => total)))];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (outside(middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** Median time between neighbouring scans. */
export function typicalGap(scans: readonly { at: number }[]): number {
  const gaps = scans.slice(1).map(({ at }, i) => at - (scans[i]?.at ?? at));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1;
}

const sumOf = (scans: readonly DatedFigure[], of: (scan: DatedFigure) => number): number =>
  scans.reduce((sum, scan) => sum + of(scan), 0);

/** Throws RangeError for figures and times that cannot be. */
export function checkDated(scans: readonly DatedFigure[]): void {
  for (const [i, { value, effectiveN, trials, at }] of scans.entries()) {
    if (!isRate(value) || !isPositive(effectiveN) || !isPositive(trials) || !Number.isFinite(at))
      throw new RangeError('a scan needs a value from 0 to 1, an effectiveN and trials above 0, and a time');
    if (i > 0 && at <= (scans[i - 1]?.at ?? at))
      throw new RangeError('scans come oldest first, at different times');
  }
}
