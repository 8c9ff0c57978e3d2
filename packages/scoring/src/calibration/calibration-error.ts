import type { BinRows } from './reliability-bins.ts';
import type { ScoredPrediction } from './scored-prediction.ts';

export interface CalibrationError {
  /** Σ share × (observed − predicted)² less the part that chance alone adds; may be below 0. Unbiased at perfect calibration. */
  debiasedSquared: number;
  /** Σ share × |observed − predicted|: the usual ECE, biased upwards. */
  plugIn: number;
}

/**
 * Binned calibration error. The squared gap of a bin is debiased by the variance of its mean outcome (Kumar, Liang and Ma 2019),
 * estimated with prompts as clusters, since a prompt's answers are not independent. A bin of one prompt adds nothing to the
 * debiased figure.
 */
export function calibrationError(
  predictions: readonly ScoredPrediction[],
  bins: readonly BinRows[],
  successes: ArrayLike<number> = predictions.map((one) => one.successes),
): CalibrationError {
  let total = 0;
  let squared = 0;
  let absolute = 0;
  for (const rows of bins) {
    let trials = 0;
    let expected = 0;
    let seen = 0;
    const clusters = new Map<string, { gap: number; trials: number }>();
    for (const row of rows) {
      const one = predictions[row];
      if (!one) continue;
      const y = successes[row] ?? 0;
      trials += one.trials;
      expected += one.trials * one.predicted;
      seen += y;
      const cluster = clusters.get(one.prompt) ?? { gap: 0, trials: 0 };
      cluster.gap += y - one.trials * one.predicted;
      cluster.trials += one.trials;
      clusters.set(one.prompt, cluster);
    }
    total += trials;
    const gap = (seen - expected) / trials;
    absolute += trials * Math.abs(gap);
    const count = clusters.size;
    if (count < 2) continue;
    let squares = 0;
    for (const cluster of clusters.values()) squares += (cluster.gap - gap * cluster.trials) ** 2;
    const variance = (squares * count) / (count - 1) / (trials * trials);
    squared += trials * (gap * gap - variance);
  }
  return { debiasedSquared: squared / total, plugIn: absolute / total };
}
