import type { Rows } from './curvature.ts';
import { hierarchicalCurvature } from './hierarchical-curvature.ts';
import { expit } from './logistic.ts';
import { coldStartModel, type Model, packLowerTriangle, roundNumber } from './model.ts';
import { defaultScale, engineColumns, type PriorScale, parameterPrior, sharedWidth } from './parameter.ts';
import { findPosteriorMode, normalPrior, type Posterior } from './posterior-mode.ts';
import { credibility, residualSd } from './prior-intercept.ts';
import { priorsVersion } from './priors.ts';
import { residualCorrelation, sdOfCorrelation } from './residual-correlation.ts';
import { type Cell, type TrainingSet, temperatures, trainingSet } from './training-set.ts';

/**
 * Candidate priors: the table's sds, and the same beliefs held more tightly about their common credibility. Where slopes are
 * noise the tight one wins the evidence and spares the variance of estimating each alone.
 */
export const priorCandidates: readonly PriorScale[] = [
  defaultScale,
  { spread: 0.5, credibility },
  { spread: 0.2, credibility },
];

export interface FitOptions {
  version: string;
  createdFrom?: string;
  candidates?: readonly PriorScale[];
}

/**
 * Fits the predictor to measured cells: tempered Bayesian logistic regression, MAP with Laplace covariance, for each candidate
 * prior; the candidates are averaged by their evidence and the mixture kept as its mean and covariance.
 * No cells with trials > 0: the cold-start model under that version.
 */
export function fitModel(cells: readonly Cell[], options: FitOptions): Model {
  const set = trainingSet(cells);
  const createdFrom = options.createdFrom ?? priorsVersion;
  if (set.cells.length === 0) return { ...coldStartModel(options.version), createdFrom };
  const candidates = options.candidates ?? priorCandidates;

  const priorSd = Math.sqrt(residualSd ** 2 + set.unseenOfPrompt);
  const rough = fitCandidate(
    set,
    tempered(set, residualCorrelation([], priorSd)),
    candidates[0] ?? defaultScale,
  );
  const means = fittedMeans(set, rough.mode);
  const fitted = set.cells.map(({ successes, trials }, i) => ({ mean: means[i] ?? 0.5, successes, trials }));
  const correlation = residualCorrelation(fitted, priorSd);

  const rows = tempered(set, correlation);
  const posteriors = candidates.map((candidate) => fitCandidate(set, rows, candidate, rough.mode));
  const { weights, covariance, shares } = averagePosteriors(posteriors);
  return {
    version: options.version,
    priorsVersion,
    label: 'measured',
    parameters: set.layout.names,
    weights: Array.from(weights, roundNumber),
    covariance: packLowerTriangle(covariance, weights.length),
    recalibration: { method: 'none' },
    trainedOn: {
      answers: set.cells.reduce((sum, cell) => sum + cell.trials, 0),
      prompts: set.clusters.length,
      effectiveN: rows.trials.reduce((sum, k) => sum + k, 0),
      workspaces: new Set(set.cells.map((cell) => cell.workspace)).size,
    },
    // The answers show residual and unseen features together; predictions add the unseen part again.
    tau: Math.sqrt(Math.max(0.25, sdOfCorrelation(correlation, means) ** 2 - set.unseenOfPrompt)),
    correlation,
    candidates: candidates.map(({ spread }, i) => ({ spread, weight: shares[i] ?? 0 })),
    evidence: set.evidence,
    createdFrom,
  };
}

function tempered(set: TrainingSet, correlation: number): Rows {
  const temperature = temperatures(set, correlation);
  const trials = new Float64Array(set.cells.length);
  const successes = new Float64Array(set.cells.length);
  for (const [row, cell] of set.cells.entries()) {
    trials[row] = cell.trials * (temperature[row] ?? 1);
    successes[row] = cell.successes * (temperature[row] ?? 1);
  }
  return { values: set.values, width: sharedWidth, successes, trials };
}

function fitCandidate(set: TrainingSet, rows: Rows, scale: PriorScale, start?: Float64Array): Posterior {
  const { mean, covariance } = parameterPrior(set.layout, scale, set.unseenOfBrand);
  const prior = normalPrior(mean, covariance);
  return findPosteriorMode(
    (parameters) => hierarchicalCurvature(set, rows, parameters),
    prior,
    start ?? mean,
  );
}

function fittedMeans(set: TrainingSet, parameters: Float64Array): number[] {
  const means: number[] = [];
  for (const { engine, from, to } of set.spans) {
    const start = set.layout.engines.get(engine) ?? 0;
    for (let row = from; row < to; row += 1) {
      const brand = set.brandAt[row] ?? -1;
      let score = brand >= 0 ? (parameters[brand] ?? 0) : 0;
      const base = row * sharedWidth;
      for (let j = 0; j < sharedWidth; j += 1) score += (set.values[base + j] ?? 0) * (parameters[j] ?? 0);
      for (const [i, column] of engineColumns.entries())
        score += (set.values[base + column] ?? 0) * (parameters[start + i] ?? 0);
      means.push(expit(score));
    }
  }
  return means;
}

/** Weights candidates by evidence (equal prior belief) and matches the mixture's first two moments. */
function averagePosteriors(posteriors: readonly Posterior[]): {
  weights: Float64Array;
  covariance: Float64Array;
  shares: number[];
} {
  const best = Math.max(...posteriors.map((posterior) => posterior.logEvidence));
  const raw = posteriors.map((posterior) => Math.exp(posterior.logEvidence - best));
  const total = raw.reduce((sum, value) => sum + value, 0);
  const shares = raw.map((value) => value / total);
  const size = posteriors[0]?.mode.length ?? 0;
  const weights = new Float64Array(size);
  for (const [c, posterior] of posteriors.entries())
    for (let i = 0; i < size; i += 1)
      weights[i] = (weights[i] ?? 0) + (shares[c] ?? 0) * (posterior.mode[i] ?? 0);
  const covariance = new Float64Array(size * size);
  for (const [c, posterior] of posteriors.entries()) {
    const share = shares[c] ?? 0;
    for (let row = 0; row < size; row += 1) {
      const rowGap = (posterior.mode[row] ?? 0) - (weights[row] ?? 0);
      for (let column = 0; column < size; column += 1) {
        const at = row * size + column;
        const gap = rowGap * ((posterior.mode[column] ?? 0) - (weights[column] ?? 0));
        covariance[at] = (covariance[at] ?? 0) + share * ((posterior.covariance[at] ?? 0) + gap);
      }
    }
  }
  return { weights, covariance, shares };
}
