import { drawBinomial, drawNormal, type Random } from '../../src/random/index.ts';

/** One simulated reading: the intervals, and the values that they should contain. */
export interface Trial {
  tracked?: { ci: { low: number; high: number } | null; truth: number };
  market?: { ci: { low: number; high: number } | null; truth: number };
  /** Interval of naive sampling, to compare widths. */
  naive?: { low: number; high: number } | null;
  /** Value less truth. */
  error?: number;
  /** Whether what should be said was said. */
  said?: boolean;
}

/** A break that an audit found, at one setting; `draw` makes one trial. */
export interface Scenario {
  setting: string;
  draw: (random: Random) => Trial;
}

export const expit = (x: number): number => 1 / (1 + Math.exp(-x));

/** Log odds, held within what a double can tell from 0 and 1. */
export function logit(rate: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, rate));
  return Math.log(inside / (1 - inside));
}

/** Scores that agree within a group: correlation of any two. */
export function correlated(random: Random, shared: number, correlation: number): number {
  return Math.sqrt(correlation) * shared + Math.sqrt(1 - correlation) * drawNormal(random);
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function ask(random: Random, rate: number, trials: number) {
  return { successes: drawBinomial(random, trials, rate), trials };
}
