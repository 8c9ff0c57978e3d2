import { createRandom } from '../random/index.ts';
import { drawCoefficients, drawnScore } from './draw-coefficients.ts';
import { drawPromptLogit, drawSubjects, siteNormals } from './draw-presence.ts';
import { expit } from './logistic.ts';
import { type Model, readModel } from './model.ts';
import type { PredictionSubject } from './predict.ts';
import { type Summary, summarise } from './summary.ts';

export interface PortfolioPrediction extends Summary {
  prompts: number;
  /** sd of the mean, points of probability: from what all prompts share (does not average out), and from each prompt's own. */
  sharedSd: number;
  promptSd: number;
  modelVersion: string;
  label: Model['label'];
}

/**
 * Mean presence over subjects (prompt × engine), each with equal weight, by joint draws of coefficients, of what is unseen
 * about each brand, and of every prompt's residual. Throws RangeError without subjects.
 */
export function predictPortfolio(
  model: Model,
  subjects: readonly PredictionSubject[],
  { draws = 2000, seed = 1 }: { draws?: number; seed?: number } = {},
): PortfolioPrediction {
  if (subjects.length === 0) throw new RangeError('a portfolio needs at least one subject');
  const reading = readModel(model);
  const random = createRandom(seed);
  const ready = drawSubjects(reading, subjects);
  const totals = new Float64Array(draws);
  const twins = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw += 1) {
    const coefficients = drawCoefficients(reading, random);
    const site = siteNormals(random);
    let total = 0;
    let twin = 0;
    for (const one of ready) {
      const center = one.locate(drawnScore(coefficients, one.subject, one.columns));
      const common = site(one.subject.brand);
      total += expit(drawPromptLogit(one, center, common, random));
      twin += expit(drawPromptLogit(one, center, common, random));
    }
    totals[draw] = total / ready.length;
    twins[draw] = twin / ready.length;
  }
  // Two draws that share all but the prompts' residuals: their covariance is the shared variance.
  const variance = (covarianceOf(totals, totals) + covarianceOf(twins, twins)) / 2;
  const shared = Math.min(variance, Math.max(0, covarianceOf(totals, twins)));
  return {
    ...summarise(totals),
    prompts: subjects.length,
    sharedSd: Math.sqrt(shared),
    promptSd: Math.sqrt(variance - shared),
    modelVersion: model.version,
    label: model.label,
  };
}

function covarianceOf(a: Float64Array, b: Float64Array): number {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  return a.reduce((sum, value, i) => sum + (value - meanA) * ((b[i] ?? 0) - meanB), 0) / a.length;
}
