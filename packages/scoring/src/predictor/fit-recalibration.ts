import type { Rows } from './curvature.ts';
import { fitIsotonic, fitVennAbers } from './fit-isotonic.ts';
import { fitLogistic } from './fit-logistic.ts';
import { expit, logit } from './logistic.ts';
import { independentPrior, type NormalPrior, type Posterior } from './posterior-mode.ts';
import { type Recalibration, recalibrate } from './recalibration.ts';

/** A prediction beside what was seen: counts of one prompt's answers on one engine. */
export interface Outcome {
  prompt: string;
  predicted: number;
  successes: number;
  trials: number;
}

const inside = (p: number): number => Math.min(1 - 1e-6, Math.max(1e-6, p));

/** Trials of each outcome divided by its prompt's design effect 1 + (K − 1)·ρ. */
export function effectiveTrials(outcomes: readonly Outcome[], correlation: number): Float64Array {
  const totals = new Map<string, number>();
  for (const { prompt, trials } of outcomes) totals.set(prompt, (totals.get(prompt) ?? 0) + trials);
  return Float64Array.from(outcomes, ({ prompt, trials }) => {
    const total = totals.get(prompt) ?? trials;
    return trials / (1 + Math.max(0, total - 1) * correlation);
  });
}

export type ParametricMethod = 'intercept' | 'logit' | 'beta';

/**
 * Parametric recalibration by MAP. intercept: shift ~ N(0, .75). logit: with slope ~ N(1, .35) (Platt 1999 with priors).
 * beta: a·ln p − b·ln(1−p) + shift, a and b ~ N(1, .35) (Kull, Silva Filho and Flach 2017 with priors).
 *
 * The map's weight is its posterior probability against "already calibrated" (Laplace evidence, even odds): calibrated
 * predictions are left nearly alone instead of paying for the map's parameters.
 */
export function fitParametric(
  method: ParametricMethod,
  outcomes: readonly Outcome[],
  correlation: number,
): Recalibration {
  const trials = effectiveTrials(outcomes, correlation);
  const successes = trials.map((k, i) => (k * (outcomes[i]?.successes ?? 0)) / (outcomes[i]?.trials || 1));
  const scores = Float64Array.from(outcomes, ({ predicted }) => logit(inside(predicted)));
  const { posterior, prior } = solve(method, outcomes, { trials, successes, scores });
  const unmoved = scores.reduce((sum, score, i) => {
    const k = trials[i] ?? 0;
    const p = expit(score);
    const y = successes[i] ?? 0;
    return sum + y * Math.log(p) + (k - y) * Math.log1p(-p);
  }, 0);
  const odds = Math.exp(Math.max(-700, Math.min(700, posterior.logEvidence - unmoved)));
  const weight = prior.mean.length === 0 ? 0 : odds / (1 + odds);
  const [first = 0, second = 1, third = 1] = posterior.mode;
  if (method === 'intercept') return { method, shift: first, weight };
  if (method === 'logit') return { method, shift: first, slope: Math.max(0, second), weight };
  return { method, shift: first, a: Math.max(0, second), b: Math.max(0, third), weight };
}

function solve(
  method: ParametricMethod,
  outcomes: readonly Outcome[],
  { trials, successes, scores }: { trials: Float64Array; successes: Float64Array; scores: Float64Array },
): { posterior: Posterior; prior: NormalPrior } {
  const width = method === 'intercept' ? 1 : method === 'logit' ? 2 : 3;
  const values = new Float64Array(outcomes.length * width);
  for (const [i, { predicted }] of outcomes.entries()) {
    values[i * width] = 1;
    if (method === 'logit') values[i * width + 1] = scores[i] ?? 0;
    if (method !== 'beta') continue;
    values[i * width + 1] = Math.log(inside(predicted));
    values[i * width + 2] = -Math.log(1 - inside(predicted));
  }
  const prior = independentPrior([0, 1, 1].slice(0, width), [0.75, 0.35, 0.35].slice(0, width));
  const rows: Rows = { values, width, successes, trials };
  if (method === 'intercept') rows.offset = scores;
  return { posterior: fitLogistic(rows, prior), prior };
}

/** Fits any method of the ladder. */
export function fitRecalibration(
  method: Recalibration['method'],
  outcomes: readonly Outcome[],
  correlation: number,
): Recalibration {
  if (method === 'none') return { method };
  if (method === 'isotonic') return fitIsotonic(outcomes);
  if (method === 'venn-abers') return fitVennAbers(outcomes);
  return fitParametric(method, outcomes, correlation);
}

/** Mean negative log likelihood of each prompt's answers under the map, nats an answer; p kept 1e-6 away from 0 and 1. */
export function promptLosses(
  map: Recalibration,
  outcomes: readonly Outcome[],
): Map<string, { loss: number; trials: number }> {
  const losses = new Map<string, { loss: number; trials: number }>();
  for (const { prompt, predicted, successes, trials } of outcomes) {
    const p = inside(recalibrate(map, predicted));
    const known = losses.get(prompt) ?? { loss: 0, trials: 0 };
    known.loss -= successes * Math.log(p) + (trials - successes) * Math.log(1 - p);
    known.trials += trials;
    losses.set(prompt, known);
  }
  return losses;
}
