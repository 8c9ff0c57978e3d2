import { isPositive } from '../interval/cluster.ts';
import type { Estimand } from '../interval/method.ts';
import { defaultGuess, detectableChange, expectPrecision, type PanelGuess } from './precision.ts';

/** A way to spend credits, and what it would buy. 1 credit = 1 answer of 1 engine. */
export interface SamplePlan {
  prompts: number;
  samplesPerPrompt: number;
  credits: number;
  marketHalfWidth: number;
  trackedHalfWidth: number;
  /** Between two scans of these same prompts, at 80% power. */
  detectableChange: number;
}

export type PlanTarget = { halfWidth: number; estimand: Estimand } | { detectableChange: number };

export interface PlanLimits {
  /** Number of prompts that can be asked. */
  maxPrompts: number;
  /** Engines asked; each costs its own credits and is planned for alone. */
  engines?: number;
  maxSamplesPerPrompt?: number;
  maxCredits?: number;
}

export interface PlanResult {
  /** The cheapest way to the target, or null when the limits don't allow one. */
  plan: SamplePlan | null;
  /** The most precise plan within the limits: how close one could get. */
  best: SamplePlan;
  /** Other uses of the same credits; they show why more prompts are better than more samples. */
  alternatives: SamplePlan[];
}

/** Cost and expected precision of `prompts` × `samplesPerPrompt` on each engine, by the guess. */
export function describePlan(
  prompts: number,
  samplesPerPrompt: number,
  guess: PanelGuess = defaultGuess,
  engines = 1,
): SamplePlan {
  const expected = expectPrecision({ prompts, samples: samplesPerPrompt }, guess);
  return {
    prompts,
    samplesPerPrompt,
    credits: prompts * samplesPerPrompt * engines,
    marketHalfWidth: expected.market,
    trackedHalfWidth: expected.tracked,
    detectableChange: detectableChange(guess.rate, expected.trackedEffectiveN),
  };
}

function reaches(plan: SamplePlan, target: PlanTarget): boolean {
  if ('detectableChange' in target) return plan.detectableChange <= target.detectableChange;
  return (target.estimand === 'market' ? plan.marketHalfWidth : plan.trackedHalfWidth) <= target.halfWidth;
}

/** Fewest prompts at this k that reach the target: precision grows with prompts, so bisection finds it. */
function fewestPrompts(
  target: PlanTarget,
  samples: number,
  most: number,
  guess: PanelGuess,
  engines: number,
): SamplePlan | null {
  if (most < 1 || !reaches(describePlan(most, samples, guess, engines), target)) return null;
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reaches(describePlan(middle, samples, guess, engines), target)) high = middle;
    else low = middle;
  }
  return describePlan(high, samples, guess, engines);
}

/**
 * The cheapest prompts × samples for a precision: every k up to the limit is tried; credits decide, then more prompts.
 * Credits go to prompts first: 100 credits as 100 × 1 are half as wide for the market as 20 × 5.
 *
 * @throws RangeError when a target or limit isn't positive
 */
export function planSamples(
  target: PlanTarget,
  limits: PlanLimits,
  guess: PanelGuess = defaultGuess,
): PlanResult {
  const { maxPrompts, engines = 1, maxSamplesPerPrompt = 10, maxCredits = Number.POSITIVE_INFINITY } = limits;
  const goal = 'halfWidth' in target ? target.halfWidth : target.detectableChange;
  if (
    !isPositive(goal) ||
    !(isPositive(maxPrompts) && maxPrompts >= 1) ||
    !(engines >= 1) ||
    !(maxSamplesPerPrompt >= 1) ||
    !(maxCredits >= engines)
  ) {
    throw new RangeError('target and limits must be positive, and allow one answer per engine');
  }
  const affordable = (samples: number): number =>
    Math.floor(Math.min(maxPrompts, maxCredits / (samples * engines)));
  const counts = Array.from({ length: Math.floor(maxSamplesPerPrompt) }, (_, i) => i + 1).filter(
    (k) => affordable(k) >= 1,
  );
  const cheapest = counts
    .map((samples) => fewestPrompts(target, samples, affordable(samples), guess, engines))
    .filter((plan) => plan !== null)
    .sort((a, b) => a.credits - b.credits || b.prompts - a.prompts);
  const measure = (plan: SamplePlan): number =>
    'detectableChange' in target
      ? plan.detectableChange
      : target.estimand === 'market'
        ? plan.marketHalfWidth
        : plan.trackedHalfWidth;
  const largest = counts.map((samples) => describePlan(affordable(samples), samples, guess, engines));
  const best = largest.reduce((a, b) => (measure(b) < measure(a) - 1e-12 ? b : a));
  const plan = cheapest[0] ?? null;
  const answers = (plan ?? best).credits / engines;
  const alternatives = [1, 2, 3, 5, 10]
    .filter((k) => k <= maxSamplesPerPrompt && k !== (plan ?? best).samplesPerPrompt)
    .map((k) => describePlan(Math.min(maxPrompts, Math.floor(answers / k)), k, guess, engines))
    .filter(({ prompts }) => prompts >= 1);
  return { plan, best, alternatives };
}
