import { cellInterval, spreadOfModel } from './cell-spread.ts';
import type { Subject } from './design.ts';
import { averageProbability } from './gauss-hermite.ts';
import { type HistoryWeight, type PastAnswers, updateByHistory, weighHistory } from './history.ts';
import { linearScore } from './linear-score.ts';
import { type Model, readModel } from './model.ts';
import type { FeatureId } from './priors.ts';
import { recalibrate } from './recalibration.ts';
import { promptStretch } from './stretch.ts';

export interface Prediction {
  /** Probability of presence in one answer. */
  mean: number;
  /** 95% interval of the cell's own rate: coefficients, missing features and the prompt's residual. */
  low: number;
  high: number;
  /** Log-odds of the mean by the features alone, before averaging, recalibration and history. */
  score: number;
  /** Components of the interval's width, logit², before history. */
  variance: { coefficients: number; missing: number; prompt: number };
  missing: readonly FeatureId[];
  history: HistoryWeight | null;
  modelVersion: string;
  label: Model['label'];
}

export interface PredictionSubject extends Subject {
  /** The prompt's own earlier answers on this engine. */
  history?: readonly PastAnswers[];
}

/**
 * Predicted presence of a brand in one engine's answers to one prompt. 0 credits.
 *
 * mean = recalibrated E[expit(N(x'w, x'Cx))], 21-node Gauss-Hermite. Weights are population-averaged, so a prompt's residual
 * widens the interval but does not move the mean: V = s²(x'Cx + missing) + τ², s the stretch from average to single prompt, and
 * the interval that of a rate with that mean which may also be 0 (cellInterval). Own history then updates a Beta
 * belief about the mean.
 */
export function predictPresence(model: Model, subject: PredictionSubject): Prediction {
  const reading = readModel(model);
  const score = linearScore(reading, subject);
  const mean = recalibrate(model.recalibration, averageProbability(score.mean, score.coefficientVariance));
  const prompt = model.tau ** 2;
  const stretch = promptStretch(model.tau) ** 2;
  const coefficients = stretch * score.coefficientVariance;
  const { tier, site, prompt: unseen } = score.missing;
  const missing = stretch * (tier + site + unseen);
  const variance = { shared: coefficients + stretch * site, own: stretch * (tier + unseen) + prompt };
  const history = subject.history?.length ? weighHistory(subject.history) : null;
  const answer = history
    ? updateByHistory(mean, history)
    : { mean, ...cellInterval(mean, variance, spreadOfModel(model, subject)) };
  return {
    ...answer,
    score: score.mean,
    variance: { coefficients, missing, prompt },
    missing: score.row.missing,
    history,
    modelVersion: model.version,
    label: model.label,
  };
}
