import { studentQuantile } from '../distribution/index.ts';
import { unseenAnswers } from '../interval/answer-noise.ts';
import { fewestTopics, marketInterval, wholeShare } from '../interval/market.ts';
import { wilsonInterval } from '../interval/wilson.ts';

/** Assumptions about the panel before it is measured. */
export interface PanelGuess {
  /** Expected presence rate, 0..1: the mean over engines. */
  rate: number;
  /** Intraclass correlation of an engine's answers within prompts, 0..1: variance between prompts, divided by p(1−p). */
  icc: number;
  /** Agreement of engines on which prompts name the brand. Left out: 0.7 × icc. */
  agreement?: number;
  /** Mean p(1−p) of the engines over that of their mean rate: 1 where all have the same rate, the default. */
  evenness?: number;
  /**
   * Topics of the prompts by their effective number, and the correlation of prompts of one topic. Left out: prompts are
   * independent.
   */
  topics?: { count: number; correlation: number };
  /** Earlier scans tell how much answers vary, so a scan that asks each prompt once has an interval too. */
  noiseKnown?: boolean;
}

/** Without any history: the rate with the widest interval, and the ICC that open data on two engines show. */
export const defaultGuess: PanelGuess = { rate: 0.5, icc: 0.62 };

/** Share of the variance between one engine's prompts that another engine has too. */
export const usualAgreement = 0.7;

/** A planned scan: each engine is asked each prompt `samples` times. */
export interface ScanDesign {
  prompts: number;
  samples: number;
  engines?: number;
}

export interface ExpectedPrecision {
  /** Half the widths of the two intervals that such a scan is expected to publish, pooled over its engines. */
  market: number;
  tracked: number;
  /** Independent answers that `tracked` is worth. */
  trackedEffectiveN: number;
}

interface Moments {
  whole: number;
  /** Mean p(1−p) of one engine. */
  own: number;
  /** Variance over prompts of an engine's observed rate. */
  ofEngine: number;
  agreement: number;
}

function momentsOf({ samples }: ScanDesign, guess: PanelGuess): Moments {
  const { rate, icc, agreement = usualAgreement * icc, evenness = 1 } = guess;
  const whole = rate * (1 - rate);
  const own = whole * evenness;
  return {
    whole,
    own,
    ofEngine: own * (icc + (1 - icc) / samples),
    agreement: own * Math.min(agreement, icc),
  };
}

/** The interval of `readMarket`, computed from the expected variance over prompts. */
function marketWidth({ prompts, engines = 1 }: ScanDesign, guess: PanelGuess, moments: Moments): number {
  const { ofEngine, agreement } = moments;
  const variance = ((ofEngine + (engines - 1) * agreement) / engines) * (1 - 1 / Math.max(2, prompts));
  const { count, correlation } = guess.topics ?? { count: prompts, correlation: 0 };
  const few = count < fewestTopics;
  const size = few ? 1 : Math.max(1, prompts / count);
  const kept = few ? (wholeShare(count, prompts) ?? 1) : 1;
  const square = (variance * (1 + (size - 1) * correlation) * (1 - (1 - kept) * correlation)) / size;
  const { low, high } = marketInterval(guess.rate, prompts / size, square);
  return (high - low) / 2;
}

/** Number of prompts that determine the noise, as in `noiseOfMean`: prompts that name the brand or prompts that miss it, whichever are fewer. */
function tellingPrompts(prompts: number, rate: number, variance: number): number {
  const part = (share: number) => (prompts * share ** 2) / (variance + share ** 2);
  return Math.min(part(rate), part(1 - rate));
}

/** The variance of `readTracked`: only the noise within prompts, shrunk towards binomial noise. */
function trackedVariance(design: ScanDesign, guess: PanelGuess, moments: Moments): number {
  const { prompts, samples, engines = 1 } = design;
  const { whole, own, ofEngine, agreement } = moments;
  const drawn = (share: number, repeats: number, telling: number) =>
    (telling * share + unseenAnswers / repeats) / (telling + unseenAnswers / repeats);
  if (samples >= 2) {
    const share = drawn(1 - guess.icc, samples, tellingPrompts(prompts, guess.rate, ofEngine));
    return (own * share) / (prompts * samples * engines);
  }
  if (engines > 1 && !guess.noiseKnown) {
    const pooled = (ofEngine + (engines - 1) * agreement) / engines;
    const share = drawn(1 - agreement / whole, engines, tellingPrompts(prompts, guess.rate, pooled));
    return (whole * share) / (prompts * engines);
  }
  return (own * (guess.noiseKnown ? 1 - guess.icc : 1)) / (prompts * engines);
}

/**
 * The widths that a scan is expected to publish. Uses the formulas of the published intervals, with expected moments
 * instead of observed ones. `pnpm bench plan` compares them with real widths.
 */
export function expectPrecision(design: ScanDesign, guess: PanelGuess): ExpectedPrecision {
  const moments = momentsOf(design, guess);
  const variance = Math.max(trackedVariance(design, guess, moments), 1e-9);
  const trackedEffectiveN = moments.whole / variance;
  return {
    market: marketWidth(design, guess, moments),
    tracked: expectedHalfWidth(guess.rate, trackedEffectiveN),
    trackedEffectiveN,
  };
}

/** Half the width of Wilson's 95% interval at that many effective answers. */
export function expectedHalfWidth(rate: number, effectiveN: number): number {
  // Without answers the interval is the whole range.
  if (effectiveN === 0) return 0.5;
  const { low, high } = wilsonInterval(rate, effectiveN);
  return (high - low) / 2;
}

/**
 * The smallest change between two scans that a 5% test finds with the given power: the Δ that is (t.975 + t.power) times its own
 * standard error. Answers vary more the nearer their rate is to one half, so the scan after the change is taken to be Δ nearer to
 * it; and a brand that is named seldom, or nearly always, has few answers that tell how much they vary.
 *
 * @param effectiveN of each scan; take the tracked one when both scans ask the same prompts, else the market one
 */
export function detectableChange(rate: number, effectiveN: number, power = 0.8): number {
  const degrees = Math.max(fewestDegrees, effectiveN * Math.min(rate, 1 - rate));
  const reach = studentQuantile(0.975, degrees) + studentQuantile(power, degrees);
  const least = 1 / (effectiveN + 4) / 4;
  const varianceAt = (share: number): number => Math.max(share * (1 - share), least);
  const needed = (change: number): number => {
    const after = Math.min(0.5, Math.min(rate, 1 - rate) + change);
    return reach * Math.sqrt((varianceAt(rate) + varianceAt(after)) / effectiveN);
  };
  let change = needed(0);
  for (let step = 0; step < 20; step += 1) change = needed(change);
  return Math.min(1, change);
}

/** As the test has at least. */
const fewestDegrees = 3;
