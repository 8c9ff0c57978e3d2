import type { Rows } from './curvature.ts';
import type { DesignRow } from './design.ts';
import { hierarchicalCurvature } from './hierarchical-curvature.ts';
import { missingVariance, unfittedSlopeVariance } from './linear-score.ts';
import { expit } from './logistic.ts';
import { mixNormals } from './mix-normals.ts';
import {
  coldStartModel,
  type Model,
  packLowerTriangle,
  readModel,
  roundNumber,
  type UnpackedModel,
} from './model.ts';
import { engineColumns, type PriorScale, parameterPrior, priorCandidates, sharedWidth } from './parameter.ts';
import { findPosteriorMode, normalPrior, type Posterior } from './posterior-mode.ts';
import { residualSd } from './prior-intercept.ts';
import { priorsVersion } from './priors.ts';
import { residualCorrelation, sdOfCorrelation } from './residual-correlation.ts';
import { promptStretch, residualOfTotal } from './stretch.ts';
import { type Cell, type TrainingSet, temperatures, trainingSet } from './training-set.ts';

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
  const [first] = candidates;
  if (!first) throw new RangeError('needs a candidate prior');

  const before = meanUnseen(readModel(coldStartModel()), set.designs);
  const priorSd = Math.sqrt(residualSd ** 2 + promptStretch(residualSd) ** 2 * before);
  const rough = fitCandidate(set, tempered(set, residualCorrelation([], priorSd)), first);
  const means = fittedMeans(set, rough.mode);
  const fitted = set.cells.map(({ successes, trials }, i) => ({ mean: means[i] ?? 0.5, successes, trials }));
  const correlation = residualCorrelation(fitted, priorSd);

  const rows = tempered(set, correlation);
  const posteriors = candidates.map((candidate) => fitCandidate(set, rows, candidate, rough.mode));
  const shares = evidenceShares(posteriors, candidates);
  const { mean: weights, covariance } = mixNormals(
    posteriors.map((posterior, i) => ({
      mean: posterior.mode,
      covariance: posterior.covariance,
      share: shares[i] ?? 0,
    })),
  );
  const draft: Model = {
    version: options.version,
    priorsVersion,
    label: 'calibrated model',
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
    tau: residualSd,
    correlation,
    candidates: candidates.map(({ name }, i) => ({ name, weight: shares[i] ?? 0 })),
    evidence: set.evidence,
    createdFrom,
  };
  // Answers show the residual together with what was unseen; a prediction adds the unseen part again, so it is taken off here.
  const unseen = meanUnseen(readModel(draft), set.designs);
  return { ...draft, tau: residualOfTotal(sdOfCorrelation(correlation, means) ** 2, unseen) };
}

/** Mean over cells of the variance that a prediction adds for unseen features and for slopes not fitted by engine. */
function meanUnseen(reading: UnpackedModel, designs: readonly DesignRow[]): number {
  const total = designs.reduce(
    (sum, row) => sum + missingVariance(reading, row, true).prompt + unfittedSlopeVariance(row, true),
    0,
  );
  return total / designs.length;
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

/** Share of belief in each candidate: prior share × evidence. */
function evidenceShares(posteriors: readonly Posterior[], candidates: readonly PriorScale[]): number[] {
  const logs = posteriors.map(({ logEvidence }, i) => logEvidence + Math.log(candidates[i]?.share ?? 1));
  const best = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - best));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}
