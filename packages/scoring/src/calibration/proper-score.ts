/** Squared error of a probability summed over a cell's answers: y(1−p)² + (k−y)p² (Brier 1950). */
export function brierSum(predicted: number, successes: number, trials: number): number {
  return successes * (1 - predicted) ** 2 + (trials - successes) * predicted * predicted;
}

/** Negative log likelihood summed over a cell's answers, nats. p is kept 1e-6 away from 0 and 1, so no answer costs more than 13.8. */
export function logLossSum(predicted: number, successes: number, trials: number): number {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, predicted));
  return -successes * Math.log(inside) - (trials - successes) * Math.log1p(-inside);
}
