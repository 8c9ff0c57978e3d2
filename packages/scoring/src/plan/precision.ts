import { normalQuantile } from '../distribution/index.ts';
import { wilsonInterval } from '../interval/wilson.ts';

/** What is thought of the panel before it is measured. */
export interface PanelGuess {
  /** Expected presence rate, 0..1. */
  rate: number;
  /** Expected intraclass correlation of answers within prompts, 0..1. */
  icc: number;
}

/** Without any history: the widest rate, and the ICC that open data on two engines show. */
export const defaultGuess: PanelGuess = { rate: 0.5, icc: 0.62 };

/** Independent answers that n prompts × k samples are worth, for questions like these: nk / (1 + (k−1) ICC) (Kish 1965). */
export function marketEffectiveN(prompts: number, samples: number, icc: number): number {
  return (prompts * samples) / (1 + (samples - 1) * icc);
}

/**
 * The same for these very prompts: nk / (1 − ICC); what prompts differ by is no error here.
 * One sample a prompt can't show it: nk.
 */
export function trackedEffectiveN(prompts: number, samples: number, icc: number): number {
  return samples < 2 ? prompts * samples : (prompts * samples) / Math.max(1 - icc, 0.02);
}

/** Half the width of Wilson's 95% interval at that many effective answers. */
export function expectedHalfWidth(rate: number, effectiveN: number): number {
  const { low, high } = wilsonInterval(rate, effectiveN);
  return (high - low) / 2;
}

/**
 * The smallest change between two scans that a 5% test finds with the given power: (z.975 + z.power) √(2 p(1−p) / N).
 *
 * @param effectiveN of each scan; take the tracked one when both scans ask the same prompts, else the market one
 */
export function detectableChange(rate: number, effectiveN: number, power = 0.8): number {
  const variance = Math.max(rate * (1 - rate), 1 / (effectiveN + 4) / 4);
  return Math.min(
    1,
    (normalQuantile(0.975) + normalQuantile(power)) * Math.sqrt((2 * variance) / effectiveN),
  );
}
