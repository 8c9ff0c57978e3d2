import { curvature, type Rows } from './curvature.ts';
import { findPosteriorMode, type NormalPrior, type Posterior } from './posterior-mode.ts';

/**
 * Bayesian logistic regression on a dense design: MAP by Newton, Laplace covariance (MacKay 1992; Gelman et al. 2008).
 * Successes and trials may be fractional: tempered counts. No rows: the prior comes back.
 */
export function fitLogistic(rows: Rows, prior: NormalPrior): Posterior {
  if (rows.values.length !== rows.width * rows.trials.length || prior.mean.length !== rows.width)
    throw new RangeError('design, trials and prior differ in size');
  return findPosteriorMode((coefficients) => curvature(rows, coefficients), prior);
}
