import { choleskyFactor, choleskyInverse, choleskySolve, logDeterminant } from './cholesky.ts';
import type { Curvature } from './curvature.ts';

/** A multivariate normal prior: mean, covariance and its inverse, row-major. */
export interface NormalPrior {
  mean: Float64Array;
  precision: Float64Array;
  /** ln |precision|. */
  logDeterminant: number;
}

export interface Posterior {
  mode: Float64Array;
  covariance: Float64Array;
  /** Laplace's approximation of ln ∫ likelihood × prior. */
  logEvidence: number;
  steps: number;
}

/** A normal prior from its covariance; throws RangeError when that is not positive definite. */
export function normalPrior(mean: Float64Array, covariance: Float64Array): NormalPrior {
  const factor = choleskyFactor(covariance, mean.length);
  return {
    mean,
    precision: choleskyInverse(factor, mean.length),
    logDeterminant: -logDeterminant(factor, mean.length),
  };
}

/** A normal prior of independent parameters, from their sds (> 0). */
export function independentPrior(mean: readonly number[], sd: readonly number[]): NormalPrior {
  const size = mean.length;
  const precision = new Float64Array(size * size);
  let log = 0;
  for (let i = 0; i < size; i += 1) {
    const variance = (sd[i] ?? 1) ** 2;
    precision[i * size + i] = 1 / variance;
    log -= Math.log(variance);
  }
  return { mean: Float64Array.from(mean), precision, logDeterminant: log };
}

/**
 * The posterior's mode by Newton's method and its Laplace covariance (inverse Hessian at the mode), as in MacKay 1992.
 * Concave log likelihood assumed; steps are halved while the objective falls. At most 60 steps.
 *
 * @param evaluate log likelihood, gradient and information (lower triangle) at the coefficients
 */
export function findPosteriorMode(
  evaluate: (coefficients: Float64Array) => Curvature,
  prior: NormalPrior,
  start: Float64Array = prior.mean,
): Posterior {
  const size = prior.mean.length;
  let mode = Float64Array.from(start);
  let current = evaluate(mode);
  let objective = current.logLikelihood - penalty(prior, mode);
  let factor = choleskyFactor(hessian(current.information, prior), size);
  let steps = 0;
  for (; steps < 60; steps += 1) {
    const gradient = penalisedGradient(current.gradient, prior, mode);
    const step = choleskySolve(factor, size, gradient);
    let decrement = 0;
    for (let i = 0; i < size; i += 1) decrement += (step[i] ?? 0) * (gradient[i] ?? 0);
    // Twice the log posterior still to gain: at 1e-8 the mode is within 1e-4 of its sd.
    if (decrement < 1e-8) break;
    let scale = 1;
    let moved = false;
    for (; scale > 1e-6; scale /= 2) {
      const next = mode.map((value, i) => value + scale * (step[i] ?? 0));
      const candidate = evaluate(next);
      const height = candidate.logLikelihood - penalty(prior, next);
      if (height < objective - 1e-12 * Math.abs(objective)) continue;
      mode = next;
      current = candidate;
      objective = height;
      moved = true;
      break;
    }
    if (!moved) break;
    factor = choleskyFactor(hessian(current.information, prior), size);
  }
  const logEvidence = objective + prior.logDeterminant / 2 - logDeterminant(factor, size) / 2;
  return { mode, covariance: choleskyInverse(factor, size), logEvidence, steps };
}

function hessian(information: Float64Array, prior: NormalPrior): Float64Array {
  return information.map((value, i) => value + (prior.precision[i] ?? 0));
}

function pull(prior: NormalPrior, at: Float64Array): Float64Array {
  const size = at.length;
  const result = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    let sum = 0;
    for (let column = 0; column < size; column += 1)
      sum += (prior.precision[row * size + column] ?? 0) * ((at[column] ?? 0) - (prior.mean[column] ?? 0));
    result[row] = sum;
  }
  return result;
}

function penalty(prior: NormalPrior, at: Float64Array): number {
  const force = pull(prior, at);
  return force.reduce((sum, value, i) => sum + value * ((at[i] ?? 0) - (prior.mean[i] ?? 0)), 0) / 2;
}

function penalisedGradient(gradient: Float64Array, prior: NormalPrior, at: Float64Array): Float64Array {
  const force = pull(prior, at);
  return gradient.map((value, i) => value - (force[i] ?? 0));
}
