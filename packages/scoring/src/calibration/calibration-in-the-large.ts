import { byPrompt, type ScoredPrediction } from './scored-prediction.ts';

/** Mean outcome less mean prediction. |z| < 2 when predictions are right on average (Cox 1958). */
export interface CalibrationInTheLarge {
  difference: number;
  /** Difference over its standard error, prompts as clusters; NaN below two prompts. */
  z: number;
}

export function calibrationInTheLarge(predictions: readonly ScoredPrediction[]): CalibrationInTheLarge {
  const gaps = byPrompt(predictions).map((rows) =>
    rows.reduce((sum, row) => {
      const one = predictions[row];
      return one ? sum + one.successes - one.trials * one.predicted : sum;
    }, 0),
  );
  const trials = predictions.reduce((sum, one) => sum + one.trials, 0);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const count = gaps.length;
  const squares = gaps.reduce((sum, gap) => sum + (gap - total / count) ** 2, 0);
  const error = count < 2 ? Number.NaN : Math.sqrt((squares * count) / (count - 1));
  return { difference: total / trials, z: total === 0 ? 0 : total / error };
}
