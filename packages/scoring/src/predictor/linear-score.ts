import { type DesignRow, designRow, type Subject } from './design.ts';
import type { UnpackedModel } from './model.ts';
import { engineColumns, featureColumn, firstFeatureColumn } from './parameter.ts';
import { engineBelief, engineSlopeSd, levelSd } from './prior-intercept.ts';
import { featurePrior, featurePriors } from './priors.ts';

/** A subject's linear score: population-averaged log-odds, and where its uncertainty comes from. */
export interface LinearScore {
  row: DesignRow;
  mean: number;
  /** Variance of the coefficients: shared by all prompts, shrinks with answers. */
  coefficientVariance: number;
  missing: MissingVariance;
}

/** Variance of what was not seen: of the brand's tier and of its site (shared by its prompts), and of the prompt and its page. */
export interface MissingVariance {
  tier: number;
  site: number;
  prompt: number;
}

/** Indices and values of a subject's parameters, so that score = Σ weight[index] × value. */
export function scoreTerms(
  reading: UnpackedModel,
  subject: Subject,
  row: DesignRow,
): { index: number[]; value: number[] } {
  const index: number[] = [];
  const value: number[] = [];
  for (let column = 0; column < row.columns.length; column += 1) {
    const x = row.columns[column] ?? 0;
    if (x === 0) continue;
    index.push(column);
    value.push(x);
  }
  const start = reading.layout.engines.get(subject.engine);
  if (start !== undefined) {
    for (const [i, column] of engineColumns.entries()) {
      const x = row.columns[column] ?? 0;
      if (x === 0) continue;
      index.push(start + i);
      value.push(x);
    }
  }
  const brand = subject.brand === undefined ? undefined : reading.layout.brands.get(subject.brand);
  if (brand !== undefined) {
    index.push(brand);
    value.push(1);
  }
  return { index, value };
}

/** Mean and variance of what the layout has no parameter for (an engine or a brand never fitted), and whether the brand has one. */
export function unfittedBelief(
  reading: UnpackedModel,
  subject: Subject,
  row: DesignRow,
): { mean: number; variance: number; brand: boolean } {
  const fitted = reading.layout.engines.has(subject.engine);
  const belief = engineBelief(subject.engine);
  let variance = unfittedSlopeVariance(row, fitted) + (fitted ? 0 : belief.sd ** 2);
  const brand = subject.brand !== undefined && reading.layout.brands.has(subject.brand);
  if (!brand) variance += levelSd.brand ** 2;
  return { mean: fitted ? 0 : belief.mean, variance, brand };
}

/** Variance by what an engine's slopes differ from the common ones, where the fit gives the engine none of its own. */
export function unfittedSlopeVariance(row: DesignRow, engineFitted: boolean): number {
  let variance = 0;
  for (const [i, prior] of featurePriors.entries())
    if (!engineFitted || !prior.variesByEngine)
      variance += (engineSlopeSd * (row.columns[firstFeatureColumn + i] ?? 0)) ** 2;
  return variance;
}

export function linearScore(reading: UnpackedModel, subject: Subject): LinearScore {
  const row = designRow(subject);
  const { index, value } = scoreTerms(reading, subject, row);
  const unfitted = unfittedBelief(reading, subject, row);
  let mean = unfitted.mean;
  let coefficientVariance = unfitted.variance;
  for (let i = 0; i < index.length; i += 1) {
    const line = (index[i] ?? 0) * reading.size;
    const x = value[i] ?? 0;
    mean += x * (reading.weights[index[i] ?? 0] ?? 0);
    for (let j = 0; j < index.length; j += 1)
      coefficientVariance += x * (value[j] ?? 0) * (reading.covariance[line + (index[j] ?? 0)] ?? 0);
  }
  return { row, mean, coefficientVariance, missing: missingVariance(reading, row, unfitted.brand) };
}

/** Σ (β² + Var β)·sd² over missing features: each is a draw from typical pages, its coefficient only a belief.
 * What is missing about a fitted brand is in its fitted level already. */
export function missingVariance(
  reading: UnpackedModel,
  row: DesignRow,
  brandFitted: boolean,
): MissingVariance {
  const variance = { tier: brandFitted ? 0 : row.tierVariance, site: 0, prompt: 0 };
  for (const id of row.missing) {
    const { kind, typical } = featurePrior(id);
    const column = featureColumn(id);
    const weight = reading.weights[column] ?? 0;
    const spread = reading.covariance[column * reading.size + column] ?? 0;
    const part = (weight * weight + spread) * typical.sd ** 2;
    if (kind !== 'brand' && kind !== 'access') variance.prompt += part;
    else if (!brandFitted) variance.site += part;
  }
  return variance;
}
