import { linearScore, missingVariance, scoreTerms, unfittedBelief } from './linear-score.ts';
import { expit } from './logistic.ts';
import { type Model, packLowerTriangle, readModel, roundNumber } from './model.ts';
import { levelSd } from './prior-intercept.ts';
import { type Cell, type TrainingSet, temperatures, trainingSet } from './training-set.ts';

/** Evidence of one engine's cells about a shift of their common level. */
interface Shift {
  /** Mean design of the cells: the direction in which the parameters move. */
  direction: Float64Array;
  mean: number;
  variance: number;
  priorVariance: number;
}

/**
 * The model after a brand's own measured cells: its level is adjusted first, which is cheap and tells most
 * (method, 5.4).
 *
 * For each engine in turn, the posterior of a shift s of all its cells' scores under N(0, x̄'Cx̄) and their
 * tempered likelihood (Newton, Laplace); then the parameters are conditioned on it: w += g·ŝ, C −= g·g'(V −
 * var s), g = Cx̄/V. The brand's other prompts benefit; slopes hardly change. A brand without cells: the
 * model as it is.
 *
 * @param cells of this brand alone; counts may be fractional where old answers count less
 */
export function adaptToBrand(model: Model, brand: string, cells: readonly Cell[], version: string): Model {
  const set = trainingSet(cells.map((cell) => ({ ...cell, brand })));
  if (set.cells.length === 0) return model;
  const temperature = temperatures(set, model.correlation);
  let adapted = withBrand(model, brand, set);
  for (const span of set.spans) {
    const shift = shiftOf(adapted, set, temperature, span);
    adapted = conditionOn(adapted, shift);
  }
  return { ...adapted, version, createdFrom: model.version };
}

/** Gives the brand a level of its own, with the variance that its cells leave open. */
function withBrand(model: Model, brand: string, set: TrainingSet): Model {
  const name = `brand:${brand}`;
  if (model.parameters.includes(name)) return model;
  const reading = readModel(model);
  const [row] = set.designs;
  const { tier, site } = row ? missingVariance(reading, row, false) : { tier: 0, site: 0 };
  const variance = levelSd.brand ** 2 + tier + site;
  const zeros = new Array<number>(model.parameters.length).fill(0);
  return {
    ...model,
    parameters: [...model.parameters, name],
    weights: [...model.weights, 0],
    covariance: [...model.covariance, ...zeros, variance],
  };
}

function shiftOf(
  model: Model,
  set: TrainingSet,
  temperature: Float64Array,
  { from, to }: { from: number; to: number },
): Shift {
  const reading = readModel(model);
  const direction = new Float64Array(reading.size);
  const rows: { score: number; successes: number; trials: number }[] = [];
  let total = 0;
  let unfitted = 0;
  for (let at = from; at < to; at += 1) {
    const cell = set.cells[at];
    if (!cell) continue;
    const { row, mean } = linearScore(reading, cell);
    const weight = cell.trials * (temperature[at] ?? 1);
    const { index, value } = scoreTerms(reading, cell, row);
    for (const [i, column] of index.entries())
      direction[column] = (direction[column] ?? 0) + weight * (value[i] ?? 0);
    unfitted += weight * unfittedBelief(reading, cell, row).variance;
    total += weight;
    rows.push({ score: mean, successes: cell.successes * (temperature[at] ?? 1), trials: weight });
  }
  for (let i = 0; i < direction.length; i += 1) direction[i] = (direction[i] ?? 0) / total;
  const priorVariance = quadratic(reading.covariance, direction) + unfitted / total;
  return { direction, priorVariance, ...posteriorShift(rows, priorVariance) };
}

/** Mode and variance of the shift: concave in one dimension, so Newton with a step of at most 1. */
function posteriorShift(
  rows: readonly { score: number; successes: number; trials: number }[],
  priorVariance: number,
) {
  let mean = 0;
  let precision = 1 / priorVariance;
  for (let round = 0; round < 60; round += 1) {
    let gradient = -mean / priorVariance;
    precision = 1 / priorVariance;
    for (const { score, successes, trials } of rows) {
      const p = expit(score + mean);
      gradient += successes - trials * p;
      precision += trials * p * (1 - p);
    }
    const step = Math.max(-1, Math.min(1, gradient / precision));
    mean += step;
    if (Math.abs(step) < 1e-9) break;
  }
  return { mean, variance: 1 / precision };
}

function conditionOn(model: Model, { direction, mean, variance, priorVariance }: Shift): Model {
  const { covariance, size, weights } = readModel(model);
  const gain = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1)
      sum += (covariance[row * size + column] ?? 0) * (direction[column] ?? 0);
    gain[row] = sum / priorVariance;
  }
  const shrink = priorVariance - variance;
  const narrowed = covariance.map(
    (value, at) => value - (gain[Math.floor(at / size)] ?? 0) * (gain[at % size] ?? 0) * shrink,
  );
  return {
    ...model,
    weights: Array.from(weights, (weight, at) => roundNumber(weight + (gain[at] ?? 0) * mean)),
    covariance: packLowerTriangle(narrowed, size),
  };
}

function quadratic(covariance: Float64Array, vector: Float64Array): number {
  const size = vector.length;
  let sum = 0;
  for (let row = 0; row < size; row += 1) {
    const x = vector[row] ?? 0;
    if (x === 0) continue;
    for (let column = 0; column < size; column += 1)
      sum += x * (vector[column] ?? 0) * (covariance[row * size + column] ?? 0);
  }
  return sum;
}
