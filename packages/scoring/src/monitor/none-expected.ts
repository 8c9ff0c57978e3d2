import { logBeta } from '../distribution/index.ts';
import { type Cluster, checkCluster } from '../interval/cluster.ts';

/**
 * The probability that no new answer has what earlier answers had, if nothing changed: Π B(aᵢ, bᵢ + kᵢ) /
 * B(aᵢ, bᵢ), the beta-binomial predictive probability of 0 of kᵢ for each cell (Gelman et al., Bayesian Data
 * Analysis, 2.4), with aᵢ = successes + m, bᵢ = failures + 1 − m, and m the mean over all cells.
 *
 * @param cells what each had before, and how many answers it has now
 * @returns 0..1; 1 where nothing was had before, or nothing was asked now
 */
export function chanceOfNone(cells: readonly (Cluster & { now: number })[]): number {
  for (const cell of cells) {
    checkCluster(cell);
    if (!(Number.isInteger(cell.now) && cell.now >= 0)) throw new RangeError('now is a whole number');
  }
  const trials = cells.reduce((sum, cell) => sum + cell.trials, 0);
  const successes = cells.reduce((sum, cell) => sum + cell.successes, 0);
  if (successes === 0) return 1;
  const mean = Math.min(successes / trials, 1 - 1e-9);
  const log = cells.reduce((sum, cell) => {
    const [a, b] = [cell.successes + mean, cell.trials - cell.successes + 1 - mean];
    return sum + logBeta(a, b + cell.now) - logBeta(a, b);
  }, 0);
  return Math.min(1, Math.exp(log));
}
