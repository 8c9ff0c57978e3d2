import { type Layout, mixedPrior, parameterLayout, priorCandidates } from './parameter.ts';
import { knownEngines, priorCorrelation, residualSd } from './prior-intercept.ts';
import { priorsVersion } from './priors.ts';
import type { Recalibration } from './recalibration.ts';

/** Data that a model was fitted to. effectiveN: number of independent answers with the same information. */
export interface TrainedOn {
  answers: number;
  prompts: number;
  effectiveN: number;
  workspaces: number;
}

/** Basis of a prediction: a model is called calibrated only when live answers have been fitted. */
export const modelLabels = ['published effects, not yet checked here', 'calibrated model'] as const;
export type ModelLabel = (typeof modelLabels)[number];

/** A candidate prior and the share of belief that the answers gave it. */
export interface CandidateWeight {
  name: string;
  weight: number;
}

/** A fitted predictor as plain JSON. Coefficients are population-averaged log-odds: what published studies report. */
export interface Model {
  version: string;
  priorsVersion: string;
  label: ModelLabel;
  parameters: readonly string[];
  weights: readonly number[];
  /** Lower triangle of the posterior covariance, row by row. */
  covariance: readonly number[];
  recalibration: Recalibration;
  trainedOn: TrainedOn;
  /** sd of a prompt's own level beyond its features, logit scale. */
  tau: number;
  /** Intraclass correlation of a prompt's answers given its features: what the answers were tempered by. */
  correlation: number;
  candidates: readonly CandidateWeight[];
  /** Answers behind each feature: those of which the feature was seen. */
  evidence: Readonly<Record<string, number>>;
  /** The version it was made from, or the priors. */
  createdFrom: string;
}

/** Positions and the full covariance, unpacked once from a model. */
export interface UnpackedModel {
  model: Model;
  layout: Layout;
  weights: Float64Array;
  covariance: Float64Array;
  size: number;
}

const significant = 1e6;

/** Rounded to 6 significant digits: far below the posterior's sd, and a third of the JSON. */
export function roundNumber(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const scale = 10 ** (5 - Math.floor(Math.log10(Math.abs(value))));
  return Number.isFinite(scale)
    ? Math.round(value * scale) / scale
    : Math.round(value * significant) / significant;
}

export function packLowerTriangle(matrix: Float64Array, size: number): number[] {
  const packed: number[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1)
      packed.push(roundNumber(matrix[row * size + column] ?? 0));
  return packed;
}

const readings = new WeakMap<Model, UnpackedModel>();

/** Unpacks a model, once per object. Throws RangeError when its arrays do not fit together. */
export function readModel(model: Model): UnpackedModel {
  const known = readings.get(model);
  if (known) return known;
  const size = model.parameters.length;
  if (model.weights.length !== size || model.covariance.length !== (size * (size + 1)) / 2)
    throw new RangeError('model parameters, weights and covariance differ in size');
  const covariance = new Float64Array(size * size);
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const value = model.covariance[at] ?? 0;
      covariance[row * size + column] = value;
      covariance[column * size + row] = value;
      at += 1;
    }
  }
  const engines: string[] = [];
  const brands: string[] = [];
  for (const name of model.parameters) {
    if (name.startsWith('engine:') && name.endsWith(':level')) engines.push(name.slice(7, -6));
    else if (name.startsWith('brand:')) brands.push(name.slice(6));
  }
  const layout = parameterLayout(engines, brands);
  if (layout.names.some((name, i) => name !== model.parameters[i]))
    throw new RangeError('model was made from another prior table');
  const reading = { model, layout, weights: Float64Array.from(model.weights), covariance, size };
  readings.set(model, reading);
  return reading;
}

/** The model before any answer: published effects only. Every prediction from it says so. */
export function coldStartModel(version = `cold-start-${priorsVersion}`): Model {
  const layout = parameterLayout(knownEngines, []);
  const { mean, covariance } = mixedPrior(layout);
  return {
    version,
    priorsVersion,
    label: 'published effects, not yet checked here',
    parameters: layout.names,
    weights: Array.from(mean, roundNumber),
    covariance: packLowerTriangle(covariance, mean.length),
    recalibration: { method: 'none' },
    trainedOn: { answers: 0, prompts: 0, effectiveN: 0, workspaces: 0 },
    tau: residualSd,
    correlation: priorCorrelation,
    candidates: priorCandidates.map(({ name, share }) => ({ name, weight: share })),
    evidence: {},
    createdFrom: priorsVersion,
  };
}
