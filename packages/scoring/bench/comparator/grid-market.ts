import { type IccPrior, marginalMean, type Posterior } from '../../src/interval/posterior.ts';
import type { Moments } from '../../src/interval/posterior-moments.ts';

/** The grid's result for one estimand. */
export interface GridReading extends Moments {
  low: number;
  high: number;
}

/** ICC ~ U(0, 1): says nothing of how alike prompts are. */
const uniform: IccPrior = { alpha: 1, beta: 1 };

/**
 * Equal-tailed 95% credible interval of the population mean μ: quantiles of its marginal posterior, linear inside
 * a cell. The reference for widths: it covers 93 to 98% where prompts' rates follow a Beta law, and down to 52% elsewhere.
 */
export function readGridMarket(posterior: Posterior, prior: IccPrior = uniform): GridReading {
  const { grid } = posterior;
  const mass = marginalMean(posterior, prior);
  let mean = 0;
  let square = 0;
  let below = 0;
  let low = Number.NaN;
  let high = Number.NaN;
  for (const [cell, weight] of mass.entries()) {
    const center = grid.mean[cell] ?? 0;
    mean += weight * center;
    square += weight * center * center;
    const left = grid.edge[cell] ?? 0;
    const width = (grid.edge[cell + 1] ?? 1) - left;
    const above = below + weight;
    if (Number.isNaN(low) && above >= 0.025) low = left + (width * (0.025 - below)) / weight;
    if (Number.isNaN(high) && above >= 0.975) high = left + (width * (0.975 - below)) / weight;
    below = above;
  }
  return { mean, variance: square - mean * mean, low, high };
}
