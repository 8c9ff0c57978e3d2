import { groupBy } from './group-by.ts';

/** A prediction made earlier beside the answers that came later: one cell (prompt × engine). */
export interface ScoredPrediction {
  prompt: string;
  engine: string;
  locale?: string;
  /** Predicted probability of presence in one answer. */
  predicted: number;
  /** The 95% interval that was given for the cell's rate. */
  low?: number;
  high?: number;
  successes: number;
  trials: number;
  /** A simpler forecast; without it, the rate of the other prompts is used. */
  baseline?: number;
}

/** Intraclass correlation of a prompt's answers, used wherever chance is simulated: Beta(6, 4) mean (method, section 2). */
export const defaultCorrelation = 0.6;

/** Rows of each prompt. */
export function byPrompt(predictions: readonly ScoredPrediction[]): readonly (readonly number[])[] {
  return [...groupBy([...predictions.keys()], (row) => predictions[row]?.prompt).values()];
}

/** Forecast by the rate of all other prompts: what "no skill" means where no baseline is given. NaN with one prompt. */
export function leaveOnePromptOut(predictions: readonly ScoredPrediction[]): Float64Array {
  const successes = predictions.reduce((sum, one) => sum + one.successes, 0);
  const trials = predictions.reduce((sum, one) => sum + one.trials, 0);
  const result = new Float64Array(predictions.length);
  for (const rows of byPrompt(predictions)) {
    let y = 0;
    let k = 0;
    for (const row of rows) {
      y += predictions[row]?.successes ?? 0;
      k += predictions[row]?.trials ?? 0;
    }
    for (const row of rows) result[row] = trials > k ? (successes - y) / (trials - k) : Number.NaN;
  }
  return result;
}
